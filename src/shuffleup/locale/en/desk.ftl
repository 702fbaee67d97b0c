### What the ruling desk says.

## The ruling desk itself.

desk-another-game = another game
desk-all-alike = All books answer alike.
desk-answers = { $count } different answers:
desk-impossible = It cannot be so: { $reason }
desk-ask-game = Game
desk-ask-blinds = Blinds
desk-ask-stacks = Players and stacks, from the small blind on
desk-ask-action = What was done, one line for each act (empty: done)
desk-ask-case = What happened (empty: done)
desk-turn = to act: { $player }
