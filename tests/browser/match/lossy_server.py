"""A small server that stores a match by the phone's protocol, and loses or delays what it is told to."""

import json
import socket
import time
from collections.abc import Callable
from enum import Enum
from random import Random
from threading import Event, Lock

from meydan.games.errors import Refusal
from meydan.match import Act, Match, act, plain
from meydan.match.json_form import act_from_plain
from meydan.match.known_positions import positions_to_plain
from tests.browser.match.conftest import StaticFiles

Json = dict[str, object]


class Fault(Enum):
    """What can happen to a request."""

    NONE = "arrives and is answered"
    REQUEST_LOST = "never arrives"
    ANSWER_LOST = "arrives, is stored, and the answer is lost"
    LATE = "is answered late"
    BUSY = "the server is too busy"
    HELD = "is answered when the test says so"
    PORTAL = "a captive portal answers in the server's place"


def at_random(seed: int, share: float = 0.3) -> Callable[[], Fault]:
    """Faults by chance in this share of the requests."""
    choose = Random(seed)
    faults = [Fault.REQUEST_LOST, Fault.ANSWER_LOST, Fault.LATE, Fault.BUSY]
    return lambda: choose.choice(faults) if choose.random() < share else Fault.NONE


def in_order(*faults: Fault) -> Callable[[], Fault]:
    """These faults one after another, then none."""
    coming = list(faults)
    return lambda: coming.pop(0) if coming else Fault.NONE


class Desk:
    """The server's side of one match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.fault: Callable[[], Fault] = in_order()
        self.revoked = False
        self.review: list[Json] = []
        self.requests: list[Json] = []
        self.at_once = 0
        self.most_at_once = 0
        self.lock = Lock()
        self.answering = Event()
        self.let_go = Event()

    def acts(self, after: int = 0) -> list[Json]:
        return [written(one) for one in list(self.match.journal)[after:]]

    def does(self, one: Act) -> None:
        """Something that somebody else enters."""
        with self.lock:
            self.match = act(self.match, one)

    def answer(self, body: Json) -> tuple[int, Json]:
        with self.lock:
            self.requests.append(body)
            status, said = self.answered(body)
        return status, {"format": "meydan acts", **said}

    def answered(self, body: Json) -> tuple[int, Json]:
        seen, sent = body["seen"], body["acts"]
        assert isinstance(seen, int)
        assert isinstance(sent, list)
        stored = len(self.match.journal)
        if self.revoked or body.get("review"):
            self.review.extend(one for one in sent if one not in self.review)
            reviewed = max((one["number"] for one in self.review), default=0)
            words = {"tr": "Bu masa devredildi.", "en": "This table was handed over."}
            return 403, {"reason": "handed over", "words": words, "reviewed": reviewed}
        if seen > stored:
            return 200, {"stored": stored}
        if seen and self.match.journal[seen].id != body["seen_id"]:
            return 409, {"from": 1, "acts": self.acts()}
        for one in map(act_from_plain, sent):
            stored = len(self.match.journal)
            if one.number <= stored and self.match.journal[one.number] != one:
                return 409, {"from": one.number, "acts": self.acts(one.number - 1)}
            try:
                self.match = act(self.match, one)
            except Refusal as refusal:
                words = {"tr": refusal.words.tr, "en": refusal.words.en}
                return 422, {"stored": stored, "number": one.number, "article": refusal.article, "words": words}
        stored = len(self.match.journal)
        positions = positions_to_plain(self.match)
        return 200, {"stored": stored, "acts": self.acts(seen + len(sent)), "positions": positions}


def written(one: Act) -> Json:
    plain_act = plain(one)
    assert isinstance(plain_act, dict)
    return plain_act


class Door(StaticFiles):
    """Static files by GET, acts by POST."""

    desk: Desk

    def do_POST(self) -> None:  # noqa: N802 - the name that the standard library calls
        desk, fault = self.desk, self.desk.fault()
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        desk.at_once += 1
        desk.most_at_once = max(desk.most_at_once, desk.at_once)
        try:
            self.answer(body, fault)
        finally:
            desk.at_once -= 1

    def answer(self, body: Json, fault: Fault) -> None:
        if fault is Fault.REQUEST_LOST:
            self.hang_up()
            return
        if fault is Fault.PORTAL:
            self.reply(200, b"<html>Wi-Fi</html>", "text/html")
            return
        if fault is Fault.BUSY:
            self.reply(503, b"{}", "application/json")
            return
        status, said = self.desk.answer(body)
        if fault is Fault.ANSWER_LOST:
            self.hang_up()
            return
        if fault is Fault.HELD:
            self.desk.answering.set()
            self.desk.let_go.wait(10)
        if fault is Fault.LATE:
            time.sleep(0.6)  # longer than the phone waits in these tests
        self.reply(status, json.dumps(said).encode(), "application/json")

    def reply(self, status: int, content: bytes, kind: str) -> None:
        try:
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True  # the phone has given up waiting

    def hang_up(self) -> None:
        self.close_connection = True
        self.connection.shutdown(socket.SHUT_RDWR)
