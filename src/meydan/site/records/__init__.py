"""Rows read as the values of the pure rooms: an entry, a match, a cross table, a knock-out. Nothing here writes."""
