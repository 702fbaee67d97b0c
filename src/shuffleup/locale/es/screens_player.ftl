# A player's own page on his phone.

player-no-link = Este enlace ya no vale
player-no-link-hint = Pide otro en la caja y lee su código con la cámara de este teléfono.
player-you-move = Cambias de asiento
player-you-sit = Tienes asiento
player-seen = Visto
player-not-in = No estás en este evento
player-not-in-hint = Tu inscripción se anuló. Pregunta en la caja.
player-out = Tu puesto
player-again = Entrar otra vez por { $money }: enseña este código en la caja.
player-again-code = Código para la caja
player-bust = Te has quedado sin fichas
player-bust-hint = El puesto se sabe cuando la mano termine en todas las mesas.
player-rebuy = ¿Quieres recomprar?
player-rebuy-hint = Dilo en la mesa y paga en la caja.
player-table = Mesa
player-seat = Asiento
player-counted = { $chips } fichas, contadas a las { $time }
player-waiting = Esperas un asiento
player-waiting-hint = Tu turno en la lista. Esta página te llama.
player-entered = Estás inscrito
player-entered-hint = El asiento aparece aquí tras el sorteo.
player-starts = Empieza a las { $time }
player-clock = Reloj
player-hand-for-hand = mano a mano
player-next = Después
player-break-at = Descanso a las { $time }
player-left = Jugadores restantes
player-average = Stack medio
player-prizes = Premios
player-prizes-so-far = Premios por ahora
player-bounties = Bounties ganados: { $count }, { $money }
player-penalty =
    { $count ->
        [one] { $count } mano sin jugar
       *[other] { $count } manos sin jugar
    }
