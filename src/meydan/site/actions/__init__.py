"""Every change, one function each: check, write, log, in one transaction."""
