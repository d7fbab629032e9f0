"""The technical meeting: briefing, starting list, lots, cards."""
