"""Standings, cross table, player card, bracket."""
