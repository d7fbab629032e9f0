"""The five rulebooks as data, and their loader."""

from meydan.rulebooks.articles import Article, Citation, Layer
from meydan.rulebooks.errors import RulebookError, UnknownArticle
from meydan.rulebooks.loader import RULEBOOKS, load, load_rules, parse_rulebook
from meydan.rulebooks.model import BriefingLine, GameRules, Rulebook, briefing

__all__ = [
    "RULEBOOKS",
    "Article",
    "BriefingLine",
    "Citation",
    "GameRules",
    "Layer",
    "Rulebook",
    "RulebookError",
    "UnknownArticle",
    "briefing",
    "load",
    "load_rules",
    "parse_rulebook",
]
