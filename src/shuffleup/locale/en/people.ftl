### The register of players: what the server says of it.

note-people-sealed = the names of people cannot be read: they were sealed under another secret, or were altered
note-secret-is-lost = the secret of { $file } is not there, and the names of people are sealed under it
note-put-the-secret-back = put the file back as it was, from a backup; without it start with another --db
note-erased-player = Player { $mark }

refusal-no-such-player = nobody in the register of players has the id { $id }
refusal-name-of-several = { $count } people are called { $name }: choose one of them from the list
refusal-name-like-id = nobody can be called { $name }: that is how ids of players look
refusal-country-unknown = no country has the code { $country }: write two letters, as IT or ES
refusal-reason-missing-ban = a ban names its reason
refusal-ban-ends-too-early = the ban would begin on { $since } and end before that, on { $until }
refusal-player-banned = { $player } is banned since { $since }{ $until ->
        [none] {""}
       *[other] , until { $until }
    }: { $reason }
refusal-player-barred = { $player } may not enter: ask the floor
refusal-person-changed = somebody else has changed this person meanwhile: look again before saving
refusal-person-alike = { $id } is in the register already and may be the same person
refusal-same-person = these two are one person already
refusal-wrong-name = the name was not written as it stands in the register: nobody was erased
refusal-has-account = this player signs in already
refusal-plays-twice = both are in { $event }, which is not over: merged, one person would sit there twice
refusal-still-in-event = this person is in { $event }, which is not over: erase after its end
refusal-still-works-here = whoever is to be erased has to be let go first
