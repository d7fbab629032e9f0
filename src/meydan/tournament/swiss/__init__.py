"""Swiss pairing by the FIDE Dutch system (handbook C.04.3, in force since 1 February 2026)."""

from meydan.tournament.swiss.checker import Difference, check, check_round
from meydan.tournament.swiss.generator import Plan, generate
from meydan.tournament.swiss.pairing import Impossible, Pairing, pair
from meydan.tournament.swiss.reasons import Reason, explain

__all__ = [
    "Difference",
    "Impossible",
    "Pairing",
    "Plan",
    "Reason",
    "check",
    "check_round",
    "explain",
    "generate",
    "pair",
]
