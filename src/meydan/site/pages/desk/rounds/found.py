"""Rounds, tables and players of the event on the page; nobody else's can be reached by their numbers (fault 54)."""

from django.http import Http404, HttpRequest, HttpResponseRedirect
from django.shortcuts import get_object_or_404
from django.urls import reverse

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.models import EntryRow, Pairing, RoundRow
from meydan.site.pages.door import Visit
from meydan.tournament.rounds.situation import State


def round_of(visit: Visit, category: int, number: int) -> RoundRow:
    """The edition of the round that counts."""
    rows = RoundRow.objects.select_related("category__event")
    return get_object_or_404(rows, category=category, category__event=visit.event, number=number, current=True)


def seen_round(request: HttpRequest, visit: Visit, category: int, number: int) -> RoundRow:
    """The edition that the person had on the screen: the action itself refuses it if another one counts by now."""
    rows = RoundRow.objects.select_related("category__event")
    editions = list(rows.filter(category=category, category__event=visit.event, number=number))
    if not editions:
        raise Http404
    edition = request.POST.get("edition", "")
    for row in editions:
        if str(row.edition) == edition:
            return row
    raise Refusal(
        Words(
            "Eşlendirmenin hangi sürümünü gördüğünüz belli değil; sayfayı yenileyin.",
            "It is not known which edition of the pairing you saw; reload the page.",
        )
    )


def table_of(visit: Visit, category: int, number: int, table: int) -> Pairing:
    """A table of a pairing that the hall has seen."""
    rows = Pairing.objects.select_related("round__category__event", "first", "second", "referee")
    return get_object_or_404(
        rows.exclude(round__state=State.DRAFT),
        round__category=category,
        round__category__event=visit.event,
        round__number=number,
        round__current=True,
        table=table,
        second__isnull=False,
    )


def typed_table(visit: Visit, row: RoundRow, text: str) -> Pairing:
    """The table whose number somebody typed."""
    wanted = int(text) if text.strip().isdecimal() and len(text.strip()) < 6 else 0
    found = row.pairings.filter(table=wanted, second__isnull=False).first()
    if found is None:
        tables = list(row.pairings.filter(table__isnull=False).order_by("table").values_list("table", flat=True))
        between = f"{tables[0]}–{tables[-1]}" if tables else "–"
        raise Refusal(
            Words(
                f"Bu turda “{text.strip()[:20]}” numaralı masa yok; masalar: {between}.",
                f"This round has no table “{text.strip()[:20]}”; its tables are {between}.",
            )
        )
    return table_of(visit, row.category_id, row.number, wanted)


def player_of(visit: Visit, category: int, number: str) -> EntryRow:
    """A contestant of the category by the number of the entry."""
    rows = EntryRow.objects.select_related("event", "category__event")
    wanted = int(number) if number.isdecimal() else 0
    return get_object_or_404(rows, event=visit.event, category=category, number=wanted)


def back_to(name: str, visit: Visit, anchor: str = "", query: str = "", **parts: int) -> HttpResponseRedirect:
    """After a change: the page that shows it, fetched anew."""
    where = reverse(name, kwargs={"slug": visit.event.slug, **parts})
    return HttpResponseRedirect(where + (f"?{query}" if query else "") + anchor, status=303)
