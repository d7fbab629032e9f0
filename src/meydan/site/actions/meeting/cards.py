"""The card lists of Equilibrio and Q-bitz: drawn, sealed, secret until announced (`salihli.event` 9, 15, fault 47)."""

from typing import Any

from django.utils import timezone

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_action, check_reason, check_task
from meydan.site.actions.change import change
from meydan.site.actions.entries.book import category_in
from meydan.site.models import Category, Role
from meydan.site.records.card_lists import (
    announced,
    card_list_of,
    card_lists,
    drawn_again,
    game_of,
    list_to_plain,
    plays_with_cards,
    seal,
)
from meydan.site.records.categories import current_rounds, last_published
from meydan.site.records.matches import rules_of
from meydan.site.tasks import Task
from meydan.tournament.cards import CardList, deviate
from meydan.tournament.faults import Fault
from meydan.tournament.rounds.situation import Action, Situation, State

MOST_ROUNDS = 30
MOST_RESERVES = 10


def draw_cards(
    author: Author, category: Category, rounds: int, reserves: int, seed: str, pool: list[int] | None = None
) -> list[CardList]:
    """The lists of all rounds. Once drawn they are frozen: see `redraw_cards`."""
    check_task(author, Task.DRAW_CARDS)
    with change(category.event, author) as log:
        category = category_in(log.event, category)
        check_wanted(category, rounds, reserves)
        if card_lists(category):
            raise Fault(
                Words(
                    "Kart listeleri çekilmiş ve mühürlenmiş; yeniden çekmek için nedenini yazın.",
                    "The card lists are drawn and sealed; to draw them again, write the reason.",
                ),
                47,
            )
        lists = keep_draw(author, category, rounds, reserves, seed, pool, after=0)
        sealed = category.cards["draws"][-1]["seal"]
        log("card lists drawn", about={"category": category.pk}, data={"rounds": rounds, "seal": sealed})
    return lists


def redraw_cards(
    author: Author, category: Category, rounds: int, reserves: int, seed: str, pool: list[int] | None = None
) -> list[CardList]:
    """New lists for the rounds that are not published yet; the others keep theirs."""
    with change(category.event, author) as log:
        category = category_in(log.event, category)
        check_wanted(category, rounds, reserves)
        after = last_published(category)
        check_action(author, Action.REDRAW_CARDS, Situation(state_of_round(category, after + 1)))
        if after >= rounds:
            raise Fault(
                Words(
                    f"{after} tur yayımlandı; bu turların kartları bütün masalar için aynıdır ve artık değişmez.",
                    f"{after} rounds are published; their cards are the same for all tables and no longer change.",
                ),
                47,
            )
        lists = keep_draw(author, category, rounds - after, reserves, seed, pool, after)
        sealed = category.cards["draws"][-1]["seal"]
        about = {"category": category.pk}
        log("card lists redrawn", about=about, data={"from round": after + 1, "rounds": rounds, "seal": sealed})
    return lists


def keep_draw(
    author: Author, category: Category, rounds: int, reserves: int, seed: str, pool: list[int] | None, after: int
) -> list[CardList]:
    """Draws the rounds after `after` and writes the draw beside the ones before it."""
    game = game_of(category)
    kept = [one for one in card_lists(category) if one.round_number <= after]
    draw: dict[str, Any] = {
        "seed": seed,
        "rounds": rounds,
        "reserves": reserves,
        "pool": list(game.pool if pool is None else pool),
        "after": after,
        "by": author.name,
        "at": timezone.now().isoformat(timespec="seconds"),
        "why": author.confirmation.reason.strip(),
    }
    lists = drawn_again(category, draw)
    draw["seal"] = seal(seed, lists)
    category.cards = {
        **category.cards,
        "draws": [*category.cards.get("draws", []), draw],
        "lists": [list_to_plain(one) for one in (*kept, *lists)],
        "announced": min(announced(category), after),
    }
    category.save(update_fields=["cards"])
    return lists


def check_wanted(category: Category, rounds: int, reserves: int) -> None:
    rule = rules_of(category).cards
    if rule is None:
        raise Refusal(Words("Bu oyun kartla oynanmaz.", "This game is not played with cards."))
    if reserves and rule.reserves is None:
        raise Refusal(
            Words(
                "Bu kural kitabında yedek kart maddesi yok; yedek sayısını 0 bırakın.",
                "This rulebook has no article on reserve cards; leave the number of reserves at 0.",
            ),
            rule.article.reference,
        )
    if not 1 <= rounds <= MOST_ROUNDS or not 0 <= reserves <= MOST_RESERVES:
        raise Refusal(
            Words(
                f"Tur sayısı 1–{MOST_ROUNDS}, yedek sayısı 0–{MOST_RESERVES} arasında olmalı.",
                f"Give 1 to {MOST_ROUNDS} rounds and 0 to {MOST_RESERVES} reserves.",
            )
        )


def state_of_round(category: Category, number: int) -> State:
    row = next((one for one in current_rounds(category) if one.number == number), None)
    return State(row.state) if row else State.NOT_PAIRED


def announce_cards(author: Author, category: Category, number: int) -> CardList:
    """From now on everybody may know the cards of this round. Rounds are announced in their order."""
    check_task(author, Task.ANNOUNCE_CARDS)
    with change(category.event, author) as log:
        category = category_in(log.event, category)
        cards = card_list_of(category, number)
        if cards is None or not plays_with_cards(category):
            raise Refusal(
                Words(
                    f"{number}. tur için kart listesi yok; önce kartları çekin.",
                    f"There is no card list for round {number}; draw the cards first.",
                ),
                "salihli.event.15",
            )
        if number != announced(category) + 1:
            raise Refusal(
                Words(
                    f"Sıradaki liste {announced(category) + 1}. turun; {number}. tur şimdi duyurulamaz.",
                    f"The next list is that of round {announced(category) + 1}; round {number} has to wait.",
                )
            )
        category.cards = {**category.cards, "announced": number}
        category.save(update_fields=["cards"])
        log(
            "card list announced",
            about={"category": category.pk, "round": number},
            data={"cards": list(cards.cards), "reserves": list(cards.reserves)},
            public=True,
        )
    return cards


def note_deviation(author: Author, category: Category, number: int, table: int, listed: int, played: int) -> None:
    """One table played another card: only the head referee, while the round is played, with a written note."""
    with change(category.event, author) as log:
        category = category_in(log.event, category)
        cards = card_list_of(category, number)
        if cards is None:
            raise Fault(
                Words(f"{number}. tur için kart listesi yok.", f"There is no card list for round {number}."), 47
            )
        check_action(author, Action.USE_RESERVE_CARD, Situation(state_of_round(category, number)))
        head = author.role is Role.HEAD_REFEREE
        noted = deviate(cards, table, listed, played, check_reason(author), by_head_referee=head)
        plain = {
            "round": noted.round_number,
            "table": noted.table,
            "listed": noted.listed,
            "played": noted.played,
            "note": noted.note,
            "by": author.name,
        }
        category.cards = {**category.cards, "deviations": [*category.cards.get("deviations", []), plain]}
        category.save(update_fields=["cards"])
        about = {"category": category.pk, "round": number, "table": table}
        log("card deviation noted", about=about, data={"listed": listed, "played": played})
