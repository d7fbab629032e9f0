"""The organiser and the head referee."""
