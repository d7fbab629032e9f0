"""The press: parts go in, one PDF or the pictures of its pages come out, by one run of typst.

Everything that is printed travels as data (JSON); nothing is ever written into a template's source, so that a name can
hold any sign without meaning anything to typst. System fonts are left out: every machine prints the same page.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources
from threading import Lock

import typst

from meydan.paper.letterhead import Letterhead
from meydan.paper.part import Part, Plain
from meydan.paper.printable import all_printable

# A compiler holds the fonts and what it has read of the templates; one run at a time.
AT_WORK = Lock()


@cache
def compiler() -> typst.Compiler:
    folder = resources.files("meydan.paper") / "templates"
    return typst.Compiler(str(folder / "main.typ"), root=str(folder), ignore_system_fonts=True)


def print_pdf(head: Letterhead, parts: Sequence[Part]) -> bytes:
    """All parts in one tagged PDF (PDF/UA-1), each from a new page on."""
    with AT_WORK:
        made = compiler().compile(sys_inputs=inputs(head, parts), format="pdf", pdf_standards=["ua-1"])
    assert isinstance(made, bytes)
    return made


def pictures(head: Letterhead, parts: Sequence[Part]) -> tuple[bytes, ...]:
    """Every page as an SVG picture, for the screen."""
    with AT_WORK:
        made = compiler().compile(sys_inputs=inputs(head, parts), format="svg")
    return (made,) if isinstance(made, bytes) else tuple(made or ())


def inputs(head: Letterhead, parts: Sequence[Part]) -> dict[str, str]:
    if not parts:
        raise ValueError("there is nothing to print")
    flat = [one.plain() for part in parts for one in part.flat()]
    title = f"{parts[0].title} – {head.event}"
    paper: Plain = {"language": head.language, "title": title, "head": head.plain(), "parts": flat}
    return {"paper": json.dumps(all_printable(paper), ensure_ascii=False)}
