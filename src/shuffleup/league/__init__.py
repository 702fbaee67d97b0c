"""Leagues: finished tournaments become points, points become standings, standings become money and a final."""
