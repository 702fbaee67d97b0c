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
