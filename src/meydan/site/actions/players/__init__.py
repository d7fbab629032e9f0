"""Players coming and going while rounds are made."""
