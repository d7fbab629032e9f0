"""The articles of a data file: their written form, and the citations that the facts can name."""

from collections.abc import Callable
from dataclasses import dataclass

from meydan.games.notation import quoted
from meydan.games.words import Words
from meydan.rulebooks.articles import Article, Citation, Layer
from meydan.rulebooks.convert import Converter, Place

FindArticle = Callable[[str], Article | None]


@dataclass(frozen=True, slots=True)
class ClauseEntry:
    """A clause of a summary article. What it does not say itself it takes from the first `home` article."""

    clause: str
    home: tuple[str, ...] = ()
    layer: Layer | None = None
    heading: Words | None = None
    tr: str | None = None
    en: str | None = None


@dataclass(frozen=True, slots=True)
class ArticleEntry:
    """An article has a printed number or, where the rulebook prints none, a heading."""

    id: str
    layer: Layer
    tr: str
    en: str
    number: str | None = None
    heading: Words | None = None
    home: tuple[str, ...] = ()
    clauses: tuple[ClauseEntry, ...] = ()


def numbered(number: str) -> Words:
    return Words(f"madde {number}", f"article {number}")


def numbered_in_event(number: str) -> Words:
    """The event's articles and a game's have the same numbers; the word before tells them apart."""
    return Words(f"yönerge madde {number}", f"regulation article {number}")


def read_articles(
    value: object, place: Place, prefix: str, find: FindArticle, label: Callable[[str], Words] = numbered
) -> tuple[Article, ...]:
    """The articles of one part of a rulebook, whose ids begin with `prefix`; `find` knows the home rulebooks'."""
    entries = Converter(lambda _: None).make_list(ArticleEntry, value, place)
    articles = tuple(
        read_article(entry, place.item(number), prefix, find, label) for number, entry in enumerate(entries, start=1)
    )
    refuse_repetition([article.id for article in articles], place)
    refuse_repetition([home for article in articles for one in article.citations for home in one.home], place)
    return articles


def read_article(
    entry: ArticleEntry, place: Place, prefix: str, find: FindArticle, numbered_label: Callable[[str], Words]
) -> Article:
    if not entry.id.startswith(prefix) or entry.id == prefix:
        raise place.key("id").error(
            f"{quoted(entry.id)} olamaz; bu bölümün madde adları {prefix!r} ile başlar.",
            f"this cannot be {quoted(entry.id)}; the ids of this part begin with {prefix!r}.",
        )
    if (entry.number is None) == (entry.heading is None):
        raise place.error(
            "bir maddenin ya 'number' ya da 'heading' anahtarı olmalı.",
            "an article must have either a 'number' or a 'heading'.",
        )
    label = entry.heading or numbered_label(str(entry.number))
    for home in entry.home:
        find_home(home, place.key("home"), find)
    clauses = tuple(
        read_clause(entry.id, clause, place.key("clauses").item(number), find)
        for number, clause in enumerate(entry.clauses, start=1)
    )
    refuse_repetition([clause.reference for clause in clauses], place.key("clauses"))
    return Article(entry.id, entry.layer, label, Words(entry.tr, entry.en), entry.number, entry.home, clauses)


def read_clause(article: str, entry: ClauseEntry, place: Place, find: FindArticle) -> Citation:
    homes = [find_home(home, place.key("home"), find) for home in entry.home]
    if (entry.tr is None) != (entry.en is None):
        raise place.error(
            "cümle iki dilde de yazılmalı: 'tr' ve 'en'.", "the sentence must be in both languages: 'tr' and 'en'."
        )
    own = None if entry.tr is None or entry.en is None else Words(entry.tr, entry.en)
    words = own or (homes[0].words if homes else None)
    layer = entry.layer or (homes[0].layer if homes else None)
    if words is None or layer is None:
        raise place.error(
            "ya 'home' ya da 'layer', 'tr' ve 'en' anahtarları olmalı.",
            "there must be a 'home', or else 'layer', 'tr' and 'en'.",
        )
    home_heading = homes[0].label if homes and homes[0].number is None else None
    label = entry.heading or home_heading or numbered(entry.clause)
    return Citation(article, layer, label, words, entry.clause, entry.home)


def find_home(reference: str, place: Place, find: FindArticle) -> Article:
    article = find(reference)
    if article is None:
        raise place.error(
            f"{quoted(reference)} başka bir kural kitabının maddesi değil.",
            f"{quoted(reference)} is no article of another rulebook.",
        )
    return article


def refuse_repetition(names: list[str], place: Place) -> None:
    for name in names:
        if names.count(name) > 1:
            raise place.error(f"{quoted(name)} iki kez geçiyor.", f"{quoted(name)} occurs twice.")
