"""The pages of the technical meeting."""

import pytest
from django.test import Client
from django.urls import reverse

from meydan.site.models import Category, Event, Role
from meydan.site.records.card_lists import card_lists
from tests.site import hall

pytestmark = pytest.mark.django_db


def url(event: Event, name: str, **parts: object) -> str:
    return reverse(name, kwargs={"slug": event.slug, **parts})


@pytest.fixture
def desk(event: Event) -> Client:
    return hall.client_of(event, Role.HEAD_REFEREE)


@pytest.fixture
def qbitz(event: Event) -> Category:
    category = hall.make_category(event, game="qbitz", name="Q-bitz İlkokul")
    hall.make_entries(category, 4)
    return category


def text_of(client: Client, address: str) -> str:
    answer = client.get(address)
    assert answer.status_code == 200
    return answer.content.decode()


@pytest.mark.article("salihli.event.6", "salihli.event.8")
def test_articles_are_ticked_on_the_page(event: Event, desk: Client) -> None:
    hall.make_category(event)
    assert "0/2" in text_of(desk, url(event, "meeting"))
    assert desk.post(url(event, "meeting-told"), {"article": "salihli.event.8"}).status_code == 303
    assert "1/2" in text_of(desk, url(event, "meeting"))
    assert desk.post(url(event, "meeting-not-told"), {"article": "salihli.event.8"}).status_code == 303
    assert "0/2" in text_of(desk, url(event, "meeting"))


def test_the_lot_is_drawn_shown_and_verified(event: Event, desk: Client) -> None:
    category = hall.make_category(event)
    hall.make_entries(category, 3)
    page = url(event, "meeting-category", category=category.pk)
    assert desk.post(url(event, "meeting-lot", category=category.pk), {"seed": "2026"}).status_code == 303
    assert "<kbd>2026</kbd>" in text_of(desk, page)
    assert "kayıttaki kurayla aynı" in text_of(desk, page + "?seed=2026")
    assert "<kbd>2026</kbd>" in text_of(desk, url(event, "meeting-screen") + f"?category={category.pk}")
    assert desk.get(page + "?seed=şans").status_code == 200


@pytest.mark.parametrize(("game", "said"), [("mangala", "yarışmacı için."), ("pentago", "yarışmacı için: <strong>")])
def test_the_lot_names_a_colour_and_no_side_that_only_the_board_knows(
    event: Event, desk: Client, game: str, said: str
) -> None:
    category = hall.make_category(event, game=game)
    hall.make_entries(category, 3)
    desk.post(url(event, "meeting-lot", category=category.pk), {"seed": "2026"})
    page = text_of(desk, url(event, "meeting-category", category=category.pk))
    assert f"Listenin ilk sırasındaki {said}" in page
    assert "Güney" not in page
    assert "Kuzey" not in page


def test_a_rolled_seed_is_one_that_people_can_read_out(event: Event, desk: Client) -> None:
    category = hall.make_category(event)
    hall.make_entries(category, 3)
    desk.post(url(event, "meeting-lot", category=category.pk), {"seed": ""})
    seed = Category.objects.get(pk=category.pk).lots[0]["seed"]
    assert (len(seed), seed.isdecimal()) == (6, True)


@pytest.mark.article("salihli.event.9", "salihli.event.15")
def test_cards_stay_secret_until_they_are_announced(event: Event, desk: Client, qbitz: Category) -> None:
    page = url(event, "meeting-category", category=qbitz.pk)
    screen = url(event, "meeting-screen") + f"?category={qbitz.pk}"
    sent = {"rounds": "2", "pool": "101-150"}
    assert desk.post(url(event, "meeting-cards-draw", category=qbitz.pk), sent).status_code == 303
    qbitz.refresh_from_db()
    first, second = card_lists(qbitz)
    draw = qbitz.cards["draws"][0]

    def seen(address: str) -> list[bool]:
        text = text_of(desk, address).replace("<b>", "").replace("</b>", "").replace(" · ", " ")
        return [" ".join(map(str, one.cards)) in text for one in (first, second)] + [draw["seed"] in text]

    assert seen(page) == seen(screen) == [False, False, False]
    assert draw["seal"] in text_of(desk, screen)
    desk.post(url(event, "meeting-cards-announce", category=qbitz.pk), {"round": "1"})
    assert seen(page) == seen(screen) == [True, False, False]
    desk.post(url(event, "meeting-cards-announce", category=qbitz.pk), {"round": "2"})
    assert seen(page) == [True, True, True]


def test_the_secret_lists_are_for_the_desk_alone(event: Event, desk: Client, qbitz: Category) -> None:
    desk.post(url(event, "meeting-cards-draw", category=qbitz.pk), {"rounds": "2"})
    qbitz.refresh_from_db()
    secret = " · ".join(map(str, card_lists(qbitz)[1].cards))
    assert secret in text_of(desk, url(event, "meeting-cards", category=qbitz.pk))
    for role in (Role.DESK_HELPER, Role.TABLE_REFEREE):
        assert hall.client_of(event, role).get(url(event, "meeting-cards", category=qbitz.pk)).status_code == 403


@pytest.mark.parametrize(
    "sent",
    [
        {"rounds": "x"},
        {"rounds": "0"},
        {"rounds": "99"},
        {"rounds": "2", "pool": "a-b"},
        {"rounds": "2", "pool": "1-3"},
    ],
)
def test_what_cannot_be_drawn_is_told(event: Event, desk: Client, qbitz: Category, sent: dict[str, str]) -> None:
    assert desk.post(url(event, "meeting-cards-draw", category=qbitz.pk), sent).status_code == 422
    qbitz.refresh_from_db()
    assert qbitz.cards == {}


def test_choices_are_saved_from_the_page(event: Event, desk: Client) -> None:
    category = hall.make_category(event, game="kulami")
    sent = {"option-layout": "mirrored", "minutes": "12", "increment_seconds": "", "delay_seconds": "3"}
    assert desk.post(url(event, "meeting-choices", category=category.pk), sent).status_code == 303
    category.refresh_from_db()
    assert category.options == {
        "layout": "mirrored",
        "clock": {"minutes": 12, "increment_seconds": 0, "delay_seconds": 3},
    }
    screen = text_of(desk, url(event, "meeting-screen") + f"?category={category.pk}")
    assert "12 dakika" in screen
    assert desk.post(url(event, "meeting-choices", category=category.pk), {"minutes": "on iki"}).status_code == 422


@pytest.mark.parametrize("rulebook", ["lig", "yuzuncu-yil", "tazof-mangala", "tazof-kulami", "salihli"])
def test_every_game_of_every_rulebook_has_its_page(event: Event, desk: Client, rulebook: str) -> None:
    from meydan.rulebooks import load

    for rules in load(rulebook).games:
        category = hall.make_category(event, game=rules.game, rulebook=rulebook)
        hall.make_entries(category, 2)
        text_of(desk, url(event, "meeting-category", category=category.pk))
        text_of(desk, url(event, "meeting-screen") + f"?category={category.pk}")
    text_of(desk, url(event, "meeting"))
