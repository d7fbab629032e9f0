"""A Swiss category as a tournament report file (TRF), for other programs."""

from dataclasses import replace

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.models import Category, Format
from meydan.site.records.crosstables import cross_table
from meydan.site.records.standings import standings_of
from meydan.tournament.trf import Dialect, PlayerDetails, TrfFile, write

SWISS = "Individual: Swiss-System (FIDE/Dutch)"


def report_of(category: Category) -> str:
    return write(report_file(category))


def report_file(category: Category) -> TrfFile:
    """Rounds that are published; a match that is still being played is left out of its players' lines."""
    if category.format != Format.SWISS:
        raise Refusal(
            Words(
                f"{category.name} İsviçre sistemiyle oynanmıyor; TRF yalnız İsviçre kategorileri için yazılır.",
                f"{category.name} is not a Swiss; a report file is written for Swiss categories only.",
            )
        )
    found = standings_of(category)
    table = cross_table(found.course, found.after_round)
    names = {entry.start_number: entry.name for entry in found.course.entries}
    named = tuple(replace(one, name=names[one.number]) for one in table.contestants)
    event = category.event
    head = (f"012 {event.name} {category.name}", f"022 {event.place}", f"042 {event.day:%Y/%m/%d}", f"092 {SWISS}")
    return TrfFile(
        replace(table, contestants=named),
        {number: PlayerDetails(rank=place) for number, place in found.places.items()},
        head=head,
        dialect=Dialect.LETTERS,
    )
