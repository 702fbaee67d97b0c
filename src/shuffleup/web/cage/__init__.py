"""The cage: whoever takes and pays money, and the auditor, who only looks.

They see every account, drawer and prize of an event and take its books away; the cage sells and redeems tickets.
Who waits for a seat is seen by everybody who works at the event.
"""
