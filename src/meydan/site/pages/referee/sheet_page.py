"""The score sheet of a table to be printed: the counts, the final board, the result and the drawn signatures."""

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils.safestring import SafeString, mark_safe

from meydan.match import Match, Player, score_sheet
from meydan.match.deeds import Signer
from meydan.match.state import SetRecord
from meydan.paper.kulami_drawing import KEY, counted_board
from meydan.site.models import Pairing
from meydan.site.pages.door import Visit, door
from meydan.site.records.named_matches import named_match
from meydan.site.records.signatures import drawn_signatures
from meydan.site.tasks import Task


@dataclass(frozen=True, slots=True)
class SetOnSheet:
    """One set: what each player was counted, part by part and added, or who won it; the board where it was counted."""

    number: int
    counts: tuple[tuple[tuple[int, ...], int], ...]
    winner: Player | None
    board: SafeString | None


@door(Task.SEE_DESK)
def sheet(request: HttpRequest, visit: Visit, pairing: int) -> HttpResponse:
    rows = Pairing.objects.select_related("round__category__event", "first", "second")
    row = get_object_or_404(rows, pk=pairing, round__category__event=visit.event)
    match = named_match(row)
    context = {
        "visit": visit,
        "pairing": row,
        "sets": sets_of(match) if match else [],
        "sheet": score_sheet(match) if match else None,
        "signatures": signatures_of(row, match) if match else [],
        "key": KEY,
    }
    return render(request, "meydan/referee/sheet.html", context)


def sets_of(match: Match) -> list[SetOnSheet]:
    return [
        SetOnSheet(
            one.number, tuple((parts, sum(parts)) for parts in one.counts or ()), one.winner, board_of(match, one)
        )
        for one in match.state.sets
    ]


def board_of(match: Match, record: SetRecord) -> SafeString | None:
    """The drawn board of a set that was counted on it. The drawing is our own; nothing in it was typed."""
    if record.board is None or match.rules.game != "kulami":
        return None
    return mark_safe(counted_board(match.rules, record.board))


def signatures_of(pairing: Pairing, match: Match) -> list[tuple[Signer, str]]:
    """Who signed, with what was drawn; empty for who signed without drawing."""
    drawn = drawn_signatures(pairing, match)
    return [(signer, drawn.get(signer, "")) for signer in Signer if signer in match.state.signatures]
