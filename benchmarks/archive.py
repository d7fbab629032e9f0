"""The archive of a big event: 200 players, 7 rounds, played by the rehearsal; written and read back, in seconds."""

import os
import tempfile
import time
from pathlib import Path
from typing import Any

from meydan.rulebooks import load_rules
from meydan.site.with_django import room

PLAYERS, ROUNDS = 200, 7
MOST_SECONDS = 2.0
MOST_BYTES = 5 * 1024 * 1024


def main() -> bool:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["MEYDAN_DATA"] = folder
        os.environ.pop("MEYDAN_DATABASE", None)
        return measured(Path(folder))


def measured(folder: Path) -> bool:
    """Processor time: what others do on the machine does not count. Packing and the file itself are in it."""
    database, models = room("rehearsal.database"), room("models")
    play, stage = room("rehearsal.play"), room("rehearsal.stage")
    database.open_throwaway()
    plan = stage.Plan(load_rules("salihli", "reversi"), PLAYERS, ROUNDS, models.Format.SWISS, "archive")
    event = models.Event.objects.get(slug=play.rehearse(plan, lambda _: None).event)
    kept = both_ways(event, folder / "event.meydan")
    database.close_throwaway()
    return kept


def both_ways(event: Any, file: Path) -> bool:
    writing, files, importing = (
        room("archiving.writing"),
        room("archiving.files"),
        room("actions.archives.import_event"),
    )
    began = time.process_time()
    file.write_bytes(writing.archive_bytes(event))
    written = time.process_time() - began
    began = time.process_time()
    importing.import_event(files.read_archive(file), read_only=True)
    read = time.process_time() - began
    size = file.stat().st_size
    print(f"{PLAYERS} players, {ROUNDS} rounds, {event.log_number} log lines: {size // 1024} KB (target: under 5 MB)")
    print(f"written in {written:.2f} s, read in {read:.2f} s (target: under {MOST_SECONDS:.0f} s each)")
    return written < MOST_SECONDS and read < MOST_SECONDS and size < MOST_BYTES


if __name__ == "__main__":
    raise SystemExit(0 if main() else 1)
