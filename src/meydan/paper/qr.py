"""QR codes as drawings: sharp at any size, and small in the file."""

import io

import segno

from meydan.paper.part import Plain

QUIET = 2  # modules of white around it; the paper around the picture gives the rest


def qr(text: str) -> dict[str, Plain]:
    """The code of a link as an SVG drawing; with its namespace, or a browser would not draw it in a preview."""
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(drawn, kind="svg", xmldecl=False, nl=False, border=QUIET)
    return {"svg": drawn.getvalue().decode()}
