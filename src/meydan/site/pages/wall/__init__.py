"""The screens on the wall: whole pages for a TV or projector, read from ten metres, turned by themselves."""
