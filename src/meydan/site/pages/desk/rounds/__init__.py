"""The life of a round."""
