### The room across its events: what is refused there.

refusal-no-such-day = there is no such day or time: { $day } { $time }
refusal-no-such-zone = no time zone is called { $zone }: write it like Europe/Rome
refusal-nothing-to-copy = nothing is planned on { $day } that could be copied
refusal-id-twice = { $event } is asked for twice: each event has an id of its own
refusal-no-such-wall = there is no wall called { $name }
refusal-wall-name-unfit = { $name } is no name for a wall: letters, digits, - and _, at most 40 of them
refusal-too-many-walls = a room has at most { $most } walls
refusal-no-such-wall-file = there is no file { $id } for walls
refusal-wall-file-unfit = this is neither a PNG, JPEG or WebP picture nor an MP3, Ogg or WAV sound
refusal-too-many-wall-files = a room keeps at most { $most } files for walls
refusal-no-such-template = nothing is kept under the id { $id }
refusal-template-built-in = this template comes with the program: open an event from it and keep that under another name
refusal-no-source = nobody kept the file that { $event } was opened from: open it anew from its file, and keep that one
refusal-table-taken = table { $table } is taken: { $event } plays there
refusal-table-not-there = the room has no table { $table }
refusal-tables-short =
    { $needed ->
        [one] one more table is needed
       *[other] { $needed } more tables are needed
    }, and the room has { $free ->
        [0] none free
        [one] one free
       *[other] { $free } free
    }
refusal-table-in-play = { $event } plays at table { $table }: it stays on the list until it is free
refusal-table-kept = table { $table } is assigned to another event
refusal-no-such-league = the room has no league { $league }
refusal-other-league = the address is that of the league { $league }: name the same in the command
refusal-no-such-ticket = nobody has such a ticket: { $ticket }
refusal-ticket-closed = this ticket was redeemed, refunded or taken back, or has expired
refusal-ticket-not-yours = ticket { $ticket } is somebody else's and may not be passed on
refusal-ticket-for-other = this ticket is for { $event }
refusal-ticket-currency = this ticket is in { $currency }, and the event is not
refusal-tickets-used-up = ticket { $ticket } of this satellite was used: its seats cannot be taken back
refusal-dealers-moved = at table { $table } sits { $dealer } by now: look at the push again
refusal-nobody-moves = nobody would move: somebody has to rest before somebody can be relieved
refusal-push-is-over = it is too late to take this push back: one of its dealers or tables has moved on since
refusal-shift-without-time = the shift ends at { $time } when it begins
refusal-unknown-shift = this shift is not on the rota
rehearsal-name = Rehearsal, { $players } players
refusal-no-rehearsal = this event is no rehearsal: its players go out at their tables
refusal-unknown-club = there is no club { $club }
refusal-club-in-use = { $club } has members or a sanctioned event: it stays until it has none
refusal-unknown-member = { $player } is a member of no club
refusal-not-sanctioned = { $event } is not sanctioned
