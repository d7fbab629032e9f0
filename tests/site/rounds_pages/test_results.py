"""Results at the desk through the pages: entered, refused with the article, confirmed, undone, corrected."""

import pytest

from meydan.site.models import Category, Event, Format, LogLine, Pairing, Role, RoundRow
from tests.site import hall
from tests.site.desk import Desk, words_of
from tests.site.rounds import steps


@pytest.fixture
def row(category: Category) -> RoundRow:
    return steps.started(category)


def table(row: RoundRow, number: int) -> Pairing:
    return row.pairings.get(table=number)


def at(row: RoundRow, number: int) -> dict[str, int]:
    return {"category": row.category_id, "number": row.number, "table": number}


def test_a_typed_line_is_a_result_and_the_next_can_be_typed_at_once(row: RoundRow, desk: Desk) -> None:
    answer = desk.enter(row, 2, "27-21 20-28 30-18")
    assert (answer.status_code, answer["Location"]) == (
        303,
        desk.url("round", category=row.category_id, number=1) + "?entered=2#entry",
    )
    found = table(row, 2)
    assert found.result is not None
    assert found.result["points"] == [2, 0]
    assert [one["counts"] for one in found.summary["sets"]] == [[[27], [21]], [[20], [28]], [[30], [18]]]
    page = desk.see("round", "?entered=2", category=row.category_id, number=1).content.decode()
    assert (
        'name="table" value="" inputmode="numeric" pattern="[0-9]*" maxlength="5" required autocomplete="off" autofocus'
        in page
    )


def test_fault_28_stones_that_do_not_add_up_come_back_beside_the_field(row: RoundRow, desk: Desk) -> None:
    answer = desk.enter(row, 2, "27-22 20-28")
    assert answer.status_code == 422
    page = answer.content.decode()
    assert 'name="table" value="2"' in page
    assert 'name="score" value="27-22 20-28"' in page
    assert "27 + 22 = 49 taş eder; toplam 48 olmalı." in words_of(answer)
    assert "salihli.mangala" in page
    assert table(row, 2).result is None


def test_fault_28_a_third_set_after_two_wins_is_refused(row: RoundRow, desk: Desk) -> None:
    answer = desk.enter(row, 1, "1 1 2")
    assert answer.status_code == 422
    assert 'value="1 1 2"' in answer.content.decode()


@pytest.mark.parametrize("number", ["99", "x", ""])
def test_a_table_that_is_not_there_is_named_with_those_that_are(row: RoundRow, desk: Desk, number: str) -> None:
    answer = desk.enter(row, number, "2-0")
    assert answer.status_code == 422
    assert "masalar: 1–3" in words_of(answer)


def test_half_a_slip_is_none(row: RoundRow, desk: Desk) -> None:
    answer = desk.enter(row, 1, "27-21")
    assert answer.status_code == 422
    assert "maç bitmedi" in words_of(answer)


def test_fault_27_the_same_counts_at_two_tables_are_asked_about(row: RoundRow, desk: Desk) -> None:
    desk.enter(row, 1, "27-21 28-20")
    asked = desk.enter(row, 2, "27-21 28-20")
    assert asked.status_code == 428
    assert "başka bir masanınkine benziyor" in words_of(asked)
    assert desk.enter(row, 2, "27-21 28-20", confirmed="yes").status_code == 303


def test_whoever_was_slower_sees_both_results(row: RoundRow, desk: Desk) -> None:
    seen = table(row, 1).acts
    desk.enter(row, 1, "2-0", seen=seen)
    slower = desk.enter(row, 1, "0-2", seen=seen)
    assert slower.status_code == 409
    assert "bu arada başkası sonuç girdi" in words_of(slower)
    assert 'name="score" value="0-2"' in slower.content.decode()
    found = table(row, 1)
    assert found.result is not None
    assert found.result["points"] == [2, 0]


def test_fault_30_who_did_not_come_is_typed_too_and_confirmed(row: RoundRow, desk: Desk) -> None:
    assert desk.enter(row, 1, "g12").status_code == 428
    assert desk.enter(row, 1, "g12", confirmed="yes").status_code == 303
    found = table(row, 1)
    assert found.result is not None
    assert (found.result["points"], found.result["reason"]) == ([0, 0], "no-show")


def test_a_slip_is_entered_field_by_field(row: RoundRow, desk: Desk) -> None:
    fields = {"row-1-first-1": "27", "row-1-second-1": "21", "row-2": "first", "seen": table(row, 3).acts}
    assert desk.press("enter-slip", fields, **at(row, 3)).status_code == 303
    found = table(row, 3)
    assert found.result is not None
    assert found.summary["score"] == [2, 0]


def test_fault_28_the_wrong_set_of_a_slip_is_marked_and_nothing_typed_is_lost(row: RoundRow, desk: Desk) -> None:
    fields = {"row-1-first-1": "27", "row-1-second-1": "21", "row-2-first-1": "30", "row-2-second-1": "30"}
    answer = desk.press("enter-slip", fields, **at(row, 3))
    assert answer.status_code == 422
    page = answer.content.decode()
    assert 'id="enter-row-2-error"' in page
    assert 'id="enter-row-1-error"' not in page
    assert 'name="row-1-first-1" value="27"' in page
    assert 'name="row-2-second-1" value="30"' in page
    assert "toplam 48 olmalı" in words_of(answer)


def test_a_count_of_one_player_only_is_refused_at_its_set(row: RoundRow, desk: Desk) -> None:
    answer = desk.press("enter-slip", {"row-1-first-1": "27"}, **at(row, 3))
    assert answer.status_code == 422
    assert 'id="enter-row-1-error"' in answer.content.decode()


def test_a_kulami_sheet_asks_for_its_three_parts(event: Event, desk: Desk) -> None:
    category = hall.make_category(event, "kulami")
    hall.make_entries(category, 4)
    row = steps.started(category)
    page = desk.text("table", **at(row, 1))
    assert all(part in page for part in ("sıra", "en büyük alan", "levha"))
    numbers = (("first", (5, 9, 21)), ("second", (0, 8, 20)))
    fields = {f"row-1-{who}-{at}": count for who, parts in numbers for at, count in enumerate(parts, 1)}
    answer = desk.press("enter-slip", fields, **at(row, 1))
    assert answer.status_code == 303, words_of(answer)
    assert table(row, 1).summary["game_points"] == [35, 28]


def test_cards_are_chosen_one_by_one(event: Event, desk: Desk) -> None:
    cards = {"lists": [{"round": 1, "cards": [3, 8, 12, 20, 31], "reserves": [40, 41]}], "lots": [], "announced": 1}
    category = hall.make_category(event, "equilibrio", cards=cards)
    hall.make_entries(category, 4)
    row = steps.started(category)
    fields = {f"row-{number}": "first" for number in range(1, 6)}
    answer = desk.press("enter-slip", fields, **at(row, 1))
    assert answer.status_code == 303, words_of(answer)
    assert table(row, 1).summary["score"] == [5, 0]


def test_fault_23_a_result_is_undone_until_it_is_confirmed(event: Event, row: RoundRow, desk: Desk) -> None:
    referee = Desk(event, Role.TABLE_REFEREE)
    referee.enter(row, 1, "2-0")
    assert referee.press("undo-result", **at(row, 1)).status_code == 303
    assert table(row, 1).result is None
    referee.enter(row, 1, "0-2")
    desk.press("confirm-result", **at(row, 1))
    answer = referee.press("undo-result", **at(row, 1))
    assert answer.status_code == 403
    assert "yalnız başhakem" in words_of(answer)


def test_fault_50_who_entered_does_not_confirm(event: Event, category: Category) -> None:
    Event.objects.filter(pk=event.pk).update(second_person=True)
    category.event.refresh_from_db()
    row = steps.started(category)
    organiser, head = Desk(event, Role.ORGANISER), Desk(event)
    organiser.enter(row, 1, "2-0")
    assert organiser.press("confirm-result", **at(row, 1)).status_code == 403
    assert "Masa 1" in head.see("round", "?show=confirm", category=category.pk, number=1).content.decode()
    assert head.press("confirm-result", {"show": "confirm"}, **at(row, 1)).status_code == 303
    assert "Onay bekleyen sonuç yok." in head.text("round", "?show=confirm", category=category.pk, number=1)


def test_the_list_can_be_narrowed_to_what_waits(row: RoundRow, desk: Desk) -> None:
    desk.enter(row, 2, "2-0")
    page = desk.see("round", "?show=waiting", category=row.category_id, number=1).content.decode()
    assert [number for number in (1, 2, 3) if f'data-table="{number}"' in page] == [1, 3]


def test_fault_27_two_tables_exchange_their_results(row: RoundRow, desk: Desk) -> None:
    desk.enter(row, 1, "2-0")
    desk.enter(row, 2, "0-2")
    assert desk.step("swap-results", row, one=1, other=2).status_code == 428
    assert desk.step("swap-results", row, one=1, other=2, confirmed="yes").status_code == 303
    assert [table(row, number).summary["score"] for number in (1, 2)] == [[0, 2], [2, 0]]
    assert desk.step("swap-results", row, one=1, other=1, confirmed="yes").status_code == 422


def test_fault_24_a_correction_says_first_what_follows_and_needs_a_reason(row: RoundRow, desk: Desk) -> None:
    desk.enter(row, 1, "2-0")
    desk.press("confirm-result", **at(row, 1))
    page = desk.text("table", **at(row, 1))
    assert "Ne olur: Onaylanmış sonucu yalnız başhakem, nedenini yazarak düzeltir" in page
    fields = {"row-1": "second", "row-2": "second"}
    assert desk.press("correct-result", fields, **at(row, 1)).status_code == 428
    done = desk.press("correct-result", {**fields, "reason": "kâğıt ters okundu"}, **at(row, 1))
    assert done.status_code == 303
    assert table(row, 1).summary["score"] == [0, 2]
    line = LogLine.objects.get(kind="result corrected")
    assert (line.why, line.data["before"]["score"]) == ("kâğıt ters okundu", [2, 0])


def test_a_correction_that_cannot_be_is_marked_in_its_own_form(row: RoundRow, desk: Desk) -> None:
    desk.enter(row, 1, "2-0")
    fields = {"row-1-first-1": "40", "row-1-second-1": "40", "reason": "sayım yanlış"}
    answer = desk.press("correct-result", fields, **at(row, 1))
    assert answer.status_code == 422
    assert 'id="correct-row-1-error"' in answer.content.decode()
    assert "sayım yanlış</textarea>" in answer.content.decode()


def test_fault_25_a_correction_after_the_next_publication_leaves_that_pairing(category: Category, desk: Desk) -> None:
    row = steps.closed(category)
    steps.published(category)
    assert "o eşlendirme kalır" in desk.text("table", **at(row, 1))
    fields = {"row-1": "second", "row-2": "second", "reason": "kâğıt ters okundu"}
    assert desk.press("correct-result", fields, **at(row, 1)).status_code == 303
    assert "bu eşlendirme eski sonuçla yapıldı" in desk.text("round", category=category.pk, number=2)


def test_fault_26_two_rounds_later_only_a_report_is_written(category: Category, desk: Desk) -> None:
    row = steps.closed(category)
    steps.closed(category)
    steps.drafted(category)
    assert "yalnız düzeltme raporu" in desk.text("table", **at(row, 1))
    refused = desk.press("correct-result", {"row-1": "second", "row-2": "second", "reason": "geç"}, **at(row, 1))
    assert refused.status_code == 403
    assert desk.press("report-correction", {"reason": "geç anlaşıldı"}, **at(row, 1)).status_code == 422
    done = desk.press("report-correction", {"should_be": "0–2", "reason": "geç anlaşıldı"}, **at(row, 1))
    assert done.status_code == 303
    assert "Düzeltme raporu, 1. masa: 0–2" in desk.text("round", category=category.pk, number=1)


def test_an_organiser_sees_that_corrections_are_the_head_referees(event: Event, row: RoundRow, desk: Desk) -> None:
    desk.enter(row, 1, "2-0")
    organiser = Desk(event, Role.ORGANISER)
    assert "Bu işi Başhakem yapar" in organiser.text("table", **at(row, 1))
    assert organiser.press("correct-result", {"reason": "x"}, **at(row, 1)).status_code == 403


def test_fault_30_no_shows_from_the_tables_page(row: RoundRow, desk: Desk) -> None:
    assert desk.press("no-show", {}, **at(row, 2)).status_code == 422
    assert desk.press("no-show", {"absent": "second"}, **at(row, 2)).status_code == 428
    assert desk.press("no-show", {"absent": "second", "confirmed": "yes"}, **at(row, 2)).status_code == 303
    found = table(row, 2)
    assert found.result is not None
    assert found.result["letters"] == ["+", "-"]


def test_fault_41_a_postponed_match_lets_the_next_round_be_paired(row: RoundRow, desk: Desk) -> None:
    desk.enter(row, 1, "2-0")
    desk.enter(row, 2, "2-0")
    assert desk.press("postpone-match", {}, **at(row, 3)).status_code == 422
    assert desk.press("postpone-match", {"reason": "oyuncu hastanede"}, **at(row, 3)).status_code == 303
    page = desk.text("round", category=row.category_id, number=1)
    assert "ertelendi" in page
    assert "2. turu eşlendir" in page
    assert desk.press("pair-round", category=row.category_id).status_code == 428
    assert desk.press("pair-round", {"confirmed": "yes"}, category=row.category_id).status_code == 303


def test_a_drawn_knockout_match_waits_for_the_lot(event: Event, desk: Desk) -> None:
    category = hall.make_category(event, "mangala", Format.KNOCKOUT)
    hall.make_entries(category, 4)
    row = steps.started(category)
    answer = desk.enter(row, 1, "= = =")
    assert answer.status_code == 303
    assert "kura bekliyor" in desk.text("round", category=category.pk, number=1)
    assert desk.press("draw-lot-at-table", {"seed": ""}, **at(row, 1)).status_code == 422
    assert desk.press("draw-lot-at-table", {"seed": "4711"}, **at(row, 1)).status_code == 303
    found = table(row, 1)
    assert found.result is not None
    assert found.result["advances"] in (1, 2)


def test_fault_48_a_referee_of_the_own_school_is_warned_about(event: Event, row: RoundRow, desk: Desk) -> None:
    referee = hall.make_official(event, Role.TABLE_REFEREE, "Işıl")
    referee.school = table(row, 1).first.school
    referee.save()
    asked = desk.press("assign-referee", {"referee": referee.pk}, **at(row, 1))
    assert asked.status_code == 428
    assert "okulundan" in words_of(asked)
    done = desk.press("assign-referee", {"referee": referee.pk, "confirmed": "yes", "from": "referees"}, **at(row, 1))
    assert done["Location"].endswith("/referees#table-1")
    assert table(row, 1).referee == referee
    desk.press("assign-referee", {"referee": ""}, **at(row, 1))
    assert table(row, 1).referee is None


def test_another_events_referee_cannot_be_assigned(row: RoundRow, desk: Desk) -> None:
    stranger = hall.make_official(hall.make_event("yabanci"), Role.TABLE_REFEREE)
    desk.press("assign-referee", {"referee": stranger.pk}, **at(row, 1))
    assert table(row, 1).referee is None
