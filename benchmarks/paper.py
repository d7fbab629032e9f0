"""Printing in bulk: the slips of 100 tables, and 300 certificates in one file, in seconds of all cores together."""

import time
from collections.abc import Callable
from functools import partial

from meydan.paper import PAPERS, Letterhead, Part, Person, print_pdf
from meydan.paper.certificates import Certificate, Certificates, Design, Signatory
from meydan.paper.matches import MatchOnPaper
from meydan.paper.slips import Slips
from meydan.rulebooks import load_rules

TABLES = 100
CERTIFICATES = 300
SLIPS_SECONDS = 3.0
CERTIFICATES_SECONDS = 10.0
HEAD = Letterhead("Salihli İlçesi Akıl ve Zekâ Oyunları Turnuvası", "tr", "15.11.2026 11:30", digest="3f9a2c1b77de")


def person(number: int) -> Person:
    return Person(number, "Ayşe Nur", f"Yılmaz {number}", "Şehit Öğretmen Hüseyin Ağırman Ortaokulu", 6, "İnci Öztürk")


def slips() -> tuple[Part, ...]:
    matches = tuple(
        MatchOnPaper(
            3,
            table,
            person(2 * table - 1),
            person(2 * table),
            link=f"https://meydan.example/masa/{table}/7Q4K2M9XTR5PW8",
            code=f"7Q4K-{table:04}",
        )
        for table in range(1, TABLES + 1)
    )
    return PAPERS["result-slips"].parts(Slips("Ortaokul Mangala", load_rules("salihli", "mangala"), matches), "tr")


def certificates(design: Design) -> tuple[Part, ...]:
    made = tuple(
        Certificate(person(number), "Ortaokul Mangala", number if number <= 3 else None)
        for number in range(1, CERTIFICATES + 1)
    )
    signatories = (Signatory("Güven Akça", "Komisyon Başkanı"), Signatory("Semra Özen", "Başhakem"))
    return PAPERS["certificates"].parts(Certificates(made, design, "15 Kasım 2026", signatories), "tr")


def timed(make: Callable[[], tuple[Part, ...]]) -> tuple[float, int]:
    """Seconds of this process on all cores together, data and codes included, and the size of the file.

    What others do on the machine does not count; on an idle one the clock on the wall shows less.
    """
    began = time.process_time()
    pdf = print_pdf(HEAD, make())
    return time.process_time() - began, len(pdf)


def main() -> bool:
    seconds, size = timed(slips)
    print(f"slips of {TABLES} tables: {seconds:.2f} s, {size // 1024} KB (target: under {SLIPS_SECONDS:.0f} s)")
    kept = seconds < SLIPS_SECONDS
    for design in Design:
        seconds, size = timed(partial(certificates, design))
        target = f"target: under {CERTIFICATES_SECONDS:.0f} s"
        print(f"{CERTIFICATES} certificates ({design}): {seconds:.2f} s, {size // 1024} KB ({target})")
        kept = kept and seconds < CERTIFICATES_SECONDS
    return kept


if __name__ == "__main__":
    raise SystemExit(0 if main() else 1)
