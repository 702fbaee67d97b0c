# The penalty book of the floor page.

penalty-book = Penalty book
penalty-for = Penalty for { $player }
penalty-step = Penalty
penalty-step-warning = Warning
penalty-step-hands = Missed hands
penalty-step-orbits = Missed orbits
penalty-step-hands_or_orbits = Missed hands
penalty-step-hand_void = Hand void
penalty-step-hand_annulled = Hand annulled
penalty-step-elimination = Elimination
penalty-step-disqualification = Disqualification
penalty-step-event_ban = Barred from the festival
penalty-step-exclusion = Barred by the organiser
penalty-step-circuit_exclusion = Barred from the circuit
penalty-how-many = How many
penalty-offence = What for
penalty-offence-none = As written below
penalty-reason = Reason, for the log
penalty-this-hand = The hand in progress counts
penalty-paid = Paid for the place
penalty-override = Why against the book
penalty-so-far = So far
penalty-missed =
    { $count ->
        [one] { $count } missed hand
       *[other] { $count } missed hands
    }
penalty-left =
    { $count ->
        [0] served
        [one] { $count } hand left
       *[other] { $count } hands left
    }
penalty-where = Day { $day }, table { $table }
penalty-day = Day { $day }
penalty-is-lifted = lifted
penalty-lift = Lift
penalty-lifted-by-floor = the rest is remitted
penalty-none = No penalty so far.
ui-yes = Yes
ui-no = No
