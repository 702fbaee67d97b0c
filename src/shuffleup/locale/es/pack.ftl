### El paquete de emergencia: las hojas con las que una sala sigue a mano.

pack-tables = Puestos por mesa
pack-names = Puestos por nombre
pack-structure = Niveles
pack-payouts = Premios
pack-entries = Inscripciones
pack-ledger = Dinero
pack-penalties = Penalizaciones en curso
pack-tickets = Tiques abiertos
pack-length = minutos
pack-amount-cents = importe
pack-bounties-cents = recompensas
pack-into = para
pack-expires = válido hasta
pack-remark = nota
pack-level = nivel
pack-blinds = ciegas
pack-begins = empieza
pack-ends = termina
pack-status = situación
pack-hands = manos por perder
pack-ticket = tique
pack-button = botón
pack-button-told = botón como se dijo por última vez
pack-absent = ausente
pack-misses = pierde { $count ->
        [one] 1 mano
       *[other] { $count } manos
    }
pack-break = descanso
pack-hands-long = { $count } manos
pack-bring-in = bring-in de { $chips }
pack-bets = apuestas { $chips }
pack-ante = ante de { $chips }
pack-made = Como estaba el { $day } a las { $time }.
pack-not-begun = A las { $time } el juego no había empezado.
pack-position = { $break ->
        [yes] Descanso tras el nivel { $level }
       *[no] Nivel { $level }
    }{ $how ->
        [stopped] , parado con { $left } por jugar
        [hands] , termina por manos
       *[runs] , faltan { $left } a las { $time }
    }.
pack-numbers = Quedan { $players } de { $entries } inscripciones, { $chips } fichas en juego, { $average } de media.
pack-how = Las horas son las del reloj de pared si no se volvió a parar; un reloj parado se considera en marcha enseguida. Los stacks son los del último recuento o aviso. El archivo que acaba en .event lleva el evento a otra máquina con shuffleup import.
pack-done = { $file } tiene lo que { $event } necesita para seguir a mano.
