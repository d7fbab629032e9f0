"""Meydan: mind-games tournaments by the official Turkish rulebooks."""

from meydan.games import GAMES, Game, IllegalMove, InvalidText, Outcome, Position, Side, find_game

__all__ = ["GAMES", "Game", "IllegalMove", "InvalidText", "Outcome", "Position", "Side", "find_game"]
