# ── a hand told street by street: shuffleup hand, and the longest hand of shuffleup run ──────────────────────────────

told-header = { $game }, { $limit }, { $price }, rulebook { $book }; { $button } has the button
told-price-blinds = blinds { $small }/{ $big }
told-price-ante = ante { $ante }
told-price-stud = ante { $ante }, bring-in { $bring }
told-limit-no-limit = no-limit
told-limit-pot-limit = pot-limit
told-limit-fixed-limit = fixed-limit
told-limit-spread-limit = spread-limit
told-deck = the deck has { $cards } cards, from the { $lowest } up
told-laid = { $count ->
    [one] one vela lies face down under its letter
   *[other] { $count } vele lie face down, each under its letter; a hand uses those of one line: { $lines }
}
told-and = and
told-pot = { $street } (pot { $pot })
told-chips = Chips: { $list }
told-again = The same hand again: { $command }
told-all-in-stack = all in

told-street-before-the-draw = Before the draw
told-street-deal = Deal
told-street-discard = Discard
told-street-draw = Draw
told-street-fifth-street = Fifth street
told-street-first-draw = First draw
told-street-first-round = First round
told-street-flop = Flop
told-street-fourth-round = Fourth round
told-street-fourth-street = Fourth street
told-street-opening = Opening
told-street-preflop = Preflop
told-street-river = River
told-street-second-draw = Second draw
told-street-second-round = Second round
told-street-seventh-street = Seventh street
told-street-sixth-street = Sixth street
told-street-third-draw = Third draw
told-street-third-round = Third round
told-street-third-street = Third street
told-street-turn = Turn
told-turned = { $count ->
    [one] Vela { $letters } shows { $cards }
   *[other] Vele { $letters } show { $cards }
}

told-posts-ante = everybody posts { $amount }
told-posts = { $player } posts { $amount }{ $after }
told-turns-up = { $player } turns up { $card }
told-speaks-first = { $player } speaks first, showing { $hand } { $cards }
told-all-in = and is all in
told-folds = { $count ->
    [one] { $players } folds
   *[other] { $players } fold
}
told-dead = the hand of { $player } is dead ({ $reason })
told-checks = { $player } checks
told-knocks = { $player } checks
told-lets-it-stand = { $player } lets it stand
told-brings-in = { $player } brings in { $amount }{ $after }
told-draws = { $player } draws { $count }
told-throws-away = { $player } throws away { $count }
told-stands-pat = { $player } stands pat
told-calls = { $player } calls{ $after }
told-bets = { $player } bets { $amount }{ $after }
told-raises = { $player } raises to { $amount }{ $after }
told-shows = { $player } shows { $cards }
told-mucks = { $player } mucks
told-hides = { $player } hides
told-left-out = { $players } not dealt in
told-opens-blind = { $player } opens blind for { $amount }{ $after }
told-says-parol = { $player } says parol
told-catches-up = { $player } catches up with { $amount }{ $after }
told-stays-out = { $player } stays out
told-held = the all-in waits for the other tables
told-shown = Shown
told-counts-vele = { $player }: { $hand } { $cards }, with { $letters } of the vele
told-wins = { $player } wins { $amount }
told-side-pot = Side pot { $number }: { $winners }
told-for-low = { $winners } for the low hand
told-for-badugi = { $winners } for the badugi
told-uncontested = { $winners } uncontested
told-carried-unopened = Nobody opens: { $amount } pass to the next hand
told-carried-parol = Parol: { $amount } pass to the next hand
told-carried-nobody = Nobody is dealt in: { $amount } pass to the next hand

told-hand-high-card = high card
told-hand-pair = a pair
told-hand-two-pair = two pair
told-hand-three-of-a-kind = three of a kind
told-hand-straight = a straight
told-hand-flush = a flush
told-hand-full-house = a full house
told-hand-four-of-a-kind = four of a kind
told-hand-straight-flush = a straight flush
told-hand-low = low
told-hand-badugi = badugi
