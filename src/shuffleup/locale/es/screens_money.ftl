# Lo que se dice del dinero de un evento, en la caja y en sus fichas.

## A player's card

money-open = Dinero …
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
money-house = casa

## Slips

money-print-one = Imprimir: { $what }
money-again = Reimpresión
money-signature = Firma
money-event = Evento
money-paid-at = Hora
money-price = Precio
money-stack = Stack inicial
money-late = Inscripción tardía
money-receipt = Recibo

## The deal desk

ui-key-deal = Acuerdo
deal-open = Acuerdo …
deal-desk = Acuerdo entre jugadores
deal-nobody = Para un acuerdo hacen falta al menos dos jugadores.
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
deal-play-on = Se sigue jugando, por el trofeo
deal-to-divide = Por repartir
deal-count-and-propose = Anotar el recuento y proponer
deal-print = Imprimir el acuerdo
deal-agreement = Acuerdo sobre los premios
deal-agreement-text = Acuerdo { $number }, { $method }. Cada jugador recibe lo que figura junto a su nombre y acepta al firmar. Vale si firman todos.
deal-takes = Recibe
deal-witness = Director del torneo
