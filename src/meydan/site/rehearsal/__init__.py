"""A rehearsal: a whole event played through the real actions, with all that goes wrong, and checked throughout."""
