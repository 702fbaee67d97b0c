"""The rules of ``pslive`` in our words."""

from shuffleup.rulebooks.rule import assisted, mechanised

RULES = (
    assisted(
        "1",
        "Fairness first",
        "Staff decide for the good of the event, in unusual cases against a technical rule; decisions are final.",
    ),
    mechanised(
        "11a",
        "Dead button",
        "The button stays where it is when an elimination or an arrival keeps it from moving.",
    ),
    mechanised(
        "11b",
        "Heads-up button",
        "Heads-up the small blind has the button and acts first; nobody is big blind twice running.",
    ),
    mechanised(
        "14",
        "Odd chips",
        "Pots split down to the smallest chip; the odd one goes left of the button, by suit in stud, to the high half.",
    ),
    mechanised("19a", "Shown winners are safe", "A dealer cannot kill a hand that was shown and had clearly won."),
    mechanised("20", "Side pots", "Every side pot is a pot of its own and is never merged before it is divided."),
    mechanised(
        "21",
        "Calling time",
        "With the approval of staff a player has 50 seconds and a count of ten; then his hand is dead.",
    ),
    mechanised(
        "21a", "Calling time in short levels", "In levels of 20 minutes or less: 25 seconds and a count of five."
    ),
    mechanised(
        "25",
        "At the seat",
        "Only a player at his seat when the last card reaches the button has a live hand.",
    ),
    mechanised(
        "25a",
        "Absent low card in stud",
        "The lowest upcard brings in even if its owner is away, and he is dealt the next card.",
    ),
    mechanised(
        "27",
        "Number of raises",
        "No cap without a limit; in limit a bet and three raises unless the house says otherwise, until the event is "
        "heads-up.",
    ),
    mechanised(
        "29",
        "Substantial action",
        "Two acts in a row, one of them with chips, or any three acts in a row.",
    ),
    mechanised(
        "30",
        "Acting in turn",
        "Words said in turn bind, and chips put in in turn stay in.",
    ),
    mechanised(
        "33",
        "Single oversized chip",
        "One silent chip facing a bet is a call; after the bare word raise it is the largest raise it allows.",
    ),
    mechanised(
        "34",
        "Several chips of one denomination",
        "Silent chips of one denomination are a call if the call needs every one of them.",
    ),
    mechanised("35", "Making a raise", "Without a limit and in pot-limit a raise is made in one of three ways."),
    mechanised("35a", "One motion", "The whole amount goes in at once."),
    mechanised("35b", "Declared total", "The total is said before any chip goes in."),
    mechanised(
        "35c", "Two motions after the word", "After the word raise the call goes in, then the raise in one motion."
    ),
    mechanised(
        "36",
        "Incomplete raise",
        "From half of a raise on it must be made a minimum raise; a silent one below half is a call.",
    ),
    mechanised("37", "All-in raise", "An all-in below a full raise does not reopen the betting for who has acted."),
    mechanised("39", "Cards speak", "Hands are worth what their cards are worth, whatever anybody says about them."),
    mechanised(
        "40",
        "All-in showdown",
        "Once somebody is all-in and the action is complete, hands are turned up; mucking on purpose may be penalised.",
    ),
    mechanised(
        "40a",
        "Side pot with an all-in",
        "With an all-in in the main pot everybody at the showdown shows; no hand may be mucked, all stay live.",
    ),
    mechanised(
        "41",
        "Order of showing",
        "The last aggressor of the hand, on whatever street, shows first; after none, the first left of the button.",
    ),
    mechanised("41a", "Declining to show", "Whoever declines in his turn to show gives up the pot."),
    mechanised(
        "42", "Winning hand", "To win, show all cards, even when playing the board; the last hand need not be shown."
    ),
    mechanised("42a", "What shown means", "All cards lie face up on the table."),
    assisted(
        "43",
        "Asking to see hands",
        "Whoever reached the showdown and still has cards may see any hand, which is then live.",
    ),
)
