"""What concerns the whole category: standings, tie-breaks, cards, referees. Faults 26, 41, 42, 45, 47 and 48."""

from meydan.games.words import Words
from meydan.tournament.rounds.cells import allowed, confirm, forbidden
from meydan.tournament.rounds.pairing_cells import HEAD, OVER, WAITS_FOR_SECOND
from meydan.tournament.rounds.situation import Action, Cell, Fact, Need, State

NOT_PAIRED, DRAFT, PUBLISHED, PLAYING, COMPLETE, CLOSED = State
EVERY = tuple(State)

NO_FINAL = Words(
    "Sonucu eksik maç varken kesin sıralama yapılamaz.",
    "There are no final standings while a result is missing.",
)
TIE_BREAKS_TWICE = Words(
    "Turnuva başladı: sıralama ölçütleri yalnız iki onayla değişir ve sıralamanın altında gösterilir.",
    "The tournament has begun: tie-breaks change only with two confirmations, shown under the standings.",
)
CARDS_FROZEN = Words(
    "Bu turun kartları bütün masalar için aynıdır ve artık değişmez.",
    "The cards of this round are the same for all tables and no longer change.",
)
DELETED = Words(
    "Silinecek kayıt ve sonuç sayısı gösterilir; kategorinin adını yazın. Tek dokunuşla geri alınabilir.",
    "You see how many entries and results go; type the category's name. One tap undoes it.",
)
NOT_IN_PLAY = Words("Yedek kart yalnız oyun sürerken kullanılır.", "Reserve cards are for the time of play only.")

CELLS: tuple[Cell, ...] = (
    # Final standings
    forbidden(Action.FINAL_STANDINGS, EVERY, "fault-41", NO_FINAL, when=(Fact.RESULT_MISSING,)),
    forbidden(
        Action.FINAL_STANDINGS,
        EVERY,
        "fault-41",
        Words("Oynanacak tur var; sıralama henüz kesin değil.", "Rounds are still to be played; nothing is final."),
        when=(Fact.ROUNDS_LEFT,),
    ),
    forbidden(Action.FINAL_STANDINGS, (NOT_PAIRED, DRAFT, PUBLISHED, PLAYING), "fault-41", NO_FINAL),
    forbidden(Action.FINAL_STANDINGS, (COMPLETE,), "fault-50", WAITS_FOR_SECOND, when=(Fact.UNCONFIRMED,)),
    confirm(
        Action.FINAL_STANDINGS,
        (COMPLETE,),
        (Need.SIMPLE,),
        "fault-41",
        Words("Son tur kapatılır ve sıralama kesinleşir.", "The last round is closed and the standings are final."),
    ),
    allowed(
        Action.FINAL_STANDINGS, (CLOSED,), "fault-41", Words("Sıralama kesinleşir.", "The standings become final.")
    ),
    # Change tie-breaks
    confirm(
        Action.CHANGE_TIE_BREAKS,
        EVERY,
        (Need.TYPED, Need.SECOND_PERSON),
        "fault-45",
        TIE_BREAKS_TWICE,
        when=(Fact.BEGUN,),
    ),
    allowed(
        Action.CHANGE_TIE_BREAKS,
        (NOT_PAIRED, DRAFT),
        "fault-45",
        Words("Sıralama ölçütleri değiştirilebilir.", "The tie-breaks can be changed."),
    ),
    # The mode outside the rules
    forbidden(
        Action.LEAVE_RULES,
        EVERY,
        "fault-26",
        Words("Kategori zaten kural dışı modda.", "The category is already outside the rules."),
        when=(Fact.BEYOND_RULES,),
    ),
    confirm(
        Action.LEAVE_RULES,
        EVERY,
        (Need.HEAD_REFEREE, Need.REASON, Need.TYPED),
        "fault-26",
        Words(
            "Kural dışı mod geri alınamaz ve her listede belirtilir.",
            "The mode outside the rules cannot be left again and is shown on every list.",
        ),
    ),
    # Delete category
    confirm(Action.DELETE_CATEGORY, EVERY, (Need.TYPED, Need.SECOND_PERSON), "fault-42", DELETED, when=(Fact.BEGUN,)),
    confirm(Action.DELETE_CATEGORY, (NOT_PAIRED, DRAFT), (Need.TYPED,), "fault-42", DELETED),
    # Cards
    confirm(
        Action.REDRAW_CARDS,
        (NOT_PAIRED, DRAFT),
        (Need.REASON,),
        "fault-47",
        Words("Kartlar yeni tohumla yeniden çekilir.", "The cards are drawn again from a new seed."),
    ),
    forbidden(Action.REDRAW_CARDS, (PUBLISHED, PLAYING, *OVER), "fault-47", CARDS_FROZEN),
    forbidden(Action.USE_RESERVE_CARD, (NOT_PAIRED, DRAFT, PUBLISHED), "fault-47", NOT_IN_PLAY),
    allowed(
        Action.USE_RESERVE_CARD,
        (PLAYING,),
        "yuzuncu-yil.equilibrio.12",
        Words("Sayılmayan kartın yerine sıradaki yedek kart gelir.", "The next reserve replaces the void card."),
        when=(Fact.CARD_VOID,),
    ),
    confirm(
        Action.USE_RESERVE_CARD,
        (PLAYING,),
        HEAD,
        "fault-47",
        Words(
            "Tek masada başka kart oynatmak için başhakemin yazılı açıklaması gerekir.",
            "Another card at one table needs the head referee's written note.",
        ),
    ),
    forbidden(Action.USE_RESERVE_CARD, OVER, "fault-47", NOT_IN_PLAY),
    # Referees
    forbidden(
        Action.ASSIGN_REFEREE, (CLOSED,), "fault-48", Words("Kapalı tura hakem verilmez.", "A closed round needs none.")
    ),
    confirm(
        Action.ASSIGN_REFEREE,
        EVERY,
        (Need.SIMPLE,),
        "fault-48",
        Words(
            "Hakem oyunculardan birinin okulundan ya da yakını; başka bir hakem seçmek daha doğru.",
            "The referee is of a player's school or family; another referee would be better.",
        ),
        when=(Fact.OWN_SCHOOL,),
    ),
    allowed(Action.ASSIGN_REFEREE, EVERY, "fault-48", Words("Hakem masaya verilir.", "The referee gets the table.")),
)
