# The federation of the room: clubs, members, sanctioned events.

room-tab-federation = Federation
federation-clubs = Clubs
federation-no-club = No club yet
federation-no-club-hint = A club has members, and events that its federation has sanctioned.
federation-new-club = New club
federation-change-club = Change { $club }
federation-drop-club = Take { $club } out
federation-club = Club
federation-club-name = Name
federation-code = Number at the federation
federation-town = Town
federation-keep = Keep it
federation-count =
    { $count ->
        [one] 1 member
       *[other] { $count } members
    }
federation-members = Members
federation-no-member = Nobody is a member yet.
federation-search = Find by name or card
federation-every-club = Every club
federation-enrol = Make a member
federation-player = Player of the register
federation-player-hint = Choose somebody whom the register has.
federation-until = Until
federation-until-day = until { $day }
federation-forever = without end
federation-expired = expired on { $day }
federation-end = End the membership of { $player }
federation-more = { $count } more: write a part of the name
federation-events = Sanctioned events
federation-no-event = No event is sanctioned yet.
federation-sanction = Sanction an event
federation-event = Event
federation-number = Number
federation-withdraw = Withdraw the sanction of { $event }
federation-all-members =
    { $players ->
        [0] nobody has entered
        [one] its one player is a member
       *[other] all { $players } players are members
    }
federation-missing =
    { $count ->
        [one] 1 of { $players } is no member: { $names }
       *[other] { $count } of { $players } are no members: { $names }
    }
