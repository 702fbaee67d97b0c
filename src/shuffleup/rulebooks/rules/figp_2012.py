"""The rules of ``figp-2012`` in our words."""

from shuffleup.rulebooks.rule import assisted, mechanised

RULES = (
    mechanised("def-5", "Blinds and antes", "Everybody antes before the deal; the big blind is twice the small blind."),
    mechanised(
        "def-6", "All-in", "A player wins from each opponent no more than he matched; the rest makes side pots."
    ),
    mechanised(
        "1e", "The deal", "Two cards each, one at a time from the small blind on, once blinds and antes are posted."
    ),
    mechanised(
        "1g",
        "End of a betting round",
        "A round ends when the highest bet is called by all, all have checked, or one player is left.",
    ),
    mechanised("1h", "Flop", "One card is burned and three are turned up."),
    mechanised("1j", "Turn", "One card is burned and one is turned up."),
    mechanised("1l", "River", "One card is burned and one is turned up."),
    mechanised("2", "Movement of the button", "Everybody pays both blinds in turn, and the button follows the blinds."),
    mechanised("3", "Dead button", "When a blind is eliminated the button waits, so that the blinds stay regular."),
    mechanised("3a", "Small blind out", "The button stays for one hand with both blinds, then moves again."),
    mechanised(
        "3b", "Big blind out", "One hand has a big blind only, in the next the button stays; then it moves again."
    ),
    mechanised("4", "Option", "The blinds may still raise, the big blind even after an all-in below a minimum raise."),
    mechanised("5", "Heads-up", "The button is the small blind and acts first in the first round only."),
    mechanised(
        "8a", "Raises in limit", "With three or more players not all-in: one bet and three raises of fixed size."
    ),
    mechanised("8b", "Limit heads-up", "No cap when only two players were in from the start of the round."),
    mechanised(
        "8c",
        "Short all-in in limit",
        "Below half of the bet it reopens nothing and who has not acted may complete; from half on it is a full bet.",
    ),
    mechanised("9a", "Raises without a limit", "Their number is not limited on any street."),
    mechanised(
        "9b",
        "Minimum bet",
        "The big blind, in full even if its owner is short; over a smaller all-in a raise makes at least twice that.",
    ),
    mechanised("9c", "Minimum raise", "The first raise doubles the bet; later ones add at least the last increment."),
    mechanised("10", "Pot-limit", "The raise part is at most the pot as it stands after one's own call."),
    mechanised("12", "Words", "Fold, call, bet, raise or check said in the round binds."),
    mechanised("13", "Methods of raising", "A raise is made in one of three ways."),
    mechanised("13a", "One motion", "The chips go in with a single smooth movement."),
    mechanised("13b", "Announced total", "The total is said, then the chips go in."),
    mechanised("13c", "Two motions after the word", "After the word raise the call goes in, then the raise."),
    mechanised("15b", "Below the bet", "Too few chips are a call and are made up to it."),
    mechanised("15c", "Below half of a minimum raise", "It is a call, and the rest goes back."),
    mechanised("15d", "Above half of a minimum raise", "It is a raise and is completed."),
    mechanised(
        "16", "Single chip", "One silent chip facing a bet is a call; after the bare word raise the chip counts."
    ),
    mechanised(
        "17",
        "Several chips of one denomination",
        "Silent chips of one denomination are a call if the call needs every one of them.",
    ),
    mechanised(
        "19",
        "Short all-in",
        "An all-in below a minimum raise lets neither the bettor nor those who called him raise again.",
    ),
    mechanised("22", "Time", "After half a minute of thought 60 seconds and a count of ten; then the hand is folded."),
    mechanised("24", "Cards speak", "The cards decide, whatever anybody says about them; ties share equally."),
    mechanised(
        "25",
        "Order of showing",
        "The last aggressor of the hand, on whatever street, shows first; after none, the first left of the button.",
    ),
    mechanised("25a", "Declining to show", "Whoever mucks in his turn gives up the pot."),
    mechanised(
        "26",
        "All-in showdown",
        "Once somebody is all-in and the action is complete, all hands are turned up and live; none may be mucked.",
    ),
    mechanised(
        "27", "Winning hand", "To win, show all cards; the last hand need not be shown. Suspicion may have it reviewed."
    ),
    mechanised("27a", "What shown means", "All cards lie face up on the table."),
    mechanised(
        "28", "Losing hands", "They are cleared before the pot is paid; a winning hand once shown cannot be killed."
    ),
    mechanised("29", "Side pots", "They are settled before the main pot, the latest first."),
    mechanised("37a", "Substantial action before the flop", "Not before the big blind has acted for the first time."),
    mechanised("37b", "Substantial action after the flop", "Any two acts, even two checks or two folds."),
    mechanised("72", "Right to play", "Only a player seated before the deal is complete for all has a live hand."),
    assisted("85", "Integrity", "The director may look at any hand to protect the game."),
    assisted("end", "What is not covered", "The director has wide discretion."),
)
