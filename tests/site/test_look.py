"""One look: colours have names, and every text can be read on its ground."""

import gzip
import re
from itertools import product

import pytest
from django.test import Client

from tests.site.palette import STATIC, TEMPLATES, TOKENS, blocks, contrast, documented

READABLE = 5.0
TEXTS = ("ink", "muted", "tile", "coral", "amber", "green")
GROUNDS = ("paper", "surface", "tile-soft", "coral-soft", "amber-soft", "green-soft")
PAIRS = [*product(TEXTS, GROUNDS), *(("surface", ground) for ground in TEXTS[2:]), ("paper", "ink")]

NAMED = (
    r"aqua|black|blue|brown|crimson|cyan|fuchsia|gold|gray|green|grey|indigo|ivory|lime|magenta|maroon|navy|olive|orange"
    r"|orchid|pink|plum|purple|red|salmon|silver|tan|teal|tomato|turquoise|violet|wheat|white|yellow"
)
FUNCTIONS = r"rgba?|hsla?|hwb|lab|lch|oklab|oklch|color"
COLOUR = re.compile(rf"#[0-9a-f]{{3,8}}\b|\b(?:{FUNCTIONS})\(|(?<![\w-])(?:{NAMED})(?![\w-])", re.IGNORECASE)
DECLARATION = re.compile(r"([\w-]+)\s*:\s*([^;{}]+)[;}]")
MOST_STYLE, MOST_FIRST_VIEW = 40_000, 100_000


def sheets() -> list[str]:
    return sorted(str(file.relative_to(STATIC)) for file in STATIC.rglob("*.css") if file != TOKENS)


def templates() -> list[str]:
    return sorted(str(file.relative_to(TEMPLATES)) for file in TEMPLATES.rglob("*.html"))


def without_comments(sheet: str) -> str:
    return re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)


def test_the_style_sheet_has_the_documented_colours_and_no_others() -> None:
    light, dark = documented()
    assert len(light) == 13
    assert blocks(TOKENS.read_text("utf-8")) == [light, dark, dark]


@pytest.mark.parametrize(("text", "ground"), PAIRS, ids=lambda one: one)
def test_text_is_readable_on_its_ground(text: str, ground: str) -> None:
    for colours in documented():
        assert contrast(colours[text], colours[ground]) >= READABLE


@pytest.mark.parametrize("sheet", sheets())
def test_no_style_sheet_writes_a_colour_of_its_own(sheet: str) -> None:
    """The boards name their materials (--walnut, --felt) in their own sheet; even there a colour has a name."""
    declared = DECLARATION.findall(without_comments((STATIC / sheet).read_text("utf-8")))
    assert declared
    named = [(name, value) for name, value in declared if not (sheet.startswith("boards") and name.startswith("--"))]
    assert [f"{name}: {value}" for name, value in named if COLOUR.search(re.sub(r"url\([^)]*\)", "", value))] == []


@pytest.mark.parametrize("template", templates())
def test_no_template_has_a_colour_or_a_style_of_its_own(template: str) -> None:
    text = (TEMPLATES / template).read_text("utf-8")
    assert re.findall(r"\sstyle=|<style|<script(?![^>]*\ssrc=)|\son[a-z]+=\"", text) == []
    painted = re.findall(r"\b(?:fill|stroke|color|bgcolor|stop-color)=\"([^\"]*)\"", text)
    assert [colour for colour in painted if colour not in ("none", "currentColor")] == []


def test_pictures_have_the_colours_of_the_house() -> None:
    light, dark = documented()
    for picture in STATIC.glob("*.svg"):
        written = set(re.findall(r"#[0-9A-Fa-f]{3,8}\b", picture.read_text("utf-8")))
        assert written <= {*light.values(), *dark.values()}


@pytest.mark.django_db
def test_the_first_view_is_small(client: Client) -> None:
    """Everything a phone fetches for the first page, packed as the server sends it."""
    page = client.get("/").content.decode()
    addresses = re.findall(r'(?:href|src)="(/static/[^"]+)"', page)
    modules = [f"/static/meydan/{file.name}" for file in STATIC.glob("*.js")]
    files = {address: b"".join(client.get(address)) for address in {*addresses, *modules}}
    assert all(files.values())
    assert sum(len(gzip.compress(content)) for content in [page.encode(), *files.values()]) < MOST_FIRST_VIEW
    assert sum(len(content) for address, content in files.items() if address.endswith(".css")) < MOST_STYLE
