### Los casos y las respuestas de los escenarios, dichos en español. En inglés se dicen como están escritos.

case-player-pushes-pile = { $player } empuja { $pile }
case-player-pushes-pile-then-motions = { $player } empuja { $pile }, luego { $motions }
case-player-pushes-pile-then-motions-and-caller-objects = { $player } empuja { $pile }, luego { $motions }, y protesta { $caller }
case-player-with-front-in-front-pushes-pile = { $player }, con { $front } delante, empuja { $pile }
case-player-with-front-in-front-takes-back-amount-and-pushes-pile = { $player }, con { $front } delante, retira { $amount } y empuja { $pile }
case-player-combines-front-in-front-with-pile = { $player } junta { $front } que tenía delante con { $pile }
case-player-takes-back-amount-and-pushes-pile = { $player } retira { $amount } y empuja { $pile }
case-player-takes-back-amount-and-says-word = { $player } retira { $amount } y dice { $word }
case-player-takes-back-amount = { $player } retira { $amount }
case-player-says-amount = { $player } dice { $amount }
case-player-says-raise-amount = { $player } dice subo { $amount }
case-player-says-raise-and-pushes-pile = { $player } dice subo y empuja { $pile }
case-player-says-raise-and-pushes-pile-then-motions = { $player } dice subo y empuja { $pile }, luego { $motions }
case-player-says-word = { $player } dice { $word }
case-player-says-words = { $player } dice { $words }
case-player-says-words-and-pushes-pile = { $player } dice { $words } y empuja { $pile }
case-player-pushes-pile-and-then-says-words = { $player } empuja { $pile } y luego dice { $words }
case-player-says-words-while-pushing-pile = { $player } dice { $words } mientras empuja { $pile }
case-player-says-words-not-heard-by-everybody-and-pushes-pile = { $player } dice { $words }, sin que lo oigan todos, y empuja { $pile }
case-puts-are-too-little = seguidos ponen menos del call: { $puts }
case-player-calls-told-told = { $player } iguala tras oír una cantidad de { $told }
case-player-pushes-pile-told-told = { $player } empuja { $pile } tras oír una cantidad de { $told }
case-player-says-what-he-will-do-if-somebody-bets = { $player } dice lo que hará si alguien apuesta
case-player-announces-a-fold-to-any-bet-and-followed = { $player } anuncia fold a cualquier apuesta y { $followed }
case-player-hasty-before-the-amount-is-known = { $player } { $hasty } antes de que se sepa la cantidad
case-player-throws-in-a-bounty-chip = { $player } echa una ficha de recompensa
case-player-throws-in-a-bounty-chip-with-pile = { $player } echa una ficha de recompensa con { $pile }
case-cards-deal-cards-of-the-deal-was-exposed = al repartir se descubrió la carta número { $deal_cards }
case-cards-deal-cards-of-the-deal-lay-face-up-in-the-deck = en la baraja estaba boca arriba la carta número { $deal_cards } del reparto
case-a-card-lies-face-up-in-the-stub = en el mazo restante hay una carta boca arriba
case-the-first-card-went-to-the-wrong-seat = la primera carta fue al asiento equivocado
case-a-card-went-to-the-wrong-seat = una carta fue al asiento equivocado
case-a-card-went-to-a-seat-that-is-not-in-the-hand = una carta fue a un asiento que no está en la mano
case-a-seat-in-the-hand-was-skipped = en el reparto se saltó un asiento de la mano
case-the-button-got-two-cards-in-a-row = el botón recibió dos cartas seguidas
case-the-button-was-misplaced = el botón estaba mal colocado
case-players-holds-card-count-cards =
    { $players } { $count ->
        [one] tiene
       *[other] tienen
    } { $card_count ->
        [one] una carta
       *[other] { $card_count } cartas
    }
case-players-holds-card-count-cards-and-has-acted =
    { $players } { $count ->
        [one] tiene
       *[other] tienen
    } { $card_count ->
        [one] una carta
       *[other] { $card_count } cartas
    } y { $count ->
        [one] ya ha actuado
       *[other] ya han actuado
    }
case-players-holds-card-count-cards-and-has-seen-them =
    { $players } { $count ->
        [one] tiene
       *[other] tienen
    } { $card_count ->
        [one] una carta
       *[other] { $card_count } cartas
    } y { $count ->
        [one] las ha visto
       *[other] las han visto
    }
case-deck-fault = { $deck_fault }
case-after-the-next-hand-began-deck-fault = empezada la mano siguiente, { $deck_fault }
case-the-stub-was-dropped-stub-order = el mazo restante se cayó { $stub_order }
case-player-asks-for-another-deck = { $player } pide otra baraja
case-player-asks-for-another-deck-this-one-being-irregular = { $player } pide otra baraja porque esta es irregular
case-on-occasion = qué hacer con la baraja: { $occasion }
case-the-cards-that-would-have-come-are-asked-for = se pide ver las cartas que habrían salido
case-the-flop-has-card-count-cards =
    el flop tiene { $card_count ->
        [one] una carta
       *[other] { $card_count } cartas
    }
case-the-flop-came-without-a-burn = el flop salió sin quemar
case-the-flop-came-without-a-burn-and-somebody-has-acted = el flop salió sin quemar y alguien ha actuado
case-the-flop-lies-face-down-without-a-burn = el flop está boca abajo y no se quemó la carta
case-the-flop-came-after-two-burns = el flop salió tras quemar dos cartas
case-the-flop-lies-face-down-after-two-burns = el flop está boca abajo tras quemar dos cartas
case-the-street-comes-too-early = el { $street } sale antes de tiempo
case-player-count-players-wait-for-seventh-street-with-a-stub-of-card-count-cards =
    { $player_count } jugadores esperan la séptima calle con { $card_count ->
        [one] una carta
       *[other] { $card_count } cartas
    } en el mazo restante
case-player-is-reported-for-offence = denuncia contra { $player }: { $offence }
case-player-is-reported-again-for-offence = nueva denuncia contra { $player }: { $offence }
case-player-after-history-is-reported-again-for-offence = nueva denuncia contra { $player }, tras { $history }: { $offence }
case-a-penalty-of-given = una penalización de { $given }
case-a-penalty-of-given-after-dealt-hands =
    una penalización de { $given } tras { $dealt ->
        [one] una mano
       *[other] { $dealt } manos
    }
case-a-penalty-of-given-after-dealt-hands-redeals-of-them-dealt-again =
    una penalización de { $given } tras { $dealt ->
        [one] una mano
       *[other] { $dealt } manos
    }, { $redeals } de ellas repartidas otra vez
case-a-penalty-of-given-after-dealt-hands-across =
    una penalización de { $given } tras { $dealt ->
        [one] una mano
       *[other] { $dealt } manos
    }, { $across }
case-the-floor-eliminates-player-in-place-place-of-paid-paid = el floor elimina a { $player } en el puesto { $place } con { $paid } premios
case-the-floor-disqualifies-player-in-place-place-of-paid-paid = el floor descalifica a { $player } en el puesto { $place } con { $paid } premios
case-player-misses-a-hand-by-penalty = { $player } se pierde una mano por penalización
case-players-act-out-of-turn = la acción fuera de turno de { $player }
case-player-was-skipped = saltado el turno de { $player }
case-player-was-skipped-without-time-to-speak = saltado el turno de { $player } sin tiempo de hablar
case-timekeeper-asks-for-time = pide tiempo: { $timekeeper }
case-time-is-granted-after-seconds-s = se concede el tiempo a los { $seconds } s
case-time-is-granted-after-seconds-s-of-a-amount-minute-level = se concede el tiempo a los { $seconds } s de un nivel de { $amount } minutos
case-time-runs-out-on-player = a { $player } se le acaba el tiempo
case-player-acts-as-time-runs-out = { $player } actúa justo al acabarse el tiempo
case-player-reaches-the-seat-arrival = { $player } llega a su asiento { $arrival }
case-player-who-has-the-lowest-upcard-of-stud-reaches-the-seat-arrival = { $player }, con la carta descubierta más baja del stud, llega a su asiento { $arrival }
case-player-uses-a-device-in-the-hand = { $player } usa un dispositivo durante la mano
case-player-asks-for-asked-of-other = { $player } pide { $asked } de { $other }
case-the-pot-is-to-be-counted = se pide contar el bote
case-the-pot-is-to-be-spread = se pide extender el bote
case-player-asks-to-see-the-hand-of-other = { $player } pide ver la mano de { $other }
case-shown-on-request-the-hand-of-player = enseñada a petición, la mano de { $player }
case-player-shows-the-hand-to-other = { $player } enseña la mano a { $other }
case-player-does-not-show = { $player } no enseña
case-player-does-not-show-within-seconds-s-of-the-order = { $player } no enseña en los { $seconds } s desde la orden
case-player-shows-one-card = { $player } enseña una sola carta
case-the-hand-of-player-is-turned-up-by-other = la mano de { $player } la descubre { $other }
case-player-mucks-intent-in-the-all-in = { $player } tira la mano en el all-in { $intent }
case-the-hand-of-player-shown-is-gone-at-the-showdown = en el showdown la mano de { $player }, { $shown }, es { $gone }
case-the-hand-of-player-is-mixed-with-others-and-lost = la mano de { $player } se mezcló con otras y { $lost }
case-the-cards-of-player-way = las cartas de { $player } { $way }
case-contested-is-disputed-when = se discute { $contested } { $when }
case-contested-is-disputed-seconds-s-after-the-award-before-a-break = se discute { $contested } { $seconds } s después de la adjudicación, antes de un descanso
case-the-pot-belonged-to-players-found-when = el bote era de { $players }, se descubre { $when }
case-the-decision-about-amount-waits = la decisión sobre { $amount } espera
case-player-finds-amount-more-and-wins-from-other = { $player } encuentra { $amount } más y gana a { $other }
case-player-finds-amount-more-and-loses-to-other = { $player } encuentra { $amount } más y pierde contra { $other }
case-player-had-amount-out-of-sight = { $player } tenía { $amount } fuera de la vista
case-amount-without-an-owner-is-found = se encuentran { $amount } sin dueño
case-amount-of-a-raced-off-value-is-found = se encuentran { $amount } de un valor ya retirado
case-player-may-raise-to-amount = { $player } puede subir a { $amount }
case-player-may-go-up-to-amount = { $player } puede llegar a { $amount }
case-player-may-bet-amount = { $player } puede apostar { $amount }
case-player-may-not-raise = { $player } no puede subir
case-player-may-not-raise-to-amount = { $player } no puede subir a { $amount }
case-player-may-call-amount = { $player } puede igualar por { $amount }
case-player-may-acts = { $player } puede hacer: { $acts }
case-player-is-to-act = le toca a { $player }
case-the-pot-bet-is-amount = el pot es { $amount }
case-player-raised-to-told-since-noticed-noticed-players-pays-amount =
    { $player } subió a { $told }, { $since }; se descubre { $noticed }: { $players } { $count ->
        [one] paga
       *[other] pagan
    } { $amount }
case-player-raised-to-told-since-noticed-noticed = { $player } subió a { $told }, { $since }; se descubre { $noticed }
case-player-bet-told-since-noticed-noticed-players-pays-amount =
    { $player } apostó { $told }, { $since }; se descubre { $noticed }: { $players } { $count ->
        [one] paga
       *[other] pagan
    } { $amount }
case-player-bet-told-since-noticed-noticed = { $player } apostó { $told }, { $since }; se descubre { $noticed }
case-player-bet-the-quoted-pot-of-told-since-noticed-noticed-players-pays-amount =
    { $player } apostó el pot anunciado de { $told }, { $since }; se descubre { $noticed }: { $players } { $count ->
        [one] paga
       *[other] pagan
    } { $amount }
case-player-bet-the-quoted-pot-of-told-since-noticed-noticed = { $player } apostó el pot anunciado de { $told }, { $since }; se descubre { $noticed }
case-player-posts-payments = { $player } pone { $payments }
case-nothing-is-exposed = no hay ninguna mano descubierta
case-players-is-exposed =
    { $count ->
        [one] la mano de { $players } está descubierta
       *[other] las manos de { $players } están descubiertas
    }
case-players-is-exposed-on-the-street =
    { $count ->
        [one] la mano de { $players } está descubierta
       *[other] las manos de { $players } están descubiertas
    } en el { $street }
case-player-shows-first = la primera mano que se enseña es la de { $player }
case-players-show-in-this-order = se enseña en este orden: { $players }
case-pot-of-amount-goes-to-players = { $pot } de { $amount } va para { $players }
case-the-pot-of-amount-goes-to-players = el bote de { $amount } va para { $players }
case-the-high-half-of-amount-goes-to-players = la mitad alta de { $amount } va para { $players }
case-the-low-half-of-amount-goes-to-players = la mitad baja de { $amount } va para { $players }
case-the-pots-are-awarded-in-the-order-pots = los botes se adjudican en este orden: { $pots }
case-the-odd-chip-goes-to-players = la ficha impar va para { $players }
case-player-wins-amount = { $player } gana { $amount }
case-player-wins-amount-without-showing = { $player } gana { $amount } sin enseñar
case-player-has-the-button-next = en la próxima mano tiene el botón { $player }
case-player-has-amount = { $player } tiene { $amount }
case-the-pot-is-amount = en el bote hay { $amount }
case-after-kinds-there-would-be-substantial-action = tras { $kinds } habría acción sustancial
case-after-kinds-there-would-be-no-substantial-action = tras { $kinds } no habría acción sustancial
case-there-has-been-substantial-action = ha habido acción sustancial
case-there-has-been-no-substantial-action = no ha habido acción sustancial
case-player-holds-holding = { $player } tiene { $holding }
case-player-does-not-hold-holding = { $player } no tiene { $holding }
case-player-has-outs-outs-to-wanted = { $player } tiene { $outs } outs para { $wanted }
case-player-is-the-favourite-against-other = { $player } va por delante contra { $other }
case-player-is-the-underdog-against-other = { $player } va por detrás contra { $other }
case-player-is-drawing-dead-against-other = { $player } está drawing dead contra { $other }
case-player-has-a-free-roll-against-other = { $player } tiene un free roll contra { $other }
case-the-street-is-texture = el { $street } es { $texture }
case-the-street-counterfeits-player = el { $street } contrahace la mano de { $player }
case-the-street-brings-player-the-case-card = el { $street } trae a { $player } la case card
case-the-street-hits-player = el { $street } ayuda a { $player }
case-the-street-hits-player-hard = el { $street } ayuda mucho a { $player }
case-player-gets-odds-of-odds = { $player } tiene odds de { $odds }
case-player-gains-gain-by-calling-with-a-chance-of-chance-percent = { $player } gana { $gain } igualando con una probabilidad del { $chance } %
case-chance-percent-of-the-pot-is-amount = el { $chance } % del bote es { $amount }
case-player-has-times-big-blinds = { $player } tiene { $times } ciegas grandes
case-timesx-is-amount = { $times }x es { $amount }
case-amount-won-in-hours-hours-is-gain-an-hour = { $amount } ganados en { $hours } horas son { $gain } por hora
case-player-has-called-cold = { $player } ha igualado en frío
case-player-bets-amount = { $player } apuesta { $amount }
case-player-raises-to-amount = { $player } sube a { $amount }
case-player-is-all-in-for-amount = { $player } va all-in por { $amount }
case-player-is-all-in = { $player } va all-in
case-players-calls =
    { $players } { $count ->
        [one] iguala
       *[other] igualan
    }
case-players-checks =
    { $players } { $count ->
        [one] pasa
       *[other] pasan
    }
case-players-folds =
    { $players } { $count ->
        [one] se retira
       *[other] se retiran
    }
case-the-street-is-cards = el { $street } es { $cards }
case-players-shows =
    { $players } { $count ->
        [one] enseña la mano
       *[other] enseñan la mano
    }
case-players-mucks =
    { $players } { $count ->
        [one] tira la mano
       *[other] tiran la mano
    }
case-the-floor-lets-the-hand-go-on = el floor deja seguir la mano
case-player-out-of-turn-act = { $player }, fuera de turno, { $act }
case-players-is-placed-amount =
    { $players } { $count ->
        [one] queda
       *[other] quedan
    } en el puesto { $amount }
case-players-divides-the-prize-of-place-amount =
    { $players } { $count ->
        [one] recibe
       *[other] se reparten
    } el premio del puesto { $amount }
case-player-moves-from-table-source-to-chair-chair-of-table-table = { $player } pasa de la mesa { $source } al asiento { $chair } de la mesa { $table }
case-nobody-moves = nadie se mueve
case-table-table-stops = la mesa { $table } se detiene
case-table-table-plays-on = la mesa { $table } sigue
case-player-is-dealt-in = { $player } recibe cartas
case-player-waits-for-the-button = { $player } espera al botón
case-player-sits-in-chair-chair-of-table-table = { $player } se sienta en el asiento { $chair } de la mesa { $table }
case-player-sits-in-chair-chair = { $player } se sienta en el asiento { $chair }
case-table-table-has-amount-players =
    la mesa { $table } tiene { $amount ->
        [one] un jugador
       *[other] { $amount } jugadores
    }
case-table-table-is-gone = la mesa { $table } ya no existe
case-the-final-table-has-amount-players =
    la mesa final tiene { $amount ->
        [one] un jugador
       *[other] { $amount } jugadores
    }
case-there-is-no-final-table-yet = todavía no hay mesa final
case-chairs-that-draw-cards-get-seats-in-the-order-numbers = quien saca { $cards } se sienta en el orden { $numbers }
case-next-at-table-table-button-button-small-blind-small-big-blind-big = después en la mesa { $table }: botón { $button }, ciega pequeña { $small }, ciega grande { $big }
case-next-at-table-table-button-button-big-blind-big-alone = después en la mesa { $table }: botón { $button }, solo la ciega grande { $big }
case-every-table-begins-with-the-button-in-one-chair = todas las mesas empiezan con el botón en el mismo asiento
case-player-is-dealt-in-and-killed = { $player } recibe cartas y su mano se mata
case-player-is-not-in-play-yet = { $player } no está en juego todavía
case-table-table-breaks-next = la próxima mesa que se rompe es la { $table }
case-the-level-is-amount = el nivel es { $amount }
case-the-big-blind-at-table-table-is-amount = la ciega grande en la mesa { $table } es { $amount }
case-amount-minutes-are-left = minutos que quedan: { $amount }
case-the-all-in-at-table-table-waits = el all-in de la mesa { $table } espera
case-the-all-in-at-table-table-may-run = el all-in de la mesa { $table } puede correr
case-hand-for-hand-goes-on = se sigue mano a mano
case-hand-for-hand-is-over = el mano a mano ha terminado
case-every-table-plays-amount-more-hands =
    cada mesa juega { $amount ->
        [one] una mano más
       *[other] { $amount } manos más
    }
case-the-card-may-not-be-drawn = la carta no se puede sacar
case-the-day-is-over = el día ha terminado
case-players-divide-the-prizes-by-icm =
    { $players } { $count ->
        [one] recibe
       *[other] se reparten
    } los premios por ICM
case-player-is-paid-money = { $player } cobra { $money }
case-the-trophy-goes-to-player = el trofeo es para { $player }
case-the-prize-pool-is-money = el bote de premios es { $money }
case-the-fees-are-money = las tasas son { $money }
case-the-house-keeps-money = la casa se queda { $money }
case-the-organisation-has-money = a la organización le van { $money }
case-the-league-gets-money = a la liga le van { $money }
case-the-house-adds-money = la casa añade { $money }
case-the-tax-base-is-money = la base imponible es { $money }
case-the-ledger-closes = las cuentas cuadran
case-player-owes-money = { $player } debe { $money }
case-money-waits-for-player = para { $player } hay { $money }
case-player-may-enter = { $player } puede inscribirse
case-player-may-not-enter = { $player } no puede inscribirse
case-player-may-rebuy = { $player } puede recomprar
case-player-may-not-rebuy = { $player } no puede recomprar
case-the-rebuy-of-player-may-be-taken-back = la recompra de { $player } se puede retirar
case-the-rebuy-of-player-may-not-be-taken-back = la recompra de { $player } no se puede retirar
case-players-has-amount-chips =
    { $players } { $count ->
        [one] tiene
       *[other] tienen
    } { $amount } fichas
case-the-seat-of-player-was-drawn = el asiento de { $player } se sorteó
case-the-seat-of-player-followed-the-order-of-arrival = el asiento de { $player } siguió el orden de llegada
case-player-is-alternate-amount = { $player } es el suplente número { $amount }
case-an-entry-for-money-plus-fee-is-within-the-bands = una inscripción de { $money } + { $fee } entra en las bandas
case-an-entry-for-money-plus-fee-is-outside-the-bands = una inscripción de { $money } + { $fee } queda fuera de las bandas
case-place-at-place-of-of-players-players-scores-amount-points = el puesto { $at_place } de { $of_players } jugadores da { $amount } puntos
case-place-at-place-of-of-players-players-scores-amount-points-on-an-unpaid-second-day = el puesto { $at_place } de { $of_players } jugadores da { $amount } puntos en un segundo día sin premio
case-points-and-more-points-points-on-one-day-count-as-amount = { $points } y { $more_points } puntos en un día cuentan { $amount }
case-a-registered-player-who-never-plays-scores-nothing = quien se inscribe y no juega nunca no puntúa
case-of-a-pot-of-of-pot-the-league-retains-money = de un bote de { $of_pot } la liga retiene { $money }
case-of-a-pot-of-of-pot-the-event-keeps-money = de un bote de { $of_pot } el torneo conserva { $money }
case-rank-at-rank-of-the-general-league-wins-money-of-of-pot = el puesto { $at_rank } de la liga general gana { $money } de { $of_pot }
case-rank-at-rank-and-place-at-place-of-the-final-win-money-of-of-pot = el puesto { $at_rank } de la clasificación y el { $at_place } de la final ganan { $money } de { $of_pot }
case-points-points-begin-the-final-with-amount = { $points } puntos empiezan la final con { $amount }
case-a-finalist-absent-for-after-minutes-with-of-players-left-is-placed-amount = un finalista ausente { $after } minutos, con { $of_players } restantes, queda en el puesto { $amount }
case-a-finalist-absent-for-after-minutes-stays-in = un finalista ausente { $after } minutos sigue en juego
case-team-mates-who-come-ordinals-score-amount = compañeros de equipo en los puestos { $ordinals } suman { $amount }
case-amount-of-of-players-teams-reach-the-final-table = { $amount } de { $of_players } equipos llegan a la mesa final
case-the-levels-of-a-team-of-team-are-played-by-in-turn = los niveles de un equipo de { $team } los juegan { $in_turn }
case-a-team-may-consult-amount-time-at-the-final-table =
    en la mesa final un equipo puede consultar { $amount } { $amount ->
        [one] vez
       *[other] veces
    }
case-player-has-hands-hands-to-miss =
    { $player } debe perderse { $hands ->
        [one] una mano
       *[other] { $hands } manos
    }
case-player-has-nothing-to-miss = { $player } no debe perderse nada
case-player-misses-the-next-hand = { $player } se pierde la próxima mano
case-player-plays-the-next-hand = { $player } juega la próxima mano
case-player-gets-the-prize-of-place-amount = { $player } cobra el premio del puesto { $amount }
case-player-gets-no-prize = { $player } no cobra premio
case-amount-chips-are-in-play = en juego hay { $amount } fichas
case-player-may-not-enter-again = { $player } no puede volver a entrar
case-player-forfeits-amount-at-most = { $player } pierde como máximo { $amount }
case-player-cannot-be-eliminated-by-the-floor = el floor no puede eliminar a { $player }
case-players-has-won-money-of-bounties =
    { $players } { $count ->
        [one] ha
       *[other] han
    } ganado { $money } en recompensas
case-players-has-won-no-bounty =
    { $players } { $count ->
        [one] no ha
       *[other] no han
    } ganado ninguna recompensa
case-players-carries-a-bounty-of-money =
    { $players } { $count ->
        [one] lleva
       *[other] llevan
    } una recompensa de { $money } por su cabeza
case-the-bounty-of-player-goes-with-the-next-pot = la recompensa de { $player } va con el próximo bote
case-the-bounties-close = las recompensas cuadran
case-a-count-of-stacks-is-not-taken = un recuento de { $stacks } no se acepta
case-the-chips-in-play-are-proven = las fichas en juego quedan probadas
case-the-prize-of-place-amount-is-money = el premio del puesto { $amount } es { $money }
case-a-card-of-card-may-be-drawn = una carta de { $card } se puede sacar
case-a-card-of-card-may-not-be-drawn = una carta de { $card } no se puede sacar
case-the-house-may-close = la casa puede cerrar
case-the-house-may-not-close = la casa no puede cerrar
case-a-hand-may-take-minutes-minutes-off-the-clock =
    una mano puede quitar { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    } al reloj
case-a-hand-may-not-take-minutes-minutes-off-the-clock =
    una mano no puede quitar { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    } al reloj
case-bounties-may-be-played = se pueden jugar { $bounties }
case-bounties-may-not-be-played = no se pueden jugar { $bounties }
case-the-buttons-were-drawn-anew = los botones se sortearon de nuevo
case-the-buttons-were-not-drawn-anew = los botones no se sortearon de nuevo
case-every-table-has-drawn-its-own-button = cada mesa sorteó su propio botón
case-the-dealer-of-table-table-may-be-relieved = al dealer de la mesa { $table } se le puede relevar
case-the-dealer-of-table-table-may-not-be-relieved = al dealer de la mesa { $table } no se le puede relevar
case-decks-are-called-for-at-tables-tables = se piden barajas en las mesas { $tables }
case-no-deck-is-called-for = no se pide ninguna baraja
case-the-next-dealer-of-table-table-is-told-of-players-warning = al próximo dealer de la mesa { $table } se le dice la advertencia a { $player }
case-the-next-dealer-of-table-table-is-told-of-hands-hands-for-player-to-miss =
    al próximo dealer de la mesa { $table } se le dice que { $player } debe perderse { $hands ->
        [one] una mano
       *[other] { $hands } manos
    }
case-the-next-dealer-of-table-table-is-told-that-player-is-absent = al próximo dealer de la mesa { $table } se le dice que { $player } está ausente
case-the-next-dealer-of-table-table-is-told-of-blinds-small-blind-big-blind = al próximo dealer de la mesa { $table } se le dicen las ciegas { $small_blind }/{ $big_blind }
case-the-next-dealer-of-table-table-is-told-nothing-of-player = al próximo dealer de la mesa { $table } no se le dice nada de { $player }
case-the-race-at-table-table-began-in-chair-chair = el chip race en la mesa { $table } empezó en el asiento { $chair }
case-the-antes-at-table-table-come-to-amount = los antes en la mesa { $table } suman { $amount }
case-players-claim-may-be-voided = la reclamación de { $player } se puede anular
case-players-claim-may-not-be-voided = la reclamación de { $player } no se puede anular
case-player-is-not-given-the-price-of-the-entry-back = a { $player } no se le devuelve el precio de la inscripción
case-player-would-pay-amount-before-the-next-hand = { $player } pagaría { $amount } antes de la próxima mano
case-player-would-pay-nothing-before-the-next-hand = { $player } no pagaría nada antes de la próxima mano
case-in-a-rotation-of-games-the-button-moves-after-hand-hand-number = en una rotación de { $games } el botón se mueve tras la mano { $hand_number }
case-in-a-rotation-of-games-the-button-stands-still-after-hand-hand-number = en una rotación de { $games } el botón se queda tras la mano { $hand_number }
case-a-rotation-of-games-is-warned-about = una rotación de { $games } lleva un aviso
case-a-rotation-of-games-may-be-played-as-it-is = una rotación de { $games } se puede jugar así
case-player-picks-up-the-upcards = { $player } recoge las cartas descubiertas
case-the-seventh-card-of-player-was-exposed = la séptima carta de { $player } quedó al descubierto
case-the-last-card-that-player-drew-was-exposed = la última carta que cambió { $player } quedó al descubierto
case-stud-street-street-comes-too-early = la { $stud_street } calle sale antes de tiempo
case-the-blinds-should-have-been-small-blind-big-blind = las ciegas debían ser { $small_blind }/{ $big_blind }
case-the-blinds-should-have-been-small-blind-big-blind-with-an-ante-of-amount = las ciegas debían ser { $small_blind }/{ $big_blind } con un ante de { $amount }
case-player-suspects-the-hand-of-other = { $player } sospecha de la mano de { $other }
case-nobody-is-marked-all-in = nadie lleva la marca de all-in
case-players-is-marked-all-in =
    { $players } { $count ->
        [one] lleva
       *[other] llevan
    } la marca de all-in
case-player-has-amount-in-front = { $player } tiene delante { $amount }
case-player-has-nothing-in-front = { $player } no tiene nada delante
case-player-is-to-discard = le toca a { $player } cambiar cartas
case-player-is-left-with-cards = a { $player } le quedan { $cards }
case-the-decision-rests-on-fairness = la decisión se basa en la equidad
case-player-throws-away-cards = { $player } descarta { $cards }
case-player-draws-drawn-cards = { $player } cambia { $drawn ->
        [one] una carta
       *[other] { $drawn } cartas
    }
case-player-stands-pat = { $player } se queda servido
case-in-fairness-the-director-lets-the-hand-of-player-live = por equidad el director deja viva la mano de { $player }
case-in-fairness-the-director-kills-the-hand-of-player = por equidad el director anula la mano de { $player }
case-the-floor-rules-case = el floor decide: { $case }
case-the-floor-rules-drawing-card-drawn-case = el floor decide, sacando la carta { $drawn }: { $case }
case-the-floor-chooses-choice-case = el floor elige { $choice }: { $case }
case-the-floor-overrules-choice-case = el floor decide otra cosa, { $choice }: { $case }
case-the-hand-is-dealt-again = la mano se reparte de nuevo
case-the-hand-is-dealt-again-and-players-is-back =
    la mano se reparte de nuevo, { $count ->
        [one] y ha vuelto { $players }
       *[other] y han vuelto { $players }
    }
case-a-deal-told-may-be-made = un acuerdo { $told } se puede hacer
case-a-deal-told-may-not-be-made = un acuerdo { $told } no se puede hacer
case-player-may-not-be-moved-to-chair-chair-of-table-table = { $player } no puede pasar al asiento { $chair } de la mesa { $table }

## Lo que es así en su lugar.

case-the-betting-is-over = la ronda de apuestas ha terminado
case-it-is-players-turn = le toca a { $player }
case-there-is-no-bet-player-may-bet-amount = no hay apuesta: { $player } puede apostar { $amount }
case-there-is-a-bet-of-amount = hay una apuesta de { $amount }
case-nothing-to-call = no hay nada que igualar
case-a-call-costs-nothing = un call no cuesta nada
case-there-is-no-bet = no hay apuesta
case-the-game-is-not-pot-limit = el juego no es pot-limit
case-player-has-only-amount = { $player } solo tiene { $amount }
case-there-is-no-showdown-in-order = no hay showdown en orden
case-the-order-is-list = el orden es { $list }
case-the-pot-has-been-awarded = el bote ya está adjudicado
case-there-is-a-side-pot = hay un side pot
case-no-pot-is-awarded = no se adjudica: { $pot }
case-pot-list = { $pot }: { $list }
case-player-shows-and-wins-amount = { $player } enseña y gana { $amount }
case-the-hand-is-not-over = la mano no ha terminado
case-player-has-it = lo tiene { $player }
case-that-is-substantial-action = es acción sustancial
case-that-is-no-substantial-action = no es acción sustancial
case-player-holds-it = { $player } lo tiene
case-no-single-card-is-to-come = no ha de salir una sola carta
case-before-the-coming-case = antes del { $coming }, { $case }
case-before-stud-street-street-case = antes de la { $stud_street } calle, { $case }
case-at-the-showdown-case = en el showdown, { $case }
case-stud-street-street-is-not-dealt-yet = la { $stud_street } calle aún no ha salido
case-the-street-is-not-dealt-yet = el { $street } no ha salido todavía
case-no-card-of-the-hand-counts-less = ninguna carta de la mano vale menos
case-it-is-not-the-fourth-of-its-rank = no es la cuarta de su valor
case-it-does-not = no
case-player-has-not = { $player } no
case-table-table-has-begun-no-hand = la mesa { $table } no ha empezado ninguna mano
case-the-big-blind-there-is-amount = allí la ciega grande es { $amount }
case-table-table-is-in-play = la mesa { $table } está en juego
case-table-table-is-not-in-play = la mesa { $table } no está en juego
case-amount-players-sit-at-hands-tables =
    { $amount ->
        [one] un jugador
       *[other] { $amount } jugadores
    } están en { $hands } mesas
case-amount-players-sit-at-one-table =
    { $amount ->
        [one] un jugador
       *[other] { $amount } jugadores
    } están en una sola mesa
case-it-begins-in-chairs-list = empieza en los asientos { $list }
case-every-table-begins-in-chair-chair = todas las mesas empiezan en el asiento { $chair }
case-its-first-card-went-to-chair-chair = su primera carta fue al asiento { $chair }
case-button-button-small-blind-small-big-blind-big = botón { $button }, ciega pequeña { $small }, ciega grande { $big }
case-player-may-play = { $player } puede jugar
case-players-stack-is-in-play = el stack de { $player } está en juego
case-player-is-not-in-play = { $player } no está en juego
case-player-is-not-dealt-in = { $player } no recibe cartas
case-player-plays = { $player } juega
case-player-is-present = { $player } está presente
case-the-day-goes-on = el día sigue
case-no-deal-is-asked-for = no se pide ningún pacto
case-players-divide-them-by-list =
    { $players } { $count ->
        [one] los recibe
       *[other] se los reparten
    } por { $list }
case-play-is-not-over = el juego no ha terminado
case-it-goes-to-player = es para { $player }
case-it-was-drawn = se sorteó
case-it-followed-the-order-of-arrival = siguió el orden de llegada
case-player-got-no-late-seat = { $player } no tuvo un asiento tardío
case-player-does-not-wait = { $player } no espera
case-it-is-within-them = entra en ellas
case-it-is-allowed = está permitido
case-it-is-taken = se acepta
case-nobody-is-named = no se indica a nadie
case-the-bounty-of-player-waits-for-nothing = la recompensa de { $player } no espera nada
case-player-has-won-money = { $player } ha ganado { $money }
case-player-carries-money = { $player } lleva { $money }
case-they-may-be-played = se pueden jugar
case-they-were-drawn-anew = se sortearon de nuevo
case-they-were-not-drawn = no se sortearon
case-this-book-prints-no-league = este reglamento no tiene liga
case-he-is-placed = queda clasificado
case-amount-places-are-paid = se pagan { $amount } puestos
case-it-is-money = es { $money }
case-amount-min-seconds-s-are-left = quedan { $amount } min { $seconds } s
case-no-race-was-held-there = allí no hubo chip race
case-none-is-called-for = no se pide ninguna
case-they-are-called-for-at-tables-list = se piden en las mesas { $list }
case-he-hears-of-player = se le habla de { $player }
case-no-seats-were-drawn-anew = no se sortearon asientos nuevos
case-it-moves = se mueve
case-it-stands-still = se queda
case-nothing-is-wrong-with-it = no tiene nada malo
case-list-place-amount-players = { $list }; puesto { $amount }: { $players }
case-players-have-these-places =
    { $players } { $count ->
        [one] tiene
       *[other] tienen
    } estos puestos
case-player-is-still-in = { $player } sigue en juego
case-it-stands = queda así
case-list-pays-amount = { $list } paga { $amount }
case-button-button-small-blind-none-big-blind-big = botón { $button }, sin ciega pequeña, ciega grande { $big }
case-they-come-to-amount = suman { $amount }
case-the-buttons-are-drawn-with-the-seats = los botones se sortean con los asientos
case-by-this-rulebook-absence-costs-nobody-the-claim-to-his-price = según este reglamento la ausencia no quita a nadie el derecho al precio pagado
case-in-this-final-nobody-is-placed-for-not-coming-his-chips-play-on-without-him = en esta final quien no se presenta no queda clasificado: sus fichas juegan sin él
case-it-is-so-by-list = es así por { $list }
case-it-is-so-and-no-rule-was-applied = es así, y no se aplicó ninguna regla
case-it-hangs-on-cards-that-are-not-named-write-cards-and-board = depende de cartas que no se nombran: escriba Cards y Board
case-money-came-in-held-stand-the-ledger-has-there = entraron { $money }, quedan { $held }, en las cuentas hay { $there }
case-account-money = { $account }: { $money }
case-account-player-money = { $account }, { $player }: { $money }
case-money-against-owed = { $money } frente a { $owed }
case-the-drawer-of-player-does-not-hold-what-went-through-it = en el cajón de { $player } no está lo que pasó por él
case-table-table-amount = mesa { $table }: { $amount }
case-list = { $list }
case-at-table-table-no-hands-are-counted = en la mesa { $table } no se cuentan manos
case-he-hears-of-warnings-for-players = se le habla de avisos para { $players }
case-he-hears-of-amount-hands =
    se le habla de { $amount ->
        [one] 1 mano
       *[other] { $amount } manos
    }
case-players-is-absent =
    { $players } { $count ->
        [one] está
       *[other] están
    } fuera de la mesa
case-the-blinds-are-small-big = las ciegas son { $small }/{ $big }
case-player-is-not-to-change-cards = { $player } no cambia cartas ahora
case-between-2-and-amount-players-are-in-the-final = en la final hay de 2 a { $amount } jugadores
case-he-has-place-amount = tiene el puesto { $amount }
case-player-gets-money-for-place-amount = { $player } recibe { $money } por el puesto { $amount }
case-chair-chair-of-table-table = asiento { $chair } de la mesa { $table }
case-they-go-on-to-list = pasan a { $list }
case-the-button-goes-on-to-chair-chair = el botón pasa al asiento { $chair }
case-one-and-other-follow-each-other = { $one } y { $other } van uno tras otro
case-its-reason-is-words = el motivo es { $words }
case-no-pot-is-awarded-half-half = no se adjudica: { $pot }, mitad { $half }
case-player-list = { $player }: { $list }
case-nothing-can-be-told-of-player = de { $player } no se puede decir nada
case-they-divide-money-and-the-prize-of-place-amount-is-prize = se reparten { $money }, y el premio del puesto { $amount } es { $prize }
case-nobody-is-to-discard = a nadie le toca cambiar cartas
case-the-floor-has-decided-nothing = el floor no ha decidido nada
case-no-table-is-in-play = no hay ninguna mesa en juego
case-it-is-amount = es { $amount }
case-player-is-penalised = { $player } cumple una penalización
case-it-is-list = es { $list }
case-list-unit = { $list } { $unit }
case-they-are-amount-to-many = son { $amount } a { $many }

## Palabras de los casos.

said-the-dealer = el dealer
said-the-floor = el floor
said-a-player = un jugador
said-calls = hace call
said-folds = hace fold
said-raises = sube
said-checks = hace check
said-raises-to-n = sube a { $n }
said-bets-n = apuesta { $n }
said-is-all-in-for-n = va all-in por { $n }
said-is-all-in = va all-in
said-a-bet-follows = sigue una apuesta
said-no-bet-follows = no sigue ninguna apuesta
said-nobody-acted = nadie ha actuado
said-on-the-same-street = en la misma calle
said-after-the-next-card = después de la carta siguiente
said-two-equal-cards-are-found = se encuentran dos cartas iguales
said-a-card-with-another-back-is-found = se encuentra una carta con otro dorso
said-a-card-is-missing-from-the-deck = falta una carta en la baraja
said-a-joker-is-found = se encuentra un comodín
said-a-marked-card-is-found = se encuentra una carta marcada
said-in-an-order-that-is-known = en un orden conocido
said-out-of-order = desordenado
said-mixed-with-muck-and-burns = mezclándose con el muck y las quemadas
said-a-change-of-dealer = un cambio de dealer
said-a-change-of-level = un cambio de nivel
said-the-houses-wish = el deseo de la casa
said-on-the-next-day = al día siguiente
said-at-a-new-table = en otra mesa
said-in-a-new-seat = en otro asiento
said-the-director = el director
said-the-player-to-act = el jugador que debe hablar
said-another-player-of-the-table = otro jugador de la mesa
said-a-player-away-from-his-seat = un jugador que no está en su asiento
said-a-player-of-another-table = un jugador de otra mesa
said-an-outsider = un ajeno
said-before-the-last-card = antes de la última carta
said-after-the-buttons-last-card = después de la última carta del botón
said-after-the-deal = después del reparto
said-an-estimate-of-the-stack = una estimación del stack
said-the-exact-stack = el stack exacto
said-the-bet = la apuesta
said-lost-in-the-muck-clearly-read-before = perdida en el muck tras haberse leído con claridad
said-put-into-the-muck = puesta en el muck
said-lost-in-the-muck = perdida en el muck
said-discarded = descartada
said-partly-shown = enseñada en parte
said-unshown = no enseñada
said-tabled = enseñada entera
said-go-to-another-player = van a otro jugador
said-touch-the-discards = tocan los descartes
said-touch-the-burns = tocan las quemadas
said-touch-the-board = tocan las comunes
said-leave-the-table = se caen de la mesa
said-touch-the-muck = tocan el muck
said-go-forward = van hacia delante
said-the-reading-of-a-hand = la lectura de una mano
said-the-count-of-the-pot = el recuento del bote
said-after-substantial-action-in-the-next-hand = tras acción sustancial en la mano siguiente
said-once-the-next-hand-has-started = empezada la mano siguiente
said-before-the-next-hand = antes de la mano siguiente
said-by-accident = sin querer
said-on-purpose = a propósito
said-cannot-be-told-thrown-away-by-the-bettor = no se distingue, tirada por quien apostó
said-can-be-told-thrown-away-by-the-bettor = se distingue, tirada por quien apostó
said-cannot-be-told = no se distingue
said-can-be-told = se distingue
said-n-orbits = { $n } vueltas
said-n-orbit = una vuelta
said-n-hands = { $n } manos
said-n-hand = una mano
said-a-small-blind-of-n = una ciega pequeña de { $n }
said-a-big-blind-of-n = una ciega grande de { $n }
said-an-ante-of-n = un ante de { $n }
said-a-dead-ante-of-n = un ante muerto de { $n }
said-the-main-pot = el bote principal
said-main-pot = el bote principal
said-side-pot-n = el side pot { $n }
said-nothing = nada
said-nobody = nadie
said-high = alta
said-low = baja
said-even = a la par
said-favourite = favorito
said-underdog = no favorito
said-free-roll = free roll
said-drawing-dead = drawing dead
said-fold-and-lose = fold y pérdida de las fichas
said-all-motions-stand = valen todos los movimientos
said-only-the-first-motion = vale solo el primer movimiento
said-points = puntos
said-chips = fichas
said-take-points = puntúan
said-not-settled = sin decidir
said-none = ninguno
said-the-nuts = las nuts
said-pocket-pair = una pareja en mano
said-big-slick = as y rey
said-suited = cartas del mismo palo
said-offsuit = cartas de distinto palo
said-connectors = conectores
said-one-gap-connectors = conectores con un hueco
said-two-gap-connectors = conectores con dos huecos
said-overpair = una overpair
said-top-pair = la pareja alta
said-second-pair = la segunda pareja
said-bottom-pair = la pareja baja
said-top-two-pair = las dobles parejas más altas
said-top-and-bottom-pair = la pareja alta y la baja
said-set = un set
said-top-set = el set más alto
said-trips = trips
said-one-overcard = una overcard
said-two-overcards = dos overcards
said-flush-draw = un proyecto de color
said-open-ended-straight-draw = un proyecto de escalera abierta
said-gutshot = un gutshot
said-double-gutshot = un doble gutshot
said-backdoor-flush-draw = un proyecto de color backdoor
said-backdoor-flush = un color backdoor
said-drawing-hand = una mano en proyecto
said-made-hand = una mano hecha
said-quads = un póker
said-crippled-deck = una baraja agotada
said-pair = pareja
said-two-pair = doble pareja
said-three-of-a-kind = trío
said-straight = escalera
said-flush = color
said-full-house = full
said-rainbow = rainbow
said-ragged = ragged
said-blank = una carta neutra
said-scare-card = una scare card
said-fixed-bounties-of-n = recompensas fijas de { $n }
said-progressive-bounties-of-n = recompensas progresivas de { $n }
said-mystery-bounties-of-n = recompensas mystery de { $n }
said-preflop = preflop
said-registration-unchecked = inscripción o asiento sin comprobar
said-told-to-nobody = no comunicado a nadie
said-told-to-the-media = comunicado a la prensa
said-fourth = cuarta
said-fifth = quinta
said-sixth = sexta
said-seventh = séptima
join-called = { $players } { $count ->
        [one] ha igualado
       *[other] han igualado
    }
join-folded = { $players } { $count ->
        [one] se ha retirado
       *[other] se han retirado
    }
join-raised = { $players } { $count ->
        [one] ha subido
       *[other] han subido
    }
join-raised-to = { $players } { $count ->
        [one] ha subido a { $to }
       *[other] han subido a { $to }
    }
join-and = y
join-or = o
join-then = luego
join-to = para
join-with = con
