"""Events that come from a file."""
