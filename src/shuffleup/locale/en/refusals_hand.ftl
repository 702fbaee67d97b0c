### Why an act or an order in a hand, or a situation put to the floor, cannot be.

refusal-not-your-turn = it is { $turn }'s turn
refusal-not-your-turn-button = it is { $turn }'s turn: heads-up the button has the small blind and acts first before the flop
refusal-not-your-turn-blind = it is { $turn }'s turn: heads-up the big blind acts first after the flop
refusal-not-your-turn-player = { $player } is not to act
refusal-held-to-fold = { $player } is held to a fold
refusal-held-to-call = { $player } is held to a call, or to a check if there is nothing to call
refusal-held-to-raise = { $to ->
    [0] { $player } is held to a bet or raise
   *[other] { $player } is held to a bet or raise to { $to }
}
refusal-held-to-fold-or-call = { $player } may only call, check or fold
refusal-held-to-fold-or-raise = { $to ->
    [0] { $player } may only fold, bet or raise
   *[other] { $player } may only fold, or bet or raise to { $to }
}
refusal-held-to-call-or-raise = { $to ->
    [0] { $player } may not fold: only a call or a raise is left
   *[other] { $player } may not fold: only a call or a raise to { $to } is left
}
refusal-held-to-fold-or-call-or-raise = { $player } may bet or raise only to { $to }
refusal-bring-in-owed = the door card brings in { $owed }, or completes
refusal-bet-to-call = { $owed } to call: fold, call or raise
refusal-nothing-to-call = there is nothing to call: check or bet
refusal-raise-too-big-stack = the stack allows { $most } at most
refusal-raise-too-big-pot = the pot allows { $most } at most
refusal-raise-not-the-bet = the only raise is to { $min_to }
refusal-raise-too-small = the minimum is { $min_to }
refusal-no-raise-stack = the stack is not larger than the bet: call all-in or fold
refusal-no-raise-nobody-left = nobody is left to raise against: call or fold
refusal-no-raise-not-reopened = the betting was not reopened: { $more } more is less than a full raise of { $full }
refusal-no-raise-cap = the cap of { $cap } bets is reached
refusal-no-raise-impossible = a bet to { $to } over { $faced } with { $before } in front cannot be
refusal-no-raise-not-at-all = the player to act could not raise at all
refusal-not-now-phase = the hand is at another stage: this cannot be done now
refusal-not-now-nothing-to-show = this player has no hand to show
refusal-not-now-betting-goes-on = the betting is not over: that is a fold
refusal-not-now-no-showdown = there is no showdown
refusal-not-now-nobody-to-act = nobody is to act
refusal-not-now-no-cards-dealt = no cards have been dealt yet
refusal-not-now-no-pot-awarded = no pot has been awarded yet
refusal-not-now-nobody-all-in = nobody is all-in yet
refusal-not-now-nothing-to-bind = the betting is over: an act out of turn has nothing left to bind
refusal-not-now-no-betting = no betting is going on
refusal-not-now-showdown-only = hands can be asked for at the showdown only
refusal-not-now-no-bet = no bet is in play
refusal-not-now-no-pot = there is no pot
refusal-not-now-not-begun = the hand has not begun
refusal-not-now-last-street = no card comes after the last street: there a bet is corrected until the showdown
refusal-for-the-event = no hand carries out a penalty: it is given in the event, between hands
refusal-hand-over = the hand is over
refusal-hand-over-deal = the hand is over: its deal can no longer be mended
refusal-stub-short = { $cards ->
    [one] 1 card is left
   *[other] { $cards } cards are left
}: the discards must be shuffled first
refusal-wrong-discard-stub = { $cards ->
    [one] only 1 card is left in the deck
   *[other] only { $cards } cards are left in the deck
}
refusal-wrong-discard-places = name each card once, by its place from 0 to { $most }
refusal-wrong-discard-exactly = discard exactly { $cards }
refusal-wrong-discard-at-most = at most { $cards } cards may be drawn

refusal-no-author = a floor order names its author and its reason
refusal-no-such-seat = the hand has no such seat
refusal-no-such-seat-seats = the hand has { $seats } seats
refusal-not-live = the hand of { $player } is dead already
refusal-not-live-two-hands = chips are won or lost between two live hands
refusal-last-hand = the last live hand cannot be killed: award the pot or void the hand
refusal-already-live = the hand of { $player } is live
refusal-no-cards = { $player } was dealt no cards
refusal-not-enough-chips-in-front = { $player } can have 0 to { $most } in front, not { $to }
refusal-not-enough-chips-stack = that stack holds { $stack }, not { $amount }
refusal-not-enough-chips-hidden = { $hidden } hidden chips cannot come from a stack of { $stack }
refusal-not-enough-chips-pot = { $held } of a pot of { $pot } cannot be held back
refusal-not-enough-chips-give-back = { $player } does not have { $chips } chips left to give back
refusal-not-enough-chips-pushed = { $pushed } are pushed and the stack is { $stack }
refusal-not-enough-chips-only = { $player } has only { $most }, not { $to }
refusal-not-enough-chips-bounds = a bet or raise is above { $above } and at most { $most }, not { $to }
refusal-cannot-act-no-chips = { $player } has no live hand with chips behind
refusal-no-such-hold = a seat is held to acts, each named once, and to an amount only if one of them is a raise
refusal-bound-to-what = nobody has said what it was: write what he announced, as in "Bruno says that he raises to 800 if Anna bets"
refusal-cannot-act-nothing-to-call = { $player } had nothing to call
refusal-no-such-card-hole = the hand has { $cards } cards
refusal-no-such-card-street = the last street goes back as a whole, with all cards that it dealt: { $cards }
refusal-no-such-card-none-named = no card is named
refusal-no-such-card-deal = the deal has cards 1 to { $cards }, each once
refusal-no-such-card-gone = card { $card } of the deal lies in no hand any more
refusal-no-such-card-named = { $card } has left the deck already: name fewer cards
refusal-bets-are-in = chips went in on this street: return them before its cards are taken back
refusal-no-such-stakes = at these stakes nothing could be bet in this game
refusal-no-such-stub-deck = the deck has { $places } places that were not dealt from
refusal-no-such-stub-seventh-street = seventh street has 2 to { $most } players and a stub of 0 to { $deck } cards
refusal-wrong-cards-board = the board of this street has { $wanted } cards
refusal-wrong-cards-elsewhere = { $card } cannot lie on the board: it is not of this deck, lies there twice or was dealt elsewhere
refusal-wrong-cards-burns = a burned card is named once, by its place in the deck, and lies neither on the board nor in a hand
refusal-wrong-cards-exposed = name the card that was exposed
refusal-wrong-cards-not-dealt = these are not the cards that { $player } was dealt
refusal-wrong-cards-drawn = one of { $scrambled } cards is drawn, and { $faces } faces are named
refusal-not-face-down = the deal has down cards 0 to { $most }
refusal-no-cards-left = the stub is empty
refusal-no-cards-left-street = the stub is too short for a { $street } that came too early
refusal-does-not-sum = { $held } chips lie on the felt and { $given } are given away

refusal-right-count-told = a call costs { $told }, as he was told
refusal-right-count-hand = a hand of { $cards } cards is complete: name another number
refusal-no-all-in = { $player } is not all-in
refusal-no-all-in-nobody = nobody is all-in
refusal-not-next = { $player } does not act next after { $turn }
refusal-no-answer = the answer to a bet is a fold, a call or a raise
refusal-wrong-order = the turn begins, then time is asked for, then it is granted
refusal-no-chips = at least one chip was found
refusal-before-the-award = the pot is awarded after this moment
refusal-chips-do-not-add-up = { $awarded } chips were awarded and { $due } are due
refusal-no-flop = there is no flop on the table to be mended
refusal-no-such-flop =
    a flop of { $cards } cards after { $burns ->
        [one] one burned card
       *[other] { $burns } burned cards
    } is not irregular, or not a flop
refusal-not-scrambled = by the rules this flop is not scrambled now
refusal-nobody-acted = nobody has acted on this flop yet
refusal-not-over = the hand is not over
refusal-chips-missing = { $front } lie in front of the player, who has bet { $bet }
refusal-more-taken-back = { $pulled } are taken back and { $front } lie in front
refusal-no-amount = an amount is a positive number of chips
refusal-hand-dead = the hand of { $player } is folded or dead
refusal-all-in = { $player } is all-in and has no more to say
refusal-own-hand-opponent = a player cannot be his own opponent
refusal-own-hand-turned-up = a player who turns up his own cards shows them
refusal-own-hand-asks = nobody asks to see his own hand
refusal-own-hand-looks = a player may look at his own hand
refusal-own-hand-counts = a player counts his own chips
refusal-more-penalties-than-breaches = { $penalties } penalties for { $times } breaches before
refusal-not-in-scale = the scale of penalties of this book does not have it: { $step }
refusal-still-skipped = { $turn } has not acted yet
refusal-in-turn = it is the turn of { $player }: that is no act out of turn
refusal-in-turn-not-skipped = { $player } was not skipped
refusal-has-acted = { $player } has answered this bet already
refusal-too-many-redeals = { $redeals } redeals among { $dealt } hands
refusal-no-removal = this penalty does not put a player out of the event: { $step }
refusal-no-such-place = place { $place } with { $paid } places paid cannot be
refusal-no-penalty = { $hands } hands and { $orbits } orbits are no penalty
refusal-no-table = a table has 2 players at least, not { $players }
refusal-no-such-street-name = there is no { $street } in { $game }
refusal-no-such-street = streets 1 to { $most } can come too early
refusal-not-this-street = the { $street } cannot have come too early now
refusal-not-this-street-seventh = no seventh card has been dealt
refusal-before-the-order = the order to show is given after this moment
refusal-nothing-done = nobody has acted out of turn: nobody was skipped
refusal-nothing-done-player = { $player } has not acted out of turn
refusal-no-cards-to-come = no card of the stub is to come in this hand
refusal-not-in-a-row-two-players = two players or more, the first of them the one to act
refusal-not-in-a-row = the players did not act in this order
refusal-no-undercall = { $chips } is no undercall
refusal-not-his-chips = { $own } lie in front of the player, not { $to }
refusal-right-bet = { $to } is a legal bet
refusal-out-of-order = the players after the bet did not act in this order

refusal-not-all-in = { $player } is all in for { $to }
refusal-bet-made = there is a bet of { $bet } already: write raises to
refusal-no-bet = there is no bet to raise: write bets

refusal-seat = seat { $seat }

refusal-raise-too-big-spread = a bet or raise goes to { $most } at most
refusal-chips-are-in = { $player } has put chips in: they go back before the level is put right
refusal-may-not-open = opening needs a pair of { $level } or better, or an open-ended draw to a straight flush
refusal-not-now-no-card-to-choose = { $player } has no card to choose
refusal-wrong-pick = that is not one of the covered cards of this hand
refusal-no-parol-game = nobody says parol in this game
refusal-no-parol-street = parol belongs to the last betting round
refusal-no-parol-bet = somebody has bet: call, raise or fold
refusal-no-parol-all-in = a player in the hand has no chips left: there is no parol
refusal-no-parol-side-pot = there is a side pot: there is no parol
refusal-no-seventh-card = one card was dealt for everybody: it lies open as it should
refusal-no-draw = this game has no draw on this street
refusal-has-not-drawn = { $player } has not drawn yet
refusal-has-not-drawn-pat = { $player } stood pat and drew no card
refusal-no-upcards = this game has no upcards
refusal-own-hand-suspects = nobody suspects his own hand
refusal-right-level = the hand is played at { $small }/{ $big } as it should be
refusal-no-blinds = a game without blinds and bring-in has none to put right
refusal-not-held-cards = { $player } does not hold these cards
refusal-no-ruling = the floor has nothing to rule here
refusal-choice-needed = the book leaves it to the floor: choose { $choices }
refusal-no-such-choice-none = the floor has nothing to choose from
refusal-no-such-choice-near = the floor can choose { $choices }: did you mean { $near }?
refusal-no-such-choice = the floor can choose { $choices }
refusal-not-void = the hand is not void: it cannot be dealt again
refusal-not-now-choosing = { $dealer } is choosing the game
refusal-nothing-to-let-stand = there is no blind to let stand: knock instead
refusal-another-sum = the blind is { $amount }
refusal-not-now-no-opening = a hand is opened before the draw, by its first bet
refusal-not-now-no-first-bet = this is no first bet of a later round: write opens, or raises to
refusal-not-now-nothing-to-raise = there is nothing to raise: write opens or bets
refusal-not-now-no-card-to-turn-up = no card is to be turned up
refusal-not-now-nothing-to-choose = { $player } has nothing to choose
refusal-not-now-one-player-left = only one player is left
refusal-not-asked = the dealer chooses what he is asked, and nothing else
refusal-not-away = { $player } is not sitting out
refusal-not-met = they did not come to a showdown: the first of them must be able to open
refusal-not-in-deck = { $card } is not in the deck of this hand, which has { $cards } cards
refusal-not-playing-hand = { $player } does not play this hand

refusal-time-is-up = { $player }'s time is up
refusal-time-left = nobody's time is up
refusal-no-clocks = this table keeps no time: start its clocks first
refusal-no-time = a player needs a second at least, and a time bank cannot be less than nothing
refusal-asked-already = { $player } is being asked already
refusal-no-mad-round = no mad round is on: nobody chooses what is dealt
refusal-wins-own-stack = { $player } cannot win his own stack
refusal-not-at-this-table = { $player } is not at this table
refusal-seated = { $player } sits at this table already
refusal-hand-running = the hand is not over

## A record that cannot be played again.

refusal-wrong-discard-not-held = { $player } does not hold { $card }
refusal-shuffle-missing = { $cards } cards are shuffled here, and the record has { $has }
refusal-record-differs-other = its deck and its actions lead to '{ $line }' here
refusal-record-differs-more = after it comes { $line }
refusal-record-differs-no-more = after it comes nothing more
refusal-board-too-early = the betting round is not over
refusal-board-missing = the board has { $cards } cards in the record, { $due } should be there
refusal-no-bring-in = { $player } has not the door card that brings in
refusal-one-hand-mixed = one hand alone is not mixed with another: name two
refusal-not-among-the-chips = no chip of { $chip } is among those pushed
refusal-right-burn = that is the right number of burns
refusal-right-opening = the hand of { $player } may open
refusal-not-now-street-not-dealt = this street is not on the table, or deals more than one card
refusal-nothing-brought-in = there is no bring-in to be made now
refusal-another-bring-in = the bring-in is { $amount }
