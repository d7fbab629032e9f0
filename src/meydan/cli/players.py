"""Players as a teacher gives them to the command: a number, names, or a file with a name a line."""

import argparse
import sys
from pathlib import Path

from meydan.cli.commands import Commands
from meydan.games.errors import InvalidText
from meydan.games.words import Words

MOST = 10_000


def add_player_arguments(commands: Commands, parser: argparse.ArgumentParser) -> None:
    say = commands.say
    parser.add_argument(
        "players",
        nargs="*",
        metavar="PLAYER",
        help=say(
            Words(
                "oyuncu sayısı (ör. 12) ya da oyuncuların adları; hiç yazılmazsa --file",
                "the number of players (12, say) or their names; none at all with --file",
            )
        ),
    )
    parser.add_argument(
        "--file",
        metavar="FILE",
        help=say(
            Words(
                "her satırında bir ad olan dosya (UTF-8); - standart girdidir",
                "a file with one name a line (UTF-8); - is the standard input",
            )
        ),
    )


def chosen_players(given: argparse.Namespace) -> tuple[str, ...]:
    """The names, number 1 first. A bare number gives that many players without a name."""
    if given.file is not None and given.players:
        raise InvalidText(
            given.file,
            Words(
                "Oyuncuları ya adlarıyla ya da --file ile verin, ikisiyle birden değil.",
                "Give the players either by name or with --file, not both.",
            ),
        )
    if given.file is not None:
        names = [line.strip() for line in read_text(given.file).splitlines() if line.strip()]
    elif len(given.players) == 1 and given.players[0].isascii() and given.players[0].isdigit():
        count = given.players[0].lstrip("0") or "0"
        return ("",) * checked(int(count) if len(count) <= len(str(MOST)) else MOST + 1, given.players[0])
    else:
        names = [name.strip() for name in given.players]
    checked(len(names), " ".join(names))
    return tuple(names)


def checked(count: int, text: str) -> int:
    if 2 <= count <= MOST:
        return count
    raise InvalidText(
        text,
        Words(
            f"Oyuncu sayısı 2 ile {MOST} arasında olmalı; {text or 'hiç oyuncu'} verildi.",
            f"The number of players must be 2 to {MOST}; given: {text or 'none'}.",
        ),
    )


def read_text(path: str) -> str:
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise InvalidText(
            path, Words(f"{path} UTF-8 değil; UTF-8 olarak kaydedin.", f"{path} is not UTF-8; save it as UTF-8.")
        ) from None
    except (OSError, ValueError) as error:
        raise InvalidText(path, Words(f"{path} okunamadı: {error}.", f"{path} cannot be read: {error}.")) from None


def labelled(number: int | None, names: tuple[str, ...]) -> str:
    """`3 Ayşe Kaya`, or just the number where there are no names."""
    if number is None:
        return "–"
    return f"{number} {names[number - 1]}".rstrip()
