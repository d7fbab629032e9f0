"""Everything that is printed: typst templates filled from plain values, PDF out."""
