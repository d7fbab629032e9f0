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


def overlapping(pdf: bytes) -> list[tuple[str, str]]:
    """Pairs of words of one page that are printed over each other."""
    done = subprocess.run(["pdftotext", "-bbox", "-", "-"], input=pdf, capture_output=True, check=True)
    pages = done.stdout.decode("utf-8").split("<page ")[1:]
    return [pair for page in pages for pair in overlapping_on(WORD.findall(page))]


def overlapping_on(page: list[tuple[str, ...]]) -> list[tuple[str, str]]:
    words = sorted(((*map(float, box), text) for *box, text in page), key=lambda word: word[1])
    found = []
    above: list[tuple[float, float, float, float, str]] = []
    for word in words:
        above = [other for other in above if other[3] > word[1]]
        found += [(other[4], word[4]) for other in above if on_each_other(word[:4], other[:4])]
        above.append(word)
    return found


WORD = re.compile(r'<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)</word>')
Box = tuple[float, float, float, float]
NUMBER_OF_A_TABLE = 3  # so much larger than the words above it that its box, not its letters, reaches into them


def on_each_other(one: Box, other: Box) -> bool:
    """A reader's box of a word holds the room above and below its letters too."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    small, large = sorted((one[3] - one[1], other[3] - other[1]))
    return across > 1 and down > 0.3 * small and large < NUMBER_OF_A_TABLE * small
