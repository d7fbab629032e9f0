"""Who may do what, and when: both tables (`rights.WHO` and the round table) as rows that a page can show."""

from dataclasses import dataclass

from meydan.games.words import Words
from meydan.site.models import Role
from meydan.site.rights import may
from meydan.site.tasks import TASK_WORDS, Task
from meydan.tournament.rounds.labels import ACTION_WORDS, FACT_WORDS, KIND_WORDS, LATER_WORDS, NEED_WORDS, STATE_WORDS
from meydan.tournament.rounds.situation import Action, Cell, Kind, Later, State
from meydan.tournament.rounds.table import TABLE


@dataclass(frozen=True, slots=True)
class RightRow:
    """A task or an action, and for each role whether it may."""

    words: Words
    roles: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class RuleRow:
    """One cell of the round table in words: when, the answer, what it needs, why."""

    when: Words
    kind: Kind
    answer: Words
    why: Words
    ground: str


@dataclass(frozen=True, slots=True)
class ActionRules:
    action: RightRow
    rules: tuple[RuleRow, ...]


def right_row(task: Task | Action) -> RightRow:
    words = TASK_WORDS[task] if isinstance(task, Task) else ACTION_WORDS[task]
    return RightRow(words, tuple(may(role, task) for role in Role))


def task_rows() -> tuple[RightRow, ...]:
    return tuple(right_row(task) for task in Task)


def action_rules() -> tuple[ActionRules, ...]:
    return tuple(
        ActionRules(right_row(action), tuple(rule_row(cell) for cell in TABLE if cell.action is action))
        for action in Action
    )


def rule_row(cell: Cell) -> RuleRow:
    verdict = cell.verdict
    answer = KIND_WORDS[verdict.kind]
    if verdict.needs:
        needs = [NEED_WORDS[need] for need in verdict.needs]
        answer = Words(
            f"{answer.tr} ({', '.join(need.tr for need in needs)})",
            f"{answer.en} ({', '.join(need.en for need in needs)})",
        )
    return RuleRow(when_words(cell), verdict.kind, answer, verdict.words, verdict.ground)


def when_words(cell: Cell) -> Words:
    """States first, then what else must be true; a state or a later round that makes no difference is not named."""
    states = [STATE_WORDS[state] for state in cell.states]
    parts = [] if set(cell.states) == set(State) else [joined(states, ", ")]
    if set(cell.later) != set(Later):
        parts.append(joined([LATER_WORDS[later] for later in cell.later], " / "))
    parts += [FACT_WORDS[fact] for fact in sorted(cell.when)]
    return joined(parts, "; ") if parts else Words("her durumda", "always")


def joined(words: list[Words], between: str) -> Words:
    return Words(between.join(one.tr for one in words), between.join(one.en for one in words))
