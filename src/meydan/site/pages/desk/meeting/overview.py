"""The technical meeting as a whole, of one category, and on the projector."""

from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from meydan.games import colours_of
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.rulebooks.loader import load
from meydan.site.actions.meeting.starter import lot_decides
from meydan.site.models import Category, EntryRow
from meydan.site.pages.desk.meeting.cards import usual_pool, usual_reserves, usual_rounds
from meydan.site.pages.desk.meeting.place import category_of_visit
from meydan.site.pages.door import Visit, door
from meydan.site.records.briefing import ToTell, told_to_category, told_to_event
from meydan.site.records.card_lists import announced, card_lists, draws, plays_with_cards, public_lists, seal_holds
from meydan.site.records.categories import begun, current_rounds
from meydan.site.records.entries import in_starting_order
from meydan.site.records.matches import open_options, rules_of
from meydan.site.records.meeting_choices import CARD_SECONDS, CLOCK, clock_rule, game_options_of
from meydan.site.records.option_words import value_words
from meydan.site.records.starter_lots import StarterDraw, drawn_with, starter_draws
from meydan.site.tasks import Task
from meydan.tournament.draws import STARTS


@dataclass(frozen=True, slots=True)
class Agenda:
    """How far the meeting is with one category. None: nothing of that kind is to be done."""

    category: Category
    told: int
    to_tell: int
    entered: int
    lot: bool | None
    cards: bool | None
    choices: bool | None


@dataclass(frozen=True, slots=True)
class OpenOption:
    """An option that the meeting chooses: what it is, what holds now, and each value with its words."""

    name: str
    words: Words
    now: Words
    values: list[tuple[str, Words, bool]]


def agenda_of(category: Category) -> Agenda:
    lines = told_to_category(category)
    return Agenda(
        category,
        sum(1 for line in lines if line.at),
        len(lines),
        category.entries.filter(erased=False).count(),
        bool(starter_draws(category)) if lot_decides(category) else None,
        bool(card_lists(category)) if plays_with_cards(category) else None,
        bool(category.options) if has_choices(category) else None,
    )


def has_choices(category: Category) -> bool:
    rule = clock_rule(category)
    return bool(open_options(category)) or (rule is not None and rule.minutes is None) or plays_with_cards(category)


def starting_list(category: Category) -> list[EntryRow]:
    return in_starting_order(category.entries.filter(erased=False, disqualified=False).select_related("category"))


@door(Task.TICK_BRIEFING)
def meeting(request: HttpRequest, visit: Visit) -> HttpResponse:
    lines = told_to_event(visit.event)
    context = {
        "visit": visit,
        "lines": lines,
        "told": sum(1 for line in lines if line.at),
        "agendas": [agenda_of(category) for category in visit.event.categories.all()],
        "article": load(visit.event.rulebook).event.set_at_meeting,
    }
    return render(request, "meydan/meeting/overview.html", context)


@door(Task.TICK_BRIEFING)
def category_meeting(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = category_of_visit(visit, category)
    lines = told_to_category(row)
    context = {
        "visit": visit,
        "category": row,
        "rules": rules_of(row),
        "lines": lines,
        "told": sum(1 for line in lines if line.at),
        "starting_list": starting_list(row),
        "begun": begun(row),
        "paired": bool(current_rounds(row)),
        **lot_context(request, row),
        **choice_context(row),
        **card_context(row),
    }
    return render(request, "meydan/meeting/category.html", context)


def lot_context(request: HttpRequest, category: Category) -> dict[str, Any]:
    """The lot, and what the seed in the verify box gives."""
    drawn = starter_draws(category)
    context: dict[str, Any] = {
        "lot_decides": lot_decides(category),
        "draws": drawn,
        "lot": drawn[-1] if drawn else None,
        "side_names": side_names(category),
    }
    seed = request.GET.get("seed", "").strip()[:40]
    if seed:
        try:
            context |= {"seed": seed, "seed_starts": drawn_with(seed).drawn == STARTS}
        except Refusal as refusal:
            context |= {"seed": seed, "seed_refusal": refusal}
    return context


def side_names(category: Category) -> tuple[Words, Words] | None:
    """What the sides are called where the players know them by a name: black, purple …"""
    return colours_of(rules_of(category).game)


def choice_context(category: Category) -> dict[str, Any]:
    chosen = game_options_of(category)
    return {
        "options": [
            OpenOption(
                option.name,
                option.words,
                value_words(option.name, chosen[option.name]),
                [
                    (str(value), value_words(option.name, value), value == chosen[option.name])
                    for value in option.values
                ],
            )
            for option in open_options(category)
        ],
        "clock_rule": clock_rule(category),
        "clock": category.options.get(CLOCK, {}),
        "card_seconds": category.options.get(CARD_SECONDS, ""),
        "has_choices": has_choices(category),
        "set_at_meeting": load(category.rulebook).event.set_at_meeting,
    }


def card_context(category: Category) -> dict[str, Any]:
    if not plays_with_cards(category):
        return {"with_cards": False}
    lists = card_lists(category)
    last = draws(category)[-1] if draws(category) else None
    return {
        "with_cards": True,
        "card_rule": rules_of(category).cards,
        "drawn_rounds": len(lists),
        "seal": last["seal"] if last else "",
        "seal_holds": seal_holds(category),
        # The seed gives every list away: it is shown when no list is secret any more.
        "card_seed": last["seed"] if last and announced(category) == len(lists) else "",
        "announced": announced(category),
        "next_round": announced(category) + 1 if announced(category) < len(lists) else None,
        "public_lists": public_lists(category),
        "usual_rounds": max(usual_rounds(category), len(lists)),
        "usual_reserves": usual_reserves(category),
        "usual_pool": usual_pool(category),
    }


@door(Task.SEE_DESK)
def screen(request: HttpRequest, visit: Visit) -> HttpResponse:
    """For the projector: nothing that is still secret, nothing that needs reading glasses."""
    chosen = request.GET.get("category", "")
    categories = list(visit.event.categories.all())
    category = next((one for one in categories if str(one.pk) == chosen), None)
    lines: list[ToTell] = told_to_category(category) if category else told_to_event(visit.event)
    context: dict[str, Any] = {"visit": visit, "categories": categories, "shown": category, "lines": lines}
    if category is not None:
        context |= {
            "starting_list": starting_list(category),
            "lot": last_draw(category),
            "lot_decides": lot_decides(category),
            "side_names": side_names(category),
            **choice_context(category),
            **card_context(category),
        }
    return render(request, "meydan/meeting/screen.html", context)


def last_draw(category: Category) -> StarterDraw | None:
    drawn = starter_draws(category)
    return drawn[-1] if drawn else None
