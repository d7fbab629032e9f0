"""What would happen if these champions were taken: who enters where, who is here already, who may not, and why."""

from dataclasses import dataclass
from enum import StrEnum

from meydan.exchange.champions import CategoryChampions, Champion, ChampionsFile
from meydan.exchange.entry_book import EntryBook
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.entries.book import book_of
from meydan.site.actions.entries.written import Written
from meydan.site.models import Category, Event, EventLevel
from meydan.site.records.categories import category_of
from meydan.tournament.entries import Entry


class Arrival(StrEnum):
    NEW = "new"
    HERE = "here"
    REFUSED = "refused"

    @property
    def words(self) -> Words:
        return ARRIVAL_WORDS[self]


ARRIVAL_WORDS = {
    Arrival.NEW: Words("alınacak", "to be taken"),
    Arrival.HERE: Words("zaten kayıtlı", "already entered"),
    Arrival.REFUSED: Words("alınamaz", "cannot be taken"),
}


@dataclass(frozen=True, slots=True)
class Arriving:
    champion: Champion
    won: str  # the category of the stage before
    state: Arrival
    category: Category | None = None
    entry: Entry | None = None
    refusal: Refusal | None = None


def plan_arrival(event: Event, file: ChampionsFile) -> tuple[Arriving, ...]:
    """Each is checked beside all who are entered and all who come before in the file."""
    check_stages(event, file)
    book = book_of(event)
    categories = list(event.categories.all())
    return tuple(arriving(champion, won, categories, book) for won in file.categories for champion in won.champions)


def arriving(champion: Champion, won: CategoryChampions, categories: list[Category], book: EntryBook) -> Arriving:
    try:
        category = category_for(won, categories)
        entry = written(champion).as_entry(book.free_number, category)
        if any(same.category == category.name for same in book.same_pupils(entry)):
            return Arriving(champion, won.name, Arrival.HERE, category)
        book.enter(entry, category_of(category))
    except Refusal as refusal:
        return Arriving(champion, won.name, Arrival.REFUSED, refusal=refusal)
    return Arriving(champion, won.name, Arrival.NEW, category, entry)


def category_for(won: CategoryChampions, categories: list[Category]) -> Category:
    """The same game for the same school level; of several, the one with the same name."""
    fitting = [one for one in categories if one.game == won.game and one.school_level in ("", won.school_level)]
    named = [one for one in fitting if one.name == won.name]
    if len(fitting) == 1 or named:
        return (named or fitting)[0]
    raise Refusal(
        Words(
            f"{won.name} için bu etkinlikte uyan bir kategori {'yok' if not fitting else 'tek değil'}; önce kategoriyi "
            "açın ya da adını eşitleyin.",
            f"This event has {'no category' if not fitting else 'more than one category'} for {won.name}; add the "
            "category or give it the same name.",
        )
    )


def written(champion: Champion) -> Written:
    return Written(
        first_names=champion.first_names,
        surnames=champion.surnames,
        school=champion.school,
        grade=champion.grade,
        adviser=champion.adviser,
        school_number=champion.school_number,
        district=champion.district,
        province=champion.province,
        visually_impaired=champion.visually_impaired,
        consent=champion.consent,
    )


def check_stages(event: Event, file: ChampionsFile) -> None:
    """Champions go up: from school to district, province, country."""
    order = list(EventLevel)
    try:
        came_from = EventLevel(file.level)
    except ValueError as error:
        raise Refusal(Words("Dosyadaki aşama tanınmıyor.", "The stage that the file names is not known.")) from error
    here = EventLevel(event.level)
    if order.index(came_from) < order.index(here):
        return
    raise Refusal(
        Words(
            f"{file.event} {came_from.words.tr} aşamasında, bu etkinlik {here.words.tr} aşamasında; birinciler yalnız "
            "bir üst aşamaya gider. Etkinliğin düzeyini ayarlarda denetleyin.",
            f"{file.event} is a {came_from.words.en} stage and this event a {here.words.en} stage; champions go up "
            "only. Check the event's level in its settings.",
        )
    )
