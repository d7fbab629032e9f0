"""An event's rows as an archive holds them, and back. Nothing here writes rows: `actions/archives` does."""
