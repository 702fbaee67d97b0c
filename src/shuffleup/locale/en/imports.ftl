### Files of other programs: events of The Tournament Director, lists of players.

## What stands in a file.

note-is-it-a-tdt = is it an event that The Tournament Director has saved? Save it there again
note-no-value-of-tdt = "{ $text }" is no value; the file is read as data and nothing in it is run
note-unknown-escape = "{ $text }" means nothing in a text
note-file-ends-early = the file ends here, in the middle
note-no-tournament-in-it = there is no tournament in it
note-a-text = a text
note-a-list = a list
note-a-table-by-key = a table by key, such as Map.from([["key", …]])
note-fields-in-braces = its fields in braces
note-at-most-number = at most { $most }
note-event-id-is = give letters a-z, digits and hyphens, at most 40

## What is told otherwise than a file of The Tournament Director says.

note-tdt-blinds-mended = { $count ->
    [one] one level has blinds that nobody can play; they are as large as those before
   *[other] { $count } levels have blinds that nobody can play; they are as large as those before
 }
note-tdt-no-levels = there are no levels in it; one of 25/50 stands for them
note-tdt-other-game = it has rounds of "{ $name }"; every level here is no-limit hold'em
note-tdt-chip-set-left = its chips do not pay its stacks and blinds; the set is left out
note-tdt-kept-back = { $cents } of the pool are in no prize; they are kept, as for a league
note-tdt-added = { $cents } more were paid than came in; the house has added them
note-tdt-house-adds = the house adds { $cents } to the pot: set a guarantee for it
note-tdt-deal-not-told = its chop cannot be told as a deal of the last players
note-tdt-prizes-not-by-place = its prizes do not fall from place to place; here they do, and come to the same together
note-tdt-price-differs = { $count ->
    [one] one rebuy or add-on was sold at another price and stands here at the usual one
   *[other] { $count } rebuys or add-ons were sold at another price and stand here at the usual one
 }
note-tdt-rebuy-left = { $count ->
    [one] one rebuy is left out: it cost nothing, or gave no chips, or its player had some
   *[other] { $count } rebuys are left out: they cost nothing, or gave no chips, or their players had some
 }
note-tdt-add-on-left = { $count ->
    [one] one add-on is left out: its player was out, or it gave no chips
   *[other] { $count } add-ons are left out: their players were out, or they gave no chips
 }
note-tdt-chips-left = { $count ->
    [one] one sale gave other chips than are on record
   *[other] { $count } sales gave other chips than are on record
 }
note-tdt-bust-left = { $count ->
    [one] one player is out there who was not in
   *[other] { $count } players are out there who were not in
 }
note-tdt-hitman-left = { $count ->
    [one] one player was knocked out by somebody who was not in
   *[other] { $count } players were knocked out by somebody who was not in
 }
note-tdt-places-differ = { $count ->
    [one] one player has another place, because the file contradicts itself
   *[other] { $count } players have other places, because the file contradicts itself
 }
note-tdt-seats-differ = { $count ->
    [one] one player sits elsewhere: his table is not there
   *[other] { $count } players sit elsewhere: their tables are not there
 }
note-tdt-never-bought-in = left out, because they never bought in: { $names }
note-tdt-prize-in-kind = a prize is no money: { $name }
note-tdt-points = its points formula is kept as text: { $formula }
note-tdt-points-for-hit = { $count } points for each hit have no place in an event; a league gives points
note-tdt-points-ours = its points formula, in the words of a league here: { $formula }
note-tdt-points-sold = { $count } points came with what was bought; a league gives points
note-tdt-points-won = points came with prizes, place by place ({ $list }); a league gives points
note-tdt-points-by-hand = points given by hand; give them in the season: { $list }
note-tdt-hits-by-hand = eliminations counted by hand are not told: { $list }
note-tdt-cash-by-hand = { $cents } was given to { $name } by hand; the cage here has not paid it
note-tdt-house-takes = the house took { $cents } out of the pot beside its part of each sale; here the pool keeps it back
note-tdt-prizes-stand = its prizes stand as they were saved: { $list }; if more is sold, set the prizes again
note-tdt-prizes-follow = its prizes were { $list } as it was saved; here they follow the pool, by the same shares
note-tdt-prize-had = { $name } has had { $cents } already; here prizes are paid when play is over
note-tdt-amount = { $cents }
note-tdt-bounties = its bounties are not told; who knocked out whom is
note-tdt-bounties-paid = { $count ->
    [one] one bounty of { $cents } was paid for beside the pool; it is not told here, but who knocked out whom is
   *[other] { $count } bounties of { $cents } together were paid for beside the pool; they are not told here, but who knocked out whom is
 }
note-tdt-rake-beyond-fee = { $count ->
    [one] one buy-in has more rake than it cost; here the rake is no more than that
   *[other] { $count } buy-ins have more rake than they cost; here the rake is no more than that
 }
note-tdt-too-few-players = { $count ->
    [0] nobody bought in; registration is open
    [one] one player bought in; registration is open
   *[other] { $count } players bought in; registration is open
 }

## Why nothing is brought in.

refusal-person-undecided = { $name } may be { $other } ({ $id }), or somebody new: say which
refusal-event-there-already = there is another event { $event } already
refusal-evening-untellable = the money of "{ $name }" cannot be divided as its file says

## What an import says.

import-title = { $name }, of { $day }, by The Tournament Director { $version }
import-league = League   { $note }
import-figures = Players  { $players }; entries { $entries }, rebuys { $rebuys }, add-ons { $add-ons }; out { $out }
import-money-done = Money    { $prizes } of prizes, all of it paid
import-money-open = Money    { $pool } in the pool
import-log = Log      { $event }, { $count } commands; { $phase ->
    [registering] registration is open
    [seated] seats are drawn
    [playing] it goes on, the clock stopped
    [played-out] played out
   *[finished] it is over
 }
import-people = Register { $new } new, { $same } known, { $asked } in doubt
import-asked = { $name } may be { $list }
import-left-no-place = left     { $key } ({ $count }): there is nothing of the kind here
import-left-unknown = left     { $key } ({ $count }): nobody knows what it means
import-left-twice = left     { $key } ({ $count }): it stood there twice
import-left-more = left     { $count } more; --json has all of them
import-written = { $event } is in the room.
import-repeated = { $event } has been in the room before: nothing is changed.
import-shown = Nothing is changed: name a room with --db, or leave --preview out.
import-evening = { $file }: { $name }, of { $day }; players { $players }; prizes { $prizes }; { $notes ->
    [0] nothing to note
    [one] one note
   *[other] { $notes } notes
 }
import-not-taken = { $file }: not taken: { $why }
import-folder = { $count } of { $all } evenings read whole; name one file to see its notes
import-folder-written = They are in the room, but for those that are named.
note-one-event-has-an-id = a folder has many events, and an id is for one
note-no-evening-in-folder = there is no .tdt file in this folder
import-one-by-one = Import those that are named one by one, and answer what is asked.

## What stands in a list of players.

note-is-it-a-list = is it a list of players, as CSV, XLSX, ODS or text? Save it there again
note-no-list-of-text = there is no list in it that can be read
note-more-rows-than = it has more than { $count } rows
note-more-cells-than = it has more than { $count } cells
note-more-columns-than = it has more than { $count } columns
note-no-column-of-names = no column is known to hold names
note-no-names-in-it = there are no names in it
note-name-the-column = say which column it is, such as name=1
note-row-has-markup = "{ $text }" is markup and no text
note-row-has-no-name = there is no name in it
note-row-name-unfit = nobody can be called "{ $name }"
note-row-stands-twice = { $name } stands in row { $row } already
note-columns-personal = columns that the register does not need are left out: { $list }
note-columns-unknown = nobody knows what these columns are: { $list }
note-countries-unknown = no country has these codes, and they are left out: { $list }

list-title = { $count ->
    [one] One player; columns: { $columns }
   *[other] { $count } players; columns: { $columns }
 }
list-completed = { $count ->
    [one] One known player gets what was not known of him.
   *[other] { $count } known players get what was not known of them.
 }
list-left = row { $row }: { $why }
list-written = They are in the register.
