"""A referee's phone without a screen: it keeps its acts and sends them as docs/phone-protocol.md says, on bad Wi-Fi."""

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

HEARTBEAT, LONGEST_WAIT = 5.0, 15.0
LOST_SHARE = 0.2
FAULTS = ("request lost", "answer lost", "answer late")


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    headers: dict[str, list[str]]
    body: bytes


class Connection:
    """One connection that is kept open, as a browser's."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.cookies: dict[str, str] = {}

    async def ask(self, method: str, path: str, body: bytes = b"", kind: str = "application/json") -> Answer:
        """A connection that the server has closed meanwhile is opened anew, as browsers do."""
        try:
            return await self.try_to_ask(method, path, body, kind)
        except (OSError, asyncio.IncompleteReadError):
            return await self.try_to_ask(method, path, body, kind)

    async def try_to_ask(self, method: str, path: str, body: bytes, kind: str) -> Answer:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        lines = [
            f"{method} {path} HTTP/1.1",
            "Host: 127.0.0.1",
            f"Cookie: {cookies}",
            f"X-CSRFToken: {self.cookies.get('csrftoken', '')}",
            f"Content-Type: {kind}",
            f"Content-Length: {len(body)}",
        ]
        try:
            writer.write("\r\n".join([*lines, "", ""]).encode() + body)
            return self.remember(await read(reader))
        except (OSError, asyncio.IncompleteReadError):
            self.close()
            raise

    def remember(self, answer: Answer) -> Answer:
        for cookie in answer.headers.get("set-cookie", []):
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        if answer.headers.get("connection") == ["close"]:
            self.close()
        return answer

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
        self.streams = None


async def read(reader: asyncio.StreamReader) -> Answer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers: dict[str, list[str]] = {}
    for line in head[1:]:
        name, _, value = line.partition(":")
        if name:
            headers.setdefault(name.lower(), []).append(value.strip())
    length = int(headers.get("content-length", ["0"])[0])
    return Answer(int(head[0].split()[1]), headers, await reader.readexactly(length))


@dataclass
class Phone:
    """`taps` are the deeds with the second in which each is tapped."""

    port: int
    slug: str
    pairing: int
    link: str
    taps: list[tuple[float, dict[str, Any]]]
    chance: random.Random
    acts: list[dict[str, Any]] = field(default_factory=list)
    stored: int = 1
    tapped_at: dict[int, float] = field(default_factory=dict)
    trips: list[float] = field(default_factory=list)
    confirmed: list[float] = field(default_factory=list)
    faults: int = 0
    requests: int = 0

    async def come_in(self) -> None:
        self.connection = Connection(self.port)
        await self.connection.ask("GET", self.link)
        form = b"name=telefon"
        answer = await self.connection.ask("POST", self.link, form, "application/x-www-form-urlencoded")
        assert answer.status == 302, answer.body[:300]

    async def referee(self, began: float) -> None:
        """Taps when it is time, sends when it can; ends when everything is stored."""
        failures, due = 0, began + HEARTBEAT * self.chance.random()  # they came in one after another
        while self.taps or self.stored < len(self.acts) + 1:
            now = time.monotonic()
            while self.taps and began + self.taps[0][0] <= now:
                self.tap(self.taps.pop(0)[1])
                due = min(due, now) if not failures else due
            if now < due:
                following = began + self.taps[0][0] if self.taps else due
                await asyncio.sleep(max(0.005, min(due, following) - now))
                continue
            if await self.exchange():
                failures, wait = 0, (0.0 if self.stored < len(self.acts) + 1 else self.beat())
            else:
                failures += 1
                wait = min(LONGEST_WAIT, 0.5 * 2**failures) * (0.5 + self.chance.random() / 2)
            due = time.monotonic() + wait

    def beat(self) -> float:
        return HEARTBEAT * (0.8 + 0.4 * self.chance.random())

    def tap(self, deed: dict[str, Any]) -> None:
        number = len(self.acts) + 2
        name = str(UUID(int=self.chance.getrandbits(128), version=4))
        actor = {"role": "table referee", "name": f"Masa {self.pairing}"}
        self.acts.append({"id": name, "number": number, "actor": actor, "time": "", "deed": deed})
        self.tapped_at[number] = time.monotonic()

    async def exchange(self) -> bool:
        """One request; whether its answer arrived."""
        fault = self.chance.choice(FAULTS) if self.chance.random() < LOST_SHARE else None
        self.requests += 1
        self.faults += fault is not None
        if fault == "request lost":
            await asyncio.sleep(0.3)
            return False
        sent = self.acts[self.stored - 1 :]
        seen_id = self.acts[self.stored - 2]["id"] if self.stored > 1 else f"opened-{self.pairing}"
        body = json.dumps({"seen": self.stored, "seen_id": seen_id, "acts": sent}).encode()
        began = time.monotonic()
        answer = await self.connection.ask("POST", f"/e/{self.slug}/table/{self.pairing}/acts", body)
        if sent:
            self.trips.append(time.monotonic() - began)
        if fault == "answer lost":
            return False
        if fault == "answer late":
            await asyncio.sleep(self.chance.uniform(1, 3))
        if answer.status == 429:
            return False
        assert answer.status == 200, (answer.status, answer.body[:300])
        now_stored = json.loads(answer.body)["stored"]
        self.confirmed += [time.monotonic() - self.tapped_at[act["number"]] for act in sent]
        self.stored = now_stored
        return True
