### What a ruling says.

## Rulings: what binds. $player is the player it binds; $to, $added, $returned and $forfeited are chips.

ruling-call = { $player } calls and adds { $added }.
ruling-check = { $player } checks.
ruling-fold = { $player } folds.
ruling-bet = { $player } bets { $to }.
ruling-raise = { $player } raises to { $to }.
ruling-floor-decides = The book leaves this to the floor.
ruling-ask-again = The word is void: { $player } is asked again.
ruling-call-or-fold = { $player } may only call or fold.
ruling-call-or-raise = { $player } may only call or raise.
ruling-free = The action has changed: { $player } is free to do anything.
ruling-held = What { $player } did out of turn waits until the action comes round.
ruling-stands = It stands as it is.
ruling-corrected = The amount is corrected to { $to }.
ruling-dead-hand = The hand of { $player } is dead.
ruling-hand-live = The hand of { $player } is live.
ruling-live-hand = The hand of { $player } is live.
ruling-may-be-tabled = { $player } may still table the hand.
ruling-asked-to-table-all = The dealer asks { $player } to table all cards.
ruling-show-or-fold = { $player } must show or give up the hand.
ruling-must-show = { $player } must show the hand.
ruling-no-right = { $player } has no right to ask.
ruling-not-shown = It is not shown.
ruling-show-cards = The cards are shown.
ruling-seen-only = The hand of { $player } is only looked at and stays dead.
ruling-told = { $player } is told.
ruling-not-told = { $player } is not told.
ruling-spread = The pot is spread out, not counted.
ruling-may-call-time = Time may be called.
ruling-may-not-call-time = This person may not call time.
ruling-too-early = It is too early to call time.
ruling-time-runs = The time of { $player } runs.
ruling-action-stands = The act of { $player } came in time and stands.
ruling-open = The result can still be contested.
ruling-result-stands = It is too late: the result stands.
ruling-award-corrected = The pot is awarded again, as it should have been.
ruling-play-goes-on = Play goes on while the decision is pending.
ruling-paid = { $player } is paid { $to }.
ruling-pays = { $player } pays { $to }.
ruling-exchanged = The chips are exchanged at equal value.
ruling-removed = The chips leave play.
ruling-forfeit = The hidden chips are forfeited and leave play.
ruling-to-inventory = The chips go back to the stock of the tournament.
ruling-redeal = It is a misdeal: all bets go back and the hand is dealt again.
ruling-void-hand = The hand is void and all bets go back.
ruling-continue = The hand goes on as it is.
ruling-complete-hand = { $player } gets the missing cards.
ruling-replace-card = The card is replaced from the deck.
ruling-card-becomes-burn = The card too many becomes the burn card.
ruling-next-card-instead = The face-up card is put aside and the next one takes its place.
ruling-scrap-card = The card that does not belong to the deck is scrapped.
ruling-becomes-upcard = The exposed card becomes the upcard of { $player }.
ruling-correct-button = The button is put right.
ruling-scramble-flop = The cards are scrambled face down and the floor draws the burn card.
ruling-restore-flop = The burn and the flop are put right.
ruling-redeal-flop = The flop is dealt again.
ruling-redeal-street = The cards that came too early go back, the stub is shuffled and the street is dealt again.
ruling-river-card-becomes-turn = The early card waits aside, and what would have been the river becomes the turn.
ruling-restore-order = The stub is put back in its order.
ruling-reshuffle-stub = Only the stub is shuffled and cut.
ruling-reshuffle-stub-and-muck = The stub and the cards it is mixed with are shuffled together.
ruling-rebuild-fairly = The deck is rebuilt as fairly as possible.
ruling-change-deck = The deck is changed.
ruling-deck-stays = The deck stays.
ruling-deal-as-ever = There are cards enough: the street is dealt as ever.
ruling-reshuffle-with-burns = The stub is shuffled with the old burn cards, and everybody gets a card.
ruling-common-card = One card is dealt face up for everybody.
ruling-reshuffle-and-common-card = The stub is shuffled with the old burn cards, and one card is dealt for everybody.
ruling-random-draw = The floor draws at random.
ruling-passive-only = { $player } may only call, check or fold.
ruling-shown-to-all-now = The hand is shown to the whole table now.
ruling-shown-to-all-after-betting = The hand is shown to the whole table once the betting is over.
ruling-duty-broken = A duty is broken; the book names no penalty of its own for it.
ruling-not-yet-penalised = The first time nothing follows; a repetition would.
ruling-no-breach = That is no breach of this book.
ruling-chips-forfeited = The chips are forfeited and leave play.
ruling-misses-hands =
    That is { $hands ->
        [one] one hand
       *[other] { $hands } hands
    } to miss.
ruling-hands-left =
    { $hands ->
        [one] One hand is left.
       *[other] { $hands } hands are left.
    }
ruling-penalty-ends = The penalty ends.
ruling-dealt-and-killed = The missing player is dealt in, pays blinds and antes, and the hand is killed.
ruling-not-dealt = The missing player is not dealt in.
ruling-eliminated = The player is out and the chips leave the event.
ruling-disqualified = The player is disqualified and the chips leave the event.
somebody = whoever it concerns

## Why: each has the figures of its case.

reason-one-chip = A single chip without a word is a call.
reason-all-chips-needed = Without the smallest chip the call would not be covered.
reason-half-raise-reached = { $counted } reaches { $half-raise }, half of a raise: it is made up to the minimum.
reason-half-raise-not-reached = { $counted } does not reach { $half-raise }, half of a raise.
reason-last-chips = These are the last chips of the player.
reason-undercall = It is less than the bet to call.
reason-may-not-raise = No raise is open to this player.

## Chips that move beside what is bet.

chips-back = { $returned } go back.
chips-lost = { $forfeited } are lost.
chips-all-in = That is all-in.

## What the director may choose.

options-instead = The director may choose instead: { $list }.
options-open = To choose from: { $list }.
options-of-the-player = Open to { $player }: { $list }.
options-penalties = Allowed: { $list }.
option-call = call { $added }
option-check = check
option-fold = fold
option-bet = bet { $to }
option-raise = raise to { $to }
option-fold-and-lose = fold and lose { $forfeited }
option-all-motions-stand = all motions count: { $to }
option-only-the-first-motion = only the first motion counts: { $to }
option-passive-only = call or fold, no raise
option-free = free to do anything
option-call-any-amount = a call of any amount
option-raise-any-amount = a raise over any amount
option-act-again = acting again
option-bound-to-it = being bound to the words
option-not-bound = not being bound
option-later-players-act-again = the later players act again
option-later-players-call = the later players call in full
option-corrected = the amount corrected to { $to }
option-stands = it stands
option-dead-hand = a dead hand
option-hand-live = a live hand
option-live-hand = a live hand
option-must-show = the hand is shown
option-not-shown = the hand is not shown
option-show-or-fold = show or give up the hand
option-may-call-time = time may be called
option-may-not-call-time = time may not be called
option-awarded-to-winner = the hidden chips go to the winner
option-not-paid = the hidden chips are not paid
option-part-of-the-bet = the hidden chips are part of the bet
option-removed = the chips leave play
option-forfeit = the hidden chips forfeited
option-halve = the stack halved
option-stack-halved = the stack halved
option-chips-forfeited = chips forfeited
option-redeal = a misdeal and redeal
option-redeal-flop = a new flop
option-continue = play on
option-complete-hand = the missing cards are dealt
option-replace-card = the card is replaced
option-next-card-instead = the next card takes its place
option-scrap-card = the card is scrapped
option-correct-button = the button is put right
option-restore-order = the order is restored
option-reshuffle-stub = the stub is shuffled
option-reshuffle-stub-and-muck = everything is shuffled together
option-random-draw = a random draw
option-void-hand = the hand is void
option-warning = a warning
option-hands = missed hands
option-orbits = missed orbits
option-hands-or-orbits = missed hands or orbits
option-hand-void = the hand voided
option-hand-annulled = the hand annulled
option-elimination = elimination
option-disqualification = disqualification
option-event-ban = exclusion from the event
option-exclusion = exclusion from all events
option-circuit-exclusion = exclusion from the circuit
option-hands-left = the rest is served
option-penalty-ends = the penalty ends
option-paid-for-the-place = the prize of the place is paid
option-paid-nothing = nothing is paid
option-shown-to-all-now = shown to all at once
option-shown-to-all-after-betting = shown to all after the betting
option-show-cards = the cards are shown

## Penalties.

penalty-possible = A penalty is possible.
penalty-mandatory = A penalty is mandatory.

## What stays open.

pending-a-valid-act-is-asked = A valid act is asked of { $player }.
pending-acts-out-of-turn-bind = The acts out of turn bind.
pending-clock = The clock is running.
pending-dealer-turns-the-hand = The dealer turns the hand face up.
pending-decision = The decision is still to come.
pending-everyone-may-see-the-cards = Everybody at the table may see the cards.
pending-whether-everyone-may-see-the-cards = The floor decides whether everybody may see the cards.
pending-floor-draws-burn = The floor draws the burn card.
pending-floor-grants = The floor grants it.
pending-floor-if-refused = If this is refused, the floor is called.
pending-hand-stays-live = The hand stays live.
pending-held-until-skipped-player-acts = First those who were skipped must act.
pending-his-choice = The choice is { $player }'s.
pending-later-undercalls = The short calls of the later players are still to be settled.
pending-no-seat-without-a-document = No seat is given without a document.
pending-object-goes-back = The object goes back.
pending-order-runs-out = The order runs out when its time is over.
pending-penalty-from-the-next-hand = A penalty begins with the next hand.
pending-put-the-device-away = The device is put away.
pending-reason-to-suspect = It takes a reason to suspect something.
pending-reshuffle-before-river = Before the river the early card goes back and the stub is shuffled.
pending-skipped-hand = What becomes of the skipped hand is still to be decided.
pending-staff-verifies = The staff verifies it.
pending-whether-a-prize-is-paid = The floor decides whether a prize is paid.
pending-whether-the-buy-in-is-refunded = The floor decides whether the buy-in is refunded.
pending-whether-this-hand-counts = The floor decides whether the present hand counts.

## What else the ruling tells. $value is a number, a player or a word of the list below.

fact-burn = The burn card: { $value }.
fact-burns-per-street = Burn cards for a street: { $value }, none to restore an order.
fact-button = The button: { $value }.
fact-bound = Bound to the act: { $value }.
fact-bring-in = The bring-in: { $value }.
fact-call = A call costs { $value }.
fact-cards-to-button = Two cards in a row to the button: { $value }.
fact-cause = The cause: { $value }.
fact-chips = Chips: { $value }.
fact-countdown = The countdown begins after { $value } seconds.
fact-counted = Counted: { $value }.
fact-deal = The deal: { $value }.
fact-drawn-card = The card drawn: { $value }.
fact-earliest = Time may be called after { $value } seconds.
fact-ends = The time ends after { $value } seconds.
fact-exposed-card = The exposed card: { $value }.
fact-extra-cards = Cards too many: { $value }.
fact-flop = The flop: { $value }.
fact-half-raise = Half of a raise: { $value }.
fact-hands = Hands: { $value }.
fact-held = Held back meanwhile: { $value }.
fact-kept = Kept: { $value }.
fact-hidden = Hidden chips: { $value }.
fact-min_to = The least raise is to { $value }.
fact-missing-cards = Cards missing: { $value }.
fact-needed = Cards needed: { $value }.
fact-new-burns = New burn cards: { $value }.
fact-new-stub = The new stub has { $value } cards.
fact-next-button = The next button: { $value }.
fact-next-card = The next card: { $value }.
fact-next-step = After the penalties so far the next step would be: { $value }.
fact-offence = Reported: { $value }.
fact-one-chip-less = Without the smallest chip: { $value }.
fact-opens = The betting is opened by { $value }.
fact-opponent = The opponent has { $value }.
fact-owed = Owed in truth: { $value }.
fact-penalised = The penalty would be for { $value }.
fact-penalty-hands = Deal and redeal count as { $value } hand of a penalty.
fact-pick = Card number { $value } of the hand.
fact-place = Place: { $value }.
fact-prize = Prize: { $value }.
fact-put-in = Put in: { $value }.
fact-redeal = The second deal: { $value }.
fact-refund = Refund: { $value }.
fact-river-burns = Burn cards before the river: { $value }.
fact-scrambled = Cards scrambled: { $value }.
fact-seat = { $player } pays { $value } in all.
fact-seconds = Seconds: { $value }.
fact-seen = Chips seen: { $value }.
fact-set-aside = Cards set aside: { $value }.
fact-shuffled-cards = Cards shuffled again: { $value }.
fact-street = The street: { $value }.
fact-stub = Cards in the stub: { $value }.
fact-stub-cards = Cards taken from the stub: { $value }.
fact-this-hand-counts = The present hand counts: { $value }.
fact-times-before = Times before: { $value }.
fact-told = Told: { $value }.
fact-turn = It is { $value }'s turn.
fact-turn-burns = Burn cards before the turn: { $value }.

## Words that facts have as values.

word-any-two-exposed = two exposed cards
word-one-of-first-two-exposed = one of the first two cards exposed
word-boxed-2plus = two or more cards face up in the deck
word-duplicate = two equal cards
word-extra-cards-2plus = two or more cards too many
word-first-card-wrong-seat = the first card to a wrong seat
word-wrong-position = cards in a wrong position
word-wrong-count = a wrong number of cards
word-nonstandard-before-sa = a card that does not belong to the deck
word-button-misplaced = a misplaced button
word-foreign-back = a card with another back
word-ineligible-seat = a seat not in the hand
word-missing-card = a card is missing
word-seat-skipped = a seat left out
word-house = a cause of the house
word-put-right = put right
word-stands = stands
word-corrected = put right
word-legal = legal
word-completed = completed
word-next-burn = is the next burn card
word-burn = becomes the burn card
word-moves-on-from-here = moves on from here
word-first-to-act-on-sixth = whoever acted first on sixth street
word-exact-replay = with the same button, blinds and players
word-reshuffle-and-cut = after shuffle and cut
word-stays-in-the-pool = none, it stays in the prize pool
word-none = none
word-place = that of the place
word-yes = yes
word-no = no
word-paid = paid
word-dealt = dealt
word-not-dealt = not dealt
word-wait-for-the-amount = to wait for the amount
word-flop = flop
word-turn = turn
word-river = river
word-warning = a warning
word-hands = missed hands
word-orbits = missed orbits
word-hands-or-orbits = missed hands or orbits
word-hand-void = the hand voided
word-hand-annulled = the hand annulled
word-elimination = elimination
word-disqualification = disqualification
word-event-ban = exclusion from the event
word-exclusion = exclusion from all events
word-circuit-exclusion = exclusion from the circuit
