"""Entries, order, lots, pairing, standings and stages: pure functions over plain values."""
