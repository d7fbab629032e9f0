"""QR codes as drawings: sharp at any size, and small in the file."""

import segno

from meydan.paper.part import Plain

QUIET = 2  # modules of white around it; the paper around the picture gives the rest


def qr(text: str) -> dict[str, Plain]:
    """The code of a link as an SVG drawing."""
    return {"svg": segno.make(text, error="m", micro=False).svg_inline(border=QUIET)}
