# La federación de la sala: clubes, socios, eventos homologados.

room-tab-federation = Federación
federation-clubs = Clubes
federation-no-club = Aún no hay clubes
federation-no-club-hint = Un club tiene socios y eventos que su federación ha homologado.
federation-new-club = Nuevo club
federation-change-club = Cambiar { $club }
federation-drop-club = Quitar { $club }
federation-club = Club
federation-club-name = Nombre
federation-code = Número en la federación
federation-town = Ciudad
federation-keep = Guardar
federation-count =
    { $count ->
        [one] 1 socio
       *[other] { $count } socios
    }
federation-members = Socios
federation-no-member = Aún no hay socios.
federation-search = Buscar por nombre o tarjeta
federation-every-club = Todos los clubes
federation-enrol = Inscribir a un socio
federation-player = Jugador del registro
federation-player-hint = Elija a alguien del registro.
federation-until = Hasta
federation-until-day = hasta el { $day }
federation-forever = sin fin
federation-expired = caducó el { $day }
federation-end = Terminar la inscripción de { $player }
federation-more = { $count } más: escriba una parte del nombre
federation-events = Eventos homologados
federation-no-event = Aún no hay eventos homologados.
federation-sanction = Homologar un evento
federation-event = Evento
federation-number = Número
federation-withdraw = Retirar la homologación de { $event }
federation-all-members =
    { $players ->
        [0] nadie se ha inscrito
        [one] su único jugador es socio
       *[other] los { $players } jugadores son socios
    }
federation-missing =
    { $count ->
        [one] 1 de { $players } no es socio: { $names }
       *[other] { $count } de { $players } no son socios: { $names }
    }
