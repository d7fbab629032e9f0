"""`meydan backup` and `meydan restore FILE`: the whole database, verified."""

import argparse
import os
from pathlib import Path

from meydan.cli.commands import Commands, show
from meydan.cli.site import site_room
from meydan.games.words import Words


def add_to(commands: Commands) -> None:
    backup = commands.add(
        "backup",
        Words("bütün verilerin doğrulanmış bir yedeğini alır", "take a verified backup of all data"),
        run_backup,
        examples=("meydan backup", "meydan backup --to /media/usb"),
    )
    backup.add_argument(
        "--to",
        metavar="FOLDER",
        default="",
        help=commands.say(Words("ikinci kopyanın klasörü (USB bellek)", "folder for a second copy (a USB stick)")),
    )
    restore = commands.add(
        "restore",
        Words("bir yedeği geri yükler; eldeki veriler kopya olarak kalır", "put a backup back; what was there is kept"),
        run_restore,
        examples=("meydan restore /media/usb/meydan-000042-20260502-1130.sqlite3",),
    )
    restore.add_argument("file", metavar="FILE", help=commands.say(Words("yedek dosyası", "the backup file")))


def run_backup(given: argparse.Namespace) -> int:
    if given.to:
        os.environ["MEYDAN_BACKUP_TO"] = given.to
    taking, occasion = site_room("backups.taking"), site_room("backups.occasion")
    kept = taking.take_backup(occasion.Occasion(occasion.BY_HAND))
    size = kept.bytes // 1024 + 1
    words = Words(
        f"Yedek alındı ve doğrulandı: {kept.file} ({size} KB)", f"Backed up and verified: {kept.file} ({size} KB)"
    )
    show(words.in_language(given.lang))
    return 0


def run_restore(given: argparse.Namespace) -> int:
    restored = site_room("backups.restoring").restore(Path(given.file))
    words = Words("Geri yüklendi. Açmak için: meydan serve", "Restored. To open it: meydan serve")
    show(words.in_language(given.lang))
    if restored.kept is not None:
        before = Words(f"Önceki veriler: {restored.kept}", f"What was there before: {restored.kept}")
        show(before.in_language(given.lang))
    if restored.returned:
        listed = ", ".join(f"{event} {number}" for event, number in restored.returned)
        again = Words(
            f"Yedekten sonra silinmiş öğrenciler geri geldi; yeniden silin: {listed}",
            f"Pupils who were erased after the backup are back; erase them again: {listed}",
        )
        show(again.in_language(given.lang))
    return 0
