"""From a rulebook's TOML file to its typed value. Only RulebookError comes out of a file that is wrong."""

import tomllib
from functools import cache
from importlib import resources

from meydan.games import CARD_RACES, GAMES
from meydan.games.errors import InvalidText
from meydan.games.game import OptionValue
from meydan.games.notation import quoted
from meydan.games.words import Words
from meydan.rulebooks.article_entries import FindArticle, numbered_in_event, read_articles
from meydan.rulebooks.articles import Article
from meydan.rulebooks.checks import check_game, check_rulebook
from meydan.rulebooks.convert import Converter, Place, Table, checked_table, plain
from meydan.rulebooks.errors import RulebookError
from meydan.rulebooks.event import EventRules
from meydan.rulebooks.model import GameRules, Rulebook

RULEBOOKS = ("yuzuncu-yil", "lig", "tazof-mangala", "tazof-kulami", "salihli")

# The games that a rulebook may hold.
KNOWN_GAMES = (*GAMES, *CARD_RACES)


@cache
def load(name: str) -> Rulebook:
    """The rulebook called `name`, one of RULEBOOKS."""
    if name not in RULEBOOKS:
        known = ", ".join(RULEBOOKS)
        raise RulebookError(
            quoted(name),
            Words(f"böyle bir kural kitabı yok; olanlar: {known}.", f"there is no such rulebook; there are: {known}."),
        )
    text = resources.files("meydan.rulebooks").joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
    return parse_rulebook(text, name)


def load_rules(name: str, game: str) -> GameRules:
    """One game of the rulebook called `name`."""
    rulebook = load(name)
    rules = rulebook.game(game)
    if rules is None:
        held = ", ".join(one.game for one in rulebook.games)
        raise RulebookError(
            name,
            Words(
                f"bu kural kitabında {quoted(game)} oyunu yok; olanlar: {held}.",
                f"this rulebook does not hold {quoted(game)}; it holds: {held}.",
            ),
        )
    return rules


def parse_rulebook(text: str, name: str) -> Rulebook:
    """The rulebook written as TOML in `text`; `name` begins the ids of its articles."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        reason = str(error) or type(error).__name__
        raise Place(f"{name}.toml").error(f"TOML okunamadı: {reason}.", f"not readable as TOML: {reason}.") from None
    return read_rulebook(data, name)


def read_rulebook(data: Table, name: str) -> Rulebook:
    """The rulebook in the tables of an already read TOML file."""
    place = Place(f"{name}.toml")
    made = citing(()).make_fields(Rulebook, data, place, frozenset({"name"}), frozenset({"event", "games"}))
    event = read_event(data.get("event", {}), place.key("event"), name)
    games = checked_table(data.get("games", {}), list(KNOWN_GAMES), place.key("games"))
    rules = tuple(read_game(games[game], place.key("games").key(game), name, game, event) for game in games)
    check_rulebook(event, rules, place)
    return Rulebook(name=name, event=event, games=rules, **made)


def read_event(value: object, place: Place, rulebook: str) -> EventRules:
    table = checked_table(value, list(EventRules.__annotations__), place)
    find = article_of_another(rulebook)
    at = place.key("articles")
    articles = read_articles(table.get("articles", []), at, f"{rulebook}.", find, numbered_in_event)
    made = citing(articles).make_fields(EventRules, table, place, read=frozenset({"articles"}))
    return EventRules(articles=articles, **made)


DERIVED = frozenset({"rulebook", "game", "event_articles", "index"})
READ = frozenset({"articles", "options"})


def read_game(value: object, place: Place, rulebook: str, game: str, event: EventRules) -> GameRules:
    table = checked_table(value, [key for key in GameRules.__annotations__ if key not in DERIVED], place)
    find = article_of_another(rulebook)
    articles = read_articles(table.get("articles", []), place.key("articles"), f"{rulebook}.{game}.", find)
    converter = citing((*articles, *event.articles))
    made = converter.make_fields(GameRules, table, place, DERIVED, READ)
    made["causes"] = (*made.get("causes", ()), *event.causes)
    made["acts"] = (*made.get("acts", ()), *event.acts)
    options = read_options(table.get("options", {}), place.key("options"), game)
    rules = GameRules(
        rulebook=rulebook, game=game, articles=articles, event_articles=event.articles, options=options, **made
    )
    check_game(rules, place)
    return rules


def read_options(value: object, place: Place, game: str) -> tuple[tuple[str, OptionValue], ...]:
    """The options that the rulebook chooses, checked by the game itself; a card race has none."""
    known = GAMES.get(game)
    table = checked_table(value, [option.name for option in known.options] if known else [], place)
    chosen = {name: read_option(choice, place.key(name)) for name, choice in table.items()}
    if known:
        try:
            known.checked(chosen)
        except InvalidText as refused:
            raise RulebookError(str(place), refused.words) from None
    return tuple(chosen.items())


def read_option(value: object, place: Place) -> OptionValue:
    if isinstance(value, bool | str):
        return value
    return plain(int, value, place)


def citing(articles: tuple[Article, ...]) -> Converter:
    """A converter whose facts may name these articles and their clauses."""
    known = {one.reference: one for article in articles for one in article.citations}
    return Converter(known.get)


def article_of_another(rulebook: str) -> FindArticle:
    """Finds articles of the rulebooks at hand, except those of the one that is being read."""

    def find(reference: str) -> Article | None:
        other = reference.partition(".")[0]
        if other == rulebook or other not in RULEBOOKS:
            return None
        return next((article for article in load(other).articles if article.id == reference), None)

    return find
