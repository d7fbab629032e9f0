"""The card lists of a card race, as the technical meeting drew them."""

from meydan.site.models import Category
from meydan.tournament.cards import CardList


def card_list_of(category: Category, number: int) -> CardList | None:
    """The cards of a round, the same for all its tables."""
    for plain in category.cards.get("lists", []):
        if plain["round"] == number:
            return CardList(number, tuple(plain["cards"]), tuple(plain["reserves"]))
    return None
