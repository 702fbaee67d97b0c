### El registro de jugadores: lo que dice de él el servidor.

note-people-sealed = los nombres de las personas no se pueden leer: se sellaron con otro secreto, o fueron alterados
note-secret-is-lost = el secreto de { $file } no está, y los nombres de las personas están sellados con él
note-put-the-secret-back = vuelva a poner el archivo como estaba, de una copia de seguridad; sin él, inicie con otro --db
note-erased-player = Jugador { $mark }

refusal-no-such-player = nadie en el registro de jugadores tiene el id { $id }
refusal-name-of-several = { $count } personas se llaman { $name }: elija una de la lista
refusal-name-like-id = nadie puede llamarse { $name }: así son los id de los jugadores
refusal-country-unknown = ningún país tiene el código { $country }: escriba dos letras, como IT o ES
refusal-reason-missing-ban = una exclusión dice el motivo
refusal-ban-ends-too-early = la exclusión empezaría el { $since } y terminaría antes, el { $until }
refusal-player-banned = { $player } está excluido desde el { $since }{ $until ->
        [none] {""}
       *[other] {" "}hasta el { $until }
    }: { $reason }
refusal-player-barred = { $player } no puede inscribirse: pregunte al floor
refusal-person-changed = entretanto otra persona ha cambiado esta ficha: mírela de nuevo antes de guardar
refusal-person-alike = { $id } ya está en el registro y puede ser la misma persona
refusal-same-person = estas dos ya son una sola persona
refusal-wrong-name = el nombre no está escrito como figura en el registro: no se ha borrado a nadie
refusal-has-account = este jugador ya tiene acceso
refusal-plays-twice = las dos están en { $event }, que no ha terminado: unidas, una persona se sentaría dos veces
refusal-still-in-event = esta persona está en { $event }, que no ha terminado: bórrela después del final
refusal-still-works-here = a quien se borra hay que darlo de baja antes
