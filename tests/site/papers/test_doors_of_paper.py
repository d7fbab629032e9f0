"""Who gets which paper, what is not printed yet, and the logo."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse

from meydan.games.errors import Refusal
from meydan.site.actions.author import NotAllowed
from meydan.site.actions.links.giving import give_links
from meydan.site.actions.papers.logo import remove_logo, set_logo
from meydan.site.held_answers import NotMadeError
from meydan.site.models import Category, EntryRow, EventLogo, Role, Showing
from meydan.site.papers import press
from meydan.site.papers.wish import FEW
from meydan.site.records.entries import initials
from tests.paper.event import LOGO
from tests.paper.pdf import needs_poppler, text_of
from tests.site import hall
from tests.site.papers.printing import address, content_of, desk, pdf
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db
REFUSED = 422


@pytest.fixture
def swiss() -> Category:
    category = hall.make_category(hall.make_event(rulebook="yuzuncu-yil"), rounds=3)
    hall.make_entries(category, 9)
    return category


def handout(category: Category, paper: str, **asked: object) -> bytes:
    client = hall.client_of(category.event, Role.VIEWER)
    return content_of(client.get(address("handout", category), {"paper": paper, **asked}))


@needs_poppler
@pytest.mark.parametrize(
    "paper", ["starting-list", "pairings-by-table", "pairings-by-name", "standings", "cross-table"]
)
def test_everybody_gets_initials_unless_consented(swiss: Category, paper: str) -> None:
    steps.closed(swiss)
    known, *others = swiss.entries.filter(start_number__isnull=False).order_by("start_number")
    EntryRow.objects.filter(pk=known.pk).update(consent=True)
    public, own = text_of(handout(swiss, paper)), text_of(pdf(swiss, paper))
    assert known.name in public
    assert [row.name for row in others if row.name in public] == []
    assert [row.name for row in others if row.name not in own] == []
    assert initials(others[0]) in public
    assert "Fatma Hanım" not in public


@needs_poppler
def test_frozen_standings_are_frozen_on_paper_too(swiss: Category) -> None:
    steps.closed(swiss)
    steps.closed(swiss)
    Category.objects.filter(pk=swiss.pk).update(showing=Showing.FROZEN, frozen_after=1)
    assert "1. tur sonunda" in text_of(handout(swiss, "standings"))
    assert "2. tur sonunda" in text_of(pdf(swiss, "standings"))


@pytest.mark.parametrize("paper", ["check-in-list", "badges", "decisions", "event-report", "nothing"])
def test_what_is_not_for_everybody_is_not_found(swiss: Category, paper: str) -> None:
    steps.closed(swiss)
    client = hall.client_of(swiss.event, Role.VIEWER)
    assert client.get(address("handout", swiss), {"paper": paper}).status_code == 404


@pytest.mark.parametrize("paper", ["pairings-by-table", "result-slips", "table-cards"])
def test_a_draft_is_not_printed(swiss: Category, paper: str) -> None:
    steps.drafted(swiss)
    answer = desk(swiss).get(address("papers-file", swiss), {"paper": paper, "round": 1})
    assert (answer.status_code, answer.context["refusal"].words.en[:35]) == (
        REFUSED,
        "The pairing of this round is not pu",
    )


@needs_poppler
def test_table_cards_carry_the_code_of_their_table_and_wait_for_it(swiss: Category) -> None:
    row = steps.published(swiss)
    answer = desk(swiss).get(address("papers-file", swiss), {"paper": "table-cards"})
    assert (answer.status_code, answer.context["refusal"].words.en[:15]) == (REFUSED, "The table links")
    give_links(hall.author(swiss.event), row)
    cards = text_of(pdf(swiss, "table-cards"))
    codes = [f"{link.code[:4]} {link.code[4:]}" for link in swiss.event.table_links.all()]
    assert len(codes) == 4
    assert [code for code in codes if code not in cards] == []
    assert [code for code in codes if code not in text_of(pdf(swiss, "result-slips"))] == []


@needs_poppler
def test_who_may_not_give_links_prints_none(swiss: Category) -> None:
    give_links(hall.author(swiss.event), steps.published(swiss))
    helper = desk(swiss, Role.DESK_HELPER)
    assert helper.get(address("papers-file", swiss), {"paper": "table-cards"}).status_code == REFUSED
    slips = text_of(content_of(helper.get(address("papers-file", swiss), {"paper": "result-slips"})))
    codes = [f"{link.code[:4]} {link.code[4:]}" for link in swiss.event.table_links.all()]
    assert [code for code in codes if code in slips] == []


def test_certificates_of_places_wait_for_the_final_standings(swiss: Category) -> None:
    steps.closed(swiss)
    answer = desk(swiss).get(address("papers-file", swiss), {"paper": "certificates-places"})
    assert (answer.status_code, answer.context["refusal"].article) == (REFUSED, "fault-41")


def test_nothing_chosen_is_refused_with_what_to_do(swiss: Category) -> None:
    answer = desk(swiss).get(address("papers-file", swiss))
    assert (answer.status_code, answer.context["refusal"].words.en) == (REFUSED, "Choose something to print.")


def test_the_page_lists_what_can_be_printed_now(swiss: Category) -> None:
    before = desk(swiss).get(address("papers", swiss))
    steps.published(swiss)
    after = desk(swiss).get(address("papers", swiss))

    def listed(answer: object) -> dict[str, int]:
        return {belongs.value: len(rows) for belongs, rows in answer.context["groups"]}  # type: ignore[attr-defined]

    assert listed(before) == {"round": 0, "category": 10, "event": 2}
    assert listed(after) == {"round": 6, "category": 10, "event": 2}


def test_a_preview_shows_the_first_pages_as_pictures(swiss: Category) -> None:
    steps.published(swiss)
    shown = content_of(desk(swiss).get(address("papers-preview", swiss), {"paper": "score-sheets"})).decode()
    assert shown.count("data:image/svg+xml;base64,") == 4
    assert FEW >= 4


def test_a_full_press_says_so(swiss: Category) -> None:
    taken = 0
    try:
        while press.PLACES.acquire(blocking=False):
            taken += 1
        answer = desk(swiss).get(address("papers-file", swiss), {"paper": "starting-list"})
    finally:
        press.PLACES.release(taken)
    assert taken == press.MOST_WAITING
    assert (answer.status_code, answer.context["refusal"].words.en[:15]) == (REFUSED, "Too many papers")
    assert pdf(swiss, "starting-list").startswith(b"%PDF-")


def test_what_cannot_be_set_is_a_page_and_not_half_a_file(swiss: Category) -> None:
    EventLogo.objects.create(event=swiss.event, svg="<svg broken")
    answer = desk(swiss).get(
        address("papers-file", swiss), {"paper": "starting-list"}, headers={"Accept-Language": "en"}
    )
    with pytest.raises(NotMadeError) as failed:
        content_of(answer)
    page = failed.value.page.decode()
    assert "The paper could not be set" in page
    assert address("papers", swiss) in page
    shown = desk(swiss).get(address("papers-preview", swiss), {"paper": "starting-list"})
    assert 'role="alert"' in content_of(shown).decode()


def test_a_preview_of_what_is_refused_says_why_in_its_place(swiss: Category) -> None:
    steps.closed(swiss)
    answer = desk(swiss).get(address("papers-preview", swiss), {"paper": "certificates-places"})
    assert (answer.status_code, 'role="alert"' in answer.content.decode()) == (200, True)


def test_the_organiser_gives_the_event_its_logo_and_takes_it_away(swiss: Category) -> None:
    plain = pdf(swiss, "starting-list")
    client = hall.client_of(swiss.event, Role.ORGANISER)
    upload = {"logo": SimpleUploadedFile("logo.svg", LOGO.encode())}
    assert client.post(reverse("logo", kwargs={"slug": swiss.event.slug}), upload).status_code == 303
    assert len(pdf(swiss, "starting-list")) > len(plain)
    assert client.post(reverse("remove-logo", kwargs={"slug": swiss.event.slug})).status_code == 303
    assert not EventLogo.objects.exists()
    assert list(swiss.event.log.values_list("kind", flat=True)) == ["logo set", "logo removed"]


def test_a_file_that_is_no_picture_changes_nothing(swiss: Category) -> None:
    owner = hall.author(swiss.event, Role.ORGANISER)
    with pytest.raises(Refusal, match="neither PNG nor SVG"):
        set_logo(owner, swiss.event, b"<html><script>")
    with pytest.raises(Refusal, match="has no logo"):
        remove_logo(owner, swiss.event)
    with pytest.raises(NotAllowed):
        set_logo(hall.author(swiss.event, Role.HEAD_REFEREE), swiss.event, LOGO.encode())
    assert swiss.event.log.count() == 0
