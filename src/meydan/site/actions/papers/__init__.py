"""What is changed about the papers of an event."""
