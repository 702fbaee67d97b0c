### The room across its events: what is refused there.

refusal-no-such-day = no existe ese día o esa hora: { $day } { $time }
refusal-no-such-zone = ninguna zona horaria se llama { $zone }: se escribe como Europe/Rome
refusal-nothing-to-copy = el { $day } no hay nada previsto que se pueda copiar
refusal-id-twice = { $event } se pide dos veces: cada evento tiene su propio id
refusal-no-such-wall = no hay ninguna pantalla que se llame { $name }
refusal-wall-name-unfit = { $name } no es un nombre para una pantalla: letras, cifras, - y _, como máximo 40
refusal-too-many-walls = una sala tiene como máximo { $most } pantallas
refusal-no-such-wall-file = no hay ningún archivo { $id } para las pantallas
refusal-wall-file-unfit = no es una imagen PNG, JPEG o WebP ni un sonido MP3, Ogg o WAV
refusal-too-many-wall-files = una sala guarda como máximo { $most } archivos para las pantallas
refusal-no-such-template = no hay nada guardado con el id { $id }
refusal-template-built-in = esta plantilla viene con el programa: abre un evento con ella y guárdalo con otro nombre
refusal-no-source = nadie guardó el archivo con el que se abrió { $event }: ábrelo de nuevo desde su archivo y guarda ese
refusal-table-taken = la mesa { $table } está ocupada: juega allí { $event }
refusal-table-not-there = la sala no tiene mesa { $table }
refusal-tables-short =
    { $needed ->
        [one] hace falta una mesa más
       *[other] hacen falta { $needed } mesas más
    }, y en la sala { $free ->
        [0] no hay ninguna libre
        [one] hay una libre
       *[other] hay { $free } libres
    }
refusal-table-in-play = en la mesa { $table } juega { $event }: sigue en la lista hasta que quede libre
refusal-table-kept = la mesa { $table } está asignada a otro evento
refusal-no-such-league = la sala no tiene una liga { $league }
refusal-other-league = la dirección es la de la liga { $league }: nombre la misma en la orden
refusal-no-such-ticket = nadie tiene un ticket así: { $ticket }
refusal-ticket-closed = este ticket se ha usado, reembolsado o retirado, o ha caducado
refusal-ticket-not-yours = el ticket { $ticket } es de otra persona y no se puede ceder
refusal-ticket-for-other = este ticket es para { $event }
refusal-ticket-currency = este ticket está en { $currency }, y el evento no
refusal-tickets-used-up = el ticket { $ticket } de este satélite se ha usado: los asientos no se pueden retirar
refusal-dealers-moved = en la mesa { $table } ya se sienta { $dealer }: vuelva a mirar el relevo
refusal-nobody-moves = nadie se movería: para relevar a alguien, otro tiene que descansar
refusal-push-is-over = es tarde para deshacer este relevo: uno de sus crupieres o de sus mesas ha cambiado desde entonces
refusal-shift-without-time = el turno acaba a las { $time }, cuando empieza
refusal-unknown-shift = este turno no está en el cuadrante
rehearsal-name = Ensayo, { $players } jugadores
refusal-no-rehearsal = este evento no es un ensayo: sus jugadores caen en sus mesas
refusal-unknown-club = no hay ningún club { $club }
refusal-club-in-use = { $club } tiene socios o un evento homologado: se queda mientras los tenga
refusal-unknown-member = { $player } no es socio de ningún club
refusal-not-sanctioned = { $event } no está homologado
