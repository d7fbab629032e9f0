"""The user guide inside the site: the same pages as in docs/guide."""
