"""The table screen: one page that brings everything along, and then goes on without the network."""

from functools import cache
from pathlib import Path
from typing import Any

from csp.constants import SELF
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.gzip import gzip_page

from meydan.games import GAMES
from meydan.games.kulami_json import layout_data
from meydan.games.kulami_plates import LAYOUTS
from meydan.match import plain
from meydan.match.handed_over import rules_to_plain
from meydan.match.known_positions import positions_to_plain
from meydan.site.actions.matches.at_table import about_table
from meydan.site.models import EntryRow, Pairing
from meydan.site.pages.referee.acts import TOLD
from meydan.site.pages.referee.moving import other_addresses, pass_of
from meydan.site.pages.referee.phone import Phone, pairing_in, phone_of
from meydan.site.records.matches import match_of, rules_of

FORBIDDEN = 403
STATIC = Path(__file__).parents[2] / "static" / "meydan"
# The screen itself is named as a script; the others are for other pages, or are fetched when they are needed.
LOADED_LATER = frozenset(
    f"{name}.js"
    for name in (
        "table",
        "awaiting",
        "worker",
        "elsewhere",
        "halted",
        "kulami",
        "record",
        "search",
        "asking",
        "call",
        "help",
        "irregular",
        "more",
        "moved",
        "objection",
        "warning",
        "signing",
        "styles",
    )
)


@never_cache
@gzip_page
@ensure_csrf_cookie
def table(request: HttpRequest, slug: str, pairing: int) -> HttpResponse:
    phone = phone_of(request, slug)
    row = pairing_in(phone.event, pairing)
    standing = phone.standing(row)
    context: dict[str, Any] = {"event": phone.event, "pairing": row, "phone": phone, "standing": standing}
    if standing.reason is not None and not (standing.hold and standing.reason in ("handed over", "pairing withdrawn")):
        if standing.reason not in TOLD:
            phone.note_refusal(standing.reason, about_table(row))
        return render(request, "meydan/referee/not_here.html", context, status=FORBIDDEN)
    if not row.acts:
        return render(request, "meydan/referee/not_begun.html", context)
    elsewhere = other_addresses(request)
    found = {**context, "brought": {**brought(phone, row), "elsewhere": elsewhere}, "modules": modules()}
    response = render(request, "meydan/referee/table.html", found)
    response._csp_update = {"connect-src": [SELF, *elsewhere]}  # type: ignore[attr-defined]
    return response


@cache
def modules() -> list[str]:
    """What the screen's script imports, by name: the browser fetches all of it in one go."""
    return [f"meydan/match/{path.name}" for path in sorted((STATIC / "match").glob("*.js"))] + [
        f"meydan/referee/{path.name}"
        for path in sorted((STATIC / "referee").glob("*.js"))
        if path.name not in LOADED_LATER
    ]


def brought(phone: Phone, pairing: Pairing) -> dict[str, Any]:
    """What the phone needs to referee this match by itself."""
    match = match_of(pairing)
    assert match is not None
    category = pairing.round.category
    place = {"slug": phone.event.slug, "pairing": pairing.pk}
    assert phone.device is not None  # it holds the table
    carried = pass_of(phone.device, pairing)
    return {
        "match": pairing.pk,
        "table": pairing.table,
        "confirmed": pairing.confirmed,
        "round": pairing.round.number,
        "category": category.name,
        "role": phone.match_role.value,
        "phone": phone.author.name,
        "players": [person(pairing.first), person(pairing.second)],
        "rules": rules_to_plain(match.rules),
        "acts": [plain(one) for one in match.journal],
        "positions": positions_to_plain(match),
        "layout": layout_of(pairing),
        "options": match.rules.game_options,
        "urls": {
            "acts": reverse("table-acts", kwargs=place),
            "notes": reverse("table-notes", kwargs=place),
            "moved": reverse("moved-table", kwargs={"slug": phone.event.slug, "carried": carried}),
            "worker": reverse("table-worker", kwargs={"slug": phone.event.slug}),
        },
    }


def person(entry: EntryRow | None) -> dict[str, Any]:
    assert entry is not None
    return {"name": entry.name, "number": entry.start_number, "school": entry.school}


def layout_of(pairing: Pairing) -> Any:
    """Kulami's plates, as this rulebook lays them."""
    rules = rules_of(pairing.round.category)
    if rules.game != "kulami":
        return None
    return layout_data(LAYOUTS[str(GAMES["kulami"].checked(rules.game_options)["layout"])])
