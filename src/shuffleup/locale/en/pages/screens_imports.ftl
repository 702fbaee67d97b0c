# What other programs have kept, on the room page.

room-tab-imports = Imports
imports-title = Imports
imports-hint = A list of players (CSV, Excel, or pasted), or an evening of The Tournament Director (.tdt). It is shown first; nothing changes before you have looked at it.
imports-hint-lists = A list of players: CSV, Excel, or pasted. It is shown first; nothing changes before you have looked at it.
imports-drop = Drop a file here, or choose one
imports-file = File
imports-paste = Or paste a list
imports-paste-hint = One player on each line: name, country, card …
imports-look = Look at it
imports-pasted = Pasted list
imports-heads = First row
imports-guessed = guessed
imports-heads-yes = is heads
imports-heads-no = is a player
imports-order = Names are written
imports-order-first = first name first
imports-order-surname = surname first
imports-column = column { $number }
imports-column-name = Name
imports-column-first = First name
imports-column-last = Surname
imports-column-public = Short public name
imports-column-country = Country
imports-column-card = Card
imports-row = Row { $row }:
imports-counts = { $fresh } new, { $known } known, { $ask } in doubt
imports-verdict-new = new
imports-verdict-same = known
imports-verdict-ask = in doubt
imports-who-is = Who is { $name }?
imports-say = Who is it?
imports-is = It is { $name }
imports-is-new = somebody new
imports-all = All { $count }
imports-into = Then into
imports-register-only = the register alone
imports-take =
    { $count ->
        [one] Take { $count } player
       *[other] Take { $count } players
    }
imports-doubts = Say first who they are who are in doubt.
imports-taken =
    { $count ->
        [one] { $count } player is in the register.
       *[other] { $count } players are in the register.
    }
imports-entered =
    { $count ->
        [one] { $count } has entered.
       *[other] { $count } have entered.
    }
imports-league = League
imports-evening-entries = Players
imports-evening-counts = { $players }; entries { $entries }, rebuys { $rebuys }, add-ons { $addons }
imports-commands = Commands in the log
imports-bring-in = Bring the evening in
imports-evening-in = The evening is in:
imports-there-already = It was there already:
imports-whole-title = A whole event from its copy
imports-whole-hint = { $file }: its log is worked out again from its first row before it is taken in, whole or not at all. An event that is here already stays as it is.
imports-whole-do = Bring it back
imports-whole-done = { $event } is here again, with { $rows } rows of its log.
imports-whole-open = Open it on the floor
