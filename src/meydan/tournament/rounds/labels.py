"""What screens and documents call the states, actions and confirmations of the round table."""

from meydan.games.words import Words
from meydan.tournament.rounds.situation import Action, Fact, Kind, Later, Need, State

STATE_WORDS: dict[State, Words] = {
    State.NOT_PAIRED: Words("eşlendirilmedi", "not paired"),
    State.DRAFT: Words("taslak", "draft"),
    State.PUBLISHED: Words("yayımda", "published"),
    State.PLAYING: Words("oynanıyor", "in play"),
    State.COMPLETE: Words("sonuçlar tamam", "complete"),
    State.CLOSED: Words("kapalı", "closed"),
}

NEED_WORDS: dict[Need, Words] = {
    Need.SIMPLE: Words("onay", "confirmation"),
    Need.TYPED: Words("yazılı onay", "typed confirmation"),
    Need.REASON: Words("neden", "reason"),
    Need.SECOND_PERSON: Words("ikinci kişinin onayı", "second person"),
    Need.HEAD_REFEREE: Words("başhakem", "head referee"),
}

ACTION_WORDS: dict[Action, Words] = {
    Action.PAIR: Words("eşlendir", "pair"),
    Action.EDIT_DRAFT: Words("taslağı değiştir", "edit the draft"),
    Action.DISCARD_DRAFT: Words("taslağı at", "discard the draft"),
    Action.PUBLISH: Words("yayımla", "publish"),
    Action.WITHDRAW_PUBLICATION: Words("yayından çek", "withdraw the publication"),
    Action.RE_PAIR: Words("yeniden eşlendir", "pair again"),
    Action.COMPLEMENTARY_PAIRING: Words("kalanları eşlendir", "pair the rest"),
    Action.PAIR_NEXT: Words("sonraki turu eşlendir", "pair the next round"),
    Action.START: Words("turu başlat", "start the round"),
    Action.CLOSE_ROUND: Words("turu kapat", "close the round"),
    Action.ENTER_RESULT: Words("sonuç gir", "enter a result"),
    Action.UNDO_RESULT: Words("sonucu geri al", "undo a result"),
    Action.CONFIRM_RESULT: Words("sonucu onayla", "confirm a result"),
    Action.CORRECT_RESULT: Words("sonucu düzelt", "correct a result"),
    Action.REPORT_CORRECTION: Words("düzeltme raporu yaz", "write a correction report"),
    Action.SWAP_RESULTS: Words("iki masanın sonucunu değiştir", "swap the results of two tables"),
    Action.NO_SHOW: Words("gelmedi yaz", "mark a no-show"),
    Action.ENTER: Words("oyuncu kaydet", "enter a player"),
    Action.CHECK_IN: Words("salonda işaretle", "check a player in"),
    Action.EXCUSE: Words("izinli say", "excuse a player"),
    Action.HALF_BYE: Words("yarım puanlı tur ver", "give a half-point bye"),
    Action.WITHDRAW_PLAYER: Words("oyuncuyu çek", "withdraw a player"),
    Action.RETURN_PLAYER: Words("oyuncuyu geri al", "let a player back"),
    Action.BULK_ABSENT: Words("topluca yok yaz", "mark many absent"),
    Action.IMPORT_OVER: Words("kayıtların üzerine aktar", "import over existing entries"),
    Action.DELETE_CATEGORY: Words("kategoriyi sil", "delete the category"),
    Action.CHANGE_TIE_BREAKS: Words("sıralama ölçütlerini değiştir", "change the tie-breaks"),
    Action.FINAL_STANDINGS: Words("sıralamayı kesinleştir", "make the standings final"),
    Action.LEAVE_RULES: Words("kural dışı moda geç", "enter the mode outside the rules"),
    Action.REDRAW_CARDS: Words("kartları yeniden çek", "draw the cards again"),
    Action.USE_RESERVE_CARD: Words("yedek kart kullan", "use a reserve card"),
    Action.ASSIGN_REFEREE: Words("hakem ver", "assign a referee"),
}

FACT_WORDS: dict[Fact, Words] = {
    Fact.BEGUN: Words("ilk tur yayımlandıysa", "once the first round is published"),
    Fact.NOBODY_TO_PAIR: Words("ikiden az oyuncu kaldıysa", "when fewer than two players are left"),
    Fact.RESULT_MISSING: Words("sonucu eksik maç varsa", "while a result is missing"),
    Fact.POSTPONED_AS_DRAWN: Words(
        "eksik maç ertelenmiş ve berabere sayılıyorsa", "when the missing match is postponed and counted as drawn"
    ),
    Fact.ROUNDS_LEFT: Words("oynanacak tur varsa", "while rounds are still to be played"),
    Fact.UNACCOUNTED: Words(
        "salondaki bir oyuncu ne eşlendirilmiş, ne bay, ne izinliyse",
        "when a checked-in player is neither paired, on bye nor excused",
    ),
    Fact.CHECKER_OBJECTS: Words("denetim bir şey bulduysa", "when the checker found something"),
    Fact.OLD_PAIRING: Words(
        "tutanak geri çekilmiş bir eşlendirmeninse", "when the sheet belongs to a withdrawn pairing"
    ),
    Fact.TABLE_BEGUN: Words("bu masada oyun başladıysa", "when this table has begun to play"),
    Fact.LOOKS_SWAPPED: Words(
        "sonuç başka bir masanınkine benziyorsa", "when the result looks like that of another table"
    ),
    Fact.CONFIRMED: Words("sonuç masada onaylandıysa", "when the desk has confirmed the result"),
    Fact.UNCONFIRMED: Words("bir sonuç ikinci kişiyi bekliyorsa", "while a result waits for its second person"),
    Fact.SAME_PERSON: Words("onaylayan, sonucu girenin kendisiyse", "when who confirms is who entered"),
    Fact.BEYOND_RULES: Words("kategori kural dışı moddaysa", "when the category is outside the rules"),
    Fact.LATE_ENTRY_ALLOWED: Words("kategori geç kayıt alıyorsa", "when the category takes late entries"),
    Fact.CARD_VOID: Words("masada bir kart sayılmadıysa", "when a card of the table was void"),
    Fact.OWN_SCHOOL: Words(
        "hakem bir oyuncunun okulundan ya da yakınıysa", "when the referee is of a player's school or family"
    ),
}

LATER_WORDS: dict[Later, Words] = {
    Later.NOTHING: Words("sonraki tur eşlendirilmemişse", "while the next round is not paired"),
    Later.NEXT_DRAFT: Words("sonraki tur taslaksa", "when the next round is a draft"),
    Later.NEXT_PUBLISHED: Words("sonraki tur yayımdaysa", "when the next round is published"),
    Later.TWO_LATER: Words("iki sonraki tur eşlendirildiyse", "when the round after the next is paired"),
}

KIND_WORDS: dict[Kind, Words] = {
    Kind.ALLOWED: Words("olur", "allowed"),
    Kind.CONFIRM: Words("onayla olur", "needs confirmation"),
    Kind.FORBIDDEN: Words("olmaz", "forbidden"),
}
