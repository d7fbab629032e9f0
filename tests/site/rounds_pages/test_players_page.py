"""Players coming and going, through their page."""

from meydan.site.models import Category, Event, Format, LogLine, Role
from meydan.site.records.entries import attendance_of
from tests.site import hall
from tests.site.desk import Desk, words_of
from tests.site.rounds import steps


def at(category: Category) -> dict[str, int]:
    return {"category": category.pk}


def test_a_player_is_excused_with_a_reason(category: Category, desk: Desk) -> None:
    entry = category.entries.earliest("number")
    assert desk.press("excuse-player", {"player": entry.number}, **at(category)).status_code == 428
    assert (
        desk.press("excuse-player", {"player": entry.number, "reason": "sınavı var"}, **at(category)).status_code == 303
    )
    page = desk.text("round-players", **at(category))
    assert "1. turda yok" in page
    assert "sınavı var" in page


def test_one_player_at_a_time(category: Category, desk: Desk) -> None:
    numbers = [entry.number for entry in category.entries.all()[:2]]
    answer = desk.press("withdraw-player", {"player": numbers}, **at(category))
    assert answer.status_code == 422
    assert "2 oyuncu seçtiniz" in words_of(answer)


def test_fault_38_half_a_point_within_the_categorys_limits(event: Event, desk: Desk) -> None:
    category = hall.make_category(event, half_byes=1)
    entry = hall.make_entries(category, 6)[0]
    steps.closed(category)
    fields = {"player": entry.number, "confirmed": "yes"}
    assert desk.press("half-bye", fields, **at(category)).status_code == 303
    assert "2. turda yok" in desk.text("round-players", **at(category))
    steps.closed(category)
    answer = desk.press("half-bye", fields, **at(category))
    assert answer.status_code == 422


def test_faults_37_and_38_a_player_leaves_and_only_the_head_referee_lets_back(
    event: Event, category: Category, desk: Desk
) -> None:
    row = steps.started(category)
    pairing = steps.tables(row)[0]
    entry, opponent = pairing.first, pairing.second
    fields = {"player": entry.number, "confirmed": "yes"}
    assert desk.press("withdraw-player", {"player": entry.number}, **at(category)).status_code == 428
    assert desk.press("withdraw-player", fields, **at(category)).status_code == 303
    pairing.refresh_from_db()
    assert opponent is not None
    assert pairing.result is not None
    assert pairing.result["letters"] == ["-", "+"]
    back = {"player": entry.number, "reason": "dönmek istiyor"}
    organiser = Desk(event, Role.ORGANISER)
    assert organiser.press("return-player", back, **at(category)).status_code == 403
    assert "Bu işi Başhakem yapar" in organiser.text("round-players", **at(category))
    assert desk.press("return-player", back, **at(category)).status_code == 303
    entry.refresh_from_db()
    assert attendance_of(entry).left is None


def test_fault_42_many_absent_are_counted_typed_and_undone_by_a_tap(category: Category, desk: Desk) -> None:
    numbers = [entry.number for entry in category.entries.all()[:3]]
    asked = desk.press("mark-absent", {"player": numbers}, **at(category))
    assert asked.status_code == 428
    assert "<kbd>3</kbd>" in asked.content.decode()
    assert desk.press("mark-absent", {"player": numbers, "typed": "4"}, **at(category)).status_code == 428
    assert desk.press("mark-absent", {"player": numbers, "typed": "3"}, **at(category)).status_code == 303
    assert category.entries.filter(checked_in=True).count() == 4
    assert "Topluca yok yazıldı" in desk.text("round-players", **at(category))
    snapshot = category.event.snapshots.get()
    assert desk.press("undo-absent", snapshot=snapshot.pk, **at(category)).status_code == 303
    assert category.entries.filter(checked_in=True).count() == 7
    assert desk.press("undo-absent", snapshot=snapshot.pk, **at(category)).status_code == 422


def test_another_events_bulk_action_is_not_undone(event: Event, category: Category, desk: Desk) -> None:
    numbers = [entry.number for entry in category.entries.all()[:2]]
    desk.press("mark-absent", {"player": numbers, "typed": "2"}, **at(category))
    other = hall.make_event("yabanci")
    stranger = Desk(other)
    parts = {"category": hall.make_category(other).pk, "snapshot": event.snapshots.get().pk}
    assert stranger.press("undo-absent", **parts).status_code == 404
    assert not event.snapshots.get().used


def test_a_disqualification_needs_a_reason_and_keeps_its_article(event: Event, category: Category, desk: Desk) -> None:
    row = steps.started(category)
    entry = steps.tables(row)[0].second
    assert entry is not None
    assert (
        Desk(event, Role.ORGANISER).press("disqualify-player", {"player": entry.number}, **at(category)).status_code
        == 403
    )
    assert desk.press("disqualify-player", {"player": entry.number}, **at(category)).status_code == 422
    fields = {"player": entry.number, "reason": "kavga", "article": "salihli.event.13"}
    assert desk.press("disqualify-player", fields, **at(category)).status_code == 303
    line = LogLine.objects.get(kind="player disqualified")
    assert (line.why, line.data["article"]) == ("kavga", "salihli.event.13")
    assert "diskalifiye" in desk.text("round-players", **at(category))


def test_a_knockout_offers_no_excuses(event: Event, desk: Desk) -> None:
    category = hall.make_category(event, form=Format.KNOCKOUT)
    hall.make_entries(category, 4)
    page = desk.text("round-players", **at(category))
    assert "İzinli say" not in page
    assert "Turnuvadan çek" in page
