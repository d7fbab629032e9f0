"""What people see, by the person who uses it."""
