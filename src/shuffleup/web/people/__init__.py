"""The register of players: the cage and whoever runs the room.

They find people and keep their records; merging, importing and inviting is for the room, banning, exporting and erasing
for the directors. Why somebody is banned is told only to those who may know it.
"""
