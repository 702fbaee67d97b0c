# Games and their limits, by their keys; the short names stand where there is little room.

## The games

game-holdem = Texas hold’em
game-omaha = Omaha
game-omaha-8 = Omaha hi-lo eight or better
game-omaha-5 = Five-card Omaha
game-courchevel = Courchevel
game-stud = Seven-card stud
game-stud-8 = Stud hi-lo, eight or better
game-razz = Razz
game-five-card-draw = Five-card draw
game-single-draw-27 = 2-7 single draw
game-triple-draw-27 = 2-7 triple draw
game-triple-draw-a5 = A-5 triple draw
game-badugi = Badugi
game-kuhn = Kuhn poker
game-leduc = Leduc poker
game-badacey = Badacey
game-badeucy = Badeucy
game-pineapple = Pineapple
game-crazy-pineapple = Crazy pineapple
game-short-deck = Short-deck hold’em
game-italiana = Poker all’italiana
game-telesina = Telesina
game-mixed = Mixed games

## Their short names

game-short-holdem = Hold’em
game-short-omaha-8 = Omaha 8
game-short-omaha-5 = Omaha 5
game-short-stud = Stud
game-short-stud-8 = Stud 8
game-short-five-card-draw = 5-card draw
game-short-single-draw-27 = 2-7 single
game-short-triple-draw-27 = 2-7 triple
game-short-triple-draw-a5 = A-5 triple
game-short-short-deck = Short deck
game-short-italiana = Italiana

## Limits

limit-no-limit = no limit
limit-pot-limit = pot limit
limit-fixed-limit = fixed limit
limit-spread-limit = spread limit
limit-mixed = mixed limits
limit-short-no-limit = NL
limit-short-pot-limit = PL
limit-short-fixed-limit = FL
limit-short-spread-limit = SL

## What is said of them

ui-dealers-choice = Dealer’s choice
ui-limits = Limits
ui-blinds = Blinds
ui-bring-in = Bring-in
ui-game-every-levels =
    { $count ->
        [one] Another game every level
       *[other] Another game every { $count } levels
    }
ui-game-every-hands =
    { $count ->
        [one] Another game every hand
       *[other] Another game every { $count } hands
    }
ui-game-every-orbits =
    { $count ->
        [one] Another game every orbit
       *[other] Another game every { $count } orbits
    }
ui-game-next = Next game
ui-game-began-with = Began with { $game }
ui-game-hands-left =
    { $count ->
        [one] { $count } hand of it left
       *[other] { $count } hands of it left
    }
ui-chooses = { $player } chooses the game
ui-chooses-hint = The choice may be changed until the hand begins. Without one, the next game of the list is dealt.
ui-confusing = { $now } before { $next }: easily mistaken for one another. Tell dealers and players.
ui-chooses-nobody = The game of this table lasts some hands more: nobody chooses now.
