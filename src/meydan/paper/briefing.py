"""The technical meeting: what is told to the players, line by line with its article, each to be ticked off."""

from dataclasses import dataclass

from meydan.games.words import Words
from meydan.paper.listing import subtitled
from meydan.paper.part import Part, Plain
from meydan.rulebooks import GameRules, Rulebook
from meydan.rulebooks import briefing as briefing_lines
from meydan.rulebooks.game_facts import game_facts
from meydan.rulebooks.readable import BRIEFING as TO_SAY
from meydan.rulebooks.readable import FACTS, SETTLED

BRIEFING = Words("Teknik toplantı", "Technical meeting")


@dataclass(frozen=True, slots=True)
class Briefing:
    category: str
    rulebook: Rulebook
    rules: GameRules


def briefing(value: Briefing, language: str) -> tuple[Part, ...]:
    facts = game_facts(value.rules)
    lines = briefing_lines(value.rules)
    data: dict[str, Plain] = {
        "subtitle": subtitled(value.category, value.rulebook.title.in_language(language)),
        "facts_title": FACTS.in_language(language),
        "facts": [
            {
                "name": fact.name.in_language(language),
                "value": fact.value.in_language(language) + ("*" if fact.settled else ""),
                "article": fact.article.label.in_language(language) if fact.article else "",
            }
            for fact in facts
        ],
        "settled": SETTLED.in_language(language) if any(fact.settled for fact in facts) else "",
        "lines_title": TO_SAY.in_language(language) if lines else "",
        "lines": [
            {"text": line.words.in_language(language), "article": line.article.label.in_language(language)}
            for line in lines
        ],
    }
    title = f"{BRIEFING.in_language(language)}: {value.rules.title.in_language(language)}"
    return (Part("briefing", title, data),)
