"""Entries of a phone that may not act any more: kept for the desk, never applied by themselves (faults 4, 32)."""

from collections.abc import Sequence

from meydan.games.words import Words
from meydan.match import plain
from meydan.site.actions.author import Author
from meydan.site.actions.change import change
from meydan.site.actions.matches.at_table import SentAct, about_table
from meydan.site.models import Call, Device, LogLine, Pairing

KIND = "entries for review"


def reviewed_up_to(device: Device, pairing: Pairing) -> int:
    """The highest number of this phone's acts at this table that the desk has."""
    lines = LogLine.objects.filter(event=device.event_id, kind=KIND, data__device=str(device.pk))
    kept = [line for line in lines if line.about.get("pairing") == pairing.pk]
    return max((act["number"] for line in kept for act in line.data["acts"]), default=0)


def put_before_desk(author: Author, pairing: Pairing, device: Device, acts: Sequence[SentAct]) -> int:
    """Keeps what is new of these acts and calls the head referee; says up to which number the desk has them."""
    known = reviewed_up_to(device, pairing)
    if all(sent.number <= known for sent in acts):
        return known
    with change(device.event, author) as log:
        known = reviewed_up_to(device, pairing)
        new = [sent for sent in acts if sent.number > known]
        kept = [{"id": sent.id, "number": sent.number, "deed": plain(sent.deed)} for sent in new]
        line = log(KIND, about=about_table(pairing), data={"device": str(device.pk), "acts": kept})
        reason = Words(
            f"{device.name}: {len(new)} kayıt incelenmeyi bekliyor",
            f"{device.name}: {len(new)} entries to be looked at",
        )
        Call.objects.create(event=log.event, pairing=pairing, line=line.number, reason=f"{reason.tr} / {reason.en}")
    return max(known, *(sent.number for sent in acts))
