"""What a phone is handed so that it can go on with a match by itself: the rulebook's facts, in the form of JSON.

The rules are written as they stand in the rulebook: a field is a key, an article is its reference. Lists and labels
that the match's own modules keep go along, so that they are written down once.
"""

from typing import Any, get_args

from meydan.games import CARD_RACES, GAMES, Words
from meydan.match import deeds
from meydan.match.authority import HEAD_REFEREE_ONLY, PLAYERS_MAY, PLAYERS_OWN
from meydan.match.consequences import SET_ENDS
from meydan.match.counting import ASKED, PARTS
from meydan.match.endings import provided_or_points
from meydan.match.examples import some_counts
from meydan.match.facts_as_json import fact, words
from meydan.match.known_positions import position_to_plain
from meydan.match.offers import REMARKS
from meydan.match.result import REASON_WORDS
from meydan.match.sentences import ABOUT, SIGNERS
from meydan.match.step import AFTER_A_TIE, CARD_PLAY
from meydan.match.table import NEVER_ACCEPTED, OBJECTIONS, RECORDED, articles_for, at_once_article
from meydan.match.titles import NAMED, PLAIN
from meydan.match.touch import BREACHES, touch_article
from meydan.match.warnings import MOVES
from meydan.rulebooks.card_facts import Level
from meydan.rulebooks.model import GameRules
from meydan.rulebooks.referee import ACT_WORDS, BREACH_WORDS, ActKind

# The facts of a game that decide about a match; opponents and orders are the tournament's.
FACTS = (
    "rulebook",
    "game",
    "title",
    "format",
    "points",
    "starter",
    "sets",
    "count",
    "cards",
    "clock",
    "limit",
    "causes",
    "acts",
    "exemptions",
    "score_sheet",
    "knockout_tie",
)

WORDS: dict[str, dict[Any, Words]] = {
    "breaches": {**BREACH_WORDS},
    "acts": {**ACT_WORDS},
    "reasons": {**REASON_WORDS},
    "set_ends": {**SET_ENDS},
    "signers": {**SIGNERS},
    "about": {**ABOUT},
    "asked": {str(parts): words for parts, words in ASKED.items()},
    "titles": {kind.kind: words for kind, words in PLAIN.items()},
    "named_titles": {kind.kind: words for kind, words in NAMED.items()},
}

LISTS: dict[str, tuple[Any, ...]] = {
    "head_referee_only": HEAD_REFEREE_ONLY,
    "players_own": PLAYERS_OWN,
    "players_may": PLAYERS_MAY,
    "card_play": CARD_PLAY,
    "after_a_tie": AFTER_A_TIE,
    "corrections": get_args(deeds.Correction),
    "recorded": RECORDED,
    "objections": OBJECTIONS,
    "never_accepted": NEVER_ACCEPTED,
    "moving_breaches": MOVES,
    "touching_breaches": BREACHES,
    "remarks": tuple(sorted(REMARKS)),
    "levels": tuple(Level),
}


def rules_to_plain(rules: GameRules) -> dict[str, object]:
    """Everything that the phone must know of a game under a rulebook, in the form of JSON."""
    return {
        **{name: fact(getattr(rules, name)) for name in FACTS},
        "articles": {one.reference: {"label": fact(one.label), **words(one.words)} for one in rules.citations},
        "home": {home: rules.cite(home).reference for one in rules.citations for home in one.home},
        "provides": {act.value: [one.reference for one in articles_for(rules, act)] for act in ActKind},
        "disqualification": fact(provided_or_points(rules, ActKind.DISQUALIFICATION)),
        "ruling": fact(provided_or_points(rules, ActKind.RULING, ActKind.PENALTY)),
        "at_once": fact(at_once_article(rules)),
        "touch": fact(touch_article(rules)),
        "parts": PARTS.get(rules.count.counted) if rules.count else None,
        "some_counts": fact(some_counts(rules)),
        "words": {name: {str(key): words(one) for key, one in said.items()} for name, said in WORDS.items()},
        "lists": {name: [fact(one) for one in listed] for name, listed in LISTS.items()},
        "figures": rules.game in CARD_RACES and CARD_RACES[rules.game].booklet,
        **board_facts(rules),
    }


def board_facts(rules: GameRules) -> dict[str, object]:
    """Whether a final board can be entered, and the position in which every set begins."""
    game = GAMES.get(rules.game)
    if game is None:
        return {"board_counted": False, "start": None}
    start = position_to_plain(rules, game.start(rules.game_options))
    return {"board_counted": game.count_with is not None, "start": start}
