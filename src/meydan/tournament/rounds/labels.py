"""What screens and documents call the states, actions and confirmations of the round table."""

from meydan.games.words import Words
from meydan.tournament.rounds.situation import Action, Need, State

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
