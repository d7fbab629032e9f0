"""How much of a file is read at most. A list of entries is small; what is far bigger is a mistake or an attack."""

from meydan.games.errors import Refusal
from meydan.games.words import Words

MEGABYTE = 1024 * 1024
MOST_BYTES = 10 * MEGABYTE
MOST_UNPACKED_BYTES = 80 * MEGABYTE
MOST_PARTS = 2_000
MOST_SHEETS = 50

MOST_ROWS = 10_000
ROOM_ABOVE_ROWS = 15  # titles and the header stand above the rows that count

# A reader lays out the whole area from the first to the last written cell: 10,000 rows of 200 columns.
MOST_AREA = 2_000_000
MOST_TAGS = 4_000_000


def refuse_size(size: int) -> Refusal:
    most = MOST_BYTES // MEGABYTE
    return Refusal(
        Words(
            f"Dosya çok büyük ({-(-size // MEGABYTE)} MB); en çok {most} MB olabilir. Resimleri ve fazla sayfaları "
            "silip yeniden kaydedin.",
            f"The file is too big ({-(-size // MEGABYTE)} MB); {most} MB is the most. Delete pictures and spare sheets "
            "and save it again.",
        )
    )


def refuse_unpacked_size(size: int) -> Refusal:
    most = MOST_UNPACKED_BYTES // MEGABYTE
    return Refusal(
        Words(
            f"Dosya açılınca çok büyüyor ({-(-size // MEGABYTE)} MB); en çok {most} MB olabilir. Listeyi boş bir "
            "çalışma kitabına kopyalayıp onu yükleyin.",
            f"The file grows too big when unpacked ({-(-size // MEGABYTE)} MB); {most} MB is the most. Copy the list "
            "into an empty workbook and upload that.",
        )
    )


def refuse_area(last_cell: str) -> Refusal:
    return Refusal(
        Words(
            f"Sayfada listeden çok uzakta yazılı bir hücre var ({last_cell}); okunacak alan çok büyük. O hücreyi silin "
            "ya da listeyi boş bir çalışma kitabına kopyalayın.",
            f"The sheet has a written cell far away from the list ({last_cell}); the area is too large to read. Delete "
            "that cell, or copy the list into an empty workbook.",
        )
    )


def refuse_sheets(count: int) -> Refusal:
    return Refusal(
        Words(
            f"Çalışma kitabında {count} sayfa var; en çok {MOST_SHEETS} sayfa okunur. Fazla sayfaları silin.",
            f"The workbook has {count} sheets; at most {MOST_SHEETS} are read. Delete the spare ones.",
        )
    )
