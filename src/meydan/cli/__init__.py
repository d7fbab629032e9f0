"""The command `meydan`: a thin shell around the rooms."""
