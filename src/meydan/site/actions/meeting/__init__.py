"""The technical meeting: what was said, drawn and chosen before the event."""
