"""What a reader of the PDF gets: its text, its pages, its facts, by poppler's own tools."""

import re
import shutil
import subprocess

import pytest

needs_poppler = pytest.mark.skipif(
    shutil.which("pdftotext") is None, reason="pdftotext is not installed (package poppler-utils)"
)


def text_of(pdf: bytes) -> str:
    """The text as it is read aloud, one space between words; places to break a long word are no letters."""
    done = subprocess.run(["pdftotext", "-", "-"], input=pdf, capture_output=True, check=True)
    return " ".join(done.stdout.decode("utf-8").replace("\u200b", "").split())


def lines_of(pdf: bytes) -> list[str]:
    """The lines as they stand on the page."""
    done = subprocess.run(["pdftotext", "-layout", "-", "-"], input=pdf, capture_output=True, check=True)
    return [" ".join(line.split()) for line in done.stdout.decode("utf-8").splitlines() if line.strip()]


def facts_of(pdf: bytes) -> dict[str, str]:
    done = subprocess.run(["pdfinfo", "-"], input=pdf, capture_output=True, check=True)
    found = (line.partition(":") for line in done.stdout.decode("utf-8").splitlines())
    return {name: value.strip() for name, _, value in found}


def outside_page(pdf: bytes) -> list[str]:
    """The words that do not lie on their page with all their letters."""
    done = subprocess.run(["pdftotext", "-bbox", "-", "-"], input=pdf, capture_output=True, check=True)
    found, width, height = [], 0.0, 0.0
    for line in done.stdout.decode("utf-8").splitlines():
        numbers = [float(number) for number in re.findall(r'"(-?[0-9.]+)"', line)]
        if "<page " in line:
            width, height = numbers
        elif "<word " in line and not (
            0 <= numbers[0] <= numbers[2] <= width and 0 <= numbers[1] <= numbers[3] <= height
        ):
            found.append(line.strip())
    return found
