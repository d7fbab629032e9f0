"""From school to district to province to country: champions go on to the next stage."""
