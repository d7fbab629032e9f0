"""The event of a rehearsal: a category of made-up pupils, and the people who run it."""

from dataclasses import dataclass
from datetime import date
from uuid import uuid4

from meydan.rulebooks.card_facts import Level
from meydan.rulebooks.facts import Format as RulebookFormat
from meydan.rulebooks.model import GameRules
from meydan.site.actions.author import Author, Confirmation
from meydan.site.models import Category, EntryRow, Event, Format, Official, Role
from meydan.site.rehearsal.chance import Chance
from meydan.tournament.cards import card_game, draw_card_lists
from meydan.tournament.names import folded

FORMATS = {
    RulebookFormat.SWISS: Format.SWISS,
    RulebookFormat.KNOCKOUT: Format.KNOCKOUT,
    RulebookFormat.FIXTURE: Format.LEAGUE,
}
FIRST_NAMES = ("Ayşe", "Mehmet", "Zeynep", "Ali", "Elif", "Can", "Deniz", "Ömer", "Ece", "Kerem", "Çınar", "İpek")
SURNAMES = ("Çelik", "Demir", "Yılmaz", "Işık", "İnan", "Şahin", "Öztürk", "Ünal", "Kaya", "Güneş", "Aydın", "Uçar")
PUPILS_OF_A_SCHOOL = 4
RESERVE_CARDS = 3
MOST_KNOCKOUT_ROUNDS = 12


@dataclass(frozen=True, slots=True)
class Plan:
    """What is rehearsed."""

    rules: GameRules
    players: int
    rounds: int
    form: Format
    seed: str


@dataclass(frozen=True, slots=True)
class Crew:
    """Who works at the event; each call is a new wish of that person."""

    head: Official
    referee: Official
    helper: Official

    def head_referee(self, reason: str = "prova", typed: str = "") -> Author:
        return self._author(self.head, Confirmation(True, typed, reason, self.helper))

    def table_referee(self) -> Author:
        return self._author(self.referee, Confirmation(confirmed=True, reason="prova"))

    @staticmethod
    def _author(official: Official, confirmation: Confirmation) -> Author:
        return Author(official.name, Role(official.role), official, "prova", confirmation)


def set_stage(plan: Plan, chance: Chance) -> tuple[Category, Crew]:
    slug = f"prova-{uuid4().hex[:8]}"
    event = Event.objects.create(
        slug=slug,
        name=f"Prova {plan.rules.rulebook}",
        day=date.today(),
        rulebook=plan.rules.rulebook,
        tables=plan.players,
        listed=False,
    )
    category = Category.objects.create(
        event=event,
        name=f"{plan.rules.title.tr}",
        game=plan.rules.game,
        rulebook=plan.rules.rulebook,
        format=plan.form,
        rounds=plan.rounds if plan.form == Format.SWISS else 1,
        half_byes=1,
        cards=cards_for(plan),
        options={"clock": {"minutes": 15}} if plan.rules.clock and plan.rules.clock.always else {},
    )
    enter_pupils(category, plan.players, chance)
    people = [(Role.HEAD_REFEREE, "Başhakem"), (Role.TABLE_REFEREE, "Masa hakemi"), (Role.ORGANISER, "Düzenleyen")]
    head, referee, helper = (Official.objects.create(event=event, name=name, role=role) for role, name in people)
    return category, Crew(head, referee, helper)


def enter_pupils(category: Category, players: int, chance: Chance) -> None:
    rows = []
    for number in range(1, players + 1):
        row = EntryRow(
            event=category.event,
            category=category,
            number=number,
            first_names=chance.choose(FIRST_NAMES),
            surnames=f"{chance.choose(SURNAMES)} {chance.choose(SURNAMES)}",
            school=f"Okul {number // PUPILS_OF_A_SCHOOL + 1}",
            grade=3,
            adviser="Danışman",
            school_number=str(number),
            visually_impaired=chance.one_in(50),
            checked_in=True,
            identity_seen=True,
        )
        row.folded = folded(f"{row.name} {row.school}")
        rows.append(row)
    EntryRow.objects.bulk_create(rows)


def cards_for(plan: Plan) -> dict[str, object]:
    if plan.rules.cards is None:
        return {}
    rounds = plan.rounds if plan.form == Format.SWISS else max(plan.players, MOST_KNOCKOUT_ROUNDS)
    lists, _ = draw_card_lists(card_game(plan.rules, Level.SCHOOL), rounds, RESERVE_CARDS, plan.seed)
    return {
        "lists": [
            {"round": one.round_number, "cards": list(one.cards), "reserves": list(one.reserves)} for one in lists
        ]
    }
