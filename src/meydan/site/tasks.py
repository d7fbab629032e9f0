"""What can be done on the site besides the actions of a round (`tournament.rounds`)."""

from enum import StrEnum


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
    # entries
    EDIT_ENTRY = "edit an entry"
    DELETE_ENTRY = "delete an entry"
    EXPORT = "export"
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
