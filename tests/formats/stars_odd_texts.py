"""More hands as clients of a room write them, made up for the tests: rare tables, old clients, and cash-outs."""

CASHED_OUT = """\
PokerStars Hand #200000000011:  Hold'em No Limit ($0.05/$0.10 USD) - 2026/04/01 11:24:53 CET [2026/04/01 5:24:53 ET]
Table 'Wega' 6-max Seat #3 is the button
Seat 1: Anna ($10 in chips) 
Seat 3: Bruno ($12 in chips) 
Seat 4: Carla ($5.35 in chips) 
Carla: posts small blind $0.05
Anna: posts big blind $0.10
*** HOLE CARDS ***
Dealt to Carla [9s 6s]
Bruno: raises $0.20 to $0.30
Carla: folds 
Anna: raises $9.70 to $10 and is all-in
Bruno: calls $9.70
*** FLOP *** [Qh Ad Ts]
*** TURN *** [Qh Ad Ts] [As]
*** RIVER *** [Qh Ad Ts As] [Qd]
*** SHOW DOWN ***
Anna: shows [Qs Js] (a full house, Queens full of Aces)
Bruno: shows [Th Tc] (a full house, Tens full of Aces)
Bruno cashed out the hand for $3.40 | Cash Out Fee $0.04
Anna cashed out the hand for $14.90 | Cash Out Fee $0.15
*** SUMMARY ***
Total pot $20.05 | Rake $0.80
Board [Qh Ad Ts As Qd]
Seat 1: Anna (big blind) showed [Qs Js] and won ($19.25) with a full house (pot not awarded as player cashed out)
Seat 3: Bruno (button) showed [Th Tc] and lost with a full house, Tens full of Aces (cashed out)
Seat 4: Carla (small blind) folded before Flop
"""  # noqa: W291 (clients write these spaces)
CAPPED = """\
PokerStars Game #200000000012:  Hold'em No Limit ($0.25/$0.50 - $10 Cap -  USD) - 2010/11/01 12:20:00 ET
Table 'Rigel' 9-max Seat #8 is the button
Seat 1: Anna ($30 in chips)
Seat 8: Bruno ($9.95 in chips)
Seat 9: Carla ($13 in chips)
Carla: posts small blind $0.25
Anna: posts big blind $0.50
*** HOLE CARDS ***
Bruno: folds
Carla: raises $1 to $1.50
Anna: raises $2 to $3.50
Carla: raises $6.50 to $10 and has reached the $10 cap
Anna: calls $6.50 and has reached the $10 cap
*** FLOP *** [Qd 7s 2c]
*** TURN *** [Qd 7s 2c] [Qh]
*** RIVER *** [Qd 7s 2c Qh] [9c]
*** SHOW DOWN ***
Carla: shows [Qs Kh] (three of a kind, Queens)
Anna: shows [Ah 6d] (a pair of Queens)
Carla collected $19 from pot
*** SUMMARY ***
Total pot $20 | Rake $1
Board [Qd 7s 2c Qh 9c]
Seat 1: Anna (big blind) showed [Ah 6d] and lost with a pair of Queens
Seat 8: Bruno (button) folded before Flop (didn't bet)
Seat 9: Carla (small blind) showed [Qs Kh] and won ($19) with three of a kind, Queens
"""
OLD = """\
PokerStars Game #200000013: Tournament #16600001, $10+$1 Hold'em No Limit - Level IV (50/100) - 2005/12/16 21:02:28 ET
Table '16600001 1' Seat #6 is the button
Seat 1: Anna (1555 in chips)
Seat 6: Bruno (950 in chips)
Seat 7: Carla (1170 in chips)
Carla: posts small blind 50
Anna: posts big blind 100
*** HOLE CARDS ***
Bruno: folds
Carla: calls 50
Anna: checks
*** FLOP *** [Kd 5h 3s]
Carla: checks
Anna: bets 150
Carla: folds
Anna collected 200 from pot
Anna: doesn't show hand
*** SUMMARY ***
Total pot 200 | Rake 0
Board [Kd 5h 3s]
Seat 1: Anna (big blind) collected (200)
Seat 6: Bruno (button) folded before Flop (didn't bet)
Seat 7: Carla (small blind) folded on the Flop
"""
BUTTON_BLIND = """\
PokerStars Hand #200000000014:  6+ Hold'em No Limit (Button Blind $5 - Ante $5 USD) - 2026/01/17 4:11:07 ET
Table 'Altair II' 6-max Seat #1 is the button
Seat 1: Anna ($419 in chips)
Seat 2: Bruno ($984 in chips)
Seat 5: Carla ($218 in chips)
Anna: posts button blind $5
Anna: posts the ante $5
Bruno: posts the ante $5
Carla: posts the ante $5
*** HOLE CARDS ***
Dealt to Anna [Qc Kc]
Bruno: folds
Carla: calls $5
Anna: raises $45 to $50
Carla: calls $45
*** FLOP *** [7h Ks 6s]
Carla: bets $163 and is all-in
Anna: calls $163
*** TURN *** [7h Ks 6s] [6h]
*** RIVER *** [7h Ks 6s 6h] [Jc]
*** SHOW DOWN ***
Carla: shows [Tc 8h] (a pair of Sixes)
Anna: shows [Qc Kc] (two pair, Kings and Sixes)
Anna collected $436 from pot
*** SUMMARY ***
Total pot $441 | Rake $5
Board [7h Ks 6s 6h Jc]
Seat 1: Anna (button blind) showed [Qc Kc] and won ($436) with two pair, Kings and Sixes
Seat 2: Bruno folded before Flop (didn't bet)
Seat 5: Carla showed [Tc 8h] and lost with a pair of Sixes
"""
ONE_DRAW = """\
PokerStars Hand #200000000015:  5 Card Draw Limit ($30/$60 USD) - 2026/05/11 3:23:37 ET
Table 'Nashira' 6-max Seat #4 is the button
Seat 1: Anna ($3316 in chips)
Seat 4: Bruno ($803 in chips)
Bruno: posts small blind $15
Anna: posts big blind $30
*** DEALING HANDS ***
Dealt to Bruno [Ad Jd 7d Ah 5c]
Bruno: raises $30 to $60
Anna: calls $30
Anna: discards 3 cards
Bruno: discards 3 cards [Jd 7d 5c]
Dealt to Bruno [Ad Ah] [3s 8s As]
Anna: checks
Bruno: bets $60
Anna: raises $60 to $120
Bruno: raises $60 to $180
Anna: calls $60
*** SHOW DOWN ***
Bruno: shows [Ad 3s 8s Ah As] (three of a kind, Aces)
Anna: mucks hand
Bruno collected $479 from pot
*** SUMMARY ***
Total pot $480 | Rake $1
Seat 1: Anna (big blind) mucked [6d 4d 4s 6h 2s]
Seat 4: Bruno (button) (small blind) showed [Ad 3s 8s Ah As] and won ($479) with three of a kind, Aces
"""
MIXED = """\
PokerStars Hand #200000000016:  8-Game (7 Card Stud Hi/Lo Limit, $400/$800 USD) - 2026/01/21 16:58:03 ET
Table 'Electra' 6-max
Seat 1: Anna ($51125.64 in chips)
Seat 3: Bruno ($36765.21 in chips)
Anna: posts the ante $60
Bruno: posts the ante $60
*** 3rd STREET ***
Dealt to Anna [7s 7c Ah]
Dealt to Bruno [Ts]
Bruno: brings in for $120
Anna: raises $280 to $400
Bruno: calls $280
*** 4th STREET ***
Dealt to Anna [7s 7c Ah] [Jh]
Dealt to Bruno [Ts] [4s]
Anna: bets $400
Bruno: folds
Uncalled bet ($400) returned to Anna
Anna collected $918 from pot
*** SUMMARY ***
Total pot $920 | Rake $2
Seat 1: Anna collected ($918)
Seat 3: Bruno folded on the 4th Street
"""
COURCHEVEL = """\
PokerStars Game #200000000017:  Courchevel Pot Limit ($0.10/$0.25 USD) - 2026/03/29 17:16:11 ET
Table 'Maia' 6-max Seat #4 is the button
Seat 1: Anna ($25 in chips)
Seat 4: Bruno ($114.25 in chips)
Seat 5: Carla ($38.61 in chips)
Carla: posts small blind $0.10
Anna: posts big blind $0.25
*** HOLE CARDS ***
Dealt to Anna [Jh 7h Jd 5s Kc]
*** PRE-FLOP *** [2s]
Bruno: raises $0.50 to $0.75
Carla: calls $0.65
Anna: calls $0.50
*** FLOP *** [2s 3h 4h]
Carla: checks
Anna: checks
Bruno: bets $1.55
Carla: folds
Anna: calls $1.55
*** TURN *** [2s 3h 4h] [5c]
Anna: checks
Bruno: checks
*** RIVER *** [2s 3h 4h 5c] [Qs]
Anna: bets $5.11
Bruno: calls $5.11
*** SHOW DOWN ***
Anna: shows [Jh 7h Jd 5s Kc] (a pair of Jacks)
Bruno: shows [6c Kh 9s 2d 5h] (a straight, Deuce to Six)
Bruno collected $14.87 from pot
*** SUMMARY ***
Total pot $15.57 | Rake $0.70
Board [2s 3h 4h 5c Qs]
Seat 1: Anna (big blind) showed [Jh 7h Jd 5s Kc] and lost with a pair of Jacks
Seat 4: Bruno (button) showed [6c Kh 9s 2d 5h] and won ($14.87) with a straight, Deuce to Six
Seat 5: Carla (small blind) folded on the Flop
"""
COURCHEVEL_TOLD_TWICE = COURCHEVEL.replace(
    "*** PRE-FLOP *** [2s]", "*** HOLE CARDS *** [2s]*** HOLE CARDSPRE-FLOP *** [2s]"
).replace("*** FLOP *** [2s 3h 4h]", "*** FLOP *** [2s] [2s3h 4h]")
PART_SHOWN = """\
PokerStars Hand #200000000018:  Omaha Pot Limit ($0.50/$1.00 USD) - 2012/04/12 23:00:00 ET
Table 'Atlas V' 6-max Seat #1 is the button
Seat 1: Anna ($214.42 in chips)
Seat 3: Bruno ($146.25 in chips)
Seat 4: Carla ($60 in chips)
Bruno: posts small blind $0.50
Carla: posts big blind $1
*** HOLE CARDS ***
Anna: folds
Bruno: raises $2 to $3
Carla: calls $2
*** FLOP *** [Kc 2s Jc]
Bruno: bets $6
Carla: calls $6
*** TURN *** [Kc 2s Jc] [Qd]
Bruno: bets $18
Carla: raises $18 to $36
Bruno: calls $18
*** RIVER *** [Kc 2s Jc Qd] [6h]
Bruno: checks
Carla: checks
*** SHOW DOWN ***
Bruno: shows [Kd Qc Jh 9h] (two pair, Kings and Queens)
Carla: shows [Ah As]
Bruno collected $87.20 from pot
*** SUMMARY ***
Total pot $90 | Rake $2.80
Board [Kc 2s Jc Qd 6h]
Seat 1: Anna (button) folded before Flop (didn't bet)
Seat 3: Bruno (small blind) showed [Kd Qc Jh 9h] and won ($87.20) with two pair, Kings and Queens
Seat 4: Carla (big blind) mucked [Ah As]
"""
BUTTON_IN_BIG_BLIND = """\
PokerStars Game #200000019:  Hold'em Limit ($1/$2 USD) - 2005/08/15 14:27:10 ET
Table 'Sirio' Seat #6 is the button
Seat 6: Anna ($40 in chips)
Seat 7: Bruno ($24.75 in chips)
Bruno: posts small blind $0.50
Anna: posts big blind $1
*** HOLE CARDS ***
Dealt to Anna [3s 4s]
Bruno: folds
Anna collected $1 from pot
*** SUMMARY ***
Total pot $1 | Rake $0
Seat 6: Anna (button) (big blind) collected ($1)
Seat 7: Bruno (small blind) folded before Flop
"""
ODD_TEXTS = {
    "cashed out": CASHED_OUT,
    "capped": CAPPED,
    "old": OLD,
    "button blind": BUTTON_BLIND,
    "one draw": ONE_DRAW,
    "mixed": MIXED,
    "courchevel": COURCHEVEL,
    "courchevel told twice": COURCHEVEL_TOLD_TWICE,
    "button in the big blind": BUTTON_IN_BIG_BLIND,
}
"""What ends with the recorded stacks, by what is odd about it."""
