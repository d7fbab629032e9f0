"""Copies of the whole database: taken, verified, kept in rotation, put back (docs/backup.md)."""
