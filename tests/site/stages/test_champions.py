"""Champions flow from school to district to province to country; nobody twice, each recorded in both logs."""

import json
from pathlib import Path

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile

from meydan.exchange.champions import ChampionsFile, SignedChampions, packed_champions, unpacked_champions
from meydan.exchange.signing import SigningKey
from meydan.games.errors import Refusal
from meydan.site.actions.author import NotAllowed
from meydan.site.actions.change import broken_link
from meydan.site.actions.stages.arrival_plan import Arrival, plan_arrival
from meydan.site.actions.stages.arriving import Taken, take_champions, take_from_event
from meydan.site.actions.stages.sending import champions_of, send_champions
from meydan.site.house_key import house_key
from meydan.site.models import Category, EntryRow, Event, EventLevel, KnownKey, LogLine, Official, Role
from meydan.site.records.standings import standings_of
from meydan.tournament.faults import Fault
from tests.site import hall
from tests.site.archives.played import played_event

pytestmark = pytest.mark.django_db
ELSEWHERE = SigningKey(b"another house, with its own key!")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MEYDAN_DATA", str(tmp_path))
    return tmp_path


@pytest.fixture
def school() -> Event:
    """A school's event that was played to the end; every pupil has a district, a province and consent."""
    event = played_event()
    event.entries.update(district="Salihli", province="Manisa", consent=True, school="Gazi İlkokulu")
    event.categories.update(school_level="primary")
    return event


@pytest.fixture
def district() -> Event:
    event = hall.make_event("ilce")
    event.level = EventLevel.DISTRICT
    event.save()
    hall.make_category(event, name="İlkokul Mangala", per_school=1)
    return event


def category_of(event: Event) -> Category:
    return event.categories.get()


def first_place(event: Event) -> EntryRow:
    return standings_of(category_of(event)).in_order[0]


def sent_from(event: Event, count: int = 1) -> ChampionsFile:
    return send_champions(hall.author(event), event, {category_of(event).pk: count})


def signed(file: ChampionsFile) -> SignedChampions:
    return unpacked_champions(packed_champions(file, ELSEWHERE))


def taker(event: Event) -> User:
    user = hall.author(event).official
    assert user is not None
    assert user.user is not None
    return user.user


def take(event: Event, file: ChampionsFile, heard: str = "") -> Taken:
    """A file of another house, whose fingerprint was heard (or not)."""
    return take_champions(hall.author(event), taker(event), event, signed(file), heard)


@pytest.mark.article("salihli.event.1", "salihli.event.3")
def test_a_school_sends_its_champion_with_school_adviser_consent_and_place(school: Event, district: Event) -> None:
    file = sent_from(school)
    assert take(district, file, ELSEWHERE.fingerprint) == Taken(added=1, here=0, refused=0)
    winner, entry = first_place(school), district.entries.get()
    brought = ("first_names", "surnames", "school", "grade", "adviser", "district", "province", "consent")
    assert [getattr(entry, name) for name in brought] == [getattr(winner, name) for name in brought]
    assert (entry.adviser, entry.district, entry.province, entry.consent) == ("Danışman", "Salihli", "Manisa", True)
    assert entry.checked_in is False


def test_both_logs_keep_the_same_code_and_no_name(school: Event, district: Event) -> None:
    file = sent_from(school)
    take(district, file, ELSEWHERE.fingerprint)
    sent = LogLine.objects.get(event=school, kind="champions sent")
    taken = LogLine.objects.get(event=district, kind="champions taken")
    assert sent.data["code"] == taken.data["code"] == file.code
    assert (taken.data["from"], taken.data["uid"], taken.data["numbers"]) == (school.name, str(school.uid), [1])
    assert first_place(school).surnames not in str(sent.data) + str(taken.data)
    assert broken_link(Event.objects.get(pk=district.pk)) is None


def test_a_fingerprint_that_does_not_fit_takes_nobody(school: Event, district: Event) -> None:
    for heard in ("", house_key().fingerprint):
        with pytest.raises(Refusal, match="The fingerprint does not fit"):
            take(district, sent_from(school), heard)
    assert (district.entries.count(), KnownKey.objects.count()) == (0, 0)


def test_a_sender_is_compared_once(school: Event, district: Event) -> None:
    take(district, sent_from(school), ELSEWHERE.fingerprint)
    EntryRow.objects.filter(event=district).delete()
    assert take(district, sent_from(school)) == Taken(added=1, here=0, refused=0)
    known = KnownKey.objects.get()
    assert (known.owner, known.key) == (taker(district), ELSEWHERE.key)
    assert school.name in known.name
    assert LogLine.objects.filter(event=district, kind="champions taken")[0].data["key"] == ELSEWHERE.fingerprint


def test_nobody_trusts_a_key_for_somebody_else(school: Event, district: Event) -> None:
    take(district, sent_from(school), ELSEWHERE.fingerprint)
    other = User.objects.create_user("baska")
    with pytest.raises(Refusal, match="The fingerprint does not fit"):
        take_champions(hall.author(district), other, district, signed(sent_from(school)), "")


def test_the_own_house_needs_no_comparing(school: Event, district: Event) -> None:
    own = unpacked_champions(packed_champions(sent_from(school), house_key()))
    assert take_champions(hall.author(district), taker(district), district, own, "").added == 1
    assert KnownKey.objects.count() == 0


def test_the_key_is_made_once_and_only_its_owner_reads_it(own_folder: Path) -> None:
    first = house_key()
    assert house_key().key == first.key
    file = own_folder / "signing-key"
    assert file.stat().st_mode & 0o077 == 0
    assert [one.name for one in own_folder.iterdir()] == [file.name]


def test_a_key_that_cannot_be_read_is_said_and_not_replaced(own_folder: Path) -> None:
    house_key()
    (own_folder / "signing-key").write_text("bozuk")
    with pytest.raises(Refusal, match="cannot be read"):
        house_key()
    assert (own_folder / "signing-key").read_text() == "bozuk"


def test_the_same_file_twice_changes_nothing(school: Event, district: Event) -> None:
    file = sent_from(school)
    take(district, file, ELSEWHERE.fingerprint)
    assert [row.state for row in plan_arrival(district, file)] == [Arrival.HERE]
    with pytest.raises(Refusal, match="already entered: 1"):
        take(district, file, ELSEWHERE.fingerprint)
    assert district.entries.count() == 1


@pytest.mark.article("salihli.event.2")
def test_a_pupil_entered_in_another_category_is_not_taken(school: Event, district: Event) -> None:
    other = hall.make_category(district, game="reversi", name="Reversi")
    (row,) = hall.make_entries(other, 1)
    winner = first_place(school)
    EntryRow.objects.filter(pk=row.pk).update(
        first_names=winner.first_names, surnames=winner.surnames, school=winner.school, school_number=""
    )
    (arriving,) = plan_arrival(district, sent_from(school))
    assert arriving.refusal is not None
    assert (arriving.state, arriving.refusal.article) == (Arrival.REFUSED, "salihli.event.2")


@pytest.mark.article("salihli.event.1")
def test_a_second_champion_of_a_school_is_not_taken_where_it_sends_one(school: Event, district: Event) -> None:
    file = sent_from(school, 2)
    rows = plan_arrival(district, file)
    assert [row.state for row in rows] == [Arrival.NEW, Arrival.REFUSED]
    assert rows[1].refusal is not None
    assert rows[1].refusal.article == "salihli.event.1"
    assert take(district, file, ELSEWHERE.fingerprint) == Taken(added=1, here=0, refused=1)


def test_champions_go_up_only(school: Event, district: Event) -> None:
    Event.objects.filter(pk=district.pk).update(level=EventLevel.SCHOOL)
    district.refresh_from_db()
    with pytest.raises(Refusal, match="champions go up only"):
        plan_arrival(district, sent_from(school))


def test_a_champion_is_not_known_before_the_standings_are_final(school: Event) -> None:
    school.categories.update(final=False)
    with pytest.raises(Fault, match="not final"):
        champions_of(school, {category_of(school).pk: 1}, "Ece")


def test_an_erased_champion_goes_nowhere(school: Event) -> None:
    EntryRow.objects.filter(pk=first_place(school).pk).update(erased=True)
    assert champions_of(school, {category_of(school).pk: 1}, "Ece").count == 0


def test_a_game_that_is_not_played_here_is_said(school: Event, district: Event) -> None:
    district.categories.update(game="reversi")
    (arriving,) = plan_arrival(district, sent_from(school))
    assert arriving.refusal is not None
    assert "no category" in arriving.refusal.words.en


def test_district_champions_reach_the_province_directly_with_a_line_in_both_logs(
    school: Event, district: Event
) -> None:
    places = {category_of(school).pk: 1}
    taken = take_from_event(hall.author(school), school, hall.author(district), district, places)
    assert taken == Taken(added=1, here=0, refused=0)
    assert district.entries.get().name == first_place(school).name
    assert LogLine.objects.get(event=school, kind="champions sent").data["to"] == district.name
    assert LogLine.objects.filter(event=district, kind="champions taken").count() == 1


def test_who_may_not_send_there_cannot_take_from_there(school: Event, district: Event) -> None:
    helper = hall.author(school, Role.DESK_HELPER)
    with pytest.raises(NotAllowed):
        take_from_event(helper, school, hall.author(district), district, {category_of(school).pk: 1})
    assert district.entries.count() == 0


def test_an_event_of_somebody_else_is_not_offered_and_not_taken_from(school: Event, district: Event) -> None:
    client = hall.client_of(district, Role.ORGANISER)
    assert school.name not in client.get("/e/ilce/desk/champions/take").content.decode()
    posted = {"source": school.slug, f"places-{category_of(school).pk}": "1"}
    assert client.post("/e/ilce/desk/champions/accept-from-event", posted).status_code == 422
    assert district.entries.count() == 0


def test_the_pages_lead_from_the_file_to_the_entries(
    school: Event, district: Event, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    school.officials.filter(role=Role.HEAD_REFEREE).delete()
    head = hall.client_of(school, Role.HEAD_REFEREE)
    answer = head.post(f"/e/{school.slug}/desk/champions/send", {f"places-{category_of(school).pk}": "1"})
    assert answer["Content-Disposition"] == f'attachment; filename="{school.slug}.champions.json"'
    fingerprint = house_key().fingerprint
    assert fingerprint in head.get(f"/e/{school.slug}/desk/champions").content.decode()
    # From here on it is another house, with a key of its own.
    monkeypatch.setenv("MEYDAN_DATA", str(tmp_path / "there"))
    organiser = hall.client_of(district, Role.ORGANISER)
    page = organiser.post("/e/ilce/desk/champions/take", {"file": SimpleUploadedFile("okul.json", answer.content)})
    assert page.context["counts"] == {"new": 1, "here": 0, "refused": 0}
    assert fingerprint not in page.content.decode()
    posted = {"content": page.context["content"], "fingerprint": ""}
    assert organiser.post("/e/ilce/desk/champions/accept", posted).status_code == 422
    posted["fingerprint"] = fingerprint.lower()
    assert organiser.post("/e/ilce/desk/champions/accept", posted).status_code == 302
    assert district.entries.get().name == first_place(school).name
    again = organiser.post("/e/ilce/desk/champions/take", {"file": SimpleUploadedFile("okul.json", answer.content)})
    assert again.context["is_known"] is True


def test_an_altered_file_is_refused_on_the_page(school: Event, district: Event) -> None:
    plain = json.loads(packed_champions(sent_from(school), ELSEWHERE))
    plain["categories"][0]["champions"][0]["surnames"] = "Başkası"
    upload = SimpleUploadedFile("okul.json", json.dumps(plain).encode())
    organiser = hall.client_of(district, Role.ORGANISER)
    answer = organiser.post("/e/ilce/desk/champions/take", {"file": upload}, headers={"Accept-Language": "en"})
    assert (answer.status_code, "signature does not fit" in answer.content.decode()) == (422, True)


def test_who_organises_both_takes_from_the_other_event_on_a_page(school: Event, district: Event) -> None:
    client = hall.client_of(district, Role.ORGANISER)
    user = district.officials.get(role=Role.ORGANISER).user
    Official.objects.create(event=school, user=user, name="İkisinin de", role=Role.ORGANISER)
    posted = {"source": school.slug, f"places-{category_of(school).pk}": "1"}
    assert client.post("/e/ilce/desk/champions/take", posted).context["counts"]["new"] == 1
    assert client.post("/e/ilce/desk/champions/accept-from-event", posted).status_code == 302
    assert LogLine.objects.get(event=school, kind="champions sent").who == "İkisinin de"
    assert district.entries.count() == 1


def test_the_file_has_nothing_that_is_not_needed(school: Event) -> None:
    text = packed_champions(sent_from(school), ELSEWHERE).decode()
    others = [entry.name for entry in standings_of(category_of(school)).in_order[1:]]
    winner = first_place(school).name
    assert [name for name in others if name != winner and name in text] == []
