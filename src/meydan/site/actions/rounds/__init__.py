"""The life of a round: pair, check, publish, play, close; and what goes wrong on the way."""
