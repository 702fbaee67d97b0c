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
payouts-source-own-shares = cuotas propias
payouts-source-fixed-prizes = premios fijos
payouts-source-curve = curva
points-rule = puntos: { $rule }
points-players =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
points-restored = restaurado
points-read = impreso
points-own = de la casa
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

note-chip-chop-favours-leader = el chip chop da más a los stacks grandes y menos a los pequeños de lo que valen; compare con el ICM
note-above-first-prize = solo por fichas el jugador { $number } se llevaría { $amount_cents }, más que el primer premio de { $prize_cents }; se queda en él y el resto va a los demás según las fichas
note-takes-above-first-prize = el jugador { $number } se lleva { $amount_cents }, más que el primer premio de { $prize_cents } que se reparte
note-takes-below-last-prize = el jugador { $number } se lleva { $amount_cents }, menos que el último premio de { $prize_cents } que se reparte
note-heads-by-chips = modelo: todo el dinero de las recompensas en proporción a las fichas; sobrevalora los stacks grandes
note-heads-by-icm-order = modelo: eliminaciones por orden de ICM, quien elimina sorteado según el stack, mitad pagada, mitad por su cabeza
note-beyond-last-column = la tabla acaba en { $last } inscripciones; { $entries } se pagan con su última columna
note-place-is-derived = el puesto { $place } es deducido, no impreso; la casa puede sustituirlo
note-places-are-derived = los puestos { $first } a { $last } son deducidos, no impresos; la casa puede sustituirlos
note-fewer-players-than-places = hay jugadores para { $players } de { $places } puestos con premio: las cuotas de los demás van a ellos
note-places-below-a-unit = solo { $paid } de { $places } puestos llegan a una unidad entera; redondee a menos para pagarlos todos
note-beyond-last-band = la tabla acaba en { $last } jugadores: { $players } se cuentan con su última franja
note-scores-are-derived = { $count ->
    [one] 1 puntuación viene de una fila deducida, no impresa
   *[other] { $count } puntuaciones vienen de filas deducidas, no impresas
}
rule-status-mechanised = automática
rule-status-assisted = asistida
rule-status-recorded = registrada
rule-status-posted = expuesta
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
rule-reading = aquí se lee así: { $reading }
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
