"""Everything that can happen at the table."""

from meydan.match.deeds.cards import (
    CardAnnounced,
    CardApproved,
    CardClaimed,
    CardRefused,
    CardVoided,
    LastMinuteCalled,
    ReserveAnnounced,
    SetsHandedOut,
)
from meydan.match.deeds.clock import ClockCorrected, ClockPaused, ClockPressed, ClockResumed, ClockStarted, FlagFell
from meydan.match.deeds.endings import Disqualified, LotDrawn, NoShow, Resigned, Ruled, Signed
from meydan.match.deeds.opening import Opened
from meydan.match.deeds.sets import (
    MovePlayed,
    PieceTouched,
    RecordAbandoned,
    SetAgreed,
    SetBegun,
    SetCounted,
    SetDecided,
)
from meydan.match.deeds.table import CountAnswered, CountRequested, Objected, RefereeActed
from meydan.match.deeds.warnings import Warned

Happening = (
    Opened
    | SetBegun
    | PieceTouched
    | MovePlayed
    | RecordAbandoned
    | SetCounted
    | SetDecided
    | SetAgreed
    | Resigned
    | NoShow
    | Disqualified
    | Ruled
    | LotDrawn
    | Signed
    | CardAnnounced
    | ReserveAnnounced
    | CardClaimed
    | CardApproved
    | CardRefused
    | LastMinuteCalled
    | CardVoided
    | SetsHandedOut
    | Warned
    | CountRequested
    | CountAnswered
    | RefereeActed
    | Objected
    | ClockStarted
    | ClockPressed
    | ClockPaused
    | ClockResumed
    | ClockCorrected
    | FlagFell
)
