"""Files in and out: spreadsheets, TRF, the event archive. Plain values in, plain values out."""
