"""Printing: every paper of the event in one click, several in one file, looked at before."""
