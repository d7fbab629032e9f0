"""A match with the names of its players, for the eyes of the desk; stored acts know starting numbers only."""

from dataclasses import replace

from meydan.match import Match, Opened, act_from_plain, fold
from meydan.site.models import EntryRow, Pairing
from meydan.site.records.matches import rules_of


def named_match(pairing: Pairing) -> Match | None:
    """None while nobody has opened the match."""
    acts = [act_from_plain(stored.act) for stored in pairing.stored_acts.order_by("number")]
    if not acts:
        return None
    opening = acts[0]
    assert isinstance(opening.deed, Opened)
    deed = replace(
        opening.deed,
        first=replace(opening.deed.first, name=name_of(pairing.first)),
        second=replace(opening.deed.second, name=name_of(pairing.second)),
    )
    return fold(rules_of(pairing.round.category), [replace(opening, deed=deed), *acts[1:]])


def name_of(entry: EntryRow | None) -> str:
    return f"{entry.name} ({entry.start_number})" if entry is not None else ""
