"""Turkish first and English, both complete: what a person reads is said in both, or the test says where not."""

import ast
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from string import Formatter

import pytest
from django.template.base import Lexer, Token, TokenType

from meydan import site
from tests.site.palette import STATIC, TEMPLATES

SITE = Path(site.__file__).parent
READ_ATTRIBUTES = frozenset({"placeholder", "title", "aria-label", "aria-description", "alt", "data-label"})
# The same in both languages: the house's name, the languages' own names, names of games and of file kinds, "No".
SAME = frozenset(
    {
        "No",
        "Meydan",
        "Türkçe",
        "English",
        "FIDE",
        "TAZOF",
        "XLSX",
        "CSV",
        "PDF",
        "TRF",
        "QR",
        "Buchholz",
        "Sonneborn-Berger",
    }
    | {"Mangala", "Reversi", "Pentago", "Hex", "Kulami", "Abalone", "Equilibrio", "Q-bitz"}
)
TEMPLATE_FILES = sorted(TEMPLATES.rglob("*.html"))
SCRIPTS = sorted(file for file in STATIC.rglob("*.js") if ".min." not in file.name)
MODULES = sorted(SITE.rglob("*.py"))


def named(files: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("file", files, ids=lambda file: str(file.relative_to(SITE)))


# What stands between these tags is not read: comments, and the attributes that a page gives its body.
UNREAD = {"comment": "endcomment", "block body": "endblock"}


def tokens(file: Path) -> Iterator[Token]:
    """The parts of a template, without what nobody reads."""
    until = ""
    for token in Lexer(file.read_text("utf-8")).tokenize():
        block = token.contents if token.token_type is TokenType.BLOCK else ""
        if until:
            until = "" if block == until else until
        elif block in UNREAD:
            until = UNREAD[block]
        elif token.token_type is not TokenType.COMMENT:
            yield token


class Reader(HTMLParser):
    """Collects what a person would read of the bare HTML."""

    def __init__(self) -> None:
        super().__init__()
        self.read: list[str] = []

    def handle_data(self, data: str) -> None:
        self.read.append(data)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.read += [value or "" for name, value in attrs if name in READ_ATTRIBUTES]
        if tag == "input":
            kinds = dict(attrs)
            self.read += [kinds.get("value") or ""] if kinds.get("type") in ("submit", "button") else []


def unsaid(words: str) -> list[str]:
    """The words with letters in them that are not the same in both languages."""
    return [word for word in re.split(r"[\s·()/,.:…]+", words) if any(map(str.isalpha, word)) and word not in SAME]


def literal(bit: str) -> str | None:
    return bit[1:-1] if len(bit) > 1 and bit[0] == bit[-1] and bit[0] in "\"'" else None


def fields(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def halves_at_fault(tr: str, en: str) -> str:
    if not tr.strip() or not en.strip():
        return "a half is empty"
    if tr == en and unsaid(re.sub(r"\$?\{[^}]*\}", "", tr)):
        return "both halves are the same"
    return ""


@named(TEMPLATE_FILES)
def test_what_a_template_shows_is_said_in_both_languages(file: Path) -> None:
    reader = Reader()
    # A tag stands for something: it must not join or split what is around it.
    reader.feed("".join(token.contents if token.token_type is TokenType.TEXT else "" for token in tokens(file)))
    reader.close()
    assert [one for text in reader.read if (one := " ".join(unsaid(text)))] == []


@named(TEMPLATE_FILES)
def test_every_say_of_a_template_has_both_halves(file: Path) -> None:
    faults = []
    for token in tokens(file):
        bits = token.split_contents() if token.token_type is TokenType.BLOCK else []
        if bits[:1] != ["say"]:
            continue
        tr, en = (literal(bit) for bit in [*bits[1:3], "", ""][:2])
        if tr is None or en is None:
            faults.append(f"{token.lineno}: two sentences in quotes are needed")
        elif fault := halves_at_fault(tr, en) or ("" if fields(tr) == fields(en) else "the halves name other values"):
            faults.append(f"{token.lineno}: {fault}: {tr!r} {en!r}")
    assert faults == []


STRING = r"(\"(?:[^\"\\]|\\.)*\"|`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*')"
SAYING = re.compile(rf"(?<![\w.])say\(\s*{STRING}\s*,\s*{STRING}\s*,?\s*\)")
SHOWING = re.compile(rf"(?:textContent|innerHTML|innerText|title|placeholder|alt|ariaLabel)\s*=\s*{STRING}")
LABELLING = re.compile(rf"setAttribute\(\s*[\"'](?:{'|'.join(READ_ATTRIBUTES)})[\"']\s*,\s*{STRING}")


@named(SCRIPTS)
def test_what_a_script_says_it_says_in_both_languages(file: Path) -> None:
    script = file.read_text("utf-8")
    faults = [
        f"{tr} {en}: {fault}" for tr, en in SAYING.findall(script) if (fault := halves_at_fault(tr[1:-1], en[1:-1]))
    ]
    shown = [words[1:-1] for pattern in (SHOWING, LABELLING) for words in pattern.findall(script)]
    bare = [words for words in shown if unsaid(re.sub(r"<[^>]*>|\$\{[^}]*\}|&\w+;", " ", words))]
    assert (faults, bare) == ([], [])


def written(node: ast.expr) -> str | None:
    """A sentence as it is written in the code, with {} for what is put in; None for anything but a sentence."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return None


def calls(file: Path) -> Iterator[ast.Call]:
    tree = ast.parse(file.read_text("utf-8"))
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def called(call: ast.Call) -> str:
    return ast.unparse(call.func)


@named(MODULES)
def test_every_sentence_of_the_code_has_both_halves(file: Path) -> None:
    faults = []
    for call in calls(file):
        if called(call) != "Words":
            continue
        halves = [*call.args, *(keyword.value for keyword in call.keywords)]
        if len(halves) != 2:
            faults.append(f"{call.lineno}: Words needs two halves")
            continue
        tr, en = map(written, halves)
        if tr is not None and en is not None and (fault := halves_at_fault(tr, en)):
            faults.append(f"{call.lineno}: {fault}: {tr!r} {en!r}")
    assert faults == []


@named(MODULES)
def test_no_message_of_a_page_is_written_in_one_language_only(file: Path) -> None:
    spoken = [call for call in calls(file) if called(call).startswith("messages.") and len(call.args) > 1]
    assert [f"{call.lineno}: {ast.unparse(call.args[1])}" for call in spoken if written(call.args[1])] == []
