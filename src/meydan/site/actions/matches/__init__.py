"""What happens at the tables: every match is the fold of its acts."""
