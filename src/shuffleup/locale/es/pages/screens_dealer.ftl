# What the tablet at a table says.

dealer-title = Crupier
dealer-which-event = ¿Qué torneo?
dealer-which-table = ¿Qué mesa?
dealer-other = Otra mesa
dealer-other-event = Otro torneo
dealer-no-events = Ningún torneo tiene ya los asientos sorteados.
dealer-no-tables = Ninguna mesa en juego.
dealer-gone = La mesa { $table } ya no está en juego.
dealer-break-at = Descanso a las { $time }
dealer-done = Aquí la mano terminó
dealer-all-in = All-in igualado
dealer-all-in-hint = Las cartas siguen boca abajo hasta que lo diga el floor.
dealer-hand = Mano repartida
dealer-dealt = Una mano más
dealer-penalty = { $player } queda fuera: { $left ->
    [one] una mano más
   *[other] { $left } manos más
 }
dealer-call = Llamar al floor
dealer-called = Floor avisado · { $time }
dealer-clock = Tiempo a un jugador
dealer-time-runs = Tiempo para decidir.
dealer-count-aloud = Contar en voz alta.
dealer-time-over = Se acabó el tiempo: si no actuó, la mano está muerta.
dealer-acted = Ya actuó
dealer-time-bank = Banco de tiempo
dealer-shot-start = Iniciar el tiempo
dealer-shot-next = Siguiente jugador
dealer-shot-stop = Mano terminada
dealer-bank-whose = ¿De quién es el time bank? Da { $seconds } segundos más.
