"""The screens on the wall and what is announced."""
