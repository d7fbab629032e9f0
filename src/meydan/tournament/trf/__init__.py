"""The tournament report file (TRF16, TRF26 and the letter codes of pairing programs), in and out."""

from meydan.tournament.trf.errors import TrfError
from meydan.tournament.trf.file import Dialect, LaterBye, PlayerDetails, Prohibition, TrfFile
from meydan.tournament.trf.reading import read
from meydan.tournament.trf.writing import write

__all__ = ["Dialect", "LaterBye", "PlayerDetails", "Prohibition", "TrfError", "TrfFile", "read", "write"]
