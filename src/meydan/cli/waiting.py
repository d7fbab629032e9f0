"""A line on the error stream that says how far long work is; nothing where nobody watches."""

import sys
import time

from meydan.games.words import Words


class Waiting:
    """`progress` is told how far the work is. On a terminal the line is renewed, in a log there is one in ten seconds."""

    def __init__(self, what: Words, language: str) -> None:
        self.what = what.in_language(language)
        self.terminal = sys.stderr.isatty()
        self.next = time.monotonic() + (0 if self.terminal else 10)

    def progress(self, done: int, whole: int) -> None:
        now = time.monotonic()
        if now < self.next and done < whole:
            return
        self.next = now + (0.2 if self.terminal else 10)
        line = f"{self.what}: {100 * done // whole} %"
        sys.stderr.write(f"\r{line}" + ("\n" if done == whole else "") if self.terminal else f"{line}\n")
        sys.stderr.flush()
