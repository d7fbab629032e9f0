"""At the desk: the cards of a round's tables, the phones that ask, and those at the tables."""

from typing import Any

import segno
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.views.decorators.http import require_POST

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.links.giving import give_links, give_referee_link, good_links, renew_link, revoke_link
from meydan.site.actions.links.holding import hand_over, let_in, refuse_phone
from meydan.site.actions.links.tokens import token_of
from meydan.site.models import Role, RoundRow, TableHold, TableLink
from meydan.site.pages.door import Visit, door
from meydan.site.pages.hall_address import address_for_phones, only_here
from meydan.site.records.phones import holders
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import said
from meydan.tournament.rounds.situation import State

OPEN_ROUNDS = (State.PUBLISHED, State.PLAYING, State.COMPLETE)


@door(Task.MANAGE_LINKS)
def phones(request: HttpRequest, visit: Visit) -> HttpResponse:
    rounds = RoundRow.objects.filter(category__event=visit.event, current=True, state__in=OPEN_ROUNDS)
    links = good_links(visit.event)
    referees = visit.event.officials.filter(role=Role.TABLE_REFEREE).order_by("pk")
    context = {
        "visit": visit,
        "rounds": rounds.select_related("category").order_by("category__order", "number"),
        "asking": holds(visit, TableHold.State.ASKED),
        "holding": holds(visit, TableHold.State.HOLDS),
        "way": way_back(request, visit),
        "referees": [(one, links.get((None, None, one.pk))) for one in referees],
    }
    return render(request, "meydan/referee/phones.html", context)


def way_back(request: HttpRequest, visit: Visit) -> dict[str, Any]:
    """Where phones find this server now, for those that have lost it: printed cards may show an older address."""
    address = address_for_phones(request)
    path = reverse("table-code", kwargs={"slug": visit.event.slug})
    return {"address": address, "qr": drawn(address + path)}


def holds(visit: Visit, state: TableHold.State) -> list[tuple[TableHold, list[TableHold]]]:
    """The phones in this state, each with the others at its table."""
    rows = TableHold.objects.filter(
        link__event=visit.event, link__revoked=False, state=state, pairing__round__current=True
    )
    found = rows.select_related("device", "pairing__round__category", "pairing__first", "pairing__second")
    ordered = found.order_by("pairing__round__category__order", "pairing__table", "pk")
    return [(hold, list(holders(hold.pairing).exclude(device=hold.device))) for hold in ordered]


@door(Task.MANAGE_LINKS)
def cards(request: HttpRequest, visit: Visit, round: int) -> HttpResponse:  # noqa: A002 - the address's word
    """The cards of the round, to be printed and put on the tables."""
    row = found_round(visit, round)
    links = good_links(visit.event)
    tables = row.pairings.filter(table__isnull=False).select_related("first", "second").order_by("table")
    address = request.GET.get("address", "").rstrip("/") or address_for_phones(request)
    shown = [(pairing, links.get((row.pk, pairing.table, None))) for pairing in tables]
    context = {
        "visit": visit,
        "row": row,
        "address": address,
        "local": only_here(address),
        "cards": [(pairing, link, card(address, link) if link else None) for pairing, link in shown],
        "missing": any(link is None for _, link in shown),
    }
    return render(request, "meydan/referee/cards.html", context)


def card(address: str, link: TableLink) -> dict[str, Any]:
    path = reverse("table-link", kwargs={"slug": link.event.slug, "token": token_of(link)})
    return {"url": address + path, "qr": drawn(address + path), "code": f"{link.code[:4]} {link.code[4:]}"}


def drawn(text: str) -> SafeString:
    return mark_safe(segno.make(text, error="m", micro=False).svg_inline(border=2, omitsize=True))


def found_round(visit: Visit, pk: int) -> RoundRow:
    rows = RoundRow.objects.select_related("category__event")
    return get_object_or_404(rows, pk=pk, category__event=visit.event)


@require_POST
@door(Task.MANAGE_LINKS)
def give(request: HttpRequest, visit: Visit, round: int) -> HttpResponse:  # noqa: A002 - the address's word
    row = found_round(visit, round)
    many = give_links(visit.author, row)
    messages.success(request, said(Words(f"{many} masa kartı hazır.", f"{many} table cards are ready.")))
    return redirect("table-cards", slug=visit.event.slug, round=row.pk)


@require_POST
@door(Task.MANAGE_LINKS)
def give_to_referee(request: HttpRequest, visit: Visit, official: int) -> HttpResponse:
    """The referee's own link, shown to be scanned from this screen."""
    found = get_object_or_404(visit.event.officials, pk=official)
    link = give_referee_link(visit.author, found)
    shown = card(address_for_phones(request), link)
    return render(request, "meydan/referee/referee_link.html", {"visit": visit, "official": found, "card": shown})


@require_POST
@door(Task.MANAGE_LINKS)
def revoke(request: HttpRequest, visit: Visit, link: int) -> HttpResponse:
    found = revoke_link(visit.author, get_object_or_404(visit.event.table_links, pk=link))
    messages.success(request, said(Words("Bağlantı iptal edildi.", "The link is revoked.")))
    return back(visit, found)


@require_POST
@door(Task.MANAGE_LINKS)
def renew(request: HttpRequest, visit: Visit, link: int) -> HttpResponse:
    found = renew_link(visit.author, get_object_or_404(visit.event.table_links, pk=link))
    messages.success(request, said(Words("Yeni bağlantı hazır; kartı yeniden basın.", "The new link is ready.")))
    return back(visit, found)


def back(visit: Visit, link: TableLink) -> HttpResponse:
    if link.round_id is None:
        return redirect("phones", slug=visit.event.slug)
    return redirect("table-cards", slug=visit.event.slug, round=link.round_id)


DECISIONS = {"let in": let_in, "hand over": hand_over, "refuse": refuse_phone}


@require_POST
@door(Task.MANAGE_LINKS)
def decide(request: HttpRequest, visit: Visit, hold: int) -> HttpResponse:
    """A phone that asks is let in beside the other, takes the table over, or is sent away."""
    found = get_object_or_404(TableHold, pk=hold, link__event=visit.event)
    decision = DECISIONS.get(request.POST.get("decision", ""))
    if decision is None:
        raise Refusal(Words("Ne yapılacağını seçin.", "Choose what to do."))
    decision(visit.author, found)
    messages.success(request, said(Words("Telefona bildirildi.", "The phone is told.")))
    return redirect("phones", slug=visit.event.slug)
