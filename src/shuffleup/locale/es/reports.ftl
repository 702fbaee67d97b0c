### Hojas, tablas e informes de la línea de órdenes.

sheet-title = ACUERDO SOBRE LOS PREMIOS
sheet-event = Torneo
sheet-date = Fecha y hora
sheet-table = Mesa
sheet-level = Nivel
sheet-players-left = Jugadores que quedan
sheet-chips = Fichas
sheet-prizes-left = Premios que quedan
sheet-divided-by = Reparto
sheet-played-for = Se juega por
sheet-nothing-played-for = nada; el torneo termina aquí, salvo que la casa siga por el título
sheet-for-place = { $money } para el puesto { $place }
sheet-method-icm = ICM (Malmuth y Harville)
sheet-method-chip-chop = chip chop: el último premio para cada uno, el resto según las fichas
sheet-method-equal = partes iguales
sheet-method-custom = como acuerdan los jugadores
sheet-player = jugador
sheet-stack = fichas
sheet-takes = recibe
sheet-icm-gives = según ICM
sheet-bounties = recompensas
sheet-together = en total
sheet-dealt = se reparte
sheet-aside = se juega
sheet-bounties-by = recompensas según el { $model }
sheet-note = Nota
sheet-agreed = El acuerdo solo vale si todos los jugadores lo aceptan. Cada uno de nosotros ha contado sus fichas y acepta como premio la cantidad junto a su nombre; aquello por lo que se juega va a los puestos indicados arriba.
sheet-paper = documento n.º
sheet-signature = firma
sheet-director = Director del torneo
sheet-nameless = jugador { $number }
payouts-head =
    { $entries } { $entries ->
        [one] inscripción
       *[other] inscripciones
    }{ $pool }, { $places } { $places ->
        [one] puesto
       *[other] puestos
    } con premio ({ $source })
payouts-pool = , bote de premios { $money }
payouts-derived = deducido
payouts-first =
    el primero recibe el { $first }{ $top ->
        [one] {""}
       *[other] , los primeros { $top } el { $share }
    }
payouts-times = , el último { $times } buy-ins
payouts-source-table = { $rule }, hasta { $entries } inscripciones
payouts-source-shares = cuotas propias
payouts-source-prizes = premios fijos
payouts-source-curve = curva
points-rule = puntos: { $rule }
points-players =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
points-restored = restaurado
points-derived = deducido, no impreso
points-season =
    { $events ->
        [one] 1 torneo
       *[other] { $events } torneos
    }, { $players } jugadores, { $ended }
points-closed = cerrada
points-so-far = hasta ahora
points-pot = bote: { $retained } retenidos, { $rank } pagados por clasificación, { $final } en la final, { $balance } quedan
points-col-rank = pos.
points-col-player = jugador
points-col-points = puntos
points-col-events = torneos
points-col-counted = cuentan
points-col-best = mejor puesto
points-col-prize = premio por puesto
points-col-final-prize = premio de la final
points-col-chips = fichas
points-col-final = puesto en la final
report-note = nota
scenario-cannot-happen = { $place }: según { $book }, «{ $text }» no puede ocurrir: { $reason }
scenario-not-so = { $place }: según { $book }, «{ $text }» no es así: { $instead }
scenario-answer-not-so = { $place }: según { $book }, para «{ $text }» la respuesta es otra: { $instead }
scenario-by-rule = { $text } (regla { $rule })
scenario-count = { $good } de { $all } escenarios son como se esperaba; previsiones: { $counts }
scenario-book-count = { $book } { $held } de { $asked }
scenario-none-asked = ninguna pedida

## Notas junto a un cálculo.

note-a-chip-chop-gives-big-stacks-more-and-small-stacks-less-than-their-stacks-are-worth-compare-with-icm = el chip chop da más a los stacks grandes y menos a los pequeños de lo que valen; compare con el ICM
note-by-chips-alone-player-number-would-take-money-more-than-the-first-prize-of-prize-he-is-held-to-it-and-the-rest-goes-to-the-others-by-chips = solo por fichas el jugador { $number } se llevaría { $money }, más que el primer premio de { $prize }; se queda en él y el resto va a los demás según las fichas
note-player-number-takes-money-more-than-the-first-prize-of-prize-that-is-dealt = el jugador { $number } se lleva { $money }, más que el primer premio de { $prize } que se reparte
note-player-number-takes-money-less-than-the-last-prize-of-prize-that-is-dealt = el jugador { $number } se lleva { $money }, menos que el último premio de { $prize } que se reparte
note-model-all-head-money-in-proportion-to-the-chips-it-overrates-big-stacks = modelo: todo el dinero de las recompensas en proporción a las fichas; sobrevalora los stacks grandes
note-model-eliminations-in-icm-order-taker-drawn-by-stack-half-paid-half-on-his-head = modelo: eliminaciones por orden de ICM, quien elimina sorteado según el stack, mitad pagada, mitad por su cabeza
note-the-table-ends-at-number-entries-entries-are-paid-by-its-last-column = la tabla acaba en { $number } inscripciones; { $entries } se pagan con su última columna
note-place-number-is-derived-not-printed-a-house-may-replace-it = el puesto { $number } es deducido, no impreso; la casa puede sustituirlo
note-places-number-to-last-are-derived-not-printed-a-house-may-replace-them = los puestos { $number } a { $last } son deducidos, no impresos; la casa puede sustituirlos
note-there-are-players-for-entries-of-places-paid-places-the-shares-of-the-others-go-to-them = hay jugadores para { $entries } de { $places } puestos con premio: las cuotas de los demás van a ellos
note-only-paid-of-places-places-come-to-a-whole-unit-round-to-less-to-pay-them-all = solo { $paid } de { $places } puestos llegan a una unidad entera; redondee a menos para pagarlos todos
note-the-table-ends-at-number-players-entries-are-counted-by-its-last-band = la tabla acaba en { $number } jugadores: { $entries } se cuentan con su última franja
note-1-score-comes-from-a-row-that-is-derived-not-printed = 1 puntuación viene de una fila deducida, no impresa
note-number-scores-come-from-rows-that-are-derived-not-printed = { $number } puntuaciones vienen de filas deducidas, no impresas
rule-counts = 
    { $count ->
        [one] 1 regla
       *[other] { $count } reglas
    }: { $list }
rule-count-mechanised = 
    { $count ->
        [one] 1 automática
       *[other] { $count } automáticas
    }
rule-count-assisted = 
    { $count ->
        [one] 1 asistida
       *[other] { $count } asistidas
    }
rule-count-recorded = 
    { $count ->
        [one] 1 registrada
       *[other] { $count } registradas
    }
rule-count-posted = 
    { $count ->
        [one] 1 expuesta
       *[other] { $count } expuestas
    }
rule-how-to-read = leer uno: shuffleup rule REGLAMENTO; buscar reglas: shuffleup rule --search PALABRAS
rule-found = 
    { $count ->
        [one] 1 regla
       *[other] { $count } reglas
    }
rule-house = { $house } juega según { $book }
rule-house-change = ({ $rule }); el reglamento: { $printed }; { $reason }
rule-house-law = { $parameter } lo fija la ley: { $law }
rule-house-word = «{ $word }» quiere decir { $act }
rule-house-count = 
    { $count ->
        [one] 1 cambio
       *[other] { $count } cambios
    }; todo lo demás es como en shuffleup rule { $book }
rule-misprint = impresa como { $printed } en { $count ->
        [one] la regla { $where }
       *[other] las reglas { $where }
    }; se refiere a la { $means }
rule-instead = (la casa; el reglamento: { $printed }): { $reason }
rule-the-books = reglamentos
rule-nothing = ninguna regla ({ $where }) tiene todas las palabras «{ $words }» en español; { $way }
rule-other-language =
    en { $lang ->
        [en] inglés
        [it] italiano
       *[es] español
    } las hay: --lang { $lang }
rule-other-books = otros reglamentos las tienen: shuffleup rule --search '{ $words }'
rule-fewer-words = pruebe con menos palabras, o solo con el principio de una
