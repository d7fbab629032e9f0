"""Django's PostgreSQL, with a cheaper look at a kept connection."""
