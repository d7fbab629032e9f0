"""The server has got another address (fault 12): the phone finds it there, and brings along what it has not sent.

What a phone keeps, its cookie and its acts, belongs to the address of the page. So the page carries a signed pass for
its device to the new address, and the acts behind it, in the part of the address that no server sees.
"""

import re
from typing import Any
from uuid import UUID

from django.core import signing
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache

from meydan.site.actions.author import NotAllowed
from meydan.site.models import Device, Pairing
from meydan.site.pages.referee.phone import AGE, pairing_in, phone_of, remember
from meydan.site.records.phones import WHY_NOT
from meydan.site.serving.address import address_in_network, name_in_network

SALT = "meydan moving"
# Addresses that a hall's router gives; a name of the internet stays where it is.
IN_A_HALL = re.compile(r"[\d.]+|\[[\da-fA-F:]+\]|localhost|[\w-]+(\.local)?")


def pass_of(device: Device, pairing: Pairing) -> str:
    return signing.dumps({"device": str(device.pk), "table": pairing.pk}, salt=SALT)


def other_addresses(request: HttpRequest) -> list[str]:
    """Where this server may be found if its address changes: its name in the network, which stays, and the address
    that it has now."""
    host, _, port = request.get_host().partition(":")
    if request.is_secure() or not IN_A_HALL.fullmatch(host):
        return []
    known = [name_in_network(), address_in_network()]
    at = f":{port}" if port else ""
    return [f"http://{one}{at}" for one in dict.fromkeys(known) if one and one != host]


@never_cache
def moved(request: HttpRequest, slug: str, carried: str) -> HttpResponse:
    """The same phone under the new address: it gets its cookie again, and its table."""
    held = read_pass(carried)
    if held is None:
        raise NotAllowed(WHY_NOT["unknown phone"])
    phone = phone_of(request, slug)
    device = get_object_or_404(Device, pk=held[0], event=phone.event)
    row = pairing_in(phone.event, held[1])
    if request.method != "POST":
        return render(request, "meydan/referee/moved.html", {"event": phone.event, "pairing": row})
    response = redirect("table-screen", slug=slug, pairing=row.pk)
    remember(response, device)
    return response


def read_pass(carried: str) -> tuple[UUID, int] | None:
    """Device and table; None for a forged or an old pass."""
    try:
        held: dict[str, Any] = signing.loads(carried, salt=SALT, max_age=AGE)
        return UUID(held["device"]), int(held["table"])
    except (signing.BadSignature, ValueError, TypeError, KeyError):
        return None
