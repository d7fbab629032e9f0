"""Computer players and what they stand on: the native core, where it could be built, and the Python rules."""
