"""How far an event has come: what is done, what comes next, for the event and for each category."""

from dataclasses import dataclass

from meydan.games.words import Words
from meydan.rulebooks import briefing
from meydan.site.counted import counted
from meydan.site.models import Category, Event, Role, RoundRow
from meydan.site.records.course import Course, course_of
from meydan.site.records.matches import rules_of
from meydan.site.records.progress import Progress
from meydan.site.records.progress import progress_of as round_progress
from meydan.site.records.situations import rounds_left
from meydan.tournament.rounds.situation import State


@dataclass(frozen=True, slots=True)
class Step:
    """`page` is the name of the page on which it is done."""

    words: Words
    detail: Words
    done: bool
    page: str


@dataclass(frozen=True, slots=True)
class CategoryProgress:
    category: Category
    entries: int
    checked_in: int
    round: RoundRow | None
    play: Progress | None
    next: Words
    page: str

    @property
    def state(self) -> State:
        return State(self.round.state) if self.round else State.NOT_PAIRED

    @property
    def briefed(self) -> bool:
        """Every line of the briefing has been ticked: the event's once, the game's for the category."""
        told = {*self.category.event.briefed, *self.category.briefed}
        return {line.article.reference for line in briefing(rules_of(self.category))} <= told

    @property
    def paired(self) -> bool:
        return self.round is not None

    @property
    def short_of_tables(self) -> int:
        """How many tables more the entries need than the category keeps; 0 while they are enough."""
        return max(0, self.entries // 2 - self.category.table_count) if self.category.table_count else 0


def progress_of(category: Category) -> CategoryProgress:
    entries = category.entries.filter(erased=False)
    count, present = entries.count(), entries.filter(checked_in=True).count()
    course = course_of(category)
    newest = course.rounds[-1] if course.rounds else None
    words, page = next_of(course, count, present)
    return CategoryProgress(category, count, present, newest, round_progress(newest) if newest else None, words, page)


def next_of(course: Course, entries: int, checked_in: int) -> tuple[Words, str]:
    """What comes next, and the page where it is done."""
    if course.category.final:
        return Words("Sıralama kesin: sonuçları gör", "Final: see the standings"), "standings"
    if course.rounds:
        return next_of_round(course, course.rounds[-1])
    if entries < 2:
        return Words("Katılımcıları kaydet", "Enter the contestants"), "entries"
    if checked_in < 2:
        return Words("Salona girişi başlat", "Begin the check-in"), "checkin"
    return Words("1. turu eşlendir", "Pair round 1"), "rounds"


def next_of_round(course: Course, newest: RoundRow) -> tuple[Words, str]:
    number = newest.number
    match State(newest.state):
        case State.DRAFT:
            return Words(f"{number}. turu denetle ve yayımla", f"Check and publish round {number}"), "rounds"
        case State.PUBLISHED | State.PLAYING:
            return Words(f"{number}. turun sonuçlarını al", f"Take the results of round {number}"), "rounds"
        case State.COMPLETE:
            return Words(f"{number}. turu onayla ve kapat", f"Confirm and close round {number}"), "rounds"
    if rounds_left(course, number):
        return Words(f"{number + 1}. turu eşlendir", f"Pair round {number + 1}"), "rounds"
    return Words("Sıralamayı kesinleştir", "Make the standings final"), "standings"


def steps_of(event: Event, categories: list[CategoryProgress]) -> list[Step]:
    """The life of the event as steps; the first that is not done is the one to do now."""
    count = len(categories)
    officials = event.officials.count()
    head = event.officials.filter(role=Role.HEAD_REFEREE).exists()
    entries = sum(one.entries for one in categories)
    present = sum(one.checked_in for one in categories)
    filled = sum(one.entries >= 2 for one in categories)
    briefed = sum(one.briefed for one in categories)
    begun = sum(one.paired for one in categories)
    final = sum(one.category.final for one in categories)
    return [
        Step(
            Words("Kategoriler", "Categories"),
            Words(f"{count} kategori", counted(count, "category", "categories")),
            count > 0,
            "categories",
        ),
        Step(
            Words("Görevliler", "Officials"),
            Words(f"{officials} görevli", f"{officials} officials")
            if head
            else Words("başhakem seçilmedi", "no head referee yet"),
            head,
            "officials",
        ),
        Step(
            Words("Kayıtlar", "Entries"),
            Words(
                f"{entries} katılımcı, {filled}/{count} kategori hazır",
                f"{counted(entries, 'entry', 'entries')}, {filled}/{count} ready",
            ),
            0 < count == filled,
            "entries",
        ),
        Step(
            Words("Teknik toplantı", "Technical meeting"),
            Words(f"{briefed}/{count} kategori anlatıldı", f"{briefed}/{count} briefed"),
            0 < count == briefed,
            "meeting",
        ),
        Step(
            Words("Salona giriş", "Check-in"),
            Words(f"{present}/{entries} salonda", f"{present}/{entries} in the hall"),
            0 < count == begun,
            "checkin",
        ),
        Step(
            Words("Turlar", "Rounds"),
            Words(f"{begun}/{count} kategori başladı", f"{begun}/{count} begun"),
            0 < count == final,
            "rounds",
        ),
        Step(
            Words("Kesin sıralama", "Final standings"),
            Words(f"{final}/{count} kategori kesin", f"{final}/{count} final"),
            0 < count == final,
            "standings",
        ),
    ]
