"""In the hall in time, with identity papers, before the pairing."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from meydan.games.errors import Refusal
from meydan.tournament.checkin import CheckIn, check_in, deadline
from meydan.tournament.entries import LateEntry
from tests.tournament.entered import MANGALA, PATTERN

STARTS = datetime(2020, 1, 13, 9, 30)
BY = deadline(STARTS)


@pytest.mark.article("salihli.event.4")
def test_the_deadline_is_15_minutes_before_the_category() -> None:
    assert datetime(2020, 1, 13, 9, 15) == BY
    in_time = check_in(PATTERN, MANGALA, BY, BY, identity_seen=True)
    assert in_time == CheckIn(1, datetime(2020, 1, 13, 9, 15), late=False)
    after = BY + timedelta(seconds=1)
    assert check_in(PATTERN, MANGALA, BY, after, identity_seen=True).late


@pytest.mark.article("salihli.event.5")
def test_check_in_is_refused_after_the_pairing() -> None:
    with pytest.raises(Refusal) as refused:
        check_in(PATTERN, replace(MANGALA, paired=True), BY, STARTS, identity_seen=True)
    assert refused.value.article == "salihli.event.5"
    taken = replace(MANGALA, paired=True, late_entry=LateEntry.HALF)
    assert check_in(PATTERN, taken, BY, STARTS, identity_seen=True).late


@pytest.mark.article("salihli.event.7")
def test_check_in_asks_for_the_identity_paper() -> None:
    with pytest.raises(Refusal) as refused:
        check_in(PATTERN, MANGALA, BY, BY, identity_seen=False)
    assert refused.value.article == "salihli.event.7"
    assert "Ayşe Kaya" in refused.value.words.tr
