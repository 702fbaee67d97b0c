## Los datos de una sala en conjunto: shuffleup store.

store-copying = Copia
store-checking = Comprobación
store-log = Registro  { $streams ->
    [one] un torneo o mesa
   *[other] { $streams } entre torneos y mesas
}, { $rows ->
    [one] una fila
   *[other] { $rows } filas
}
store-chains = Cadenas   { $digest }
store-beside = Al lado   { $tables }
store-secret = Secreto   { $file }
store-left = No copiada: { $table }, una tabla de otro programa
store-same = { $target } contiene lo que contiene { $source }, fila por fila.
store-holds = Cada fila de { $place } está como se escribió.
store-broken = { $place } NO está como se escribió.
store-broken-row = NO está como se escribió: la fila { $row } de { $stream }

note-place-is-not-empty = { $place } no está vacío
note-name-an-empty-place = indica un archivo que aún no existe, o una base de datos vacía
note-layouts-differ = los datos tienen la estructura { $source }, las tablas que ya están la { $target }
note-name-an-empty-database = indica una base de datos vacía
note-copy-differs = lo escrito en { $place } no se lee como se escribió
note-secret-of-another = es el secreto de otros datos
note-name-another-key = indica otro archivo con { $option }
note-database-was-renewed = { $place } tiene ahora la estructura de este Shuffleup; como estaba, queda en { $backup }
note-bus-needs-postgres = un bus es para procesos que comparten una base de datos PostgreSQL; un archivo tiene un solo servidor
note-name-a-database = indícala con --database, u omite --bus
note-bus-needs-redis = un bus necesita el cliente de Redis
note-no-address-of-redis = { $place } no es la dirección de un servidor Redis o Valkey
note-no-address-in-the-network = { $name } no es una dirección de red
note-give-addresses-alone = indica una dirección o una red, por ejemplo { $example }
