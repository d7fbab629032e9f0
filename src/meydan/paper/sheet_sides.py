"""What the two players of a match are called where all its sets are written: on score sheets and slips.

Whoever starts a set has the colour that starts (`yuzuncu-yil.pentago.5`, `yuzuncu-yil.kure.2`), and the starters
alternate: over several sets nobody is black or white.
"""

from meydan.games import colours_of
from meydan.games.words import Words
from meydan.paper.pairing_lists import FIRST_SET_AS, PLAYERS, side_names, side_titles
from meydan.rulebooks import GameRules
from meydan.tournament.names import lower_case

STARTS = Words("Başlayan", "Starts")


def several_sets(rules: GameRules) -> bool:
    return rules.sets is not None and rules.sets.count > 1


def player_names(rules: GameRules, language: str) -> tuple[str, str]:
    """By colour in a match of one set; player 1 and 2 where the colours change from set to set."""
    if not several_sets(rules):
        return side_names(rules, language)
    return PLAYERS[0].in_language(language), PLAYERS[1].in_language(language)


def player_titles(rules: GameRules, language: str) -> tuple[str, str]:
    """The same with who starts, and with which colour."""
    colour = starting_colour(rules, language)
    if not colour or not several_sets(rules):
        return side_titles(rules, language)
    first, second = player_names(rules, language)
    return f"{first} ({FIRST_SET_AS.in_language(language).format(side=colour)})", second


def starts_title(rules: GameRules, language: str) -> str:
    """Over the column of who starts a set: the one who does has the named colour in it, and only in it."""
    colour = starting_colour(rules, language) if several_sets(rules) else ""
    return STARTS.in_language(language) + (f" ({colour})" if colour else "")


def starting_colour(rules: GameRules, language: str) -> str:
    colours = colours_of(rules.game)
    if colours is None:
        return ""
    said = colours[0].in_language(language)
    return lower_case(said) if language == "tr" else said.lower()
