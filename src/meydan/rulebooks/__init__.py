"""The five rulebooks as data, and their loader."""
