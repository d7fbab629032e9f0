"""The checker tells what was paired otherwise, round by round."""

from dataclasses import replace

from meydan.tournament.crosstable import Colour, Contestant, CrossTable, Encounter
from meydan.tournament.swiss import Plan, check, generate
from tests.tournament.swiss.tables import table


def test_tournament_paired_by_the_rules_has_no_differences() -> None:
    assert check(generate(Plan(24, 7, seed=3, forfeits=40, half_byes=40, absences=40, late_entries=80))) == ()


def test_other_opponents_are_listed_with_what_the_rules_give() -> None:
    (difference,) = check(table(["4w1", "3b0", "2w1", "1b0"]))
    assert difference.round_number == 1
    assert difference.paired == ((1, 4), (3, 2))
    assert difference.by_rule == ((1, 3), (4, 2))


def test_differences_are_told_in_words() -> None:
    words = check(table(["4w1", "3b0", "2w1", "1b0"]))[0].words
    assert words.tr == "1. tur: 2 eşleşme farklı. Oynanan: 1–4, 3–2. Kurallara göre: 1–3, 4–2."
    assert words.en == "Round 1: 2 pairings differ. Paired: 1–4, 3–2. By the rules: 1–3, 4–2."


def test_turned_colours_are_told_apart_from_other_opponents() -> None:
    words = check(table(["3b1", "4w0", "1w0", "2b1"]))[0].words
    assert words.tr == "1. tur: renkler farklı. Oynanan: 2–4, 3–1. Kurallara göre: 1–3, 4–2."


def test_other_bye_is_listed() -> None:
    words = check(table(["U", "3w1", "2b0"]))[0].words
    assert words.en == "Round 1: 2 pairings differ. Paired: 1 bye, 2–3. By the rules: 1–2, 3 bye."


def test_round_is_judged_on_what_happened_before_it() -> None:
    """A wrong first round does not make the second one wrong."""
    wrong = table(["4w1", "3b0", "2w1", "1b0"])
    second = {1: "3b1", 2: "4w1", 3: "1w0", 4: "2b0"}
    assert [difference.round_number for difference in check(_add_round(wrong, second))] == [1]


def _add_round(before: CrossTable, played: dict[int, str]) -> CrossTable:
    def longer(contestant: Contestant) -> Contestant:
        text = played[contestant.number]
        extra = Encounter(int(text[0]), Colour(text[1]), type(contestant.encounters[0].result)(text[2]))
        return replace(contestant, encounters=(*contestant.encounters, extra))

    return replace(before, contestants=tuple(map(longer, before.contestants)))
