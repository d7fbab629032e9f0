"""An engine in another process, driven by UGI."""

import shlex
import subprocess
from collections.abc import Sequence
from queue import Empty, Queue
from threading import Thread

from meydan.games import Words
from meydan.games.errors import Refusal

ANSWER_SECONDS = 30.0


class OtherEngine:
    """Started by a command line; `close` ends it."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError) as error:
            raise Refusal(
                Words(f"Motor başlatılamadı: {command} ({error}).", f"The engine did not start: {command} ({error}).")
            ) from None
        self._lines: Queue[str] = Queue()
        Thread(target=self._listen, daemon=True).start()
        self.tell("ugi")
        self.answer("ugiok")

    def _listen(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            self._lines.put(line.strip())

    def tell(self, line: str) -> None:
        assert self._process.stdin
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError:
            raise self._silent() from None

    def answer(self, word: str, seconds: float = ANSWER_SECONDS) -> str:
        """The rest of the next line that begins with `word`."""
        while True:
            try:
                line = self._lines.get(timeout=seconds)
            except Empty:
                raise self._silent() from None
            first, _, rest = line.partition(" ")
            if first == word:
                return rest

    def best_move(self, position: str, moves: Sequence[str], go: str, seconds: float) -> str:
        played = f" moves {' '.join(moves)}" if moves else ""
        self.tell(f"position {position}{played}")
        self.tell(go)
        return self.answer("bestmove", seconds).split(" ")[0]

    def close(self) -> None:
        if self._process.poll() is None:
            try:
                self.tell("quit")
                self._process.wait(timeout=5)
            except (Refusal, subprocess.TimeoutExpired):
                self._process.kill()
                self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream:
                stream.close()

    def _silent(self) -> Refusal:
        return Refusal(Words(f"Motor yanıt vermiyor: {self.command}", f"The engine does not answer: {self.command}"))
