"""The log: filtered, paged, its chain checked, and as a workbook."""

import io

import pytest
from python_calamine import CalamineWorkbook

from meydan.site.actions.change import change, digest
from meydan.site.models import Event, LogLine, Role, RoundRow
from tests.site import hall
from tests.site.desk import Desk


def test_lines_are_sentences_with_place_reason_and_device(row: RoundRow, desk: Desk) -> None:
    desk.client.cookies["device"] = "Masa dizüstü"
    desk.enter(row, 1, "2-0")
    desk.press("postpone-match", {"reason": "hasta"}, category=row.category_id, number=1, table=2)
    page = desk.text("log")
    assert "Sonuç girildi Mangala İlkokul · 1. tur · 1. masa" in page
    assert "Maç ertelendi" in page
    assert "hasta" in page
    assert "Masa dizüstü" in page


@pytest.mark.usefixtures("row")
def test_fault_56_the_chain_is_checked_and_its_digest_shown(event: Event, desk: Desk) -> None:
    event.refresh_from_db()
    page = desk.text("log")
    assert f"Zincir sağlam. Hiçbir satır sonradan değiştirilmedi. Özet {digest(event)}" in page
    LogLine.objects.filter(event=event, number=2).update(why="sonradan")
    assert "Zincir kopuk. 2. satırdan itibaren" in desk.text("log")


@pytest.mark.parametrize(
    ("query", "kinds"),
    [
        ("?kind=round+started", {"round started"}),
        ("?table=1", {"result entered"}),
        ("?q=ESLENDIRILDI", {"round paired"}),
        ("?who=kimse", set()),
        ("?category=99999&table=x", set()),
    ],
)
def test_the_log_is_filtered(row: RoundRow, desk: Desk, query: str, kinds: set[str]) -> None:
    desk.enter(row, 1, "2-0")
    answer = desk.see("log", query)
    assert {one.line.kind for one in answer.context["told"]} == kinds


def test_a_long_log_has_pages_newest_first(event: Event, desk: Desk) -> None:
    for number in range(120):
        with change(event, hall.author(event)) as log:
            log("round started", data={"count": number})
    first = desk.see("log")
    assert first.context["told"][0].line.number == 120
    last = desk.see("log", "?page=3&kind=round+started")
    assert [one.line.number for one in last.context["told"]] == list(range(20, 0, -1))


def test_names_in_the_log_are_harmless(event: Event, desk: Desk) -> None:
    with change(event, hall.author(event, reason="<script>alert(1)</script>")) as log:
        log("round started")
    assert "<script>alert(1)" not in desk.see("log").content.decode()


@pytest.mark.usefixtures("row")
def test_the_log_as_a_workbook(event: Event, desk: Desk) -> None:
    with change(event, hall.author(event, reason="=1+1")) as log:
        log("round started")
    answer = desk.see("log-xlsx", "?kind=round+started")
    book = CalamineWorkbook.from_filelike(io.BytesIO(answer.content))
    rows = book.get_sheet_by_index(0).to_python()
    assert rows[0][:3] == ["No", "Zaman", "Kim"]
    assert [line[5] for line in rows[1:]] == ["Tur başladı", "Tur başladı"]
    assert rows[2][7] == "=1+1"
    assert "attachment" in answer["Content-Disposition"]


def test_only_the_desk_exports(event: Event) -> None:
    assert Desk(event, Role.TABLE_REFEREE).see("log-xlsx").status_code == 403
