"""What a rehearsal tells of what happened."""

from meydan.games.words import Words

TOLD: dict[str, Words] = {
    "acts sent twice": Words("iki kez gönderilip bir kez yazılan kayıt", "acts sent twice and stored once"),
    "both absent": Words("iki oyuncunun da gelmediği masa", "tables where neither came"),
    "corrections": Words("düzeltilen sonuç", "results corrected"),
    "drafts discarded": Words("atılan taslak", "drafts discarded"),
    "drafts edited and paired again": Words(
        "elle değiştirilip yeniden yapılan taslak", "drafts edited and paired again"
    ),
    "excused": Words("izinli sayılan oyuncu", "players excused"),
    "half-point byes": Words("yarım puanlı tur", "half-point byes"),
    "half-point byes refused": Words("verilmeyen yarım puanlı tur", "half-point byes refused"),
    "late corrections": Words("sonraki tur yayımdayken düzeltilen sonuç", "results corrected after publication"),
    "lost by warnings": Words("uyarı sınırıyla biten maç", "matches lost by warnings"),
    "lots after a draw": Words("berabere maçta kura", "lots after a drawn match"),
    "no-shows": Words("gelmeyen oyuncu", "no-shows"),
    "publications withdrawn": Words("geri çekilen eşlendirme", "publications withdrawn"),
    "resigned": Words("çekilmeyle biten maç", "matches resigned"),
    "results confirmed": Words("onaylanan sonuç", "results confirmed"),
    "results swapped": Words("yer değiştiren iki masa", "pairs of tables swapped"),
    "results undone": Words("geri alınan sonuç", "results undone"),
    "returned": Words("geri dönen oyuncu", "players who came back"),
    "withdrew": Words("çekilen oyuncu", "players who withdrew"),
}
