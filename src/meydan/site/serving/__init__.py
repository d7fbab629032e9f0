"""Starting the site on a laptop: one server a folder, the database checked and up to date, the address shown."""
