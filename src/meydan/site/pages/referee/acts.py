"""What a phone sends and hears: docs/phone-protocol.md, word for word."""

import json
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_POST

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.match import Stale
from meydan.match.known_positions import positions_to_plain
from meydan.site.actions.author import Confirmation
from meydan.site.actions.links.sightings import SIGHTINGS
from meydan.site.actions.matches.at_table import SentAct, about_table, act_at_table, sent_act
from meydan.site.actions.matches.review import put_before_desk, reviewed_up_to
from meydan.site.models import Pairing, StoredAct
from meydan.site.pages.referee.phone import AtTable, Phone, at_table
from meydan.site.rate import Rate
from meydan.site.records.matches import match_of
from meydan.site.records.phones import WHY_NOT

FORMAT = "meydan acts"
MOST_ACTS = 100
OLD_CALLS = 3
REQUESTS = Rate(30, 0.2)
# After these the phone has to be told what the recorded moves lead to.
MOVING = frozenset({"move played", "corrected"})
# A phone without a table is no misuse while it waits or after it was told why.
TOLD = frozenset({"not approved", "handed over", "revoked", "expired"})


@dataclass(frozen=True, slots=True)
class Request:
    """`acts` are those that could be read; `unreadable` is why the next one could not."""

    seen: int
    seen_id: str | None
    acts: tuple[SentAct, ...]
    roles: tuple[str, ...]
    waiting: int
    review: bool
    unreadable: tuple[int, Words] | None = None


@require_POST
def acts(request: HttpRequest, slug: str, pairing: int) -> HttpResponse:
    there = at_table(request, slug, pairing)
    phone, row = there.phone, there.pairing
    key = str(phone.device.pk) if phone.device else "strangers"
    if not REQUESTS.take(key):
        return too_many(REQUESTS.wait(key))
    asked = read(request.body)
    if asked is None:
        return told(400, words=plain_words(Words("Bu istek okunamadı.", "This request could not be read.")))
    refusal = not_here(there, asked)
    return refusal if refusal is not None else stored(phone, row, asked)


def not_here(there: AtTable, asked: Request) -> HttpResponse | None:
    """403, if this phone may not act at this table; what it still held goes before the desk."""
    phone, pairing, standing = there.phone, there.pairing, there.standing
    reason = standing.reason
    if reason is None and not asked.review:
        return None
    reviewed = 0
    if phone.device is not None:
        SIGHTINGS.note(phone.device, asked.waiting)
        if asked.review and asked.acts and standing.hold is not None and reason != "not approved":
            reviewed = put_before_desk(phone.author, pairing, phone.device, asked.acts)
        elif standing.hold is not None:
            reviewed = reviewed_up_to(phone.device, pairing)
    if reason is not None and reason not in TOLD:
        phone.note_refusal(reason, about_table(pairing))
    reason = reason or "handed over"
    return told(403, reason=reason, words=plain_words(WHY_NOT[reason]), reviewed=reviewed)


def stored(phone: Phone, pairing: Pairing, asked: Request) -> HttpResponse:
    """The acts go to the match, and the answer tells what the phone does not know yet."""
    known = dict(pairing.stored_acts.filter(number__gte=asked.seen).values_list("number", "act_id"))
    conflict = unknown_past(pairing, asked, known)
    if conflict is not None:
        return conflict
    sent = zip(asked.acts, asked.roles, strict=True)
    able = [act for act, _ in takewhile(lambda one: may_send(phone, *one, known), sent)]
    # What ends a match was held on the screen until it was confirmed.
    author = replace(phone.author, confirmation=Confirmation(confirmed=True))
    answer = act_at_table(author, pairing, able) if able else None
    version = answer.version if answer is not None else pairing.acts
    refused = refusal_of(phone, pairing, asked, able, answer.refusal if answer else None, version)
    if phone.device is not None:
        left = max(0, asked.waiting - (answer.accepted if answer else 0))
        SIGHTINGS.note(phone.device, left)
    if refused is not None:
        return refused
    held = asked.seen + len(asked.acts)
    news = told_acts(pairing, held + 1) if version > held else []
    more: dict[str, Any] = {"acts": news} if news else {}
    kinds = {act.deed.kind for act in asked.acts} | {act["deed"]["kind"] for act in news}
    if kinds & MOVING:
        more["positions"] = positions_of(pairing)
    return told(200, stored=version, confirmed=pairing.confirmed, calls=calls_of(pairing), **more)


def unknown_past(pairing: Pairing, asked: Request, known: dict[int, str]) -> HttpResponse | None:
    """The server knows less than the phone, or something else in the place of what the phone has seen."""
    if asked.seen > pairing.acts:
        return told(200, stored=pairing.acts)
    if asked.seen == 0 or known.get(asked.seen) == asked.seen_id:
        return None
    return told(409, **{"from": 1}, acts=told_acts(pairing, 1))


def may_send(phone: Phone, act: SentAct, role: str, known: dict[int, str]) -> bool:
    """Acts of others, sent again after a restored copy, are stored by the desk only; what is stored is no question."""
    return role == phone.match_role.value or known.get(act.number) == act.id


def refusal_of(
    phone: Phone, pairing: Pairing, asked: Request, able: list[SentAct], found: Refusal | None, version: int
) -> HttpResponse | None:
    """409 or 422, if not all of the acts are stored now."""
    if isinstance(found, Stale) and found.number <= version:
        return told(409, **{"from": found.number}, acts=told_acts(pairing, found.number))
    if found is not None:
        number = version + 1 if not isinstance(found, Stale) else found.number
        return refused(version, number, found)
    if len(able) < len(asked.acts):
        strange = asked.acts[len(able)]
        assert phone.device is not None  # it holds the table
        put_before_desk(phone.author, pairing, phone.device, [strange])
        words = Words(
            "Bu kaydı bu telefon giremez; masaya inceleme için gönderildi.",
            "This phone cannot enter that act; it was put before the desk.",
        )
        return refused(version, strange.number, Refusal(words))
    if asked.unreadable is not None:
        number, words = asked.unreadable
        return refused(version, number, Refusal(words))
    return None


def refused(stored_now: int, number: int, refusal: Refusal) -> JsonResponse:
    words = plain_words(refusal.words)
    return told(422, stored=stored_now, number=number, article=refusal.article, words=words)


def told_acts(pairing: Pairing, first: int) -> list[dict[str, Any]]:
    rows = StoredAct.objects.filter(pairing=pairing, number__gte=first).order_by("number")
    return list(rows.values_list("act", flat=True))


def positions_of(pairing: Pairing) -> dict[str, dict[str, object]]:
    match = match_of(pairing)
    return positions_to_plain(match) if match is not None else {}


def calls_of(pairing: Pairing) -> list[dict[str, Any]]:
    """The newest calls of this table, so that the referee reads the answer."""
    newest = pairing.calls.order_by("-line").values("line", "reason", "open", "answer")[:OLD_CALLS]
    return [dict(one) for one in newest]


def read(body: bytes) -> Request | None:
    """None for what is no request at all. An act that cannot be read stops the acts after it, as a refused one does."""
    try:
        value = json.loads(body)
        seen, seen_id, sent = int(value["seen"]), value.get("seen_id"), value["acts"]
        waiting, review = int(value.get("waiting", len(sent))), value.get("review") is True
    except (ValueError, KeyError, TypeError):
        return None
    if not isinstance(sent, list) or not 0 <= len(sent) <= MOST_ACTS or seen < 0:
        return None
    found: list[SentAct] = []
    roles: list[str] = []
    unreadable = None
    for number, one in enumerate(sent, start=int(first_number(sent, seen, review))):
        try:
            act = sent_act(one)
            if act.number != number:
                return None
            roles.append(str(one["actor"]["role"]))
            found.append(act)
        except Refusal as refusal:
            unreadable = (number, refusal.words)
            break
        except (ValueError, KeyError, TypeError):
            unreadable = (number, Words("Bu bir kayıt değil.", "This is not an act."))
            break
    return Request(seen, seen_id, tuple(found), tuple(roles), max(0, waiting), review, unreadable)


def first_number(sent: list[Any], seen: int, review: bool) -> int:
    """Acts follow what was seen; for a review they come from wherever the phone's own begin."""
    if review and sent and isinstance(sent[0], dict) and isinstance(sent[0].get("number"), int):
        return int(sent[0]["number"])
    return seen + 1


def plain_words(words: Words) -> dict[str, str]:
    return {"tr": words.tr, "en": words.en}


def told(status: int, **said: Any) -> JsonResponse:
    answer = JsonResponse({"format": FORMAT, **said}, status=status)
    answer["Cache-Control"] = "no-store"
    return answer


def too_many(seconds: float) -> JsonResponse:
    answer = told(429, words=plain_words(Words("Çok sık; biraz bekleyin.", "Too often; wait a little.")))
    answer["Retry-After"] = str(int(seconds) + 1)
    return answer
