# La previsión de un evento en juego.

ui-forecast = Previsión
ui-forecast-of = { $players } jugadores a las { $time }
ui-forecast-money = En premios
ui-forecast-final-table = Una sola mesa
ui-forecast-end = Final
ui-another-day = otro día
ui-ends-about = Termina hacia las
ui-money-about = En premios hacia las
ui-ends-day = El día { $day } termina hacia las { $time }
ui-left-then =
    { $count ->
        [one] { $count } jugador en juego
       *[other] { $count } jugadores en juego
    }
ui-tables-and-dealers = Mesas y crupieres, hora a hora
ui-tables-at =
    { $time }: { $tables ->
        [one] 1 mesa
       *[other] { $tables } mesas
    }, como mucho { $most }; { $dealers ->
        [one] 1 crupier
       *[other] { $dealers } crupieres
    }
ui-dealers-most = crupieres necesarios, con relevos
ui-tables-middle = mesas probables
ui-tables-most = como mucho, nueve de cada diez veces
ui-forecast-how = Los intervalos se cumplen ocho de cada diez veces. Dicen lo que pueden hacer las cartas al ritmo que da el fichero del evento; una sala más lenta termina más tarde.
ui-forecast-on-wall = Mostrar el final en la pantalla de este dispositivo
ui-forecast-mixed = Sin previsión: se alternan varios juegos. Está hecha para eventos de un solo juego.
ui-forecast-endless = Sin previsión: con estos niveles el juego no terminaría.
ui-forecast-note-other-game = Ajustada al hold’em sin límite: este juego puede durar más o menos.
ui-forecast-note-late = No prevé las entradas tardías, recompras y add-ons que aún lleguen: cada una lo alarga.
ui-forecast-note-shootout = Un shootout se prevé como si las mesas se equilibraran: acaba más tarde.
ui-forecast-note-milestone = No prevé a quien sale al alcanzar el hito: puede terminar antes.
ui-forecast-note-days = Se sigue otro día: las horas posteriores al final de este no cuentan la noche.

## What if

what-if = Y si
what-if-entries = Entradas de más
what-if-minutes = Minutos de cada nivel por venir
what-if-now = Como está
what-if-then = Entonces
what-if-players = Jugadores
what-if-end = Final
what-if-tables = Mesas como máximo
what-if-dealers = Dealers, relevos incluidos
what-if-chips = Fichas para { $count } stacks iniciales
