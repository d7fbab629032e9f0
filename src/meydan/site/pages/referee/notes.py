"""What goes beside the acts: a call for the head referee, the drawn line of a signature. Each has an id: sent twice, it
is done once."""

import json
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_POST

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.match import Player
from meydan.rulebooks.referee import ActKind
from meydan.site.actions.author import Author
from meydan.site.actions.change import AlreadyDone
from meydan.site.actions.matches.calling import Objection, call_head_referee
from meydan.site.actions.matches.signatures import keep_signature
from meydan.site.models import Pairing
from meydan.site.pages.referee.acts import REQUESTS, plain_words, told, too_many
from meydan.site.pages.referee.phone import at_table

UNREADABLE = Words("Bu istek okunamadı.", "This request could not be read.")


@require_POST
def notes(request: HttpRequest, slug: str, pairing: int) -> HttpResponse:
    there = at_table(request, slug, pairing)
    phone, row, standing = there.phone, there.pairing, there.standing
    key = str(phone.device.pk) if phone.device else "strangers"
    if not REQUESTS.take(key):
        return too_many(REQUESTS.wait(key))
    if standing.reason is not None:
        return told(403, reason=standing.reason, words=plain_words(standing.words))
    try:
        note = json.loads(request.body)
        done(author_of(phone.author, note), row, note)
    except AlreadyDone:
        pass  # the answer was lost
    except Refusal as refusal:
        return told(422, words=plain_words(refusal.words))
    except (ValueError, KeyError, TypeError):
        return told(400, words=plain_words(UNREADABLE))
    return told(200)


def author_of(author: Author, note: dict[str, Any]) -> Author:
    return Author(author.name, author.role, author.official, author.device, request=str(note["id"])[:64])


def objection_in(note: dict[str, Any]) -> Objection | None:
    """None for a plain call; an older screen says only that somebody objects."""
    if note.get("objection") is not True:
        return None
    if "player" not in note:
        return Objection()
    return Objection(Player(note["player"]), ActKind(note["about"]))


def done(author: Author, pairing: Pairing, note: dict[str, Any]) -> None:
    if note["kind"] == "call":
        call_head_referee(author, pairing, str(note["reason"]), objection_in(note))
    elif note["kind"] == "signature":
        keep_signature(author, pairing, str(note["act"]), str(note["drawing"]))
    else:
        raise Refusal(UNREADABLE)
