### Papers: what stands on tickets, receipts, slips and lists, and what they are called.

paper-tickets = Papeletas de asiento
paper-receipts = Recibos
paper-payout-slips = Recibos de premio
paper-drawers = Cajas
paper-deal = Acuerdo de reparto
paper-table = Mesa
paper-seat = Asiento
paper-no-seat = Aún sin asiento
paper-taken-back = Anulado
paper-late-end = hasta su fin
paper-late-level = nivel { $level }
paper-scan-event = el torneo en vivo
paper-again = Reimpresión
paper-time = Hora
paper-price = Precio
paper-stack = Stack inicial
paper-late = Inscripción tardía
