"""Every figure that Meydan states can be made again from here: `make bench`."""
