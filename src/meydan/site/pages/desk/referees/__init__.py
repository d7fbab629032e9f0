"""The head referee's desk and the log."""
