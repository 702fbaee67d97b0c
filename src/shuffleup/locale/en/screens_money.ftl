# What is said about the money of an event, at the cage and on its sheets.

## A player's card

money-open = Money …
money-of = Money of { $player }
money-nothing = Nothing was bought in this event.
money-kind-entry = Entry { $number }
money-kind-re-entry = Re-entry, entry { $number }
money-kind-rebuy = Rebuy
money-kind-add-on = Add-on
money-kind-alternate = Alternate, ticket { $number }
money-kind-refund = Given back
money-kind-prize = Prize paid
money-kind-debt = Debt paid
money-paid-later = Paid later
money-part-buy-in = buy-in { $money }
money-part-chips = chips { $money }
money-part-bounty = bounty { $money }
money-part-fee = fee { $money }
money-free = free
money-announced = announced, not paid
money-voided = taken back: { $reason }
money-void = Void …
money-void-one = Void: { $what }
money-void-now = Void it: { $what }
money-void-reason = Why it is taken back
money-due-refund = To be given back
money-due-prize = Prize not paid yet
money-due-debt = Owes for announced chips
money-pay-refund = Give { $money } back
money-pay-debt = Take { $money }
money-pay-prize = Pay { $money }
money-amount = Amount
money-rest = Still to be paid
money-drawer-of = Drawer of
money-house = house

## Slips

money-print-one = Print: { $what }
money-again = Reprint
money-signature = Signature
money-event = Event
money-paid-at = Time
money-price = Price
money-stack = Stack
money-late = Late entry
money-receipt = Receipt

## The deal desk

ui-key-deal = Deal
deal-open = Deal …
deal-desk = Deal
deal-nobody = A deal needs two players at least.
deal-by-icm = ICM
deal-by-chip-chop = Chip chop
deal-by-equal = Equal
deal-by-custom = Own amounts
ui-stack = Chips
deal-stack-of = Chips of { $player }
deal-amount-of = Amount of { $player }
deal-sum = Sum
deal-in-play = { $chips } in play
deal-missing = { $money } missing
deal-too-much = { $money } too much
deal-save = Save for first
deal-play-for = Played for, place { $place }
deal-unit = Round to
deal-take-over = Begin own amounts
deal-whose = Whose figures
deal-counted = The chips are counted
deal-uncounted = Not counted
deal-told = To whom it is disclosed
deal-play-on = Play on afterwards, for the trophy
deal-to-divide = To divide
deal-count-and-propose = Enter the count and propose
deal-print = Print the agreement
deal-agreement = Agreement
deal-agreement-text = Deal { $number }, { $method }. Each player takes what stands beside his name, and agrees by signing. It holds if all sign.
deal-takes = Takes
deal-witness = Tournament director
