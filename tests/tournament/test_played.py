"""Refereed matches become a cross table, and the Swiss system pairs the next round from it."""

import pytest

from meydan.match import Player, Role
from meydan.match.deeds import (
    CardAnnounced,
    CardApproved,
    CardClaimed,
    Deed,
    Disqualified,
    NoShow,
    SetBegun,
    SetCounted,
    SetDecided,
)
from meydan.match.result import Result as MatchResult
from meydan.rulebooks import load_rules
from meydan.rulebooks.facts import Format
from meydan.tournament.crosstable import Contestant, CrossTable, Result
from meydan.tournament.played import encounters
from meydan.tournament.swiss import Pairing, pair
from tests.match.table import FIRST, SECOND, Table


def refereed(rulebook: str, game: str, *deeds: Deed) -> MatchResult:
    result = Table(rulebook, game).do(*deeds).match.result
    assert result is not None
    return result


def letters(result: MatchResult) -> tuple[Result, Result]:
    first, second = encounters(1, 2, result)
    return first.result, second.result


def card_race(rulebook: str, game: str, *winners: Player) -> MatchResult:
    """A round of the race: these players win its cards, in this order."""
    cards = Table(rulebook, game).match.state.opened.cards
    deeds: list[Deed] = []
    for card, winner in zip(cards, winners, strict=False):
        deeds += [CardAnnounced(card), CardClaimed(winner), CardApproved()]
    return refereed(rulebook, game, *deeds)


def second_round(first_board: MatchResult, second_board: MatchResult) -> Pairing:
    """Four players; round 1 was 1–3 and 4–2, as the Swiss system pairs it."""
    one, three = encounters(1, 3, first_board)
    four, two = encounters(4, 2, second_board)
    table = CrossTable(
        tuple(Contestant(number, encounters=(played,)) for number, played in enumerate((one, two, three, four), 1)),
        rounds=3,
    )
    pairing = pair(table)
    assert isinstance(pairing, Pairing)
    return pairing


@pytest.mark.article("yuzuncu-yil.equilibrio.4", "yuzuncu-yil.qbitz.2", "salihli.equilibrio.all", "salihli.qbitz.all")
@pytest.mark.parametrize("rulebook", ["yuzuncu-yil", "salihli"])
@pytest.mark.parametrize("game", ["equilibrio", "qbitz"])
def test_who_wins_more_cards_gets_the_point_and_the_swiss_system_pairs_the_winners(rulebook: str, game: str) -> None:
    first_wins = card_race(rulebook, game, SECOND, FIRST, SECOND, FIRST, FIRST, FIRST, FIRST)
    second_wins = card_race(rulebook, game, SECOND, FIRST, SECOND, FIRST, SECOND, SECOND, SECOND)
    assert (first_wins.points, second_wins.points) == ((2, 0), (0, 2))
    # By hand: 1 (white) and 2 (black) have won and meet with the colours changed; so do 3 (black) and 4 (white).
    assert second_round(first_wins, second_wins).boards == ((2, 1), (3, 4))
    if rulebook == "yuzuncu-yil":
        assert load_rules(rulebook, game).format.format is Format.SWISS


@pytest.mark.article("salihli.reversi.1")
def test_reversi_by_its_own_rules_is_paired_by_the_swiss_system() -> None:
    more_discs = refereed("salihli", "reversi", SetBegun(), SetCounted((40,), (24,)))
    fewer_discs = refereed("salihli", "reversi", SetBegun(), SetCounted((30,), (34,)))
    assert second_round(more_discs, fewer_discs).boards == ((2, 1), (3, 4))


def test_in_salihli_the_events_knock_out_overrules_the_swiss_system_of_the_annex() -> None:
    rule = load_rules("salihli", "reversi").format
    assert (rule.format, rule.article.reference) == (Format.KNOCKOUT, "salihli.event.14")


def test_a_won_and_a_drawn_match() -> None:
    drawn = refereed("yuzuncu-yil", "pentago", *[SetBegun(), SetDecided(None)] * 3)
    won = refereed("yuzuncu-yil", "pentago", *[SetBegun(), SetDecided(SECOND), SetBegun(), SetDecided(SECOND)])
    assert letters(drawn) == (Result.DRAW, Result.DRAW)
    assert letters(won) == (Result.LOSS, Result.WIN)


def test_a_no_show_is_a_forfeit_and_both_absent_lose_both() -> None:
    assert letters(refereed("lig", "hex", NoShow((SECOND,)))) == (Result.FORFEIT_WIN, Result.FORFEIT_LOSS)
    assert letters(refereed("lig", "hex", NoShow((FIRST, SECOND)))) == (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS)


def test_both_disqualified_have_both_lost_a_played_match() -> None:
    both = Table("lig", "hex").do(Disqualified((FIRST, SECOND), "kavga"), by=Role.HEAD_REFEREE).match.result
    assert both is not None
    assert letters(both) == (Result.LOSS, Result.LOSS)
