## The data of a room as a whole: shuffleup store.

store-copying = Copying
store-checking = Checking
store-log = Log     { $streams ->
    [one] one event or table
   *[other] { $streams } events and tables
}, { $rows ->
    [one] one row
   *[other] { $rows } rows
}
store-chains = Chains  { $digest }
store-beside = Beside  { $tables }
store-secret = Secret  { $file }
store-left = Not copied: { $table }, a table of another program
store-same = { $target } holds what { $source } holds, row by row.
store-holds = Every row in { $place } is as it was written.
store-broken = { $place } is NOT as it was written.
store-broken-row = NOT as it was written: row { $row } of { $stream }

note-place-is-not-empty = { $place } is not empty
note-name-an-empty-place = name a file that is not there yet, or an empty database
note-layouts-differ = the data have layout { $source }, the tables that are there { $target }
note-name-an-empty-database = name an empty database
note-copy-differs = what was written to { $place } does not read as it was written
note-secret-of-another = this is the secret of other data
note-name-another-key = name another file with { $option }
note-database-was-renewed = { $place } has the layout of this Shuffleup now; as it was it lies in { $backup }
note-bus-needs-postgres = a bus is for processes that share a PostgreSQL database; a file has one server
note-name-a-database = name it with --database, or leave --bus out
note-bus-needs-redis = a bus needs the client of Redis
note-no-address-of-redis = { $place } is no address of a Redis or Valkey server
note-no-address-in-the-network = { $name } is no address in the network
note-give-addresses-alone = give an address or a network, such as { $example }
