"""The rules of ``tda-2024`` in our words."""

from shuffleup.rulebooks.rule import assisted, mechanised

RULES = (
    assisted(
        "1",
        "Floor decisions",
        "Fairness and the good of the game come before the letter of a rule; the floor's decision is final.",
    ),
    mechanised("12", "Cards speak", "Hands are worth what their cards are worth, whatever anybody says about them."),
    mechanised(
        "16",
        "Face up for all-ins",
        "Once somebody is all-in and no betting is left, every live hand is turned up and the board runs out.",
    ),
    mechanised(
        "17",
        "Showdown and its order",
        "Without an all-in the last aggressor of the final street shows first; after none, whoever would act first.",
    ),
    assisted(
        "18",
        "Asking to see a hand",
        "A caller on the river who still has his cards may see the last aggressor's hand; the rest is the director's.",
    ),
    mechanised("19", "Playing the board", "Whoever plays the board must table all his cards to share in the pot."),
    mechanised(
        "20",
        "Odd chips",
        "Pots split down to the smallest chip; the odd one goes left of the button, by suit in stud, to the high half.",
    ),
    mechanised("21", "Side pots", "Every pot is split on its own."),
    mechanised(
        "29",
        "Calling the clock",
        "After fair thought the clock runs 25 seconds and a count of five; then the hand is dead, or checks if it may.",
    ),
    mechanised(
        "30",
        "At the seat",
        "To have a live hand be at the seat when the first deal is complete; blinds and antes are due in any case.",
    ),
    mechanised(
        "32",
        "Dead button",
        "The big blind moves one player on each hand; small blind and button follow, onto an empty seat if need be.",
    ),
    mechanised(
        "34",
        "Button placement and heads-up",
        "Heads-up the button is the small blind and acts first before the flop; nobody is big blind twice running.",
    ),
    mechanised(
        "36",
        "Substantial action",
        "Two acts in turn, one of them with chips, or any three acts; posted blinds are no acts.",
    ),
    mechanised("38", "Burns", "Every street burns exactly one card, never more to bring back the order of the deck."),
    mechanised(
        "42", "Methods of raising", "A raise goes in with one motion, or its amount is said before the chips move."
    ),
    mechanised(
        "43",
        "Amounts of raises",
        "A raise is at least the largest full bet or raise of the street; from half of it on it must be completed.",
    ),
    mechanised(
        "44",
        "Oversized chips",
        "One silent chip facing a bet is a call; after the bare word raise it is the largest raise it allows.",
    ),
    mechanised(
        "45",
        "Several chips",
        "Silent chips are a call if the call needs the smallest of them; otherwise half of a raise decides.",
    ),
    mechanised(
        "46",
        "Earlier chips not yet pulled in",
        "Chips already in front, left, moved or taken back, decide together with the new ones between call and raise.",
    ),
    mechanised(
        "47",
        "Reopening the betting",
        "Who has acted may raise again only facing a full raise, which short all-ins may add up to; half in limit.",
    ),
    mechanised(
        "48",
        "Number of raises",
        "No cap without a limit; in limit the house's cap holds until two players are left in the event.",
    ),
    mechanised("50", "Acting in turn", "Words and chips given in turn bind and stay in the pot."),
    mechanised(
        "54",
        "Pot size and pot-limit bets",
        "Pot-limit maximums count full blinds before the flop and the true pot later; no-limit knows no pot bet.",
    ),
    mechanised("RP-1", "All-in buttons", "Every all-in player is marked as such, for all to see."),
    mechanised(
        "RP-10",
        "Dealing stud",
        "How stud deals with exposed cards, absent players, tied upcards and too few cards for the last street.",
    ),
    mechanised(
        "RP-11",
        "Ante by one player",
        "The big blind pays the ante for all, his blind before the ante; the ante is never reduced.",
    ),
)
