### Backups of a room: what they say, and what is wrong with one.

backup-made = { $file } has everything of { $room } as of { $at }
backup-key-in = The room's secret is in it, sealed under the passphrase.
backup-key-out = The room's secret is not in it: keep a copy of { $key } somewhere else. Without it the names of people cannot be read.
restore-from = { $file }, made { $at }
restore-done = { $place } has everything that was in the backup: every chain, every table, row for row.
restore-key-there = Its secret is in { $key }.
restore-key-missing = Its secret is not in the backup: put it at { $key } before it is served.

note-no-data-in-file = there are no data of a room in { $file }
note-take-another-backup = take another backup
note-no-backup = { $file } is no backup of a room
note-backup-is-damaged = { $file } is damaged or was cut short
note-there-is-no-file = there is no file { $file }
note-file-is-a-folder = { $file } is a folder
note-file-is-there = there is something in { $file } already
note-name-another-file = name another file with { $option }
note-name-the-rooms-secret = name the room's secret with --key
note-passphrase-is-needed = a passphrase is needed
note-set-the-variable = set { $variable }
note-passphrase = Passphrase
note-passphrase-again = The same again
note-passphrases-differ = these are two different passphrases
note-run-it-once-more = run the command once more
note-wrong-passphrase = this is not the passphrase of the secret in the backup
note-write-it-again-or-leave-the-key = write it again, or leave the secret where it is with --without-key
note-another-secret-there = { $file } has another secret than the backup
note-one-or-the-other = name a folder or want no backups, not both
note-there-is-no-folder = there is no folder { $folder }

## Whole events.

export-done = { $file } has the whole of { $event }.
export-head = Head    { $digest }
export-names =
    { $count ->
        [0] It has ids for players, no names.
       *[other] It has the names of { $count } players.
    }
import-event-done = { $event } is in { $place } now: its chains are as they were written.
import-event-draws =
    { $count } { $count ->
        [one] draw
       *[other] draws
    } drawn again: { $holds ->
        [yes] all as they were
       *[no] NOT all as they were
    }
note-data-are-in-memory = this server keeps its data in memory: no event goes out of it whole, and none into it
note-event-keeps-its-id = a whole event keeps its id
note-export-it-again = export it once more
note-event-file-damaged = the file of the event is damaged or was cut short
note-ticket-is-there = the room has a ticket { $ticket } already
note-import-into-another-room = import it into another room
note-deck-is-elsewhere = the deck of this hand was shuffled in another room, which alone can open it

refusal-event-there = the room has an event { $event } already; its log, and the label of each draw, have that id for good
refusal-hand-stays-here = a hand is being dealt at table { $table }, and its deck stays in the room where it was shuffled: finish the hand and export again
refusal-log-incoherent = row { $row } of { $stream } does not follow from the rows before it
