"""The sheets of each page that a screen can show."""

from collections.abc import Callable
from dataclasses import dataclass

from meydan.games.words import Words
from meydan.site.models import Category, Event, WallPage, WallScreen
from meydan.site.pages.desk.standings.lists import lines_of as standing_lines
from meydan.site.pages.public.programme_lines import programme_of
from meydan.site.pages.public.rounds import sides_of
from meydan.site.pages.public.tables import by_name, lines_of
from meydan.site.pages.shown import Eyes
from meydan.site.pages.wall.clocks import clock_sheets
from meydan.site.pages.wall.sheets import Sheet, sheets_of
from meydan.site.records.card_lists import plays_with_cards, public_lists
from meydan.site.records.published import published_of

PUBLIC = Eyes(staff=False)


@dataclass(frozen=True, slots=True)
class Wish:
    """One page of a screen: what, for which categories."""

    id: int
    page: WallPage
    event: Event
    categories: tuple[Category, ...]


def sheets_for(screen: WallScreen) -> list[Sheet]:
    """Everything the screen turns, in its order; a page with nothing to show has no sheet."""
    categories = tuple(screen.event.categories.all())
    found: list[Sheet] = []
    for plain in screen.pages:
        chosen = set(plain["categories"])
        shown = tuple(one for one in categories if not chosen or one.pk in chosen)
        wish = Wish(plain["id"], WallPage(plain["page"]), screen.event, shown)
        found += SHEETS[wish.page](wish)
    return found


def tables(wish: Wish) -> list[Sheet]:
    found: list[Sheet] = []
    for category in wish.categories:
        published = published_of(category)
        if published.withdrawn:
            found.append(withdrawn(wish, category, published.withdrawn))
        elif published.newest:
            under = round_words(published.newest.number)
            lines = lines_of(published, published.newest, PUBLIC)
            found += sheets_of(
                wish.id,
                wish.page,
                "tables",
                named(category),
                under,
                lines,
                lambda line: (seat.name for seat in line.seats),
                category,
                sides=sides_of(category),
            )
    return found


def names(wish: Wish) -> list[Sheet]:
    found: list[Sheet] = []
    for category in wish.categories:
        published = published_of(category)
        if published.withdrawn:
            found.append(withdrawn(wish, category, published.withdrawn))
        elif published.newest:
            lines = by_name(lines_of(published, published.newest, PUBLIC))
            found += sheets_of(
                wish.id,
                wish.page,
                "names",
                named(category),
                round_words(published.newest.number),
                lines,
                lambda line: (line.seat.name,),
                category,
            )
    return found


def withdrawn(wish: Wish, category: Category, number: int) -> Sheet:
    """Fault 32: whoever looks at the wall must not sit down by an old pairing."""
    return Sheet(wish.id, wish.page, named(category), round_words(number), "withdrawn", (), category)


def standings(wish: Wish) -> list[Sheet]:
    found: list[Sheet] = []
    for category in wish.categories:
        ranked = PUBLIC.standings(category)
        if not any(pairing.result for at, pairing in ranked.course.pairings() if at <= ranked.after_round):
            continue
        under = Words(f"Sıralama · {ranked.after_round}. tur", f"Standings · round {ranked.after_round}")
        if category.final:
            under = Words("Kesin sıralama", "Final standings")
        codes = ranked.table.codes[:3] if ranked.table else ()
        found += sheets_of(
            wish.id,
            wish.page,
            "standings",
            named(category),
            under,
            standing_lines(ranked, PUBLIC),
            lambda line: (line.name,),
            category,
            codes=codes,
        )
    return found


def cards(wish: Wish) -> list[Sheet]:
    """Only what has been announced."""
    found: list[Sheet] = []
    for category in wish.categories:
        known = public_lists(category) if plays_with_cards(category) else []
        if known:
            newest = known[-1]
            found.append(
                Sheet(
                    wish.id,
                    wish.page,
                    named(category),
                    round_words(newest.round_number),
                    "cards",
                    newest.cards,
                    category,
                )
            )
    return found


def programme(wish: Wish) -> list[Sheet]:
    title = Words("Program", "Programme")
    return sheets_of(
        wish.id, wish.page, "programme", title, None, programme_of(wish.event), lambda line: (line.line["tr"],)
    )


def announcements(wish: Wish) -> list[Sheet]:
    up = list(wish.event.announcements.filter(up=True))
    title = Words("Duyuru", "Announcement")
    return [
        Sheet(wish.id, wish.page, title, None, "announcement", (one,), number=number, of=len(up))
        for number, one in enumerate(up, 1)
    ]


def address(wish: Wish) -> list[Sheet]:
    title = Words("Telefonunuzdan izleyin", "Follow on your phone")
    return [Sheet(wish.id, wish.page, title, None, "address", ())]


def clocks(wish: Wish) -> list[Sheet]:
    return clock_sheets(wish.id, wish.categories)


def named(category: Category) -> Words:
    """A category is called the same in both languages."""
    return Words(category.name, category.name)


def round_words(number: int) -> Words:
    return Words(f"{number}. tur", f"Round {number}")


SHEETS: dict[WallPage, Callable[[Wish], list[Sheet]]] = {
    WallPage.TABLES: tables,
    WallPage.NAMES: names,
    WallPage.STANDINGS: standings,
    WallPage.CLOCKS: clocks,
    WallPage.CARDS: cards,
    WallPage.PROGRAMME: programme,
    WallPage.ANNOUNCEMENTS: announcements,
    WallPage.ADDRESS: address,
}
