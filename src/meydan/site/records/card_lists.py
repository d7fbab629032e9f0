"""The card lists of a category as they are stored, and what may be seen of them.

    {"draws": [{"seed", "rounds", "reserves", "pool", "after", "seal", "why", "by", "at"}],   the last one counts
     "lists": [{"round", "cards", "reserves"}],
     "announced": 2,                                                   rounds 1 and 2 are known to everybody
     "deviations": [{"round", "table", "listed", "played", "note", "by"}]}

The seed is as secret as the lists: who knows it can draw them. The seal is shown from the start, so that everybody can
see afterwards that the lists were not changed.
"""

import hashlib
import json
from typing import Any

from meydan.rulebooks.card_facts import Level
from meydan.site.models import Category
from meydan.site.records.matches import rules_of
from meydan.tournament.cards import CardGame, CardList, card_game, draw_card_lists


def game_of(category: Category) -> CardGame:
    return card_game(rules_of(category), Level(category.event.level))


def plays_with_cards(category: Category) -> bool:
    return rules_of(category).cards is not None


def list_to_plain(cards: CardList) -> dict[str, Any]:
    return {"round": cards.round_number, "cards": list(cards.cards), "reserves": list(cards.reserves)}


def list_of(plain: dict[str, Any]) -> CardList:
    return CardList(plain["round"], tuple(plain["cards"]), tuple(plain["reserves"]))


def card_lists(category: Category) -> list[CardList]:
    return [list_of(plain) for plain in category.cards.get("lists", [])]


def card_list_of(category: Category, number: int) -> CardList | None:
    """What every table of the round plays; None while no lists are drawn that far."""
    return next((one for one in card_lists(category) if one.round_number == number), None)


def announced(category: Category) -> int:
    """The last round whose cards everybody knows."""
    return int(category.cards.get("announced", 0))


def public_lists(category: Category) -> list[CardList]:
    return [one for one in card_lists(category) if one.round_number <= announced(category)]


def draws(category: Category) -> list[dict[str, Any]]:
    return list(category.cards.get("draws", []))


def drawn_again(category: Category, draw: dict[str, Any]) -> list[CardList]:
    """The lists that this draw gives, made again from its seed; rounds before it keep their own lists."""
    lists, _ = draw_card_lists(game_of(category), draw["rounds"], draw["reserves"], draw["seed"], draw["pool"])
    return [CardList(one.round_number + draw["after"], one.cards, one.reserves) for one in lists]


def seal(seed: str, lists: list[CardList]) -> str:
    """SHA-256 over the seed and the lists: it gives nothing away, and fits no other lists."""
    content = json.dumps([seed, [list_to_plain(one) for one in lists]], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(content.encode()).hexdigest()


def seal_holds(category: Category) -> bool:
    """Every draw still gives its sealed lists, and the stored lists are the ones drawn last."""
    expected: dict[int, CardList] = {}
    for draw in draws(category):
        lists = drawn_again(category, draw)
        if seal(draw["seed"], lists) != draw["seal"]:
            return False
        expected = {number: one for number, one in expected.items() if number <= draw["after"]}
        expected |= {one.round_number: one for one in lists}
    return card_lists(category) == [expected[number] for number in sorted(expected)]
