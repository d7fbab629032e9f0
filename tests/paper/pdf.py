"""What a reader of the PDF gets: its text, its pages, its facts, by poppler's own tools."""

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

