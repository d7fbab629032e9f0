"""What the racing processes can be told to do: each is one call of one action."""

from collections.abc import Callable
from typing import Any

from meydan.match.deeds import SetBegun
from meydan.site.actions.author import Author, Confirmation
from meydan.site.actions.change import change
from meydan.site.actions.entries.arrival import check_in
from meydan.site.actions.matches.at_table import SentAct, act_at_table
from meydan.site.actions.matches.results import enter_result
from meydan.site.actions.matches.slip import slip_of_score
from meydan.site.actions.players.attending import withdraw_player
from meydan.site.actions.rounds.pairing import pair_round, re_pair
from meydan.site.actions.rounds.publishing import publish_round
from meydan.site.models import Category, EntryRow, Event, Pairing, Role, RoundRow


def head(request: str = "") -> Author:
    made = Author("Başhakem", Role.HEAD_REFEREE, confirmation=Confirmation(confirmed=True, reason="yarış"))
    return Author(made.name, made.role, confirmation=made.confirmation, request=request) if request else made


def publish(row: int) -> int:
    return publish_round(head(), RoundRow.objects.select_related("category__event").get(pk=row)).edition


def pair(category: int) -> int:
    return pair_round(head(), Category.objects.select_related("event").get(pk=category), "tohum").number


def pair_again(row: int) -> int:
    return re_pair(head(), RoundRow.objects.select_related("category__event").get(pk=row), "tohum").edition


def enter(pairing: int, first: int, second: int, seen: int | None = None, request: str = "") -> list[int]:
    found = Pairing.objects.select_related("round__category__event").get(pk=pairing)
    result = enter_result(head(request), found, slip_of_score(first, second), seen).result
    return list(result["points"]) if result else []


def begin_set(pairing: int, act: str, number: int) -> dict[str, Any]:
    found = Pairing.objects.select_related("round__category__event").get(pk=pairing)
    answer = act_at_table(head(), found, [SentAct(act, number, SetBegun())])
    return {"accepted": answer.accepted, "refused": type(answer.refusal).__name__ if answer.refusal else None}


def leave(entry: int) -> str:
    return str(withdraw_player(head(), EntryRow.objects.select_related("event").get(pk=entry)).pk)


def write_lines(event: int, times: int) -> int:
    found = Event.objects.get(pk=event)
    for _ in range(times):
        with change(found, head()) as log:
            log("event edited")
    return times


def arrive(entry: int) -> bool:
    return check_in(head(), EntryRow.objects.select_related("event").get(pk=entry), identity_seen=True).checked_in


WISHES: dict[str, Callable[..., Any]] = {
    "publish": publish,
    "pair": pair,
    "pair again": pair_again,
    "enter": enter,
    "begin set": begin_set,
    "leave": leave,
    "arrive": arrive,
    "write lines": write_lines,
}
