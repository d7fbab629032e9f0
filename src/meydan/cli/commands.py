"""The list of subcommands while it is being made, in one language; and how the command speaks."""

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from meydan.games.words import LANGUAGES, Words

BAD_INPUT = 2

Run = Callable[[argparse.Namespace], int]


class Help(argparse.RawDescriptionHelpFormatter):
    """argparse's help, which in Turkish does not begin with an English word."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        mine = "kullanım: " if Parser.language == "tr" else None
        super().add_usage(usage, actions, groups, prefix if prefix is not None else mine)


class Parser(argparse.ArgumentParser):
    """argparse, with its headings and refusals in the language of the person."""

    language = "tr"

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"formatter_class": Help, "add_help": False, **settings})
        say = (
            Words("bu yardımı gösterir", "show this help"),
            Words("verilecekler", "arguments"),
            Words("seçenekler", "options"),
        )
        shown, self._positionals.title, self._optionals.title = (words.in_language(self.language) for words in say)
        self.add_argument("-h", "--help", action="help", help=shown)

    def error(self, message: str) -> NoReturn:
        words = Words(
            f"{self.prog}: yazılan komut anlaşılmadı: {message}. Yardım: {self.prog} --help",
            f"{self.prog}: the command was not understood: {message}. Help: {self.prog} --help",
        )
        complain(words.in_language(self.language))
        sys.exit(BAD_INPUT)


class Commands:
    """Where each module of the command adds its subcommand: `add`, then arguments on the parser it gives."""

    def __init__(self, language: str) -> None:
        self.language = language
        Parser.language = language
        self.parser = Parser(
            prog="meydan",
            description=self.say(
                Words(
                    "Akıl ve zekâ oyunları turnuvaları: kurallar, maçlar, eşlendirmeler.",
                    "Mind-games tournaments by the rulebooks: rules, matches, pairings.",
                )
            ),
        )
        self._add_language(self.parser)
        self._parsers = self.parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def say(self, words: Words) -> str:
        return words.in_language(self.language)

    def add(self, name: str, words: Words, run: Run, examples: Sequence[str] = ()) -> argparse.ArgumentParser:
        """A subcommand: its name, what it does, the function that does it, and examples for --help."""
        epilog = None
        if examples:
            head = self.say(Words("örnekler:", "examples:"))
            epilog = "\n".join((head, *(f"  {example}" for example in examples)))
        parser = self._parsers.add_parser(
            name,
            help=self.say(words),
            description=self.say(words),
            epilog=epilog,
        )
        parser.set_defaults(run=run)
        self._add_language(parser)
        return parser

    def _add_language(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument(
            "--lang",
            choices=LANGUAGES,
            default=self.language,
            help=self.say(
                Words("dil: tr ya da en (ya da MEYDAN_LANG)", "language: tr or en (or the variable MEYDAN_LANG)")
            ),
        )


def chosen_language(arguments: Sequence[str]) -> str:
    """The language asked for by --lang, else by MEYDAN_LANG, else Turkish; known before anything is parsed."""
    asked = [os.environ.get("MEYDAN_LANG", "tr")]
    for at, argument in enumerate(arguments):
        if argument == "--lang":
            asked.extend(arguments[at + 1 : at + 2])
        elif argument.startswith("--lang="):
            asked.append(argument.partition("=")[2])
    return next((language for language in reversed(asked) if language in LANGUAGES), "tr")


def show(text: str) -> None:
    sys.stdout.write(text + "\n")


def complain(text: str) -> None:
    sys.stderr.write(text + "\n")
