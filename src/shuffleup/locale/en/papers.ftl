### Papers: what stands on tickets, receipts, slips and lists, and what they are called.

paper-tickets = Seat tickets
paper-receipts = Receipts
paper-payout-slips = Payout slips
paper-drawers = Drawers
paper-deal = Deal agreement
paper-table = Table
paper-seat = Seat
paper-no-seat = No seat yet
paper-taken-back = Taken back
paper-late-end = to its end
paper-late-level = level { $level }
paper-scan-event = the event, live
paper-again = Reprint
paper-time = Time
paper-price = Price
paper-stack = Stack
paper-late = Late entry
