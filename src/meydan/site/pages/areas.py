"""The areas of an event's desk, as its menu shows them: only those that the role may use."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.urls import NoReverseMatch, reverse

from meydan.games.words import Words
from meydan.site.models import Category
from meydan.site.pages.door import Visit
from meydan.site.tasks import Task
from meydan.tournament.rounds.situation import Action


@dataclass(frozen=True, slots=True)
class Area:
    """`name` is the area's url name; `also` are the names of pages inside it."""

    name: str
    words: Words
    task: Task | Action
    also: tuple[str, ...] = ()


AREAS = (
    Area("desk", Words("Genel bakış", "Overview"), Task.SEE_DESK),
    Area("event-settings", Words("Etkinlik", "Event"), Task.EDIT_EVENT, ("copy-event",)),
    Area("programme", Words("Program", "Programme"), Task.EDIT_EVENT, ("programme-line",)),
    Area("categories", Words("Kategoriler", "Categories"), Task.EDIT_CATEGORY),
    Area("officials", Words("Görevliler", "Officials"), Task.EDIT_OFFICIALS),
    Area("entries", Words("Kayıtlar", "Entries"), Task.EDIT_ENTRY),
    Area("checkin", Words("Salona giriş", "Check-in"), Action.CHECK_IN),
    Area("meeting", Words("Teknik toplantı", "Technical meeting"), Task.TICK_BRIEFING),
    Area("rounds", Words("Turlar", "Rounds"), Task.SEE_DESK, ("round", "table", "round-referees")),
    Area(
        "standings",
        Words("Sıralama", "Standings"),
        Task.SEE_DESK,
        ("crosstable", "bracket", "teams", "player", "pairings", "live-round", "pictures"),
    ),
    Area("phones", Words("Telefonlar", "Phones"), Task.MANAGE_LINKS, ("table-cards",)),
    Area("referee-desk", Words("Başhakem masası", "Head referee's desk"), Task.SEE_HEAD_DESK, ("match",)),
    Area("papers", Words("Yazdır", "Print"), Task.PRINT, ("logo",)),
    Area("champions", Words("Aşamalar", "Stages"), Task.SEND_CHAMPIONS, ("take-champions",)),
    Area(
        "backups", Words("Dosyalar ve yedekler", "Files and backups"), Task.SEE_BACKUPS, ("import-trf", "compare-logs")
    ),
    Area("walls", Words("Salon ekranları", "Screens"), Task.STEER_WALLS, ("wall-screen",)),
    Area(
        "public",
        Words("Herkese açık sayfa", "Public page"),
        Task.SEE_DESK,
        ("public-programme", "share", "public-category"),
    ),
    Area("log", Words("Kayıt defteri", "Log"), Task.SEE_LOG),
)


@dataclass(frozen=True, slots=True)
class Link:
    url: str
    words: Words
    current: bool


def area_links(visit: Visit, category: Category | None) -> list[Link]:
    """An area that asks for a category keeps the one on the page, or takes the event's first."""
    category = category or visit.event.categories.first()
    shown = [
        (area, url)
        for area in AREAS
        if visit.may(area.task) and (url := area_url(area.name, visit.event.slug, category))
    ]
    here = area_of_page(visit, shown)
    return [Link(url, area.words, area.name == here) for area, url in shown]


def area_url(name: str, slug: str, category: Category | None) -> str:
    for parts in place(slug, category):
        try:
            return reverse(name, kwargs=parts)
        except NoReverseMatch:
            continue
    return ""


def place(slug: str, category: Category | None) -> Iterator[dict[str, object]]:
    yield {"slug": slug}
    if category is not None:
        yield {"slug": slug, "category": category.pk}


def area_of_page(visit: Visit, shown: list[tuple[Area, str]]) -> str:
    """By the page's own name, else the area whose address its address begins with."""
    match = visit.request.resolver_match
    page = match.url_name if match is not None else ""
    for area, _ in shown:
        if page == area.name or page in area.also:
            return area.name
    around = [(len(url), area.name) for area, url in shown if visit.request.path.startswith(url)]
    return max(around, default=(0, ""))[1]


def category_links(visit: Visit, category: Category) -> list[tuple[Category, str]]:
    """The same page of the event's other categories; a page deeper in one leads to the area in the other."""
    match = visit.request.resolver_match
    parts = dict(match.kwargs) if match is not None else {}
    name = match.url_name if match is not None else ""
    if set(parts) != {"slug", "category"}:
        name = next((area.name for area in AREAS if name in area.also), name)
    links = [(one, area_url(name or "", visit.event.slug, one)) for one in visit.event.categories.all()]
    return [(one, url) for one, url in links if url or one == category]
