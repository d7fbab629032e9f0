"""Acts: one id each, numbered without gaps; stale is another error than refused."""

from dataclasses import replace

import pytest

from meydan.match import Act, Actor, IdTaken, Match, Opened, Person, Refused, Role, Stale, act, fold, open_match
from meydan.match.deeds import Deed, NoShow, SetBegun, SetDecided
from meydan.match.journal import Journal
from meydan.rulebooks import load_rules
from tests.match.table import FIRST, SECOND, Table

REFEREE = Actor(Role.TABLE_REFEREE, "Masa 4")
RULES = load_rules("lig", "hex")


def one(number: int, deed: Deed, act_id: str | None = None) -> Act:
    return Act(act_id or f"id-{number}", number, REFEREE, "10:00", deed)


def two_sets() -> Match:
    opened = Opened(Person("Ayşe"), Person("Bora"))
    return fold(RULES, [one(1, opened), one(2, SetBegun()), one(3, SetDecided(FIRST)), one(4, SetBegun())])


def test_same_act_twice_is_the_same_act() -> None:
    match = two_sets()
    again = act(match, one(3, SetDecided(FIRST)))
    assert again is match


def test_id_with_another_content_is_refused_and_both_are_shown() -> None:
    match = two_sets()
    with pytest.raises(IdTaken) as taken:
        act(match, one(3, SetDecided(SECOND)))
    assert (taken.value.taken.deed, taken.value.offered.deed) == (SetDecided(FIRST), SetDecided(SECOND))
    with pytest.raises(IdTaken):
        act(match, one(5, SetDecided(FIRST), "id-3"))


def test_act_made_for_an_older_state_is_stale_and_shows_both_values() -> None:
    match = two_sets()
    with pytest.raises(Stale) as stale:
        act(match, one(3, SetDecided(SECOND), "other-phone"))
    assert (stale.value.number, stale.value.next_number) == (3, 5)
    assert stale.value.standing == match.journal[3]
    assert not isinstance(stale.value, Refused)


def test_act_after_a_gap_waits_for_the_missing_one() -> None:
    with pytest.raises(Stale) as stale:
        act(two_sets(), one(7, SetDecided(FIRST)))
    assert (stale.value.number, stale.value.next_number, stale.value.standing) == (7, 5, None)
    assert stale.value.words.en == "act 5 must come before act 7."


@pytest.mark.parametrize("number", [0, -3])
def test_numbers_count_from_one(number: int) -> None:
    with pytest.raises(Stale):
        act(two_sets(), one(number, SetDecided(FIRST)))


def test_match_begins_with_its_opening() -> None:
    with pytest.raises(Refused):
        open_match(RULES, one(1, SetBegun()))
    with pytest.raises(Stale):
        open_match(RULES, one(2, Opened(Person("Ayşe"), Person("Bora"))))
    with pytest.raises(Refused):
        open_match(RULES, one(1, Opened(Person("Ayşe"), Person(" "))))


def test_match_is_opened_once_and_by_a_referee() -> None:
    opening = one(1, Opened(Person("Ayşe"), Person("Bora")))
    with pytest.raises(Refused):
        open_match(RULES, replace(opening, actor=Actor(Role.FIRST_PLAYER)))
    assert "has been opened" in Table("lig", "hex").refusal(opening.deed).words.en


def test_refused_act_leaves_the_match_as_it_was() -> None:
    match = two_sets()
    with pytest.raises(Refused):
        act(match, one(5, NoShow((FIRST,))))
    assert match == two_sets()
    assert act(match, one(5, SetDecided(FIRST))).result is not None


def test_matches_that_went_different_ways_do_not_disturb_each_other() -> None:
    """They share the journal's storage; each sees its own acts only."""
    before = two_sets()
    won = act(before, one(5, SetDecided(FIRST)))
    lost = act(before, one(5, SetDecided(SECOND)))
    longer = act(lost, one(6, SetBegun()))
    assert [a.deed for a in before.journal] == [a.deed for a in two_sets().journal]
    assert won.journal[5].deed == SetDecided(FIRST)
    assert lost.journal[5].deed == SetDecided(SECOND)
    assert (len(before.journal), len(won.journal), len(lost.journal), len(longer.journal)) == (4, 5, 5, 6)
    assert before.journal.with_id("id-5") is None
    assert fold(RULES, won.journal) == won
    assert fold(RULES, longer.journal) == longer


def test_journal_is_a_value() -> None:
    acts = tuple(two_sets().journal)
    assert Journal(acts) == Journal(acts)
    assert hash(Journal(acts)) == hash(Journal(acts))
    assert Journal(acts) != Journal(acts[:3])
    with pytest.raises(IndexError):
        Journal(acts)[0]
