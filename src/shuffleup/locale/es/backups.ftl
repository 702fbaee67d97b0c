### Copias de seguridad de una sala: qué dicen, y qué hay de malo en una.

backup-made = { $file } tiene todo lo que había en { $room } el { $at }
backup-key-in = El secreto de la sala está dentro, sellado con la frase secreta.
backup-key-out = El secreto de la sala no está dentro: guarda en otro sitio una copia de { $key }. Sin él no se pueden leer los nombres de las personas.
restore-from = { $file }, copia del { $at }
restore-done = { $place } tiene todo lo que había en la copia: cada cadena, cada tabla, fila por fila.
restore-key-there = Su secreto está en { $key }.
restore-key-missing = Su secreto no está en la copia: ponlo en { $key } antes de servirla.

note-no-data-in-file = en { $file } no hay datos de una sala
note-take-another-backup = toma otra copia
note-no-backup = { $file } no es la copia de una sala
note-backup-is-damaged = { $file } está dañado o incompleto
note-there-is-no-file = no existe el archivo { $file }
note-file-is-a-folder = { $file } es una carpeta
note-file-is-there = en { $file } ya hay algo
note-name-another-file = nombra otro archivo con { $option }
note-name-the-rooms-secret = nombra el secreto de la sala con --key
note-passphrase-is-needed = hace falta una frase secreta
note-set-the-variable = define { $variable }
note-passphrase = Frase secreta
note-passphrase-again = La misma otra vez
note-passphrases-differ = son dos frases distintas
note-run-it-once-more = ejecuta el comando otra vez
note-wrong-passphrase = no es la frase del secreto que hay en la copia
note-write-it-again-or-leave-the-key = escríbela otra vez, o deja el secreto donde está con --without-key
note-another-secret-there = { $file } tiene otro secreto que la copia
note-one-or-the-other = o se nombra una carpeta o no se quieren copias
note-there-is-no-folder = no existe la carpeta { $folder }

## Eventos enteros.

export-done = { $file } tiene todo el evento { $event }.
export-head = Cabeza   { $digest }
export-names =
    { $count ->
        [0] Los jugadores solo tienen sus códigos, sin nombres.
       *[other] Tiene los nombres de { $count } jugadores.
    }
import-event-done = { $event } está ahora en { $place }: sus cadenas están como se escribieron.
import-event-draws =
    { $count } { $count ->
        [one] sorteo repetido
       *[other] sorteos repetidos
    }: { $holds ->
        [yes] todo igual
       *[no] NO todo igual
    }
note-data-are-in-memory = este servidor guarda sus datos en memoria: ningún evento sale entero de él, y ninguno entra
note-event-keeps-its-id = un evento entero conserva su código
note-export-it-again = expórtalo otra vez
note-event-file-damaged = el archivo del evento está dañado o incompleto
note-ticket-is-there = la sala ya tiene un tique { $ticket }
note-import-into-another-room = impórtalo en otra sala
note-deck-is-elsewhere = la baraja de esta mano se mezcló en otra sala, la única que puede abrirla

refusal-event-there = la sala ya tiene un evento { $event }; su registro, y la etiqueta de cada sorteo, tienen ese código para siempre
refusal-hand-stays-here = en la mesa { $table } se está jugando una mano, y su baraja se queda en la sala donde se mezcló: acabad la mano y exportad otra vez
refusal-log-incoherent = la fila { $row } de { $stream } no se sigue de las filas anteriores
