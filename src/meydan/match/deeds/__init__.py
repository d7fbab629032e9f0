"""What can happen in a match. Each deed is a small value; `kind` is its name in files and on the wire."""

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
from meydan.match.deeds.corrections import Corrected, Correction, WarningWithdrawn, Withdrawn
from meydan.match.deeds.endings import Disqualified, LotDrawn, NoShow, Resigned, Ruled, Signed, Signer
from meydan.match.deeds.happening import Happening
from meydan.match.deeds.opening import Opened, Person
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
from meydan.match.deeds.warnings import Reporter, Warned

Deed = Happening | Correction

__all__ = [
    "CardAnnounced",
    "CardApproved",
    "CardClaimed",
    "CardRefused",
    "CardVoided",
    "ClockCorrected",
    "ClockPaused",
    "ClockPressed",
    "ClockResumed",
    "ClockStarted",
    "Corrected",
    "Correction",
    "CountAnswered",
    "CountRequested",
    "Deed",
    "Disqualified",
    "FlagFell",
    "Happening",
    "LastMinuteCalled",
    "LotDrawn",
    "MovePlayed",
    "NoShow",
    "Objected",
    "Opened",
    "Person",
    "PieceTouched",
    "RecordAbandoned",
    "RefereeActed",
    "Reporter",
    "ReserveAnnounced",
    "Resigned",
    "Ruled",
    "SetAgreed",
    "SetBegun",
    "SetCounted",
    "SetDecided",
    "SetsHandedOut",
    "Signed",
    "Signer",
    "Warned",
    "WarningWithdrawn",
    "Withdrawn",
]
