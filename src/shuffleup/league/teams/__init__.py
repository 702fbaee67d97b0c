"""Teams: who belongs together, what their heats score, and the contest as a stream of its own"""
