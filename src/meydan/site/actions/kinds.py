"""Every kind of log line, as a sentence for people."""

from meydan.games.words import Words

KINDS: dict[str, Words] = {
    "act at table": Words("Masada kayıt girildi", "An act was entered at a table"),
    "draft discarded": Words("Taslak atıldı", "The draft was discarded"),
    "entries parked": Words(
        "Geri çekilen eşlendirmeye gelen kayıtlar ayrıldı", "Entries for a withdrawn pairing were parked"
    ),
    "lot drawn at a table": Words("Berabere biten maçta kura çekildi", "A lot was drawn after a drawn match"),
    "no-show": Words("Gelmeyen oyuncu yazıldı", "A no-show was entered"),
    "publication withdrawn": Words("Eşlendirme geri çekildi", "The pairing was withdrawn"),
    "result confirmed": Words("Sonuç onaylandı", "A result was confirmed"),
    "result entered": Words("Sonuç girildi", "A result was entered"),
    "result undone": Words("Sonuç geri alındı", "A result was undone"),
    "round closed": Words("Tur kapandı", "The round was closed"),
    "round paired": Words("Tur eşlendirildi", "The round was paired"),
    "round published": Words("Eşlendirme yayımlandı", "The pairing was published"),
    "round started": Words("Tur başladı", "The round started"),
}
