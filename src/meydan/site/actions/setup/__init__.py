"""Setting an event up: the event, its categories, its programme, its officials and their accounts."""
