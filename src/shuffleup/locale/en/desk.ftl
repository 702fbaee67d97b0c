### What the ruling desk says.

## The ruling desk itself.

desk-another-game = another game
desk-all-alike = All books answer alike.
desk-one-answers = Only { $book } answers.
desk-answers = { $count } different answers:
desk-impossible = It cannot be so: { $reason }
desk-ask-game = Game
desk-ask-blinds = Blinds
desk-ask-stacks = Players and stacks, from the small blind on
desk-ask-action = What was done, one line for each act (empty: done)
desk-ask-case = What happened (empty: done)
desk-turn = to act: { $player }
desk-house-differs = { $house } answers otherwise than { $book }, its own book.
desk-table-head = All cases
desk-decided = The floor chooses: { $text }. ({ $rule })
desk-decided-by = { $author } chooses: { $text }. Reason: { $reason }. ({ $rule })
desk-overruled = Against the rule { $author } decides: { $text }. Reason: { $reason }. ({ $rule }; final)
desk-welcome = Answer each question; ? explains it, < goes back one.
desk-ask-decision = What happened (a number: decide otherwise; empty: done)
desk-ask-author = Who decides against the rule
desk-ask-reason = The reason
desk-needs-signature = a decision against the rule names its author and its reason
desk-no-such-number = choose a number from 1 to { $most }
desk-choices =   The floor may decide otherwise: { $list }
desk-nobody = nobody at the table is called { $name }; players are { $players }
desk-not-understood = '{ $text }' is not understood; nearest are: { $list }
desk-place-wrong = '{ $text }' cannot be read; it is written '{ $form }'
desk-more-forms = 
    { $count ->
        [0] Nothing is like that; type ? alone.
       *[other] There are { $count }: type ? and a word, such as ? flop.
    }
desk-help-game = How much may be bet, and what is dealt: { $example }, pot-limit Omaha, fixed-limit seven-card stud.
desk-help-blinds = Small and big blind; with the street where the hand begins: { $example }.
desk-help-stacks = Names and chips clockwise; the first has the small blind, the last the button: { $example }.
desk-bad-game = that is no game: write { $example }
desk-bad-blinds = those are no blinds: write { $example }, the small one first
desk-bad-stacks = no table can have these players and stacks: write { $example }
desk-help-action = What has been done so far, one act after the other, raises by their total:
desk-help-case = What is put to the floor; nothing of it happens in the hand:
desk-summary = Summary ({ $book })
desk-same = as { $book }
desk-is-it-so = { $text }?
desk-so-because = { $text }: { $reason }
