"""The door: reads the arguments, calls the subcommand, turns refusals into a sentence and exit code 2."""

import io
import os
import sys
from collections.abc import Sequence

from meydan.cli import (
    advice,
    analyse,
    backup,
    bench,
    check,
    engine,
    event_file,
    fixture,
    games,
    generate,
    knockout,
    log,
    match,
    pair,
    perft,
    play,
    replay,
    rulebook,
    serve,
    simulate,
    solve,
    standings,
    tournament_of_engines,
)
from meydan.cli.commands import BAD_INPUT, Commands, chosen_language, complain
from meydan.games.errors import Refusal

MODULES = (
    serve,
    games,
    rulebook,
    play,
    replay,
    perft,
    bench,
    analyse,
    solve,
    engine,
    tournament_of_engines,
    match,
    pair,
    check,
    standings,
    generate,
    knockout,
    fixture,
    advice,
    simulate,
    log,
    event_file,
    backup,
)
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    speak_utf8()
    given = list(sys.argv[1:] if arguments is None else arguments)
    language = chosen_language(given)
    commands = Commands(language)
    for module in MODULES:
        module.add_to(commands)
    try:
        chosen = commands.parser.parse_args(given)
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except Refusal as refusal:
        complain(f"meydan: {refusal.said(language)}")
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader (head, less) has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def speak_utf8() -> None:
    """Turkish letters and the boards' lines come out whole, whatever the terminal's locale says."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
