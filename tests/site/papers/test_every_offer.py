"""Every paper of real events, in both languages, as the desk gets it."""

from datetime import datetime

import pytest
from django.utils import timezone

from meydan.match import Player
from meydan.paper import PAPERS
from meydan.site.actions.change import digest
from meydan.site.actions.links.giving import give_links
from meydan.site.actions.matches.results import mark_no_show
from meydan.site.models import Category, Event, Format, Pairing, StoredAct
from meydan.site.papers.offered import BY_NAME, OFFERS, offers_for
from meydan.site.papers.wish import Wish
from meydan.site.records.standings import standings_of
from meydan.tournament.names import upper_case
from tests.paper.pdf import facts_of, needs_poppler, outside_page, text_of
from tests.site import hall
from tests.site.papers.printing import pdf, played_to_the_end
from tests.site.rounds import steps

pytestmark = [pytest.mark.django_db, needs_poppler]

EVENTS = (
    ("yuzuncu-yil", "mangala", Format.SWISS),
    ("salihli", "equilibrio", Format.KNOCKOUT),
    ("lig", "hex", Format.LEAGUE),
    ("tazof-kulami", "kulami", Format.SWISS),
)
# Papers that show neither every pupil nor the event's log: to be cut out, to be worn, or to be filled in.
WITHOUT_FOOT = {"table-cards", "badges", "badges-staff", "certificates-places", "certificates-participation"}


def test_the_desk_offers_every_paper_there_is() -> None:
    """Pictures have no paper of their own here: they are in the report."""
    assert {offer.paper for offer in OFFERS} == set(PAPERS) - {"drawings"}
    assert set(BY_NAME) == {offer.name for offer in OFFERS}
    assert len(BY_NAME) == len(OFFERS)


@pytest.mark.parametrize("language", ["tr", "en"])
@pytest.mark.parametrize(("rulebook", "game", "form"), EVENTS)
def test_every_paper_of_a_finished_event_is_printed(rulebook: str, game: str, form: Format, language: str) -> None:
    category = played_to_the_end(rulebook, game, form)
    give_links(hall.author(category.event), category.rounds_paired.get(number=1, current=True))
    for offer in offers_for(Wish(category.event, language, category, links=True)):
        made = pdf(category, offer.name, language=language, round=1)
        text = text_of(made)
        assert outside_page(made) == [], offer.name
        assert facts_of(made)["Tagged"] == "yes", offer.name
        assert facts_of(made)["Title"].endswith(f" – {category.event.name}"), offer.name
        if offer.name not in WITHOUT_FOOT:
            assert digest(Event.objects.get(pk=category.event_id)) in text, offer.name


def test_decisions_tell_the_hour_of_the_hall() -> None:
    """Acts carry the server's time in UTC; on paper stands what the clock on the wall showed."""
    category = hall.make_category(hall.make_event(rulebook="yuzuncu-yil"), rounds=3)
    hall.make_entries(category, 4)
    table = steps.tables(steps.started(category))[0]
    mark_no_show(hall.author(category.event, confirmed=True), table, (Player.FIRST,))
    label = StoredAct.objects.filter(pairing=table).order_by("-number")[0].act["time"]
    hour = timezone.localtime(datetime.fromisoformat(label)).strftime("%d.%m. %H:%M")
    text = text_of(pdf(category, "decisions"))
    assert hour in text
    assert label not in text


def test_a_category_is_offered_what_its_format_and_game_have() -> None:
    event = hall.make_event()
    fits = {
        form: {offer.name for offer in offers_for(Wish(event, "tr", hall.make_category(event, game, form), links=True))}
        for form, game in ((Format.SWISS, "mangala"), (Format.KNOCKOUT, "mangala"), (Format.LEAGUE, "hex"))
    }
    everything = set(BY_NAME) - {"result-form"}  # a school reports to nobody
    hex_sheets = {"hex-sheets", "hex-sheet-blank"}
    assert fits == {
        Format.SWISS: everything - hex_sheets - {"bracket"},
        Format.KNOCKOUT: everything - hex_sheets - {"cross-table"},
        Format.LEAGUE: everything - {"bracket"},
    }


@pytest.fixture
def swiss() -> Category:
    category = hall.make_category(hall.make_event(rulebook="yuzuncu-yil"), rounds=3)
    hall.make_entries(category, 9)
    return category


def test_ticked_papers_come_in_one_file_in_the_order_of_the_page(swiss: Category) -> None:
    steps.closed(swiss)
    alone = [int(facts_of(pdf(swiss, name))["Pages"]) for name in ("standings", "result-slips", "badges")]
    together = pdf(swiss, "badges", "standings", "result-slips")
    assert int(facts_of(together)["Pages"]) == sum(alone)
    assert facts_of(together)["Title"].startswith("Sonuç fişleri")


def test_pairing_list_names_everybody_with_the_points_before_the_round(swiss: Category) -> None:
    steps.closed(swiss)
    steps.published(swiss)
    text = text_of(pdf(swiss, "pairings-by-name", round=2))
    assert {row.name for row in swiss.entries.all() if row.name not in text} == set()
    assert "2. tur" in text
    assert "1. tur" in text_of(pdf(swiss, "pairings-by-name", round=1))


def test_filled_sheets_hold_the_results_and_the_others_do_not(swiss: Category) -> None:
    steps.closed(swiss)
    won = "Maç bitti"
    tables = Pairing.objects.filter(round__category=swiss, second__isnull=False).count()
    assert text_of(pdf(swiss, "score-sheets")).count(won) == 0
    filled = text_of(pdf(swiss, "score-sheets-filled"))
    assert filled.count(won) == tables
    assert "No 1" not in filled  # acts know pupils by number; paper knows their names


def test_four_slips_stand_on_a_page(swiss: Category) -> None:
    hall.make_entries(swiss, 7)  # sixteen players at eight tables
    steps.published(swiss)
    assert facts_of(pdf(swiss, "result-slips"))["Pages"] == "2"


@pytest.mark.article("salihli.event.16")
def test_the_form_reports_the_champion_of_every_category_to_the_province() -> None:
    category = played_to_the_end("salihli", "mangala", Format.KNOCKOUT)
    text = text_of(pdf(category, "result-form"))
    champion = standings_of(category).in_order[0]
    assert "İLÇE SONUÇ BİLDİRİM FORMU" in text
    assert f"{champion.first_names} {upper_case(champion.surnames)} {champion.school}" in text


@pytest.mark.parametrize("language", ["tr", "en"])
def test_the_report_holds_the_pictures_of_the_event(language: str) -> None:
    category = played_to_the_end("yuzuncu-yil", "mangala", Format.SWISS)
    text = text_of(pdf(category, "event-report", language=language))
    shown = {"tr": ("Puan yarışı", "Günün gidişi"), "en": ("Points race", "Progress of the day")}[language]
    assert [title for title in shown if title not in text] == []


def test_a_place_certificate_for_the_first_three_and_one_for_everybody_who_played() -> None:
    category = played_to_the_end("yuzuncu-yil", "mangala", Format.SWISS)
    places = [pdf(category, "certificates-places", design=design) for design in ("tile", "board", "plain")]
    assert {facts_of(made)["Pages"] for made in places} == {"3"}
    assert len(set(places)) == 3
    assert "birinci olmuştur" in text_of(places[0])
    played = category.entries.filter(start_number__isnull=False, disqualified=False).count()
    assert facts_of(pdf(category, "certificates-participation"))["Pages"] == str(played)
