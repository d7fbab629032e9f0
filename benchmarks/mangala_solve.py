"""`meydan solve mangala` from nothing: within 15 minutes and 4 GB, and what it proves."""

import os
import subprocess
import sys
import time

MOST_MINUTES = 15.0
MOST_GIGABYTES = 4.0
COMMAND = [sys.executable, "-m", "meydan", "solve", "mangala", "--lang", "en"]
# The perfect result, as docs/mangala-solved.md states it: neither side can win.
PROVED = "Margin: +0"


def main() -> bool:
    if not sys.platform.startswith("linux"):
        print("measured on Linux only")
        return True
    begun = time.monotonic()
    with subprocess.Popen(COMMAND, stdout=subprocess.PIPE, text=True) as solving:
        assert solving.stdout is not None
        told = solving.stdout.read()
        _, status, used = os.wait4(solving.pid, 0)
        solving.returncode = os.waitstatus_to_exitcode(status)
    minutes, gigabytes = (time.monotonic() - begun) / 60, used.ru_maxrss / 2**20
    proved = solving.returncode == 0 and PROVED in told.splitlines()
    kept = proved and minutes < MOST_MINUTES and gigabytes < MOST_GIGABYTES
    verdict = "" if kept else f"   MISSED: must prove a draw in < {MOST_MINUTES:g} min and < {MOST_GIGABYTES:g} GB"
    print(told.rstrip())
    processor = (used.ru_utime + used.ru_stime) / 60
    print(f"from nothing: {minutes:.1f} min on the wall, {processor:.1f} of processor, {gigabytes:.1f} GB{verdict}")
    return kept
