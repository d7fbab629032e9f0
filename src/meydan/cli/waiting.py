"""A line on the error stream that says how far long work is; quick work stays silent."""

import sys
import time

from meydan.games.words import Words

# Seconds between two lines: on a terminal the line is renewed, in a log each stays.
ON_A_TERMINAL, IN_A_LOG = 0.5, 10


class Waiting:
    """Whoever works calls `progress` often."""

    def __init__(self, what: Words, language: str) -> None:
        self.what = what.in_language(language)
        self.terminal = sys.stderr.isatty()
        self.pause = ON_A_TERMINAL if self.terminal else IN_A_LOG
        self.next = time.monotonic() + self.pause

    def progress(self, done: int, whole: int) -> None:
        now = time.monotonic()
        if now < self.next:
            return
        self.next = now + self.pause
        line = f"{self.what}: {100 * done // whole} %"
        sys.stderr.write(f"\r{line} " if self.terminal else f"{line}\n")
        sys.stderr.flush()
