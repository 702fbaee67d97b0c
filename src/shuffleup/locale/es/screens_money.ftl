# Lo que se dice del dinero de un evento, en la caja y en sus fichas.

## A player's card

money-of = Dinero de { $player }
money-nothing = No ha comprado nada en este evento.
money-kind-entry = Inscripción { $number }
money-kind-re-entry = Reentrada, inscripción { $number }
money-kind-rebuy = Recompra
money-kind-add-on = Add-on
money-kind-alternate = Reserva, número { $number }
money-kind-refund = Reembolsado
money-kind-prize = Premio pagado
money-kind-debt = Deuda pagada
money-paid-later = Pagos posteriores
money-part-buy-in = buy-in { $money }
money-part-chips = fichas { $money }
money-part-bounty = bounty { $money }
money-part-fee = comisión { $money }
money-free = gratis
money-announced = anunciado, sin pagar
money-voided = anulado: { $reason }
money-void = Anular …
money-void-one = Anular: { $what }
money-void-now = Anular ya: { $what }
money-void-reason = Por qué se anula
money-due-refund = Por reembolsar
money-due-prize = Premio por pagar
money-due-debt = Debe por fichas anunciadas
money-pay-refund = Reembolsar { $money }
money-pay-debt = Cobrar { $money }
money-pay-prize = Pagar { $money }
money-amount = Importe
money-rest = Queda por pagar
money-drawer-of = Caja de

## Slips

money-print-one = Imprimir: { $what }
money-signature = Firma
money-receipt = Recibo

## The deal desk

deal-desk = Acuerdo entre jugadores
deal-nobody = Para un acuerdo hacen falta al menos dos jugadores.
deal-too-many = Quedan { $count } jugadores. Los acuerdos se hacen con { $most } o menos.
deal-by-icm = ICM
deal-by-chip-chop = Chip chop
deal-by-equal = Partes iguales
deal-by-custom = Importes propios
ui-stack = Fichas
deal-stack-of = Fichas de { $player }
deal-amount-of = Importe de { $player }
deal-sum = Suma
deal-in-play = { $chips } en juego
deal-missing = faltan { $money }
deal-too-much = sobran { $money }
deal-save = Aparte para el primero
deal-play-for = En juego, { $place }.º puesto
deal-unit = Redondear a
deal-take-over = Partir de estos
deal-whose = De quién son las cifras
deal-counted = Las fichas están contadas
deal-uncounted = Sin contar
deal-told = A quién se comunica
deal-uncapped = El líder puede llevarse más que el primer premio
deal-play-on = Se sigue jugando, por el trofeo
deal-to-divide = Por repartir
deal-count-and-propose = Anotar el recuento y proponer
deal-agreement = Acuerdo sobre los premios
deal-agreement-text = Acuerdo { $number }, { $method }. Cada jugador recibe lo que figura junto a su nombre y acepta al firmar. Vale si firman todos.
deal-takes = Recibe
deal-witness = Director del torneo

## The money of the event

money-sheet = Dinero del evento
money-open-sheet = Dinero del evento …
money-leaf-prizes = Premios
money-leaf-ledger = Balance
money-leaf-drawers = Cajas
money-award-first = El juego ha terminado. Los premios se pagan una vez adjudicados.
money-prizes-later = Por ahora; se pagan una vez adjudicados.
money-prizes-open =
    { $count ->
        [one] { $count } premio por pagar, { $money }
       *[other] { $count } premios por pagar, { $money }
    }
money-prizes-done = Todos los premios están pagados.
money-no-prizes = Nadie ha ganado nada todavía.
money-pay = Pagar …
money-pay-one = Pagar a { $player }
money-is-paid = pagado
money-not-yet = pendiente
money-closes = Las cuentas cuadran: { $money } en ambos lados.
money-open-book = Las cuentas no cuadran.
money-no-money = Todavía no ha habido pagos.
money-account = Cuenta
money-held = En caja
money-owed = Debido o ingresado
money-account-drawer = Cajas
money-account-safe = Caja fuerte
money-account-float = Fondo de la casa
money-account-owed = Deben los jugadores
money-account-pool = Bolsa de premios
money-account-bounties = Bounties
money-account-fees = Comisiones
money-account-house = Casa
money-account-organisation = Organización
money-account-retention = Retenido para la liga
money-account-overlay = Añadido al garantizado
money-account-tax = Impuesto a cargo de la casa
money-account-tax-due = Impuesto debido
money-account-deposits = Depósitos de suplentes
money-account-refunds = Por reembolsar
money-account-prizes = Premios por pagar
money-account-carried = Traspasado entre flights
money-account-seats = Asientos ganados, como tickets
money-account-differences = Diferencias de caja
money-refunds-due = Por reembolsar
money-debts-due = Deben los jugadores
money-take-away = Para descargar
money-book-ledger = Balance
money-book-cash = Cobros por caja
money-book-entries = Inscripciones
money-book-payouts = Premios
money-book-standings = Clasificación
money-book-audit = Historial
money-drawer = Caja
money-in-drawer = Contenido
money-flow-entries = Inscripciones
money-flow-chips = Fichas
money-flow-refunds = Reembolsos
money-flow-prizes = Premios
money-flow-moved = Movido
money-flow-differences = Diferencias
money-counted-at = contada { $time }
money-count = Contar una caja …
money-move = Mover efectivo …
money-counted-cash = Efectivo en la caja
money-expected = Previsto
money-over = sobran { $money }
money-short = faltan { $money }
money-fits = Cuadra.
money-count-now = Anotar el recuento, { $money }
money-from = De
money-to = A
money-day-open = Sin contar desde el último pago: { $cashiers }
money-day-closed = Día cerrado: todas las cajas contadas, sin diferencias.
money-day-differs = Día cerrado: todas las cajas contadas, diferencia { $money }.
money-day-no-cash = Ninguna caja tiene efectivo.

## The division of the pool

money-leaf-division = Reparto
division-by = Cómo se reparte la bolsa
division-by-curve = Curva habitual
division-by-columns = Por tabla
division-table = Tabla
division-own-table = La del evento
division-bands = Columnas de la tabla
division-band = hasta { $entries }
division-derived = los puestos { $first } a { $last } están calculados: el reglamento no los imprime
division-by-shares = Por porcentaje
division-by-fixed = Por importe
division-places = Puestos pagados
division-first = Primer puesto, %
division-least = Premio mínimo
division-share = Porcentaje
division-share-of = Porcentaje del { $place }.º puesto
division-prize-of = Premio del { $place }.º puesto
division-more = Un puesto más
division-less = Un puesto menos
division-none = Todavía no hay nada que repartir.
division-settled = La bolsa es definitiva.
division-open =
    { $count ->
        [one] { $count } inscripción; la bolsa aún puede crecer.
       *[other] { $count } inscripciones; la bolsa aún puede crecer.
    }
division-locked = Bloqueado:
division-seats = La bolsa se paga en asientos de { $money }.

## Selling entries

cage-prints = Imprimir el tique de cada venta
cage-twice = Escribir el efectivo dos veces
cage-costs = El precio es { $money }.
cage-override = Por qué se vende de todos modos
cage-late = Vender de todos modos …
cage-ticket = Imprimir el tique
cage-waiting = A la espera de asiento
cage-seat-next = Sentar al siguiente
cage-waits-since = Número { $number }, desde las { $time }

## The phone of a player

phone-link = El código para su teléfono
phone-link-hint = Lo escanea con la cámara: su asiento, el reloj y los premios, sin aplicación ni contraseña. Su papeleta lleva el mismo código, y todo teléfono que lo escanee muestra su página.
phone-only-here = Esta página está abierta en el propio servidor, así que el código no funciona en otros dispositivos: ábrala con la dirección del servidor en la sala.
phone-another = Otro código: el actual dejará de valer

## Bounties

money-leaf-bounties = Bounties
bounties-none = No hay bounties
bounties-none-hint = En este torneo no hay nada sobre la cabeza de nadie.
bounties-close = Los bounties cuadran: entraron { $money }.
bounties-open = Lo que entró para bounties, { $money }, no es lo que hay y se ganó.
bounties-heads = Sobre las cabezas
bounties-envelopes = En los sobres
bounties-purse = En el fondo de los sobres
bounties-loose = Con el próximo bote
bounties-won = Ganado
bounties-envelopes-left =
    { $count ->
        [one] Queda { $count } sobre
       *[other] Quedan { $count } sobres
    }
bounties-envelopes-later = Los sobres se llenan con la inscripción cerrada, cuando quedan pocos jugadores.
bounties-unnamed = Aún no se ha dicho quién los eliminó: { $players }
bounties-player = Jugador
bounties-on-head = Sobre la cabeza
bounties-knock-outs = Eliminaciones
bounties-all = Los { $count } jugadores

## Tickets at the cage

cage-with-ticket = Inscribir con el ticket de { $money }
cage-ticket-rest = y { $money } con { $method }
