"""Meydan's games for reinforcement learning: PettingZoo (extra `pettingzoo`) and OpenSpiel (extra `openspiel`)."""
