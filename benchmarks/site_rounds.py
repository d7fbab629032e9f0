"""Pairing and publishing a round of 200 players, and a whole rehearsed event of 200 players × 7 rounds, in seconds."""

import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

PLAYERS, ROUNDS = 200, 7
PAIR_AND_PUBLISH_SECONDS = 2.0
SIMULATE_SECONDS = 60.0
COMMAND = ("simulate", "--rulebook", "yuzuncu-yil", "--players", str(PLAYERS), "--rounds", str(ROUNDS), "--seed", "1")
MEASURED_ROUNDS = 4


def main() -> bool:
    slowest = max(float(line) for line in said([sys.executable, "-m", "benchmarks.site_rounds"]).split())
    started = time.monotonic()
    said([str(Path(sys.executable).with_name("meydan")), *COMMAND])
    seconds = time.monotonic() - started
    print(f"pair and publish {PLAYERS} players: {slowest:.2f} s at most (target {PAIR_AND_PUBLISH_SECONDS})")
    print(f"meydan simulate, {PLAYERS} players × {ROUNDS} rounds: {seconds:.1f} s (target {SIMULATE_SECONDS})")
    return slowest < PAIR_AND_PUBLISH_SECONDS and seconds < SIMULATE_SECONDS


def said(command: list[str]) -> str:
    """What the command prints; it runs on a data folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "MEYDAN_DATA": folder}
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600, env=environment)
    return done.stdout


def measure() -> None:
    """Prints the seconds of each round's pairing with publication, on a throwaway database that waits for no disk."""
    from meydan.rulebooks.loader import load_rules
    from meydan.site.with_django import room

    room("rehearsal.database").open_throwaway()
    stage, play = room("rehearsal.stage"), room("rehearsal.play")
    pairing, publishing = room("actions.rounds.pairing"), room("actions.rounds.publishing")
    chance = room("rehearsal.chance").Chance("1")
    rules = load_rules("yuzuncu-yil", "mangala")
    plan = stage.Plan(rules, PLAYERS, ROUNDS, "swiss", "1")
    category, crew = stage.set_stage(plan, chance)
    for _ in range(MEASURED_ROUNDS):
        started = time.monotonic()
        row = pairing.pair_round(crew.head_referee(), category, "1")
        row = publishing.publish_round(crew.head_referee(), row)
        print(f"{time.monotonic() - started:.2f}", flush=True)
        play.play_tables(plan, crew, chance, row, Counter())


if __name__ == "__main__":
    measure()
