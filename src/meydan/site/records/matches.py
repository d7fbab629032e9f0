"""The match of a pairing: folded from its stored acts."""

from functools import lru_cache

from meydan.match import Match, act_from_plain, fold
from meydan.rulebooks.loader import load_rules
from meydan.rulebooks.model import GameRules
from meydan.site.models import Category, Pairing


@lru_cache(maxsize=64)
def rules_for(rulebook: str, game: str) -> GameRules:
    return load_rules(rulebook, game)


def rules_of(category: Category) -> GameRules:
    return rules_for(category.rulebook, category.game)


def match_of(pairing: Pairing) -> Match | None:
    """None while nobody has opened the match."""
    acts = [act_from_plain(one) for one in pairing.stored_acts.order_by("number").values_list("act", flat=True)]
    if not acts:
        return None
    return fold(rules_of(pairing.round.category), acts)
