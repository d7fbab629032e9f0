"""Mangala played perfectly: the endgame table, the opening book and the solver."""
