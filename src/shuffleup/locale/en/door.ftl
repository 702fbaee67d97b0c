### Who comes in and who may what: what the door says.

note-sign-in-first = nobody is signed in here
note-sign-in-at-the-door = sign in at /door, or send the token of a program
note-role-may-not = this cannot be done as { $role }: it takes { $roles }
note-key-is-for-others = this token is for { $events } only
note-request-without-origin = the request does not say which page it comes from
note-send-the-origin = send the header Origin with the address of this server, or the token of a program
note-no-device-of-room = this is no device of the room
note-pair-it-first = the floor pairs it: Staff, Pair a device
note-people-unusable = the list of the staff cannot be used: { $fault }
note-check-disk-and-programs = see whether the disk is full, or another program has the file

refusal-role-needed = this cannot be done as { $role }: it takes { $roles }
refusal-done-by-another = somebody else did this: the floor can take it back
refusal-wait-after-failures = too many failures: wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
refusal-attempt-under-way = another attempt is under way: wait a moment, then try again
refusal-door-is-busy = many people are signing in: wait a moment, then try again
refusal-wrong-login = login or password is wrong
refusal-wrong-pin = the PIN is wrong
refusal-pin-blocked = the PIN was wrong { $tries } times and is good no longer: sign in by password and choose another
refusal-link-used-up = this link is good no longer: it was used, or its time is over; ask for a new one
refusal-phone-link-gone = this code no longer works: ask at the cage for a new one
refusal-login-taken = somebody else signs in as { $login }: choose another login
refusal-password-too-short = a password has at least { $least } characters
refusal-password-too-long = a password has at most { $most } characters
refusal-password-too-simple = this password is guessed at once: take several words
refusal-pin-of-digits = a PIN has { $least } to { $most } digits
refusal-pin-too-simple = this PIN is guessed at once: take digits that are neither alike nor in a row, and no date or year
refusal-owners-only = only an owner makes somebody { $role }, or changes him
refusal-no-such-person = there is nobody with the id { $id }
refusal-person-damaged = the row of { $id } is damaged: take it away, and invite whoever it was anew
note-person-damaged = { $id } (damaged row)
refusal-last-owner = a room keeps one owner who can sign in: make somebody else owner first
refusal-no-such-key = there is nothing with the id { $id } that could be taken away
refusal-not-your-password = the old password is wrong
