"""One match between two players under one rulebook: a pure value folded from its acts.

    rules = load("lig").game("mangala")                # from meydan.rulebooks.loader
    match = open_match(rules, Act("id-1", 1, Actor(Role.TABLE_REFEREE, "Hakem"), "10:00", Opened(...)))
    match = act(match, Act("id-2", 2, actor, "10:01", SetBegun()))

`act` gives the match after one more act, or raises
  - Refused    this rulebook forbids it now: `.article`, `.citation`, `.words` (what is wrong, what to do, tr and en)
  - Stale      it was made for another state of the match: `.number`, `.next_number`, `.standing` (what has that number)
  - IdTaken    its id belongs to another act: `.taken`, `.offered`
  - InvalidText  (of meydan.games) not even a move, a card or a board
all of them `meydan.games.errors.Refusal` with `.words`. The same act twice changes nothing. `fold` takes a whole list.

A `Player` is a player of the match, first-named or second, in every set; a `Side` of meydan.games is who starts a set.
Points are half points. All times are durations in milliseconds, measured by a device; the `time` of an act is a label.

What a match tells: `result`, `running_set`, `starter`, `set_score`, `card_score`, `warnings(player)`,
`warnings_left(player)`, `clock`, `to_sign` (what a signature is put under; `to_sign_words` for people), `next_number`,
and everything in `state`.
  - offers(match, role)     every act with the article behind it, or the reason why it is impossible now; `possible`
                            keeps those that can be done; `offers_to_plain` is their JSON form. An offer's `deed` is
                            accepted as it stands; its `fill` names the fields that a person enters.
  - story(match)            every act and what followed from it, as lines in Turkish and English
  - score_sheet(match)      what is shown, printed and signed
  - recorded_moves(match)   the moves of each set, as they stand
  - match_to_json, match_from_json   the stored form (docs/match-json.md); `find_rules(rulebook, game)`. A file is
                            refused by InvalidMatch (its form) or UnfitAct (an act: `.refusal`), both with `.place`
  - deed_from_plain, act_from_plain, plain   single deeds and acts in the same form

After the result only corrections and signatures are accepted. One exception is the rulebook's own: a card race is
decided by more than half of the cards, and the referee may still play the others until somebody signs.
"""

from meydan.match import deeds
from meydan.match.acts import Act, Actor, Role
from meydan.match.clock import Clock, ClockSettings
from meydan.match.deeds import Deed, Opened, Person
from meydan.match.errors import IdTaken, Refused, Stale, UnfitAct
from meydan.match.json_form import (
    InvalidMatch,
    act_from_plain,
    deed_from_plain,
    find_rules,
    match_from_json,
    match_to_json,
    plain,
)
from meydan.match.match import Match, act, fold, open_match
from meydan.match.offers import Offer, offers, offers_to_plain, possible
from meydan.match.player import Player
from meydan.match.record import recorded_moves
from meydan.match.result import Reason, Result
from meydan.match.sheet import ScoreSheet, score_sheet
from meydan.match.story import Line, story

__all__ = [
    "Act",
    "Actor",
    "Clock",
    "ClockSettings",
    "Deed",
    "IdTaken",
    "InvalidMatch",
    "Line",
    "Match",
    "Offer",
    "Opened",
    "Person",
    "Player",
    "Reason",
    "Refused",
    "Result",
    "Role",
    "ScoreSheet",
    "Stale",
    "UnfitAct",
    "act",
    "act_from_plain",
    "deed_from_plain",
    "deeds",
    "find_rules",
    "fold",
    "match_from_json",
    "match_to_json",
    "offers",
    "offers_to_plain",
    "open_match",
    "plain",
    "possible",
    "recorded_moves",
    "score_sheet",
    "story",
]
