"""What a reference in a refusal, a rule or a page stands for: a rulebook's sentence, or a rule of the house."""

import re
from dataclasses import dataclass
from functools import cache

from meydan.games.words import Words
from meydan.rulebooks import RULEBOOKS, load

HOUSE_RULE = re.compile(r"fault-(\d+)")


@dataclass(frozen=True, slots=True)
class Cited:
    """`sentence` is what the rulebook says; a rule of the house has none, it is said where it applies."""

    reference: str
    label: Words
    sentence: Words | None = None
    rulebook: Words | None = None


@cache
def articles() -> dict[str, Cited]:
    """Every article and clause of every rulebook by its reference."""
    found: dict[str, Cited] = {}
    for name in RULEBOOKS:
        rulebook = load(name)
        for article in rulebook.articles:
            for one in article.citations:
                found.setdefault(one.reference, Cited(one.reference, one.label, one.words, rulebook.title))
    return found


def cited(reference: str) -> Cited:
    known = articles().get(reference)
    if known is not None:
        return known
    house = HOUSE_RULE.fullmatch(reference)
    if house is not None:
        return Cited(reference, Words(f"Meydan kuralı {house[1]}", f"house rule {house[1]}"))
    return Cited(reference, Words(reference, reference))
