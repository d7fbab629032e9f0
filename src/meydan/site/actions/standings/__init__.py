"""What is decided about standings: tie-breaks, lots between equals, when they are final and who sees them."""
