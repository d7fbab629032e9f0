"""Every kind of log line, as a sentence for people. One entry a line, by the alphabet."""

from meydan.games.words import Words

KINDS: dict[str, Words] = {
    "act at table": Words("Masada kayıt girildi", "An act was entered at a table"),
    "correction reported": Words("Düzeltme raporu yazıldı", "A correction was reported"),
    "draft discarded": Words("Taslak atıldı", "The draft was discarded"),
    "draft edited": Words("Taslak elle değiştirildi", "The draft was edited by hand"),
    "entries parked": Words(
        "Geri çekilen eşlendirmeye gelen kayıtlar ayrıldı", "Entries for a withdrawn pairing were parked"
    ),
    "half-point bye given": Words("Yarım puanlı tur verildi", "A half-point bye was given"),
    "lot drawn at a table": Words("Berabere biten maçta kura çekildi", "A lot was drawn after a drawn match"),
    "many absent": Words("Topluca yok yazıldı", "Many were marked absent"),
    "many absent undone": Words("Toplu yok yazma geri alındı", "Marking many absent was undone"),
    "match postponed": Words("Maç ertelendi", "A match was postponed"),
    "no-show": Words("Gelmeyen oyuncu yazıldı", "A no-show was entered"),
    "player disqualified": Words("Oyuncu diskalifiye edildi", "A player was disqualified"),
    "player excused": Words("Oyuncu izinli sayıldı", "A player was excused"),
    "player returned": Words("Oyuncu geri döndü", "A player came back"),
    "player withdrawn": Words("Oyuncu çekildi", "A player withdrew"),
    "publication withdrawn": Words("Eşlendirme geri çekildi", "The pairing was withdrawn"),
    "referee assigned": Words("Masaya hakem verildi", "A referee was assigned"),
    "rest paired": Words("Kalan masalar yeniden eşlendirildi", "The rest was paired again"),
    "result confirmed": Words("Sonuç onaylandı", "A result was confirmed"),
    "result corrected": Words("Sonuç düzeltildi", "A result was corrected"),
    "result entered": Words("Sonuç girildi", "A result was entered"),
    "result undone": Words("Sonuç geri alındı", "A result was undone"),
    "results swapped": Words("İki masanın sonucu değiştirildi", "The results of two tables were swapped"),
    "round closed": Words("Tur kapandı", "The round was closed"),
    "round paired": Words("Tur eşlendirildi", "The round was paired"),
    "round published": Words("Eşlendirme yayımlandı", "The pairing was published"),
    "round started": Words("Tur başladı", "The round started"),
    "rules left": Words("Kural dışı moda geçildi", "The rules were left"),
    "ruling at a table": Words("Başhakem kararı girildi", "The head referee ruled at a table"),
    "standings frozen": Words("Sıralama donduruldu", "The standings were frozen"),
    "standings made final": Words("Sıralama kesinleşti", "The standings were made final"),
    "standings revealed": Words("Sıralama açıklandı", "The standings were revealed"),
    "tie-breaks changed": Words("Sıralama ölçütleri değişti", "The tie-breaks were changed"),
    "tied places drawn": Words("Eşit sıralar kurayla ayrıldı", "Tied places were drawn by lot"),
}
