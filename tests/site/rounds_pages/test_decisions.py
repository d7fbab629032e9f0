"""What is decided about standings, on the page of the rounds."""

import pytest

from meydan.site.models import Category, Event, Role, Showing
from tests.site import hall
from tests.site.desk import Desk, words_of
from tests.site.rounds import steps


def test_standings_are_frozen_and_revealed(category: Category, desk: Desk) -> None:
    steps.closed(category)
    steps.closed(category)
    assert desk.press("freeze-standings", {"after": "1"}, category=category.pk).status_code == 303
    category.refresh_from_db()
    assert (category.showing, category.frozen_after) == (Showing.FROZEN, 1)
    assert "1. turda donduruldu" in desk.text("rounds", category=category.pk)
    assert desk.press("reveal-standings", category=category.pk).status_code == 303
    category.refresh_from_db()
    assert category.showing == Showing.REVEALED
    assert desk.press("reveal-standings", category=category.pk).status_code == 422


def test_fault_41_nothing_is_final_while_rounds_are_to_be_played(category: Category, desk: Desk) -> None:
    steps.closed(category)
    assert "Oynanacak tur var; sıralama henüz kesin değil." in desk.text("rounds", category=category.pk)
    assert desk.press("make-final", category=category.pk).status_code == 403


def test_fault_45_tie_breaks_change_after_the_start_only_typed_and_with_a_second_person(
    event: Event, category: Category, desk: Desk
) -> None:
    steps.started(category)
    second = hall.make_official(event, Role.ORGANISER, "ikinci")
    assert second.user is not None
    asked = desk.press("change-tie-breaks", {"codes": "pts, sb"}, category=category.pk)
    assert asked.status_code == 428
    assert "<kbd>PTS,SB</kbd>" in asked.content.decode()
    confirmed = {
        "codes": "pts, sb",
        "typed": "PTS,SB",
        "second_name": second.user.username,
        "second_password": hall.PASSWORD,
    }
    assert desk.press("change-tie-breaks", confirmed, category=category.pk).status_code == 303
    category.refresh_from_db()
    assert category.tie_breaks == ["PTS", "SB"]


@pytest.mark.parametrize("codes", ["", "PTS,ZZ"])
def test_unknown_tie_breaks_are_refused(category: Category, desk: Desk, codes: str) -> None:
    assert desk.press("change-tie-breaks", {"codes": codes}, category=category.pk).status_code == 422


def test_fault_26_the_rules_are_left_by_the_head_referee_only(event: Event, category: Category, desk: Desk) -> None:
    steps.started(category)
    fields = {"reason": "kurul kararı", "typed": category.name}
    assert Desk(event, Role.ORGANISER).press("leave-rules", fields, category=category.pk).status_code == 403
    assert desk.press("leave-rules", {"reason": "kurul kararı"}, category=category.pk).status_code == 428
    assert desk.press("leave-rules", fields, category=category.pk).status_code == 303
    assert "kural dışı modda" in desk.text("rounds", category=category.pk)


def test_fault_46_players_equal_on_everything_are_split_by_a_lot_with_its_seed(event: Event, desk: Desk) -> None:
    category = hall.make_category(event, rounds=1, tie_breaks=["PTS"])
    hall.make_entries(category, 4)
    steps.closed(category)
    page = desk.text("rounds", category=category.pk)
    assert "1. sırayı 2 oyuncu paylaşıyor." in page
    assert desk.press("draw-tied-places", {"place": "1", "seed": ""}, category=category.pk).status_code == 422
    assert desk.press("draw-tied-places", {"place": "1", "seed": "4711"}, category=category.pk).status_code == 303
    category.refresh_from_db()
    assert category.lots[-1]["seed"] == "4711"
    answer = desk.press("draw-tied-places", {"place": "2", "seed": "1"}, category=category.pk)
    assert answer.status_code == 422
    assert "2. sırayı paylaşan yok." in words_of(answer)
