"""The one sentence for a file that is broken."""

from meydan.games.errors import Refusal
from meydan.games.words import Words


def damaged() -> Refusal:
    return Refusal(
        Words(
            "Dosya bozuk ya da eksik; okunamadı. Dosyayı açıp yeniden kaydedin ve onu yükleyin.",
            "The file is damaged or incomplete and cannot be read. Open it, save it again, and upload that.",
        )
    )
