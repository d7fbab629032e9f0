"""The colours of the house as docs/look.md and the style sheets write them."""

import re
from pathlib import Path

from meydan import site

ROOT = Path(__file__).parents[2]
STATIC = Path(site.__file__).parent / "static" / "meydan"
TEMPLATES = Path(site.__file__).parent / "templates" / "meydan"
TOKENS = STATIC / "look" / "tokens.css"

Colours = dict[str, str]


def documented() -> tuple[Colours, Colours]:
    """The table of docs/look.md: light and dark."""
    rows = re.findall(
        r"\| `--([a-z-]+)` \| (#[0-9A-F]{6}) \| (#[0-9A-F]{6}) \|", (ROOT / "docs/look.md").read_text("utf-8")
    )
    return {name: light for name, light, _ in rows}, {name: dark for name, _, dark in rows}


def blocks(sheet: str) -> list[Colours]:
    """The colours of each block of a style sheet that sets any."""
    found = [dict(re.findall(r"--([a-z-]+): (#[0-9A-Fa-f]{6});", block)) for block in re.findall(r"\{[^{}]*\}", sheet)]
    return [block for block in found if block]


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """As WCAG 2.2 computes it."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)
