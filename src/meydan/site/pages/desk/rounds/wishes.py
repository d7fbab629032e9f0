"""What somebody might want to do now, with the answer of the table of rights: possible, after what, or why not."""

from dataclasses import dataclass

from django.urls import reverse

from meydan.games.words import Words
from meydan.site.models import Format, Role
from meydan.site.pages.door import Visit
from meydan.site.records.course import Course
from meydan.site.records.situations import situation_of, to_be_paired
from meydan.site.rights import may, not_yours, verdict
from meydan.site.tasks import Task
from meydan.tournament.rounds.situation import Action, Fact, Kind, Situation, State, Verdict


@dataclass(frozen=True, slots=True)
class Wish:
    """A button: what it says, where it posts to, and the verdict on it."""

    words: Words
    url: str
    verdict: Verdict
    danger: bool = False

    @property
    def possible(self) -> bool:
        return self.verdict.kind is not Kind.FORBIDDEN

    @property
    def asks(self) -> bool:
        """Something more has to be confirmed before it is done: the words say what follows."""
        return self.verdict.kind is Kind.CONFIRM


def wish(
    visit: Visit, action: Action, situation: Situation, words: Words, name: str, danger: bool = False, **parts: int
) -> Wish:
    url = reverse(name, kwargs={"slug": visit.event.slug, **parts})
    return Wish(words, url, verdict(visit.role, action, situation), danger)


def task_wish(visit: Visit, task: Task, words: Words, name: str, follows: Words, **parts: int) -> Wish:
    """A wish that does not depend on the round: only on who asks."""
    url = reverse(name, kwargs={"slug": visit.event.slug, **parts})
    return Wish(words, url, task_verdict(visit.role, task, follows))


def task_verdict(role: Role, task: Task, follows: Words) -> Verdict:
    if not may(role, task):
        return Verdict(Kind.FORBIDDEN, "", not_yours(role, task))
    return Verdict(Kind.ALLOWED, "", follows)


def few(course: Course, number: int) -> tuple[Fact, ...]:
    """Fewer than two would be paired. Before the first pairing those who are in the hall count."""
    if number == 1 and not course.begun:
        here = course.category.entries.filter(checked_in=True, disqualified=False).count()
    elif course.category.format == Format.KNOCKOUT and course.missing_before(number):
        return ()
    else:
        here = len(to_be_paired(course, number))
    return (Fact.NOBODY_TO_PAIR,) if here < 2 else ()


def pair_wish(visit: Visit, course: Course) -> Wish:
    """Pair the round that comes next."""
    number, category = course.next_number, course.category
    words = Words(f"{number}. turu eşlendir", f"Pair round {number}")
    if number == 1:
        situation, action = situation_of(course, 1, *few(course, 1)), Action.PAIR
    else:
        situation, action = situation_of(course, number - 1, *few(course, number)), Action.PAIR_NEXT
    return wish(visit, action, situation, words, "pair-round", category=category.pk)


def final_wish(visit: Visit, course: Course) -> Wish:
    last = max(course.next_number - 1, 1)
    words = Words("Sıralamayı kesinleştir", "Make the standings final")
    situation = situation_of(course, last)
    return wish(visit, Action.FINAL_STANDINGS, situation, words, "make-final", category=course.category.pk)


STEP_WISHES = {
    State.DRAFT: (Action.PUBLISH, Words("Yayımla", "Publish"), "publish-round"),
    State.PUBLISHED: (Action.START, Words("Turu başlat", "Start the round"), "start-round"),
    State.PLAYING: (Action.CLOSE_ROUND, Words("Turu kapat", "Close the round"), "close-round"),
    State.COMPLETE: (Action.CLOSE_ROUND, Words("Turu kapat", "Close the round"), "close-round"),
}


def main_wish(visit: Visit, course: Course, number: int, *more: Fact) -> Wish | None:
    """The one thing that comes next for this round; None if the category is over or a later round is the one to do."""
    if course.category.final or course.round(number + 1) is not None:
        return None
    state = course.state(number)
    if state in STEP_WISHES:
        action, words, name = STEP_WISHES[state]
        situation = situation_of(course, number, *more)
        return wish(visit, action, situation, words, name, category=course.category.pk, number=number)
    if state is State.CLOSED and Fact.ROUNDS_LEFT not in situation_of(course, number).facts:
        return final_wish(visit, course)
    return pair_wish(visit, course)
