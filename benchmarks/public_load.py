"""Spectators for the benchmark of public pages: plain asyncio connections, in a process of their own.

    python -m benchmarks.public_load steady PORT PATH CLIENTS SECONDS
    python -m benchmarks.public_load crowd PORT PATH CLIENTS SECONDS

`steady`: so many clients ask again and again for so long. `crowd`: so many clients come once each, at random moments
within so many seconds, each with a connection of its own. Prints one JSON object.
"""

import asyncio
import gzip
import json
import random
import sys
import time
from dataclasses import dataclass

TIMEOUT_SECONDS = 30.0
GZIPPED = b"\x1f\x8b"


@dataclass(frozen=True, slots=True)
class Answer:
    seconds: float
    status: int
    body: bytes


async def ask(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, path: str, began: float) -> Answer:
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\nAccept-Language: tr\r\n\r\n"
    writer.write(request.encode())
    head = await reader.readuntil(b"\r\n\r\n")
    fields = dict(line.split(b": ", 1) for line in head.lower().split(b"\r\n")[1:] if line)
    body = await reader.readexactly(int(fields[b"content-length"]))
    return Answer(time.perf_counter() - began, int(head.split(b" ", 2)[1]), body)


async def steady(port: int, path: str, clients: int, seconds: float) -> dict[str, object]:
    answers: list[Answer] = []
    until = time.perf_counter() + seconds

    async def client() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        while (now := time.perf_counter()) < until:
            answers.append(await ask(reader, writer, path, now))
        writer.close()

    began = time.perf_counter()
    await asyncio.gather(*(client() for _ in range(clients)))
    return told(answers, 0, time.perf_counter() - began)


async def crowd(port: int, path: str, clients: int, seconds: float) -> dict[str, object]:
    answers: list[Answer] = []
    errors = 0
    chance = random.Random(1)

    async def client(wait: float) -> None:
        nonlocal errors
        await asyncio.sleep(wait)
        began = time.perf_counter()
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                answers.append(await ask(reader, writer, path, began))
                writer.close()
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            errors += 1

    began = time.perf_counter()
    await asyncio.gather(*(client(chance.uniform(0, seconds)) for _ in range(clients)))
    return told(answers, errors, time.perf_counter() - began)


def told(answers: list[Answer], errors: int, seconds: float) -> dict[str, object]:
    """Times in milliseconds; `bodies` are how many different pages were seen, `page` the last of them."""
    times = sorted(answer.seconds for answer in answers)
    bodies = {answer.body for answer in answers}
    return {
        "answers": len(answers),
        "errors": errors + sum(answer.status != 200 for answer in answers),
        "a_second": round(len(answers) / seconds),
        "p50": round(1000 * times[len(times) // 2], 1),
        "p95": round(1000 * times[len(times) * 95 // 100], 1),
        "p99": round(1000 * times[len(times) * 99 // 100], 1),
        "bodies": len(bodies),
        "page": unpacked(answers[-1].body).decode(),
    }


def unpacked(body: bytes) -> bytes:
    return gzip.decompress(body) if body.startswith(GZIPPED) else body


if __name__ == "__main__":
    how, port, path, clients, seconds = sys.argv[1:]
    load = {"steady": steady, "crowd": crowd}[how]
    print(json.dumps(asyncio.run(load(int(port), path, int(clients), float(seconds)))))
