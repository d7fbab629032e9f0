"""Screens on the wall: what the desk gives them, and who may."""

import pytest

from meydan.games.errors import Refusal
from meydan.site.actions.author import NotAllowed
from meydan.site.actions.walls.announcing import announce, take_down
from meydan.site.actions.walls.screens import (
    WishedPage,
    add_screen,
    edit_screen,
    remove_screen,
    show_page,
    turn_again,
)
from meydan.site.models import Event, LogLine, Role, WallPage, WallScreen
from tests.site import hall

pytestmark = pytest.mark.django_db
TWO = (WishedPage(WallPage.TABLES), WishedPage(WallPage.PROGRAMME))


def helper(event: Event) -> hall.Author:
    return hall.author(event, Role.DESK_HELPER)


def kinds(event: Event) -> list[tuple[str, bool]]:
    return list(LogLine.objects.filter(event=event).order_by("number").values_list("kind", "public"))


def test_a_screen_gets_an_address_from_its_name(event: Event) -> None:
    assert add_screen(helper(event), event, "Giriş Kapısı", TWO).code == "giris-kapisi"
    assert add_screen(helper(event), event, "Giriş-kapısı 2", TWO).code == "giris-kapisi-2"
    assert add_screen(helper(event), event, "Giriş kapısı!", TWO).code == "giris-kapisi-3"


def test_two_screens_have_two_names(event: Event) -> None:
    add_screen(helper(event), event, "Salon IŞIK", TWO)
    with pytest.raises(Refusal) as refused:
        add_screen(helper(event), event, "salon ışık", TWO)
    assert "başka bir ad verin" in refused.value.words.tr


@pytest.mark.parametrize(("name", "pages"), [("", TWO), ("Giriş", ())])
def test_a_screen_has_a_name_and_a_page(event: Event, name: str, pages: tuple[WishedPage, ...]) -> None:
    with pytest.raises(Refusal):
        add_screen(helper(event), event, name, pages)
    assert not WallScreen.objects.exists()


def test_categories_of_another_event_are_left_out(event: Event) -> None:
    own, foreign = hall.make_category(event), hall.make_category(hall.make_event("baska"))
    screen = add_screen(helper(event), event, "Giriş", [WishedPage(WallPage.TABLES, (own.pk, foreign.pk))])
    assert screen.pages == [{"id": 1, "page": "tables", "categories": [own.pk]}]


def test_steering_is_one_log_line_that_every_screen_hears(event: Event) -> None:
    screen = add_screen(helper(event), event, "Giriş", TWO)
    shown = show_page(helper(event), screen, 2, stays=True)
    assert (shown.shown, shown.stays, shown.shown_line) == (2, True, 2)
    again = turn_again(helper(event), screen)
    assert (again.shown, again.stays) == (None, False)
    edit_screen(helper(event), screen, "Salon", TWO[:1])
    remove_screen(helper(event), screen)
    assert kinds(event) == [
        ("screen added", True),
        ("screen steered", True),
        ("screen steered", True),
        ("screen edited", True),
        ("screen removed", True),
    ]


def test_only_a_page_of_the_screen_can_be_shown(event: Event) -> None:
    screen = add_screen(helper(event), event, "Giriş", TWO)
    with pytest.raises(Refusal):
        show_page(helper(event), screen, 3, stays=False)


def test_the_address_stays_when_the_name_changes(event: Event) -> None:
    screen = add_screen(helper(event), event, "Giriş", TWO)
    assert edit_screen(helper(event), screen, "Kantin", TWO).code == "giris"


@pytest.mark.parametrize("text", ["", "   ", "a" * 141])
def test_an_announcement_is_short_enough_to_be_read(event: Event, text: str) -> None:
    with pytest.raises(Refusal):
        announce(helper(event), event, text)


def test_an_announcement_is_taken_down_once(event: Event) -> None:
    made = announce(helper(event), event, "Yemek  12.30'da")
    assert made.text == "Yemek 12.30'da"
    take_down(helper(event), made)
    with pytest.raises(Refusal):
        take_down(helper(event), made)


def test_a_table_referee_does_not_steer(event: Event) -> None:
    with pytest.raises(NotAllowed):
        announce(hall.author(event, Role.TABLE_REFEREE), event, "Merhaba")
    with pytest.raises(NotAllowed):
        add_screen(hall.author(event, Role.TABLE_REFEREE), event, "Giriş", TWO)


def test_the_desk_makes_steers_and_removes_screens(event: Event) -> None:
    client = hall.client_of(event, Role.DESK_HELPER)
    category = hall.make_category(event)
    desk = f"/e/{event.slug}/desk/walls"
    sent = {"name": "Giriş", "page0": "names", "categories0": [category.pk], "page3": "programme"}
    assert client.post(desk, sent).status_code == 302
    screen = WallScreen.objects.get()
    assert screen.pages == [
        {"id": 1, "page": "names", "categories": [category.pk]},
        {"id": 2, "page": "programme", "categories": []},
    ]
    text = client.get(desk).content.decode()
    assert f"http://testserver/e/{event.slug}/wall/giris" in text
    client.post(f"{desk}/{screen.pk}/show", {"page": "2", "stays": "yes"})
    screen.refresh_from_db()
    assert (screen.shown, screen.stays) == (2, True)
    client.post(f"{desk}/{screen.pk}/turn")
    client.post(f"{desk}/{screen.pk}", {"name": "Kantin", "page0": "address"})
    screen.refresh_from_db()
    assert (screen.name, screen.shown, len(screen.pages)) == ("Kantin", None, 1)
    client.post(f"{desk}/announce", {"text": "Yemek"})
    made = event.announcements.get()
    client.post(f"{desk}/announcements/{made.pk}/end")
    assert not event.announcements.filter(up=True).exists()
    client.post(f"{desk}/{screen.pk}/remove")
    assert not WallScreen.objects.exists()


def test_a_form_that_is_refused_keeps_what_was_chosen(event: Event) -> None:
    add_screen(helper(event), event, "Giriş", TWO)
    answer = hall.client_of(event, Role.DESK_HELPER).post(
        f"/e/{event.slug}/desk/walls", {"name": "giriş", "page0": "cards"}
    )
    text = answer.content.decode()
    assert "başka bir ad verin" in text
    assert '<option value="cards" selected>' in text
