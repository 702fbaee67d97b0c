"""Hands as clients of a room write them, made up for the tests: cash and tournaments, with what is odd about each."""

RAKED = """\
PokerStars Hand #200000000001:  Hold'em No Limit ($0.25/$0.50 USD) - 2026/03/14 20:15:09 CET [2026/03/14 15:15:09 ET]
Table 'Orione II' 6-max Seat #2 is the button
Seat 1: Anna ($50 in chips)
Seat 2: Bruno ($61.35 in chips)
Seat 3: Carla: the 2nd ($48.10 in chips)
Seat 4: Dario ($50 in chips) is sitting out
Carla: the 2nd: posts small blind $0.25
Anna: posts big blind $0.50
Dario: is sitting out
*** HOLE CARDS ***
Dealt to Anna [As Kd]
Elena joins the table at seat #5
Bruno: raises $1 to $1.50
Bruno said, "good luck: all"
Carla: the 2nd: folds
Anna: calls $1
*** FLOP *** [Ah 7c 2d]
Anna: checks
Bruno: bets $2.25
Anna: calls $2.25
*** TURN *** [Ah 7c 2d] [9s]
Anna: checks
Bruno: checks
*** RIVER *** [Ah 7c 2d 9s] [3h]
Anna: bets $4.10
Bruno: calls $4.10
*** SHOW DOWN ***
Anna: shows [As Kd] (a pair of Aces)
Bruno: mucks hand
Anna collected $15.15 from pot
*** SUMMARY ***
Total pot $15.95 | Rake $0.80
Board [Ah 7c 2d 9s 3h]
Seat 1: Anna (big blind) showed [As Kd] and won ($15.15) with a pair of Aces
Seat 2: Bruno (button) mucked [Ad Qh]
Seat 3: Carla: the 2nd (small blind) folded before Flop
"""
TWICE = """\
PokerStars Zoom Hand #200000000002:  Omaha Pot Limit (€1/€2 EUR) - 2026/03/14 20:16:00 ET
Table 'Lira' 6-max Seat #1 is the button
Seat 1: Anna (€200 in chips)
Seat 3: Bruno (€200 in chips)
Seat 6: Carla (€40 in chips)
Bruno: posts small blind €1
Carla: posts big blind €2
*** HOLE CARDS ***
Dealt to Anna [As Ah Kd Qd]
Anna: raises €5 to €7
Bruno: calls €6
Carla: folds
*** FLOP *** [Ad 8s 7s]
Bruno: bets €16
Anna: raises €48 to €64
Bruno: raises €129 to €193 and is all-in
Anna: calls €129 and is all-in
*** FIRST TURN *** [Ad 8s 7s] [2c]
*** FIRST RIVER *** [Ad 8s 7s 2c] [3h]
*** SECOND TURN *** [Ad 8s 7s] [Ts]
*** SECOND RIVER *** [Ad 8s 7s Ts] [4c]
*** FIRST SHOW DOWN ***
Bruno: shows [Js 9s Tc 9h] (high card Ace)
Anna: shows [As Ah Kd Qd] (three of a kind, Aces)
Anna collected €199.50 from pot
*** SECOND SHOW DOWN ***
Bruno: shows [Js 9s Tc 9h] (a straight flush)
Anna: shows [As Ah Kd Qd] (three of a kind, Aces)
Bruno collected €199.50 from pot
*** SUMMARY ***
Total pot €402 | Rake €3
Hand was run twice
FIRST Board [Ad 8s 7s 2c 3h]
SECOND Board [Ad 8s 7s Ts 4c]
Seat 1: Anna (button) showed [As Ah Kd Qd] and won (€199.50) with three of a kind, and lost with three of a kind
Seat 3: Bruno (small blind) showed [Js 9s Tc 9h] and lost, and won (€199.50) with a straight flush
Seat 6: Carla (big blind) folded before Flop
"""
STRADDLED = """\
PokerStars Hand #200000000003:  Hold'em No Limit ($1/$2) - 2026/03/15 1:02:03 ET
Table 'Vela' 9-max Seat #9 is the button
Seat 2: Anna ($300 in chips)
Seat 4: Bruno ($300 in chips)
Seat 5: Carla ($300 in chips)
Seat 7: Dario ($300 in chips)
Seat 9: Elena ($300 in chips)
Anna: posts small blind $1
Bruno: posts big blind $2
Carla: posts straddle $4
Dario: posts small & big blinds $3
*** HOLE CARDS ***
Dario: calls $2
Elena: folds
Anna: folds
Bruno: folds
Carla: checks
*** FLOP *** [2s 2d Kc]
Carla: bets $2
Dario: folds
Uncalled bet ($2) returned to Carla
Carla collected $12 from pot
Carla: doesn't show hand
*** SUMMARY ***
Total pot $12 | Rake $0
Board [2s 2d Kc]
Seat 2: Anna (small blind) folded before Flop
Seat 4: Bruno (big blind) folded before Flop
Seat 5: Carla collected ($12)
Seat 7: Dario folded on the Flop
Seat 9: Elena (button) folded before Flop (didn't bet)
"""
SIDE_POTS = """\
PokerStars Hand #200000000004: Tournament #900100, $10+$1 Hold'em No Limit - Level XI (400/800) - 2026/03/15 2:00:00 ET
Table '900100 9' 9-max Seat #1 is the button
Seat 1: Anna (12910 in chips)
Seat 2: Bruno (1030 in chips, $5 bounty)
Seat 3: Carla (6000 in chips) is sitting out
Seat 5: Dario (13175 in chips)
Seat 8: Elena (9000 in chips) out of hand (moved from another table into small blind)
Anna: posts the ante 75
Bruno: posts the ante 75
Carla: posts the ante 75
Dario: posts the ante 75
Bruno: posts small blind 400
Carla: posts big blind 800
*** HOLE CARDS ***
Dealt to Dario [Qs Qh]
Dario: raises 1200 to 2000
Anna: raises 10835 to 12835 and is all-in
Bruno: calls 555 and is all-in
Carla: folds
Dario: calls 10835
Bruno has timed out
*** FLOP *** [2c 5d 9s]
*** TURN *** [2c 5d 9s] [Td]
*** RIVER *** [2c 5d 9s Td] [3c]
*** SHOW DOWN ***
Dario: shows [Qs Qh] (a pair of Queens)
Anna: shows [Ac Kc] (high card Ace)
Dario collected 23760 from side pot
Bruno: shows [Ks Kh] (a pair of Kings)
Bruno collected 3965 from main pot
Dario wins the $5 bounty for eliminating Anna
Anna finished the tournament in 7th place
*** SUMMARY ***
Total pot 27725 Main pot 3965. Side pot 23760. | Rake 0
Board [2c 5d 9s Td 3c]
Seat 1: Anna (button) showed [Ac Kc] and lost with high card Ace
Seat 2: Bruno (small blind) showed [Ks Kh] and won (3965) with a pair of Kings
Seat 3: Carla (big blind) folded before Flop
Seat 5: Dario showed [Qs Qh] and won (23760) with a pair of Queens
Seat 8: Elena (9000 in chips) out of hand
"""
FIXED = """\
PokerStars Game #200000000005:  Hold'em Limit ($2/$4) - 2009/07/01 0:00:11 ET
Table 'Dora' 6-max Seat #4 is the button
Seat 2: Anna ($80 in chips)
Seat 4: Bruno ($3 in chips)
Seat 5: Carla ($41 in chips)
Carla: posts small blind $1
Anna: posts big blind $2
*** HOLE CARDS ***
Bruno: calls $2
Carla: raises $2 to $4
Anna: folds
Bruno: calls $1 and is all-in
Uncalled bet ($1) returned to Carla
*** FLOP *** [Kh Td 4d]
*** TURN *** [Kh Td 4d] [4h]
*** RIVER *** [Kh Td 4d 4h] [8c]
*** SHOW DOWN ***
Carla: shows [Ac Qc] (a pair of Fours)
Bruno: shows [Ah Qs] (a pair of Fours)
Carla collected $4 from pot
Bruno collected $4 from pot
*** SUMMARY ***
Total pot $8 | Rake $0
Board [Kh Td 4d 4h 8c]
Seat 2: Anna (big blind) folded before Flop
Seat 4: Bruno (button) showed [Ah Qs] and won ($4) with a pair of Fours
Seat 5: Carla (small blind) showed [Ac Qc] and won ($4) with a pair of Fours
"""
STUD = """\
PokerStars Hand #200000000006:  7 Card Stud Limit ($2/$4 USD) - 2026/03/15 3:00:00 ET
Table 'Mira' 8-max
Seat 1: Anna ($50 in chips)
Seat 2: Bruno ($50 in chips)
Seat 6: Carla ($50 in chips)
Anna: posts the ante $0.25
Bruno: posts the ante $0.25
Carla: posts the ante $0.25
*** 3rd STREET ***
Dealt to Anna [Ts Th] [Ac]
Dealt to Bruno [2d]
Dealt to Carla [9c]
Bruno: brings in for $0.50
Carla: folds
Anna: raises $1.50 to $2
Bruno: calls $1.50
*** 4th STREET ***
Dealt to Anna [Ts Th Ac] [4h]
Dealt to Bruno [2d] [Kd]
Anna: checks
Bruno: bets $2
Anna: folds
Uncalled bet ($2) returned to Bruno
Bruno collected $4.55 from pot
Bruno: shows [2c] (a pair of Deuces)
*** SUMMARY ***
Total pot $4.75 | Rake $0.20
Seat 1: Anna folded on the 4th Street
Seat 2: Bruno collected ($4.55)
Seat 6: Carla folded on the 3rd Street (didn't bet)
"""
DRAW = """\
PokerStars Hand #200000000007:  Triple Draw 2-7 Lowball Limit ($2/$4 USD) - 2026/03/15 3:10:00 ET
Table 'Deneb' 6-max Seat #1 is the button
Seat 1: Anna ($40 in chips)
Seat 2: Bruno ($40 in chips)
Bruno: posts big blind $2
Anna: posts small blind $1
*** DEALING HANDS ***
Dealt to Anna [7c 5d 4s 2h Kd]
Anna: raises $2 to $4
Bruno: calls $2
*** FIRST DRAW ***
Bruno: discards 2 cards
Anna: discards 1 card [Kd]
Dealt to Anna [7c 5d 4s 2h] [3c]
Bruno: checks
Anna: bets $2
Bruno: calls $2
*** SECOND DRAW ***
Bruno: discards 1 card
Anna: stands pat on [7c 5d 4s 2h 3c]
Bruno: checks
Anna: bets $4
Bruno: calls $4
*** THIRD DRAW ***
Bruno: stands pat
Anna: stands pat on [7c 5d 4s 2h 3c]
Bruno: checks
Anna: checks
*** SHOW DOWN ***
Bruno: shows [8c 7d 6h 3s 2d] (Lo: 8,7,6,3,2)
Anna: shows [7c 5d 4s 2h 3c] (Lo: 7,5,4,3,2)
Anna collected $19 from pot
*** SUMMARY ***
Total pot $20 | Rake $1
Seat 1: Anna (button) (small blind) showed [7c 5d 4s 2h 3c] and won ($19) with Lo: 7,5,4,3,2
Seat 2: Bruno (big blind) showed [8c 7d 6h 3s 2d] and lost with Lo: 8,7,6,3,2
"""
EVERY_TEXT = (RAKED, TWICE, STRADDLED, SIDE_POTS, FIXED, STUD, DRAW)
