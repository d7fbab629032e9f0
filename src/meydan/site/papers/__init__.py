"""Rows as the plain values that papers are made from, one module a family; what can be printed when; and the press."""
