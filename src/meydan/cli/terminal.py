"""One person at a terminal: what is said to them, and what they answer."""

import sys
from collections.abc import Iterable

from meydan.cli.commands import show
from meydan.games.errors import Refusal
from meydan.games.words import Words

# So that commands can be typed on any keyboard.
PLAIN_LETTERS = str.maketrans("çğıöşüâîÇĞİÖŞÜ", "cgiosuaiCGIOSU")


class LeftBlank(Exception):  # noqa: N818 - an answer, not an error
    """The person pressed Enter where something is needed: they have thought better of it."""


class Terminal:
    def __init__(self, language: str) -> None:
        self.language = language

    def text(self, words: Words) -> str:
        return words.in_language(self.language)

    def say(self, words: Words) -> None:
        show(self.text(words))

    def lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            show(line)

    def refuse(self, refusal: Refusal) -> None:
        show(refusal.said(self.language))

    def prompt(self, text: str) -> str:
        """What the person types. Raises EOFError at the end of the input."""
        sys.stdout.write(text)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def ask(self, question: Words, now: str = "") -> str:
        """The answer to a question; Enter keeps what stands `now`."""
        shown = f" [{now}]" if now else ""
        return self.prompt(f"  {self.text(question)}{shown}: ") or now

    def need(self, question: Words) -> str:
        """The answer to a question; Enter gives the whole thing up."""
        answer = self.ask(question)
        if not answer:
            raise LeftBlank
        return answer


def plain_letters(text: str) -> str:
    """A typed command without the letters that some keyboards lack."""
    return text.translate(PLAIN_LETTERS)
