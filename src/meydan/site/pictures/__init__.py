"""Pictures of a tournament as values that a template draws in SVG."""
