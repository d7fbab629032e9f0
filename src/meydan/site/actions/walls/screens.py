"""Screens on the wall: added, given their pages, steered, removed."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.utils.text import slugify

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_task
from meydan.site.actions.change import Log, change
from meydan.site.models import Event, WallPage, WallScreen
from meydan.site.tasks import Task
from meydan.tournament.names import folded, tidy

MOST_SCREENS = 20
MOST_PAGES = 20


@dataclass(frozen=True, slots=True)
class WishedPage:
    """What is shown, of which categories; none named means all."""

    page: WallPage
    categories: tuple[int, ...] = ()


def add_screen(author: Author, event: Event, name: str, pages: Sequence[WishedPage]) -> WallScreen:
    with change(event, author) as log:
        check_task(author, Task.STEER_WALLS)
        if log.event.screens.count() >= MOST_SCREENS:
            raise Refusal(
                Words(
                    f"Bir etkinlikte en çok {MOST_SCREENS} ekran olur; kullanılmayanı çıkarın.",
                    f"An event has {MOST_SCREENS} screens at most; remove one that is not in use.",
                )
            )
        name = free_name(log.event, name)
        screen = WallScreen.objects.create(
            event=log.event, name=name, code=free_code(log.event, name), pages=plain(log.event, pages)
        )
        log("screen added", about={"screen": screen.pk}, data=told(screen), public=True)
    return screen


def edit_screen(author: Author, screen: WallScreen, name: str, pages: Sequence[WishedPage]) -> WallScreen:
    """Its address stays, whatever it is called: a TV that shows it goes on."""
    with change(screen.event, author) as log:
        check_task(author, Task.STEER_WALLS)
        found = under_lock(log, screen)
        before = told(found)
        found.name = free_name(log.event, name, found)
        found.pages = plain(log.event, pages)
        found.shown, found.stays = None, False
        found.save(update_fields=["name", "pages", "shown", "stays"])
        log("screen edited", about={"screen": found.pk}, data={"before": before, "after": told(found)}, public=True)
    return found


def remove_screen(author: Author, screen: WallScreen) -> None:
    with change(screen.event, author) as log:
        check_task(author, Task.STEER_WALLS)
        found = under_lock(log, screen)
        log("screen removed", about={"screen": found.pk}, data=told(found), public=True)
        found.delete()


def show_page(author: Author, screen: WallScreen, page: int, stays: bool) -> WallScreen:
    """The screen turns to this page at once, and goes on from there or stays."""
    with change(screen.event, author) as log:
        check_task(author, Task.STEER_WALLS)
        found = under_lock(log, screen)
        if page not in {one["id"] for one in found.pages}:
            raise Refusal(
                Words(
                    "Bu sayfa ekranın sayfaları arasında yok; listeyi yenileyip yeniden seçin.",
                    "The screen has no such page; load the list again and choose once more.",
                )
            )
        line = log("screen steered", about={"screen": found.pk}, data={"page": page, "stays": stays}, public=True)
        found.shown, found.shown_line, found.stays = page, line.number, stays
        found.save(update_fields=["shown", "shown_line", "stays"])
    return found


def turn_again(author: Author, screen: WallScreen) -> WallScreen:
    """All pages are turned again, in their order."""
    with change(screen.event, author) as log:
        check_task(author, Task.STEER_WALLS)
        found = under_lock(log, screen)
        found.shown, found.stays = None, False
        found.save(update_fields=["shown", "stays"])
        log("screen steered", about={"screen": found.pk}, data={"page": None}, public=True)
    return found


def under_lock(log: Log, screen: WallScreen) -> WallScreen:
    found = WallScreen.objects.filter(event=log.event, pk=screen.pk).first()
    if found is None:
        raise Refusal(
            Words("Bu ekran çıkarılmış. Sayfayı yenileyin.", "This screen has been removed. Load the page again.")
        )
    return found


def free_name(event: Event, name: str, own: WallScreen | None = None) -> str:
    name = tidy(name)[:60]
    if not name:
        raise Refusal(
            Words("Ekrana bir ad verin: “Giriş”, “Salon 1” gibi.", "Name the screen: “Entrance”, “Hall 1”, say.")
        )
    others = event.screens.exclude(pk=own.pk) if own else event.screens.all()
    if folded(name) in {folded(other.name) for other in others}:
        raise Refusal(
            Words(f"“{name}” adlı bir ekran var; başka bir ad verin.", f"There is a screen “{name}”; use another name.")
        )
    return name


def free_code(event: Event, name: str) -> str:
    """The screen's address from its name: Giriş → giris; giris-2 where that is taken."""
    begin = slugify(folded(name))[:24] or "ekran"
    taken = set(event.screens.values_list("code", flat=True))
    return next(
        code for code in (begin, *(f"{begin}-{number}" for number in range(2, MOST_SCREENS + 2))) if code not in taken
    )


def plain(event: Event, pages: Sequence[WishedPage]) -> list[dict[str, object]]:
    if not 1 <= len(pages) <= MOST_PAGES:
        raise Refusal(
            Words(
                f"Ekranın 1 ile {MOST_PAGES} arasında sayfası olur; en az birini seçin.",
                f"A screen has 1 to {MOST_PAGES} pages; choose one at least.",
            )
        )
    known = set(event.categories.values_list("pk", flat=True))
    return [
        {"id": number, "page": wished.page.value, "categories": [one for one in wished.categories if one in known]}
        for number, wished in enumerate(pages, 1)
    ]


def told(screen: WallScreen) -> dict[str, object]:
    return {"name": screen.name, "code": screen.code, "pages": screen.pages}
