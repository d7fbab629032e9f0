"""Entries and check-in. A log line names a pupil by entry number only: a name could never be taken out of the chain."""
