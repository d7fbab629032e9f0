"""Entries and check-in."""
