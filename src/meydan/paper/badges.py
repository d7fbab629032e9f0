"""Badges of a credit card's height, ten on a page, to be cut out."""

from dataclasses import dataclass

from meydan.games.words import Words
from meydan.paper.part import Part
from meydan.paper.people import Person

BADGES = Words("Yaka kartları", "Badges")
PLAYER = Words("Yarışmacı", "Player")
TABLE_REFEREE = Words("Masa hakemi", "Table referee")
HEAD_REFEREE = Words("Başhakem", "Head referee")
ADVISER = Words("Danışman öğretmen", "Adviser teacher")
ORGANISER = Words("Düzenleme kurulu", "Organising board")


@dataclass(frozen=True, slots=True)
class Badge:
    """`role` is one of the words above; a player's `below` is the category, a referee's may stay empty."""

    person: Person
    role: Words = PLAYER
    below: str = ""


@dataclass(frozen=True, slots=True)
class Badges:
    badges: tuple[Badge, ...]


def badges(value: Badges, language: str) -> tuple[Part, ...]:
    cards = [
        {
            "name": one.person.name,
            "school": one.person.school,
            "number": str(one.person.number) if one.role is PLAYER else "",
            "role": one.role.in_language(language),
            "below": one.below,
        }
        for one in value.badges
    ]
    return (Part("badges", BADGES.in_language(language), {"cards": cards}),)
