"""Events, programme, categories, officials."""
