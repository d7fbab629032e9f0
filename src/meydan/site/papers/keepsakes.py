"""What people wear and take home: badges and certificates."""

from django.utils import formats, translation

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.paper import Person, badges
from meydan.paper.badges import Badge, Badges
from meydan.paper.certificates import Certificate, Certificates, Signatory
from meydan.site.models import Event, Official, Role
from meydan.site.papers.entry_lists import entered
from meydan.site.papers.people import contestants, person_of
from meydan.site.papers.wish import Wish
from meydan.site.records.standings import standings_of

LAST_PLACE = 3
OFFICES = {
    Role.ORGANISER: badges.ORGANISER,
    Role.HEAD_REFEREE: badges.HEAD_REFEREE,
    Role.TABLE_REFEREE: badges.TABLE_REFEREE,
}


def player_badges(wish: Wish) -> list[Badges]:
    category = wish.of_category
    people = tuple(contestants(wish.course, wish).values())
    people = people or tuple(person_of(row, row.number, True) for row in entered(category))
    return [Badges(tuple(Badge(one, below=category.name) for one in wish.few(people)))]


def staff_badges(wish: Wish) -> list[Badges]:
    rows = wish.event.officials.exclude(role=Role.VIEWER).order_by("pk")
    return [Badges(tuple(Badge(official_person(row), office(Role(row.role))) for row in rows))]


def official_person(official: Official) -> Person:
    return Person(0, official.name, "", official.school)


def office(role: Role) -> Words:
    return OFFICES.get(role, role.words)


def place_certificates(wish: Wish) -> list[Certificates]:
    """For the first three, when nothing can change any more."""
    category = wish.of_category
    if not category.final:
        raise Refusal(
            Words(
                f"{category.name}: sıralama kesinleşmedi. Belgeler kesinleşince basılır.",
                f"{category.name}: the standings are not final. Certificates are printed when they are.",
            ),
            "fault-41",
        )
    found = standings_of(category)
    people = contestants(found.course, wish)
    winners = [entry.start_number or 0 for entry in found.in_order if not entry.disqualified]
    given = [
        Certificate(people[number], category.name, found.places[number])
        for number in winners
        if found.places.get(number, LAST_PLACE + 1) <= LAST_PLACE
    ]
    return [certificates(wish, tuple(given))]


def participation_certificates(wish: Wish) -> list[Certificates]:
    """For everybody who has played."""
    course = wish.course
    people = contestants(course, wish)
    played = [entry.start_number or 0 for entry in course.entries if not entry.disqualified]
    if not played:
        raise Refusal(Words("Henüz kimse oynamadı.", "Nobody has played yet."))
    return [certificates(wish, tuple(Certificate(people[number], course.category.name) for number in played))]


def certificates(wish: Wish, given: tuple[Certificate, ...]) -> Certificates:
    return Certificates(wish.few(given), wish.design, day_and_place(wish), signatories(wish.event, wish.language))


def day_and_place(wish: Wish) -> str:
    with translation.override(wish.language):
        day = formats.date_format(wish.event.day, "j F Y")
    return f"{day}, {wish.event.place}" if wish.event.place else day


def signatories(event: Event, language: str) -> tuple[Signatory, ...]:
    """The organiser and the head referee; a line to sign on where the event has none."""
    found = []
    for role in (Role.ORGANISER, Role.HEAD_REFEREE):
        official = event.officials.filter(role=role).order_by("pk").first()
        found.append(Signatory(official.name if official else "", office(role).in_language(language)))
    return tuple(found)
