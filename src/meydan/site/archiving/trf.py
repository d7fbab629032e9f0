"""A Swiss category as a tournament report file (TRF), for other programs."""

from dataclasses import replace

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.models import Category, Format
from meydan.site.records.course import Course
from meydan.site.records.crosstables import table_before
from meydan.site.records.entries import attendance_of
from meydan.site.records.standings import standings_of
from meydan.tournament.trf import Dialect, LaterBye, PlayerDetails, TrfFile, write

SWISS = "Individual: Swiss-System (FIDE/Dutch)"


def report_of(category: Category) -> str:
    return write(report_file(category))


def report_file(category: Category) -> TrfFile:
    """Rounds that are published, and who will not be in the next ones; a match that is still being played is left out
    of its players' lines."""
    if category.format != Format.SWISS:
        raise Refusal(
            Words(
                f"{category.name} İsviçre sistemiyle oynanmıyor; TRF yalnız İsviçre kategorileri için yazılır.",
                f"{category.name} is not a Swiss; a report file is written for Swiss categories only.",
            )
        )
    found = standings_of(category)
    table = table_before(found.course, found.after_round + 1)
    names = {entry.start_number: entry.name for entry in found.course.entries}
    named = tuple(replace(one, name=names[one.number]) for one in table.contestants)
    event = category.event
    head = (f"012 {event.name} {category.name}", f"022 {event.place}", f"042 {event.day:%Y/%m/%d}", f"092 {SWISS}")
    return TrfFile(
        replace(table, contestants=named),
        {number: PlayerDetails(rank=place) for number, place in found.places.items()},
        later_byes=later_byes(found.course, found.after_round + 1),
        head=head,
        dialect=Dialect.LETTERS,
    )


def later_byes(course: Course, coming: int) -> tuple[LaterBye, ...]:
    """Who is known to miss which round after the coming one."""
    attendances = [attendance_of(entry) for entry in course.entries]
    return tuple(
        LaterBye(number, one.player, worth)
        for number in range(coming + 1, course.category.rounds + 1)
        for one in attendances
        if (worth := one.in_round(number)) is not None
    )
