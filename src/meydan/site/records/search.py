"""Finding entries as people type: every word of the question stands somewhere in the folded name, school or number."""

from django.db.models import Q, QuerySet

from meydan.site.models import EntryRow
from meydan.tournament.names import folded

LONGEST = 400


def folded_text(row: EntryRow) -> str:
    """What `EntryRow.folded` holds: kept with the row, because SQL cannot fold Turkish letters the way ICU does."""
    return folded(f"{row.name} {row.school}")[:LONGEST]


def found(rows: QuerySet[EntryRow], question: str) -> QuerySet[EntryRow]:
    """ "seker" finds "Şeker"; a number finds the entry of that number too."""
    for word in folded(question).split()[:8]:
        meant = Q(folded__contains=word)
        if word.isascii() and word.isdecimal() and len(word) <= 9:
            meant |= Q(number=int(word))
        rows = rows.filter(meant)
    return rows
