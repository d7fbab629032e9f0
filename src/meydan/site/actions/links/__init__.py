"""The phones' way to the tables: links, the devices that come by them, and who holds a table."""
