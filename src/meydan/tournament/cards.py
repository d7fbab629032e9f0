"""The card lists of Equilibrio and Q-bitz: drawn at the technical meeting, the same for all tables of a round.

A list is frozen once drawn (fault 47). A void card is replaced by the next reserve, in the list's own order, so that
two tables that need one reserve get the same. Anything else is a deviation and needs the head referee's note.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.rulebooks import GameRules
from meydan.rulebooks.card_facts import Level
from meydan.tournament.faults import Fault
from meydan.tournament.lots import Lot, draw

# How many pattern cards the box of Q-bitz has; a rulebook without a booklet allows others too.
BOX = 80


@dataclass(frozen=True, slots=True)
class CardGame:
    """How many cards a round has, from which the lot draws by default, and the highest number that may be asked."""

    name: str
    cards: int
    pool: tuple[int, ...]
    highest: int | None
    article: str


def card_game(rules: GameRules, level: Level) -> CardGame:
    """The card race as its rulebook lays it down: so many cards, from the booklet's pages where there is a booklet.

    At the level at which a rulebook allows figures from elsewhere there is no highest number.
    """
    cards = rules.cards
    if cards is None:
        raise ValueError(f"{rules.game} is not played with cards")
    if cards.booklet is None:
        return CardGame(rules.game, cards.count, tuple(range(1, BOX + 1)), None, cards.article.reference)
    highest = None if cards.booklet.other_figures_allowed(level) else cards.booklet.last_page
    pages = tuple(range(1, cards.booklet.last_page + 1))
    return CardGame(rules.game, cards.count, pages, highest, cards.booklet.article.reference)


@dataclass(frozen=True, slots=True)
class CardList:
    """The cards of one round, for every table of it, and the reserves in the order in which they are used."""

    round_number: int
    cards: tuple[int, ...]
    reserves: tuple[int, ...]

    def reserve(self, already_used: int) -> int:
        """The reserve that takes the place of a void card at a table that has used so many."""
        if already_used < len(self.reserves):
            return self.reserves[already_used]
        raise Fault(
            Words(
                f"{self.round_number}. turun {len(self.reserves)} yedek kartı da kullanıldı; başhakeme başvurun.",
                f"All {len(self.reserves)} reserve cards of round {self.round_number} are used; call the head referee.",
            ),
            47,
        )


@dataclass(frozen=True, slots=True)
class Deviation:
    """One table played another card than the list says. Kept with the head referee's note."""

    round_number: int
    table: int
    listed: int
    played: int
    note: str


def draw_card_lists(
    game: CardGame, rounds: int, reserves: int, seed: str, pool: Sequence[int] | None = None
) -> tuple[tuple[CardList, ...], tuple[Lot[int], ...]]:
    """The lists of all rounds and the lots behind them. No card comes again before all have been used."""
    chosen = tuple(dict.fromkeys(game.pool if pool is None else pool))
    check_pool(game, chosen, game.cards + reserves)
    lists: list[CardList] = []
    lots: list[Lot[int]] = []
    waiting: list[int] = []
    for number in range(1, rounds + 1):
        taken: list[int] = []
        while len(taken) < game.cards + reserves:
            if not waiting:
                lot = draw(f"{game.name} cards from round {number} on", seed, chosen)
                lots.append(lot)
                # What this round already has waits until the end of the new order: never twice in a round.
                waiting = [card for card in lot.result if card not in taken] + [c for c in lot.result if c in taken]
            taken.append(waiting.pop(0))
        lists.append(CardList(number, tuple(taken[: game.cards]), tuple(taken[game.cards :])))
    return tuple(lists), tuple(lots)


def check_pool(game: CardGame, pool: tuple[int, ...], needed: int) -> None:
    for card in pool:
        if card < 1 or (game.highest is not None and card > game.highest):
            limit = f"1–{game.highest}" if game.highest else "1, 2, 3 …"
            raise Refusal(
                Words(f"{card} sorulamaz; olabilecekler: {limit}.", f"{card} may not be asked; allowed: {limit}."),
                game.article,
            )
    if len(pool) < needed:
        raise Refusal(
            Words(
                f"Bir tur için {needed} ayrı kart gerekir (yedeklerle); {len(pool)} kart var.",
                f"A round needs {needed} different cards (with reserves); there are {len(pool)}.",
            ),
            "salihli.event.15",
        )


def deviate(card_list: CardList, table: int, listed: int, played: int, note: str, by_head_referee: bool) -> Deviation:
    """Lets one table play another card, which only the head referee may do, and only with a note."""
    if listed not in card_list.cards + card_list.reserves:
        raise Fault(
            Words(
                f"{listed} numaralı kart {card_list.round_number}. turun listesinde yok.",
                f"Card {listed} is not on the list of round {card_list.round_number}.",
            ),
            47,
        )
    if not by_head_referee or not note.strip():
        raise Fault(
            Words(
                f"{card_list.round_number}. turun kartları bütün masalar için aynıdır; {table}. masada başka kart "
                "oynanması için başhakemin yazılı açıklaması gerekir.",
                f"The cards of round {card_list.round_number} are the same for all tables; another card at table "
                f"{table} needs a written note of the head referee.",
            ),
            47,
        )
    return Deviation(card_list.round_number, table, listed, played, note.strip())
