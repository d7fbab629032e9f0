"""A rulebook in plain text for the terminal: the facts with the article behind each, then every article."""

from textwrap import wrap

from meydan.games.words import Words
from meydan.rulebooks.articles import Article, Citation
from meydan.rulebooks.event import EventRules
from meydan.rulebooks.game_facts import Fact, game_facts
from meydan.rulebooks.loader import RULEBOOKS, load
from meydan.rulebooks.model import BriefingLine, GameRules, Rulebook, briefing
from meydan.rulebooks.terms import LAYER_WORDS, SCHOOL_WORDS

WIDTH = 100

FACTS = Words("Esaslar", "At a glance")
BRIEFING = Words("Teknik toplantıda söylenecekler", "To be said at the technical meeting")
ARTICLES = Words("Maddeler", "Articles")
EVENT = Words("Etkinlik", "The event")
PROGRAMME = Words("Program", "Programme")
SETTLED = Words("* Kural kitabında yazmıyor; Meydan'ın kabulü.", "* Not in the rulebook; settled by Meydan.")


def list_rulebooks(language: str) -> str:
    """One line for each rulebook: name, title, games."""
    lines = []
    for name in RULEBOOKS:
        rulebook = load(name)
        games = ", ".join(rules.game for rules in rulebook.games)
        lines += [f"{name:14} {rulebook.title.in_language(language)}", f"{'':14} {games}"]
    return "\n".join(lines)


def describe_rulebook(rulebook: Rulebook, language: str) -> str:
    """The whole rulebook: the event, then game by game."""
    parts = [heading(f"{rulebook.title.in_language(language)} ({rulebook.name})", "═")]
    if rulebook.revision:
        parts.append(f"{Words('Revizyon', 'Revision').in_language(language)}: {rulebook.revision.isoformat()}")
    if rulebook.event.articles:
        parts.append(describe_event(rulebook.event, language))
    parts += [describe_game(rulebook, rules, language) for rules in rulebook.games]
    return "\n\n".join(parts)


def describe_event(event: EventRules, language: str) -> str:
    parts = [heading(EVENT.in_language(language), "─")]
    if event.programme:
        lines = [PROGRAMME.in_language(language)]
        for slot in event.programme:
            schools = [SCHOOL_WORDS[one.school].in_language(language) for one in slot.categories]
            categories = ", ".join(
                f"{one.game} ({school})" for one, school in zip(slot.categories, schools, strict=True)
            )
            title = slot.title.in_language(language)
            lines.append(f"  {slot.at:%H:%M}  {title}" + (f": {categories}" if categories else ""))
        parts.append("\n".join(lines))
    parts.append(articles_text(event.articles, language))
    return "\n\n".join(parts)


def describe_game(rulebook: Rulebook, rules: GameRules, language: str) -> str:
    """One game: facts, briefing, articles."""
    facts = game_facts(rules)
    parts = [
        heading(f"{rules.title.in_language(language)}: {rulebook.title.in_language(language)}", "─"),
        "\n".join((FACTS.in_language(language), *(fact_text(fact, language) for fact in facts))),
    ]
    if any(fact.settled for fact in facts):
        parts[-1] += f"\n  {SETTLED.in_language(language)}"
    lines = [briefing_text(line, language) for line in briefing(rules)]
    if lines:
        parts.append("\n".join((BRIEFING.in_language(language), *lines)))
    parts.append(articles_text(rules.articles, language))
    return "\n\n".join(parts)


def fact_text(fact: Fact, language: str) -> str:
    star = "*" if fact.settled else ""
    cited = f" [{label(fact.article, language)}]" if fact.article else ""
    first = f"  {fact.name.in_language(language):22} "
    return "\n".join(
        wrap(
            f"{fact.value.in_language(language)}{star}{cited}", WIDTH, initial_indent=first, subsequent_indent=" " * 25
        )
    )


def briefing_text(line: BriefingLine, language: str) -> str:
    said = f"{line.words.in_language(language)} [{label(line.article, language)}]"
    return "\n".join(wrap(said, WIDTH, initial_indent="  ☐ ", subsequent_indent="    "))


def articles_text(articles: tuple[Article, ...], language: str) -> str:
    lines = [ARTICLES.in_language(language)]
    for article in articles:
        lines.append(article_text(article.citation, article.id, "  ", language))
        lines += [article_text(clause, clause.reference, "    ", language) for clause in article.clauses]
    return "\n".join(lines)


def article_text(citation: Citation, reference: str, indent: str, language: str) -> str:
    title = f"{indent}{label(citation, language)} · {LAYER_WORDS[citation.layer].in_language(language)} · {reference}"
    body = wrap(
        citation.words.in_language(language), WIDTH, initial_indent=indent + "  ", subsequent_indent=indent + "  "
    )
    return "\n".join((title, *body))


def label(citation: Citation, language: str) -> str:
    return citation.label.in_language(language)


def heading(text: str, line: str) -> str:
    return f"{text}\n{line * len(text)}"
