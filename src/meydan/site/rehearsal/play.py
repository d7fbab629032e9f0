"""The rehearsal itself: rounds until the event is over, checked after every one."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from meydan.games.words import Words
from meydan.match import Deed, Player
from meydan.match.deeds import Resigned
from meydan.site.actions.change import digest
from meydan.site.actions.matches.at_table import SentAct, act_at_table
from meydan.site.actions.matches.results import (
    confirm_result,
    draw_who_goes_on,
    enter_result,
    mark_no_show,
    undo_result,
)
from meydan.site.actions.matches.slip import deeds_of
from meydan.site.actions.rounds.publishing import close_round, start_round
from meydan.site.actions.standings.deciding import make_final
from meydan.site.models import Category, Event, Format, Pairing, RoundRow
from meydan.site.records.course import course_of
from meydan.site.records.matches import match_of
from meydan.site.records.situations import rounds_left, to_be_paired
from meydan.site.records.standings import standings_of
from meydan.site.rehearsal.chance import Chance
from meydan.site.rehearsal.happenings import Troubles
from meydan.site.rehearsal.invariants import check_after_round, standings_digest
from meydan.site.rehearsal.matches import any_slip, warnings_to_the_limit
from meydan.site.rehearsal.stage import Crew, Plan, set_stage

Say = Callable[[Words], None]


@dataclass(frozen=True, slots=True)
class Rehearsed:
    """How it ended: the digest of the log, and that of the standings (the same for the same seed)."""

    event: str
    rounds: int
    told: Counter[str]
    log_digest: str
    standings_digest: str


def rehearse(plan: Plan, say: Say) -> Rehearsed:
    chance = Chance(plan.seed)
    category, crew = set_stage(plan, chance)
    troubles = Troubles(category, crew, chance)
    number = 0
    while number == 0 or more_to_play(category, number):
        number += 1
        play_round(plan, crew, chance, troubles, number)
        check_after_round(category, number)
        say(told_of_round(category, number))
    make_final(crew.head_referee(), category)
    event = Event.objects.get(pk=category.event_id)
    ranked = standings_of(Category.objects.get(pk=category.pk))
    return Rehearsed(event.slug, number, troubles.told, digest(event), standings_digest(ranked))


def more_to_play(category: Category, number: int) -> bool:
    course = course_of(Category.objects.select_related("event").get(pk=category.pk))
    if category.format == Format.KNOCKOUT:
        return len(to_be_paired(course, number + 1)) > 1
    return rounds_left(course, number)


def play_round(plan: Plan, crew: Crew, chance: Chance, troubles: Troubles, number: int) -> None:
    seed = f"{plan.seed}-{number}"
    troubles.before_pairing()
    row = troubles.published(troubles.paired(seed), seed)
    troubles.late_correction(number - 1)
    play_tables(plan, crew, chance, row, troubles.told)
    troubles.correction(number)
    close_round(crew.head_referee(), RoundRow.objects.select_related("category__event").get(pk=row.pk))


def play_tables(plan: Plan, crew: Crew, chance: Chance, row: RoundRow, told: Counter[str]) -> None:
    row = start_round(crew.head_referee(), row)
    for pairing in row.pairings.filter(second__isnull=False, result__isnull=True).order_by("table"):
        pairing.round = row
        play_table(plan, pairing, crew, chance, told)


def play_table(plan: Plan, pairing: Pairing, crew: Crew, chance: Chance, told: Counter[str]) -> None:
    """One match: mostly played, sometimes by acts from a phone, sometimes not at all."""
    lot = chance.below(100)
    if lot < 2:
        absent = tuple(Player) if chance.one_in(4) else (chance.choose(tuple(Player)),)
        mark_no_show(crew.table_referee(), pairing, absent)
        told["no-shows" if len(absent) == 1 else "both absent"] += 1
    elif lot < 5 and send(pairing, crew, list(warnings_to_the_limit(plan.rules, chance)), told):
        told["lost by warnings"] += 1
    elif lot < 7:
        send(pairing, crew, [Resigned(chance.choose(tuple(Player)))], told)
        told["resigned"] += 1
    else:
        play_to_the_end(plan, pairing, crew, chance, told)
    settle_if_tied(pairing, crew, plan.seed, told)


def play_to_the_end(plan: Plan, pairing: Pairing, crew: Crew, chance: Chance, told: Counter[str]) -> None:
    slip = any_slip(plan.rules, chance)
    if chance.one_in(2):
        match = match_of(pairing)
        assert match is not None
        send(pairing, crew, list(deeds_of(slip, match)), told)
        return
    if chance.one_in(15):
        enter_result(crew.table_referee(), pairing, any_slip(plan.rules, chance))
        undo_result(crew.table_referee(), pairing)
        told["results undone"] += 1
    enter_result(crew.table_referee(), pairing, slip)
    if chance.one_in(10) and plan.form != Format.KNOCKOUT:
        confirm_result(crew.head_referee(), pairing)
        told["results confirmed"] += 1


def send(pairing: Pairing, crew: Crew, deeds: list[Deed], told: Counter[str]) -> bool:
    """As a phone does: acts with ids of their own, sent once more because the first answer was lost."""
    pairing.refresh_from_db(fields=["acts"])
    first = pairing.acts + 1
    acts = [SentAct(f"{pairing.pk}-{number}", number, deed) for number, deed in enumerate(deeds, first)]
    for _ in range(2):
        answer = act_at_table(crew.table_referee(), pairing, acts)
        if answer.refusal is not None:
            raise answer.refusal
    told["acts sent twice"] += len(acts)
    return bool(acts)


def settle_if_tied(pairing: Pairing, crew: Crew, seed: str, told: Counter[str]) -> None:
    pairing.refresh_from_db(fields=["summary"])
    if pairing.summary["tied"]:
        draw_who_goes_on(crew.head_referee(), pairing, f"{seed}-{pairing.round.number}-{pairing.table}")
        told["lots after a draw"] += 1


def told_of_round(category: Category, number: int) -> Words:
    tables = Pairing.objects.filter(round__category=category, round__number=number, round__current=True)
    played, byes = tables.filter(second__isnull=False).count(), tables.filter(second__isnull=True).count()
    return Words(
        f"{number}. tur: {played} masa, {byes} oyuncu eşlendirilmedi, denetim tamam",
        f"Round {number}: {played} tables, {byes} players not paired, all checks passed",
    )
