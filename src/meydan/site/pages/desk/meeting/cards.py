"""The card lists: drawn and sealed in front of everybody, looked at by the desk alone until they are announced."""

import secrets

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_POST

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.meeting import cards
from meydan.site.models import Category, Format
from meydan.site.pages.desk.meeting.choices import number_in
from meydan.site.pages.desk.meeting.place import category_of_visit, see_other
from meydan.site.pages.door import Visit, door
from meydan.site.records.card_lists import announced, card_lists, draws, game_of, seal_holds
from meydan.site.records.matches import rules_of
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import say
from meydan.tournament.rounds.situation import Action

LONGEST_POOL = 2000


@door(Task.SEE_CARDS)
def lists(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    """All lists, announced or not: not a page for the projector."""
    row = category_of_visit(visit, category)
    context = {
        "visit": visit,
        "category": row,
        "lists": card_lists(row),
        "announced": announced(row),
        "draws": draws(row),
        "holds": seal_holds(row),
        "deviations": row.cards.get("deviations", []),
        "may_deviate": visit.may(Action.USE_RESERVE_CARD),
    }
    return render(request, "meydan/meeting/cards.html", context)


@require_POST
@door(Task.DRAW_CARDS)
def draw(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = category_of_visit(visit, category)
    rounds, reserves, pool = wanted(request)
    cards.draw_cards(visit.author, row, rounds, reserves, secret_seed(), pool)
    messages.success(request, say("Kartlar çekildi ve mühürlendi.", "The cards are drawn and sealed."))
    return see_other("meeting-category", visit, category=row.pk)


@require_POST
@door(Action.REDRAW_CARDS)
def redraw(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = category_of_visit(visit, category)
    rounds, reserves, pool = wanted(request)
    cards.redraw_cards(visit.author, row, rounds, reserves, secret_seed(), pool)
    messages.success(request, say("Kartlar yeniden çekildi ve mühürlendi.", "The cards are drawn again and sealed."))
    return see_other("meeting-category", visit, category=row.pk)


@require_POST
@door(Task.ANNOUNCE_CARDS)
def announce(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = category_of_visit(visit, category)
    number = number_in(request, "round")
    cards.announce_cards(visit.author, row, number)
    messages.success(request, say("{n}. turun kartları duyuruldu.", "The cards of round {n} are announced.", n=number))
    return see_other("meeting-category", visit, category=row.pk)


@require_POST
@door(Action.USE_RESERVE_CARD)
def deviation(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = category_of_visit(visit, category)
    place = (number_in(request, name) for name in ("round", "table", "listed", "played"))
    cards.note_deviation(visit.author, row, *place)
    messages.success(request, say("Başka kart kayda geçti.", "The other card is on record."))
    return see_other("meeting-cards", visit, category=row.pk)


def secret_seed() -> str:
    """Nobody calls this one out: who knows it knows the cards."""
    return secrets.token_hex(16)


def wanted(request: HttpRequest) -> tuple[int, int, list[int] | None]:
    return number_in(request, "rounds"), number_in(request, "reserves"), pool_in(request.POST.get("pool", ""))


def pool_in(text: str) -> list[int] | None:
    """Numbers and ranges: "1-20, 25". Nothing written is the rulebook's own pool."""
    pool: list[int] = []
    for part in text[:LONGEST_POOL].replace("–", "-").replace(";", ",").replace(" ", "").split(","):
        if not part:
            continue
        first, _, last = part.partition("-")
        ends = (first, last or first)
        if not all(end.isascii() and end.isdecimal() and len(end) <= 3 for end in ends):
            raise Refusal(
                Words(
                    f"“{part[:20]}” anlaşılmadı. Kartları “1-20, 25” gibi yazın.",
                    f"“{part[:20]}” is not understood. Write cards as “1-20, 25”.",
                )
            )
        pool += range(int(ends[0]), int(ends[1]) + 1)
    return pool or None


def usual_rounds(category: Category) -> int:
    """As many as the category will play: a knock-out halves until one is left."""
    if category.format == Format.SWISS:
        return category.rounds
    players = category.entries.filter(erased=False).count()
    if category.format == Format.LEAGUE:
        return max(1, players - 1 + players % 2) * max(1, category.rounds)
    return max(1, (max(players, 2) - 1).bit_length())


def usual_reserves(category: Category) -> int:
    rule = rules_of(category).cards
    return 2 if rule is not None and rule.reserves is not None else 0


def usual_pool(category: Category) -> str:
    pool = game_of(category).pool
    return f"{pool[0]}–{pool[-1]}"
