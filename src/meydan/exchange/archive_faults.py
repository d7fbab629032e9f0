"""What can be wrong with an archive, each with what to do now."""

from meydan.games.words import Words
from meydan.tournament.faults import Fault


def not_an_archive() -> Fault:
    return Fault(
        Words(
            "Bu dosya bir Meydan arşivi değil. Adı .meydan ile biten dosyayı seçin.",
            "This file is not a Meydan archive. Choose the file whose name ends in .meydan.",
        ),
        16,
    )


def damaged_archive(where: str) -> Fault:
    return Fault(
        Words(
            f"Arşiv eksik ya da sonradan değiştirilmiş ({where}); açılmadı, hiçbir şey yazılmadı. Başka bir kopyasını "
            "deneyin.",
            f"The archive is incomplete or was altered ({where}); it was not opened and nothing was written. Try "
            "another copy of it.",
        ),
        16,
    )


def newer_archive(written_by: str, version: int) -> Fault:
    return Fault(
        Words(
            f"Bu arşivi daha yeni bir Meydan yazmış ({written_by}, biçim {version}). Meydan'ı güncelleyip yeniden "
            "açın.",
            f"This archive was written by a newer Meydan ({written_by}, format {version}). Update Meydan and open it "
            "again.",
        ),
        18,
    )


def broken_chain(line: int) -> Fault:
    return Fault(
        Words(
            f"Arşivdeki kayıt defterinin zinciri {line}. satırda kopuk: bu satır ya da öncesi değiştirilmiş. Açılmadı.",
            f"The chain of the log in the archive breaks at line {line}: this line or one before it was altered. It "
            "was not opened.",
        ),
        56,
    )


def too_big() -> Fault:
    return Fault(
        Words(
            "Arşiv bir etkinlik için çok büyük; açılmadı. Dosyayı gönderenle görüşün.",
            "The archive is too big for one event; it was not opened. Ask who sent it.",
        ),
        55,
    )
