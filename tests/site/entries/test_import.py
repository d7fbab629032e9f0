"""The import of a list: seen before it is done, done as it was seen, undone by one tap (faults 42 and 43)."""

from datetime import timedelta

import pytest
from django.utils import timezone

from meydan.exchange.entries_xlsx import entries_xlsx
from meydan.exchange.fields import Field
from meydan.exchange.import_plan import ImportPlan, RowState
from meydan.games.errors import Refusal
from meydan.site.actions.author import NeedsConfirmation, NotAllowed
from meydan.site.actions.entries.accept_import import Imported, accept
from meydan.site.actions.entries.arrival import check_in
from meydan.site.actions.entries.edit import edit
from meydan.site.actions.entries.undo import undo_bulk
from meydan.site.actions.entries.upload import draft_of, match_columns, upload
from meydan.site.models import Category, Event, ImportDraft, Role
from meydan.site.records.entries import entry_of
from meydan.site.records.import_drafts import fingerprint, matching_of, plan_of
from tests.site import hall
from tests.site.entries.pupils import MEHMET, entered, written
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db

LIST = """Adı;Soyadı;Okulu;Sınıfı;Kategori;Danışman öğretmen
Ayşe;Şeker;Atatürk İlkokulu;3/A;mangala 1;Fatma Yıldız
Mehmet;Işık;Cumhuriyet İlkokulu;1/B;mangala 1;Hasan Uçar
Ömer;Çağ;Gazi Ortaokulu;7/C;mangala 1;Nil Öz
"""


@pytest.fixture
def category(event: Event) -> Category:
    return hall.make_category(event)


def uploaded(event: Event, text: str = LIST, encoding: str = "utf-8") -> ImportPlan:
    upload(hall.author(event, Role.DESK_HELPER), event, "ali", "liste.csv", text.encode(encoding))
    return plan_of(draft_of(event, "ali"), event)


def accepted(event: Event, text: str = LIST, **confirmed: object) -> Imported:
    shown = fingerprint(uploaded(event, text))
    return accept(hall.author(event, Role.DESK_HELPER, **confirmed), event, "ali", shown)


def states(plan: ImportPlan) -> list[str]:
    return [row.state.value for row in plan.rows]


def names(event: Event) -> list[str]:
    return [row.name for row in event.entries.order_by("number")]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "windows-1254", "utf-16"])
@pytest.mark.article("salihli.event.10")
def test_a_list_is_shown_before_anything_is_written(event: Event, category: Category, encoding: str) -> None:
    plan = uploaded(event, encoding=encoding)
    assert states(plan) == ["new", "new", "refused"]
    assert plan.rows[2].problems[0].article == "salihli.event.10"
    assert [row.entry.name for row in plan.rows[:2] if row.entry] == ["Ayşe Şeker", "Mehmet Işık"]
    assert (event.entries.count(), event.log.count(), category.entries.count()) == (0, 0, 0)


def test_accepting_writes_the_good_rows_and_one_line(event: Event, category: Category) -> None:
    done = accepted(event)
    assert (done.added, done.changed) == (2, 0)
    assert names(event) == ["Ayşe Şeker", "Mehmet Işık"]
    assert category.entries.values_list("number", "grade", "folded")[0] == (1, 3, "ayse seker ataturk ilkokulu")
    assert [(line.kind, line.data) for line in event.log.all()] == [
        ("entries imported", {"added": 2, "changed": 0, "rows": 3})
    ]
    assert not ImportDraft.objects.exists()


@pytest.mark.usefixtures("category")
def test_the_same_file_twice_changes_nothing(event: Event) -> None:
    accepted(event)
    before = [entry_of(row) for row in event.entries.all()]
    plan = uploaded(event)
    assert states(plan) == ["unchanged", "unchanged", "refused"]
    with pytest.raises(Refusal):
        accepted(event)
    assert [entry_of(row) for row in event.entries.all()] == before
    assert event.log.count() == 1


@pytest.mark.usefixtures("category")
def test_what_was_exported_comes_back_without_a_change(event: Event) -> None:
    accepted(event)
    data = entries_xlsx([entry_of(row) for row in event.entries.select_related("category")], "tr")
    upload(hall.author(event), event, "ali", "kayitlar.xlsx", data)
    assert states(plan_of(draft_of(event, "ali"), event)) == ["unchanged", "unchanged"]


@pytest.mark.usefixtures("category")
def test_changing_existing_entries_asks_for_the_number_to_be_typed(event: Event) -> None:
    """Fault 42."""
    accepted(event)
    changed = LIST.replace("3/A", "4/A") + "Ece;Kaya;Zafer İlkokulu;2;mangala 1;Can Su\n"
    assert uploaded(event, changed).counts[RowState.CHANGED] == 1
    with pytest.raises(NeedsConfirmation) as asked:
        accepted(event, changed, typed="1")
    assert asked.value.expected == "2"
    assert names(event) == ["Ayşe Şeker", "Mehmet Işık"]
    done = accepted(event, changed, typed="2")
    assert (done.added, done.changed) == (1, 1)
    assert event.entries.get(number=1).grade == 4


@pytest.mark.usefixtures("category")
def test_one_tap_undoes_an_import(event: Event) -> None:
    accepted(event)
    before = [entry_of(row) for row in event.entries.all()]
    changed = LIST.replace("3/A", "4/A").replace("Fatma", "Sevgi") + "Ece;Kaya;Zafer İlkokulu;2;mangala 1;Can Su\n"
    line = accepted(event, changed, typed="2").line
    undone = undo_bulk(hall.author(event), event, line)
    assert (undone.removed, undone.put_back, undone.kept) == (1, 1, 0)
    assert [entry_of(row) for row in event.entries.all()] == before
    with pytest.raises(Refusal):
        undo_bulk(hall.author(event), event, line)


def test_an_undo_leaves_alone_what_somebody_did_since(event: Event, category: Category) -> None:
    line = accepted(event).line
    edited, here = event.entries.get(number=1), event.entries.get(number=2)
    edit(hall.author(event), edited, category, written(grade=2))
    undone = undo_bulk(hall.author(event), event, line)
    assert (undone.removed, undone.kept) == (1, 1)
    assert (names(event), here.number) == (["Ayşe Şeker"], 2)


@pytest.mark.usefixtures("category")
def test_an_undo_throws_nobody_out_of_the_hall(event: Event) -> None:
    line = accepted(event).line
    check_in(hall.author(event), event.entries.get(number=2), identity_seen=True)
    assert undo_bulk(hall.author(event), event, line).kept == 1
    assert names(event) == ["Mehmet Işık"]


def test_a_desk_helper_undoes_no_bulk_action(event: Event, category: Category) -> None:
    line = accepted(event).line
    with pytest.raises(NotAllowed):
        undo_bulk(hall.author(event, Role.DESK_HELPER), event, line)
    assert category.entries.count() == 2


def test_what_changed_while_somebody_looked_must_be_looked_at_again(event: Event, category: Category) -> None:
    shown = fingerprint(uploaded(event))
    entered(category, MEHMET)
    with pytest.raises(Refusal):
        accept(hall.author(event), event, "ali", shown)
    assert names(event) == ["Mehmet Işık"]


@pytest.mark.article("salihli.event.2")
def test_a_pupil_twice_in_the_list_or_in_another_category_is_refused(event: Event) -> None:
    first, second = hall.make_category(event), hall.make_category(event, game="pentago")
    entered(second)
    text = LIST + f"Mehmet;Işık;Cumhuriyet İlkokulu;1;{first.name};Hasan Uçar\n"
    plan = uploaded(event, text)
    assert states(plan) == ["refused", "new", "refused", "refused"]
    assert [plan.rows[row].problems[0].article for row in (0, 3)] == ["salihli.event.2"] * 2


@pytest.mark.article("salihli.event.5")
def test_a_list_changes_nothing_in_a_category_that_has_begun(event: Event, category: Category) -> None:
    accepted(event)
    hall.make_entries(category, 4)
    steps.published(category)
    text = LIST.replace("3/A", "4/A") + "Ece;Kaya;Zafer İlkokulu;2;mangala 1;Can Su\n"
    plan = uploaded(event, text)
    assert states(plan) == ["refused", "unchanged", "refused", "refused"]
    assert [plan.rows[row].problems[-1].article for row in (0, 3)] == ["salihli.event.5"] * 2


def test_a_draft_pairing_is_put_aside_by_an_import(event: Event, category: Category) -> None:
    hall.make_entries(category, 4)
    draft = steps.drafted(category)
    with pytest.raises(NeedsConfirmation):
        accepted(event)
    accepted(event, confirmed=True)
    draft.refresh_from_db()
    assert not draft.current


@pytest.mark.usefixtures("category")
def test_a_value_for_the_whole_list_and_another_matching(event: Event) -> None:
    """A school's own list names neither the school nor the category."""
    text = "Öğrenci;Kim?;Sınıf\nAyşe;Şeker;3\nMehmet;Işık;2\n"
    with pytest.raises(Refusal):
        uploaded(event, text)
    draft = draft_of(event, "ali")
    matching = matching_of(draft)
    for column, field in enumerate((Field.FIRST_NAMES, Field.SURNAMES, Field.GRADE)):
        matching = matching.with_column(column, field)
    for field, value in ((Field.SCHOOL, "Gazi İlkokulu"), (Field.CATEGORY, "mangala 1"), (Field.ADVISER, "Nil Öz")):
        matching = matching.with_fixed(field, value)
    match_columns(draft, matching)
    shown = fingerprint(plan_of(draft_of(event, "ali"), event))
    accept(hall.author(event), event, "ali", shown)
    assert [(row.name, row.school) for row in event.entries.all()] == [
        ("Ayşe Şeker", "Gazi İlkokulu"),
        ("Mehmet Işık", "Gazi İlkokulu"),
    ]


@pytest.mark.usefixtures("category")
def test_identity_numbers_are_never_kept(event: Event) -> None:
    """Fault 60: they serve to see the same pupil twice, and are hidden before the list is stored."""
    text = (
        LIST.replace("Adı;", "T.C. kimlik no;Adı;")
        .replace("Ayşe;", "10000000146;Ayşe;")
        .replace("Mehmet;", "10000000146;Mehmet;")
    )
    plan = uploaded(event, text)
    assert [row.state.value for row in plan.rows[:2]] == ["new", "refused"]
    draft = ImportDraft.objects.get()
    assert "10000000146" not in str(draft.sheet) + str(draft.matching)


@pytest.mark.usefixtures("category")
def test_an_uploaded_list_is_one_a_person_and_expires(event: Event) -> None:
    uploaded(event)
    uploaded(event)
    upload(hall.author(event), event, "veli", "b.csv", LIST.encode())
    assert ImportDraft.objects.count() == 2
    ImportDraft.objects.filter(owner="ali").update(expires=timezone.now() - timedelta(seconds=1))
    with pytest.raises(Refusal):
        draft_of(event, "ali")
    upload(hall.author(event), event, "veli", "b.csv", LIST.encode())
    assert [draft.owner for draft in ImportDraft.objects.all()] == ["veli"]


def test_a_table_referee_uploads_nothing(event: Event) -> None:
    with pytest.raises(NotAllowed):
        upload(hall.author(event, Role.TABLE_REFEREE), event, "ali", "a.csv", LIST.encode())


@pytest.mark.usefixtures("category")
@pytest.mark.parametrize("count", [500, pytest.param(9_990, marks=pytest.mark.long)])
def test_long_lists_are_planned_and_written_whole(event: Event, count: int) -> None:
    """Fault 43: ten thousand rows."""
    head = LIST.splitlines()[0]
    rows = (f"Ad {n};Soyad {n};Okul {n % 700};{n % 4 + 1};mangala 1;Öğretmen" for n in range(count))
    assert accepted(event, "\n".join((head, *rows))).added == count
    assert sorted(event.entries.values_list("number", flat=True)) == list(range(1, count + 1))
