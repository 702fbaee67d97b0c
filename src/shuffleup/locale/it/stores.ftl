## I dati di una sala nel loro insieme: shuffleup store.

store-copying = Copia
store-checking = Verifica
store-log = Registro  { $streams ->
    [one] un torneo o tavolo
   *[other] { $streams } tra tornei e tavoli
}, { $rows ->
    [one] una riga
   *[other] { $rows } righe
}
store-chains = Catene    { $digest }
store-beside = Accanto   { $tables }
store-secret = Segreto   { $file }
store-left = Non copiata: { $table }, una tabella di un altro programma
store-same = { $target } contiene ciò che contiene { $source }, riga per riga.
store-holds = Ogni riga in { $place } è come fu scritta.
store-broken = { $place } NON è più come fu scritto.
store-broken-row = NON è più come fu scritta: la riga { $row } di { $stream }

note-place-is-not-empty = { $place } non è vuoto
note-name-an-empty-place = indica un file che non c'è ancora, o un database vuoto
note-layouts-differ = i dati hanno la struttura { $source }, le tabelle che ci sono già la { $target }
note-name-an-empty-database = indica un database vuoto
note-copy-differs = ciò che è stato scritto in { $place } non si rilegge com'era scritto
note-secret-of-another = è il segreto di altri dati
note-name-another-key = indica un altro file con { $option }
note-database-was-renewed = { $place } ha ora la struttura di questo Shuffleup; com'era prima sta in { $backup }
note-bus-needs-postgres = un bus serve a processi che condividono un database PostgreSQL; un file ha un solo server
note-name-a-database = indicalo con --database, o lascia via --bus
note-bus-needs-redis = un bus ha bisogno del client di Redis
note-no-address-of-redis = { $place } non è l'indirizzo di un server Redis o Valkey
note-no-address-in-the-network = { $name } non è un indirizzo di rete
note-give-addresses-alone = indica un indirizzo o una rete, per esempio { $example }
