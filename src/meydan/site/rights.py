"""Who may do what: one table, task or action of a round × role. What also depends on the round is `rounds.decide`.

The page docs/roles.md is made from this table, and a test walks every URL × role against it.
"""

from meydan.games.words import Words
from meydan.site.models import Role
from meydan.site.tasks import Task
from meydan.tournament.rounds.situation import Action, Kind, Need, Situation, Verdict
from meydan.tournament.rounds.table import decide

ORGANISER, HEAD, TABLE, HELPER, VIEWER = Role
DESK = frozenset({ORGANISER, HEAD})
STAFF = frozenset({ORGANISER, HEAD, TABLE, HELPER})
EVERYBODY = frozenset(Role)
ENTRIES = frozenset({ORGANISER, HEAD, HELPER})
REFEREES = frozenset({ORGANISER, HEAD, TABLE})

WHO: dict[Task | Action, frozenset[Role]] = {
    Task.SEE_PUBLIC: EVERYBODY,
    Task.SEE_DESK: STAFF,
    Task.SEE_DRAFT: DESK,
    Task.SEE_CARDS: DESK,
    Task.SEE_LOG: DESK,
    Task.SEE_HEAD_DESK: DESK,
    Task.CREATE_EVENT: frozenset({ORGANISER}),
    Task.EDIT_EVENT: frozenset({ORGANISER}),
    Task.EDIT_CATEGORY: DESK,
    Task.EDIT_OFFICIALS: frozenset({ORGANISER}),
    Task.FINISH_EVENT: DESK,
    Task.ERASE_PUPIL: frozenset({ORGANISER}),
    Task.IMPORT_EVENT: frozenset({ORGANISER}),
    Task.SEE_BACKUPS: DESK,
    Task.BACK_UP: DESK,
    Task.DOWNLOAD_BACKUP: frozenset({ORGANISER}),
    Task.SEND_CHAMPIONS: DESK,
    Task.TAKE_CHAMPIONS: DESK,
    Task.EDIT_ENTRY: ENTRIES,
    Task.DELETE_ENTRY: DESK,
    Task.EXPORT: DESK,
    Task.PRINT: ENTRIES,
    Task.UNDO_BULK: DESK,
    Task.TICK_BRIEFING: DESK,
    Task.DRAW_LOT: DESK,
    Task.DRAW_CARDS: DESK,
    Task.ANNOUNCE_CARDS: DESK,
    Task.ACT_AT_TABLE: REFEREES,
    Task.RULE: frozenset({HEAD}),
    Task.DISQUALIFY: frozenset({HEAD}),
    Task.ANSWER_CALL: frozenset({HEAD}),
    Task.MANAGE_LINKS: DESK,
    Task.FREEZE_STANDINGS: DESK,
    Task.REVEAL_STANDINGS: DESK,
    Task.STEER_WALLS: ENTRIES,
    Action.PAIR: DESK,
    Action.EDIT_DRAFT: DESK,
    Action.DISCARD_DRAFT: DESK,
    Action.PUBLISH: DESK,
    Action.WITHDRAW_PUBLICATION: DESK,
    Action.RE_PAIR: DESK,
    Action.COMPLEMENTARY_PAIRING: DESK,
    Action.PAIR_NEXT: DESK,
    Action.START: DESK,
    Action.CLOSE_ROUND: DESK,
    Action.ENTER_RESULT: REFEREES,
    Action.UNDO_RESULT: REFEREES,
    Action.CONFIRM_RESULT: DESK,
    Action.CORRECT_RESULT: frozenset({HEAD}),
    Action.REPORT_CORRECTION: frozenset({HEAD}),
    Action.SWAP_RESULTS: DESK,
    Action.NO_SHOW: REFEREES,
    Action.ENTER: ENTRIES,
    Action.CHECK_IN: ENTRIES,
    Action.EXCUSE: DESK,
    Action.HALF_BYE: DESK,
    Action.WITHDRAW_PLAYER: DESK,
    Action.RETURN_PLAYER: frozenset({HEAD}),
    Action.BULK_ABSENT: DESK,
    Action.IMPORT_OVER: ENTRIES,
    Action.DELETE_CATEGORY: frozenset({ORGANISER}),
    Action.CHANGE_TIE_BREAKS: DESK,
    Action.FINAL_STANDINGS: DESK,
    Action.LEAVE_RULES: frozenset({HEAD}),
    Action.REDRAW_CARDS: DESK,
    Action.USE_RESERVE_CARD: REFEREES,
    Action.ASSIGN_REFEREE: DESK,
}


def may(role: Role, task: Task | Action) -> bool:
    return role in WHO[task]


def not_yours(role: Role, task: Task | Action) -> Words:
    """Why this role may not: who may."""
    able = sorted(WHO[task], key=list(Role).index)
    return Words(
        f"Bu işi {' ya da '.join(one.words.tr for one in able)} yapar; siz {role.words.tr} olarak girdiniz.",
        f"This is for: {', '.join(one.words.en for one in able)}; you are here as {role.words.en}.",
    )


def verdict(role: Role, action: Action, situation: Situation) -> Verdict:
    """The answer of both tables: may this role do it, and does the state of the round allow it."""
    answer = decide(action, situation)
    if not may(role, action):
        return Verdict(Kind.FORBIDDEN, answer.ground, not_yours(role, action))
    if Need.HEAD_REFEREE in answer.needs and role is not Role.HEAD_REFEREE:
        return Verdict(Kind.FORBIDDEN, answer.ground, answer.words)
    return answer
