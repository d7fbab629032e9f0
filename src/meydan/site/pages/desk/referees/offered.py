"""What the head referee can do in a match from the desk: the match's own offers, in groups, and back out of a form."""

import json
from dataclasses import dataclass

from django.http import QueryDict

from meydan.games.errors import InvalidText
from meydan.games.words import Words
from meydan.match import Deed, Match, Offer, Role, deed_from_plain, deeds, offers, plain
from meydan.match.deeds import Reporter

GROUPS: tuple[tuple[Words, tuple[type[Deed], ...]], ...] = (
    (Words("Uyarılar", "Warnings"), (deeds.Warned, deeds.WarningWithdrawn)),
    (Words("Kararlar", "Rulings"), (deeds.Ruled, deeds.RefereeActed)),
    (Words("İtirazlar", "Objections"), (deeds.Objected,)),
    (Words("Maçı bitirenler", "What ends the match"), (deeds.Disqualified, deeds.Resigned, deeds.NoShow)),
    (Words("Düzeltmeler", "Corrections"), (deeds.Withdrawn,)),
)
OFFERED = frozenset(kind.kind for _, kinds in GROUPS for kind in kinds)

REPORTERS = (
    (Reporter.OPPONENT, Words("rakip bildirdi", "reported by the opponent")),
    (Reporter.REFEREE, Words("hakem gördü", "seen by the referee")),
)
LABELS = {
    "note": Words("Not", "Note"),
    "reason": Words("Neden", "Reason"),
    "words": Words("Karar", "Ruling"),
    "target": Words("Kayıt no", "Act number"),
}
LONG = frozenset({"reason", "words"})
OPTIONAL = frozenset({"note", "article"})


@dataclass(frozen=True, slots=True)
class Blank:
    """One field that a person fills in."""

    name: str
    label: Words
    long: bool
    required: bool
    value: str = ""


@dataclass(frozen=True, slots=True)
class Offered:
    """An offer as a form: its deed travels as JSON, what a person enters beside it."""

    offer: Offer
    deed: str
    blanks: tuple[Blank, ...]
    asks_reporter: bool
    asks_article: bool


@dataclass(frozen=True, slots=True)
class Group:
    title: Words
    possible: list[Offered]
    impossible: list[Offered]


def groups_of(match: Match) -> list[Group]:
    every = offers(match, Role.HEAD_REFEREE)
    groups = []
    for title, kinds in GROUPS:
        found = [offered(one) for one in every if isinstance(one.deed, kinds)]
        groups.append(
            Group(title, [one for one in found if one.offer.possible], [one for one in found if not one.offer.possible])
        )
    return [group for group in groups if group.possible or group.impossible]


def offered(offer: Offer) -> Offered:
    held = plain(offer.deed)
    assert isinstance(held, dict)
    blanks = tuple(
        Blank(name, LABELS[name], name in LONG, name not in OPTIONAL, str(held["target"]) if name == "target" else "")
        for name in offer.fill
        if name in LABELS
    )
    return Offered(
        offer,
        json.dumps(held, ensure_ascii=False),
        blanks,
        "reported_by" in offer.fill,
        "article" in offer.fill and isinstance(offer.deed, deeds.Ruled),
    )


def posted_deed(posted: QueryDict) -> Deed:
    """The deed of a form: one of those that the desk offers, with what was filled in. The match judges it."""
    text = posted.get("deed", "")
    try:
        held = json.loads(text)
    except ValueError:
        held = None
    if not isinstance(held, dict) or held.get("kind") not in OFFERED:
        raise InvalidText(text[:80], Words("Bu masada böyle bir işlem yok.", "There is no such act at this desk."))
    for name in ("note", "reason", "words", "article", "reported_by"):
        value = posted.get(f"fill-{name}", "").strip()[:500]
        if value:
            held[name] = value
        elif name in LABELS and name not in OPTIONAL and name in held:
            raise InvalidText("", Words(f"{LABELS[name].tr}: yazın.", f"{LABELS[name].en}: fill it in."))
    target = posted.get("fill-target", "")
    if target.isdecimal() and len(target) < 6:
        held["target"] = int(target)
    return deed_from_plain(held)
