"""Public pages under a hall's worth of spectators: the real server in a process of its own, the load in another.

The standings of 200 players, asked for again and again by 50 clients; and the pairing list at its publication, which
1,000 clients fetch once each within ten seconds. Nothing is warmed up before the crowd comes.
"""

import gzip
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urljoin
from urllib.request import Request, urlopen

PLAYERS, ROUNDS = 200, 3
CLIENTS, SECONDS = 50, 6
CROWD, CROWD_SECONDS = 1000, 10
LEAST_A_SECOND, MOST_P99_MS, MOST_BYTES, MOST_P95_MS = 300, 100, 100_000, 500
START_SECONDS = 60
HEARD_SECONDS = 1.5  # the server looks every second for what other processes wrote


def main() -> bool:
    with tempfile.TemporaryDirectory(prefix="meydan-bench-") as folder:
        environment = {**os.environ, "MEYDAN_DATA": folder, "MEYDAN_SECRET": "benchmark"}
        environment.pop("MEYDAN_DATABASE", None)
        with staged(environment) as stage:
            said = told(stage)
            port = free_port()
            with serving(environment, port):
                return measured(port, said, stage)


def measured(port: int, said: dict[str, Any], stage: subprocess.Popen[str]) -> bool:
    category = f"/e/{said['slug']}/c/{said['category']}"
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    steady = load("steady", port, f"{category}/standings", CLIENTS, SECONDS)
    first = first_view(f"http://127.0.0.1:{port}{category}/standings")
    print(
        f"standings of {PLAYERS} players, {CLIENTS} clients: {steady['a_second']} pages/s "
        f"(target: {LEAST_A_SECOND}), p50 {steady['p50']} ms, p99 {steady['p99']} ms (target: under {MOST_P99_MS} ms)"
    )
    print(f"first view of it with styles and scripts: {first / 1000:.0f} kB (target: under {MOST_BYTES // 1000} kB)")
    publish(stage)
    crowd = load("crowd", port, f"{category}/pairings", CROWD, CROWD_SECONDS)
    fresh = crowd["bodies"] == 1 and f"{said['round']}. tur" in crowd["page"]
    print(
        f"pairing list at publication, {CROWD} clients once each in {CROWD_SECONDS} s: {crowd['errors']} errors, "
        f"p50 {crowd['p50']} ms, p95 {crowd['p95']} ms (target: under {MOST_P95_MS} ms), p99 {crowd['p99']} ms; "
        f"{'everybody saw' if fresh else 'NOT everybody saw'} round {said['round']}"
    )
    print(f"load of the machine after: {os.getloadavg()[0]:.1f}")
    kept = steady["a_second"] >= LEAST_A_SECOND and steady["p99"] < MOST_P99_MS and not steady["errors"]
    return bool(kept and first < MOST_BYTES and crowd["p95"] < MOST_P95_MS and not crowd["errors"] and fresh)


@contextmanager
def staged(environment: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "benchmarks.public_stage", str(PLAYERS), str(ROUNDS)]
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.terminate()


def publish(stage: subprocess.Popen[str]) -> None:
    assert stage.stdin
    assert stage.stdout
    stage.stdin.write("publish\n")
    stage.stdin.flush()
    stage.stdout.readline()
    time.sleep(HEARD_SECONDS)


def told(stage: subprocess.Popen[str]) -> dict[str, Any]:
    assert stage.stdout
    found: dict[str, Any] = json.loads(stage.stdout.readline())
    return found


@contextmanager
def serving(environment: dict[str, str], port: int) -> Iterator[None]:
    command = [sys.executable, "-m", "uvicorn", "meydan.site.asgi:application", "--port", str(port)]
    with subprocess.Popen([*command, "--log-level", "error", "--no-access-log"], env=environment) as process:
        try:
            wait_for(port)
            yield
        finally:
            process.terminate()


def wait_for(port: int) -> None:
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            urlopen(f"http://127.0.0.1:{port}/here", timeout=5).close()
            return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


def load(how: str, port: int, path: str, clients: int, seconds: int) -> dict[str, Any]:
    command = [sys.executable, "-m", "benchmarks.public_load", how, str(port), path, str(clients), str(seconds)]
    found: dict[str, Any] = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)
    return found


def first_view(address: str) -> int:
    """Bytes that a phone fetches for its first page: the page, its styles, its scripts and what they import."""
    waiting, seen, size = [address], set(), 0
    while waiting:
        wanted = waiting.pop()
        if wanted in seen:
            continue
        seen.add(wanted)
        with urlopen(Request(wanted, headers={"Accept-Encoding": "gzip"}), timeout=20) as answer:
            body = answer.read()
            size += len(body)
            packed = answer.headers.get("Content-Encoding") == "gzip"
        text = (gzip.decompress(body) if packed else body).decode(errors="replace")
        if wanted == address:
            found = re.findall(r'<(?:link[^>]*href|script[^>]*src)="(/static/[^"]+)"', text)
        else:
            found = re.findall(r'(?:from|import)\s*"(\.[^"]+)"', text) if wanted.endswith(".js") else []
        waiting += [urljoin(wanted, one) for one in found]
    return size


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


if __name__ == "__main__":
    raise SystemExit(0 if main() else 1)
