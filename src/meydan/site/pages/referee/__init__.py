"""The table referee, on a phone."""
