"""The rules of the games, as immutable values. To add a game, register it here; the common tests find it."""

from meydan.games.abalone import ABALONE
from meydan.games.cards import EQUILIBRIO, QBITZ, Card, CardRace, CardSet
from meydan.games.errors import IllegalMove, InvalidText
from meydan.games.game import Game, Option
from meydan.games.hex import HEX
from meydan.games.koridor import KORIDOR
from meydan.games.kulami import KULAMI
from meydan.games.kure import KURE
from meydan.games.mangala import MANGALA
from meydan.games.pentago import PENTAGO
from meydan.games.position import Outcome, Position
from meydan.games.reversi import REVERSI
from meydan.games.side import Side
from meydan.games.words import Words

GAMES: dict[str, Game] = {game.name: game for game in (MANGALA, PENTAGO, KURE, HEX, KORIDOR, ABALONE, KULAMI, REVERSI)}

CARD_RACES: dict[str, CardRace] = {race.name: race for race in (EQUILIBRIO, QBITZ)}


def find_game(name: str) -> Game:
    """The board game called `name`. Raises InvalidText, naming those there are."""
    game = GAMES.get(name)
    if game is None:
        listed = ", ".join(GAMES)
        raise InvalidText(
            name,
            Words(
                f"{name!r} adlı oyun yok; olanlar: {listed}.",
                f"there is no game {name!r}; there are: {listed}.",
            ),
        )
    return game


def colours_of(name: str) -> tuple[Words, Words] | None:
    """Black and white, say, in the board game or card race called `name`; none where the two sides have no colours."""
    game = GAMES.get(name)
    return game.sides if game and game.has_colours else None


__all__ = [
    "CARD_RACES",
    "GAMES",
    "Card",
    "CardRace",
    "CardSet",
    "Game",
    "IllegalMove",
    "InvalidText",
    "Option",
    "Outcome",
    "Position",
    "Side",
    "Words",
    "colours_of",
    "find_game",
]
