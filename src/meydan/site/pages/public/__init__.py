"""Pupils, parents, spectators: no log-in."""
