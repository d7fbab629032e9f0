"""Swiss pairing by the FIDE Dutch system (handbook C.04.3, in force since 1 February 2026)."""
