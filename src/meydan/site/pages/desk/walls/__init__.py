"""The screens on the wall, steered from the desk."""
