"""The page of roles as Markdown, for the docs."""

from meydan.games.words import Words
from meydan.site.models import Role
from meydan.site.roles_page import RightRow, action_rules, task_rows

PAGES = {"en": "roles.md", "tr": "roles.tr.md"}

TITLE = Words("Kim neyi, ne zaman yapabilir", "Who may do what, and when")
INTRO = Words(
    "Bu sayfa `scripts/make_roles_page` ile iki tablodan yapılır: kimin yapabileceği `site/rights.py`, turun durumuna "
    "göre ne olacağı `tournament/rounds`. Elle değiştirilmez.",
    "Made by `scripts/make_roles_page` from two tables: who may is `site/rights.py`, what the state of the round says "
    "is `tournament/rounds`. It is not edited by hand.",
)
TASKS = Words("İşler", "Tasks")
ACTIONS = Words("Turun işlemleri", "Actions of a round")
FIRST_HOLDS = Words(
    "Her işlemin altında kurallar sırayla yazılıdır; ilk uyan geçerlidir.",
    "Under each action its rules stand in order; the first that holds decides.",
)
WHAT = Words("iş", "task")


def document(language: str) -> str:
    def said(words: Words) -> str:
        return words.in_language(language)

    lines = [f"# {said(TITLE)}", "", said(INTRO), "", f"## {said(TASKS)}", ""]
    lines += right_table(task_rows(), said(WHAT), language)
    lines += ["", f"## {said(ACTIONS)}", ""]
    rules = action_rules()
    lines += right_table(tuple(one.action for one in rules), said(WHAT), language)
    lines += ["", said(FIRST_HOLDS)]
    for one in rules:
        lines += ["", f"### {said(one.action.words)}", ""]
        lines += [f"- {said(row.when)}: **{said(row.answer)}**. {said(row.why)} `{row.ground}`" for row in one.rules]
    return "\n".join(lines) + "\n"


def right_table(rows: tuple[RightRow, ...], what: str, language: str) -> list[str]:
    roles = [role.words.in_language(language) for role in Role]
    head = [f"| {what} | {' | '.join(roles)} |", f"|---|{':-:|' * len(roles)}"]
    marks = [" | ".join("✓" if may else "·" for may in row.roles) for row in rows]
    return head + [f"| {row.words.in_language(language)} | {mark} |" for row, mark in zip(rows, marks, strict=True)]
