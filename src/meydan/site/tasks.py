"""What can be done on the site besides the actions of a round (`tournament.rounds`)."""

from enum import StrEnum

from meydan.games.words import Words


class Task(StrEnum):
    # looking
    SEE_PUBLIC = "see the public pages"
    SEE_DESK = "see the desk"
    SEE_DRAFT = "see a pairing before it is published"
    SEE_CARDS = "see a card list before it is announced"
    SEE_LOG = "see the log"
    SEE_HEAD_DESK = "see the head referee's desk"
    # setting up
    CREATE_EVENT = "create an event"
    EDIT_EVENT = "edit the event"
    EDIT_CATEGORY = "edit a category"
    EDIT_OFFICIALS = "edit the officials"
    FINISH_EVENT = "finish the event"
    ERASE_PUPIL = "erase a pupil's data"
    IMPORT_EVENT = "import an event"
    SEE_BACKUPS = "see the backups"
    BACK_UP = "back up"
    DOWNLOAD_BACKUP = "download an archive or a backup"
    # stages
    SEND_CHAMPIONS = "send champions to the next stage"
    TAKE_CHAMPIONS = "take champions from the stage before"
    # entries
    EDIT_ENTRY = "edit an entry"
    DELETE_ENTRY = "delete an entry"
    EXPORT = "export"
    PRINT = "print"
    UNDO_BULK = "undo a bulk action"
    # technical meeting
    TICK_BRIEFING = "tick the briefing"
    DRAW_LOT = "draw a lot"
    DRAW_CARDS = "draw the card lists"
    ANNOUNCE_CARDS = "announce the card list of a round"
    # matches
    ACT_AT_TABLE = "act at a table"
    RULE = "rule on a match"
    DISQUALIFY = "disqualify from the event"
    ANSWER_CALL = "answer a call"
    MANAGE_LINKS = "give and revoke table links"
    # standings
    FREEZE_STANDINGS = "freeze the standings"
    REVEAL_STANDINGS = "reveal the standings"
    # the wall
    STEER_WALLS = "steer the screens on the wall"


TASK_WORDS: dict[Task, Words] = {
    Task.SEE_PUBLIC: Words("herkese açık sayfaları gör", "see the public pages"),
    Task.SEE_DESK: Words("masayı gör", "see the desk"),
    Task.SEE_DRAFT: Words("yayımlanmamış eşlendirmeyi gör", "see a pairing before it is published"),
    Task.SEE_CARDS: Words("açıklanmamış kart listesini gör", "see a card list before it is announced"),
    Task.SEE_LOG: Words("kayıt defterini gör", "see the log"),
    Task.SEE_HEAD_DESK: Words("başhakem masasını gör", "see the head referee's desk"),
    Task.CREATE_EVENT: Words("etkinlik kur", "create an event"),
    Task.EDIT_EVENT: Words("etkinliği düzenle", "edit the event"),
    Task.EDIT_CATEGORY: Words("kategori düzenle", "edit a category"),
    Task.EDIT_OFFICIALS: Words("görevlileri düzenle", "edit the officials"),
    Task.FINISH_EVENT: Words("etkinliği bitir", "finish the event"),
    Task.ERASE_PUPIL: Words("öğrencinin verisini sil", "erase a pupil's data"),
    Task.IMPORT_EVENT: Words("etkinliği içe aktar", "import an event"),
    Task.SEE_BACKUPS: Words("yedekleri gör", "see the backups"),
    Task.BACK_UP: Words("yedek al", "back up"),
    Task.DOWNLOAD_BACKUP: Words("arşiv ya da yedek indir", "download an archive or a backup"),
    Task.SEND_CHAMPIONS: Words("birincileri bir üst aşamaya gönder", "send champions to the next stage"),
    Task.TAKE_CHAMPIONS: Words("alt aşamanın birincilerini al", "take champions from the stage before"),
    Task.EDIT_ENTRY: Words("kayıt düzenle", "edit an entry"),
    Task.DELETE_ENTRY: Words("kayıt sil", "delete an entry"),
    Task.EXPORT: Words("dışa aktar", "export"),
    Task.PRINT: Words("yazdır", "print"),
    Task.UNDO_BULK: Words("toplu işlemi geri al", "undo a bulk action"),
    Task.TICK_BRIEFING: Words("teknik toplantıda işaretle", "tick the briefing"),
    Task.DRAW_LOT: Words("kura çek", "draw a lot"),
    Task.DRAW_CARDS: Words("kart listelerini çek", "draw the card lists"),
    Task.ANNOUNCE_CARDS: Words("turun kart listesini açıkla", "announce the card list of a round"),
    Task.ACT_AT_TABLE: Words("masada işlem yap", "act at a table"),
    Task.RULE: Words("maç hakkında karar ver", "rule on a match"),
    Task.DISQUALIFY: Words("etkinlikten diskalifiye et", "disqualify from the event"),
    Task.ANSWER_CALL: Words("çağrıyı yanıtla", "answer a call"),
    Task.MANAGE_LINKS: Words("masa bağlantısı ver ve geri al", "give and revoke table links"),
    Task.FREEZE_STANDINGS: Words("sıralamayı dondur", "freeze the standings"),
    Task.REVEAL_STANDINGS: Words("sıralamayı açıkla", "reveal the standings"),
    Task.STEER_WALLS: Words("salon ekranlarını yönet, duyuru yap", "steer the screens on the wall, announce"),
}
