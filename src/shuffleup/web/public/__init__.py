"""The public: anybody, without a key.

They see clock, counts, places and prizes of the events that whoever runs the room has made public.
"""
