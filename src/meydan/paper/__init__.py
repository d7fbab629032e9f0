"""Everything that is printed: plain values in, tagged PDF out. No web framework, no database, no file is read but ours.

    head = Letterhead("Salihli İlçe Turnuvası", "tr", "15.11.2026 11:30", digest=log_digest, logo=read_logo(png))
    pdf = print_pdf(head, PAPERS["starting-list"].parts(StartingList(...), "tr"))

`PAPERS` names every paper: its words, the value it is made from, and the function that makes its parts. Parts of any
papers are joined by printing them together: one list, one file. `pictures` gives the pages as SVG for the screen.
How to add a paper: docs/paper.md.
"""

from meydan.paper.letterhead import Letterhead
from meydan.paper.logo import read_logo
from meydan.paper.papers import PAPERS, Paper
from meydan.paper.part import Part
from meydan.paper.people import Person
from meydan.paper.press import pictures, print_pdf

__all__ = ["PAPERS", "Letterhead", "Paper", "Part", "Person", "pictures", "print_pdf", "read_logo"]
