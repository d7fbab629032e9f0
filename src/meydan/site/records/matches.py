"""The match of a pairing: folded from its stored acts, by the rulebook and what it left to the technical meeting."""

from dataclasses import replace
from functools import lru_cache

from meydan.games import GAMES
from meydan.games.game import Option, OptionValue
from meydan.match import Match, act_from_plain, fold
from meydan.rulebooks.loader import load_rules
from meydan.rulebooks.model import GameRules
from meydan.site.models import Category, Pairing


@lru_cache(maxsize=256)
def rules_for(rulebook: str, game: str, chosen: tuple[tuple[str, OptionValue], ...] = ()) -> GameRules:
    rules = load_rules(rulebook, game)
    return replace(rules, options=(*rules.options, *chosen)) if chosen else rules


def rules_of(category: Category) -> GameRules:
    """As this category plays."""
    names = [option.name for option in open_options(category) if option.name in category.options]
    return rules_for(category.rulebook, category.game, tuple((name, category.options[name]) for name in names))


def open_options(category: Category) -> tuple[Option, ...]:
    """The game's options that the rulebook does not choose itself."""
    game = GAMES.get(category.game)
    if game is None:
        return ()
    settled = rules_for(category.rulebook, category.game).game_options
    return tuple(option for option in game.options if option.name not in settled)


def match_of(pairing: Pairing) -> Match | None:
    """None while nobody has opened the match."""
    acts = [act_from_plain(one) for one in pairing.stored_acts.order_by("number").values_list("act", flat=True)]
    if not acts:
        return None
    return fold(rules_of(pairing.round.category), acts)
