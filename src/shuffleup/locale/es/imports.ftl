### Archivos de otros programas: torneos de The Tournament Director, listas de jugadores.

## Qué hay en un archivo.

note-is-it-a-tdt = ¿es un torneo guardado por The Tournament Director? Guárdelo allí otra vez
note-no-value-of-tdt = "{ $text }" no es un valor; el archivo se lee como datos y no se ejecuta nada
note-unknown-escape = "{ $text }" no significa nada en un texto
note-file-ends-early = el archivo termina aquí, a la mitad
note-no-tournament-in-it = no contiene ningún torneo
note-a-text = un texto
note-a-list = una lista
note-a-table-by-key = una tabla por clave, como Map.from([["clave", …]])
note-fields-in-braces = sus campos entre llaves
note-at-most-number = como mucho { $most }
note-event-id-is = use letras a-z, cifras y guiones, como mucho 40

## Qué se cuenta de otro modo que en un archivo de The Tournament Director.

note-tdt-blinds-mended = { $count ->
    [one] un nivel tiene ciegas que no se pueden jugar; valen como las anteriores
   *[other] { $count } niveles tienen ciegas que no se pueden jugar; valen como las anteriores
 }
note-tdt-no-levels = no tiene niveles; uno de 25/50 está en su lugar
note-tdt-other-game = tiene rondas de "{ $name }"; aquí cada nivel es hold'em sin límite
note-tdt-chip-set-left = sus fichas no pagan stacks y ciegas; el juego se omite
note-tdt-kept-back = { $cents } del bote no están en ningún premio; se guardan, como para una liga
note-tdt-added = se pagó más de lo recaudado: { $cents } los añadió la casa
note-tdt-house-adds = la casa añade { $cents } al bote: ponga un garantizado
note-tdt-deal-not-told = su reparto no se puede contar como un pacto de los últimos jugadores
note-tdt-prizes-not-by-place = sus premios no bajan de puesto en puesto; aquí bajan, con la misma suma
note-tdt-price-differs = { $count ->
    [one] una recompra o add-on se vendió a otro precio y está aquí al habitual
   *[other] { $count } recompras o add-ons se vendieron a otro precio y están aquí al habitual
 }
note-tdt-rebuy-left = { $count ->
    [one] una recompra se omite: no costó nada, no dio fichas o su jugador las tenía
   *[other] { $count } recompras se omiten: no costaron nada, no dieron fichas o sus jugadores las tenían
 }
note-tdt-add-on-left = { $count ->
    [one] un add-on se omite: su jugador estaba fuera o no dio fichas
   *[other] { $count } add-ons se omiten: sus jugadores estaban fuera o no dieron fichas
 }
note-tdt-chips-left = { $count ->
    [one] una venta dio otras fichas que las anotadas
   *[other] { $count } ventas dieron otras fichas que las anotadas
 }
note-tdt-bust-left = { $count ->
    [one] allí queda fuera un jugador que no estaba dentro
   *[other] allí quedan fuera { $count } jugadores que no estaban dentro
 }
note-tdt-hitman-left = { $count ->
    [one] a un jugador lo eliminó alguien que no estaba dentro
   *[other] a { $count } jugadores los eliminó alguien que no estaba dentro
 }
note-tdt-places-differ = { $count ->
    [one] un jugador tiene otro puesto, porque el archivo se contradice
   *[other] { $count } jugadores tienen otros puestos, porque el archivo se contradice
 }
note-tdt-seats-differ = { $count ->
    [one] un jugador se sienta en otro sitio: su mesa no está
   *[other] { $count } jugadores se sientan en otro sitio: sus mesas no están
 }
note-tdt-never-bought-in = omitidos, porque nunca se inscribieron: { $names }
note-tdt-prize-in-kind = un premio no es dinero: { $name }
note-tdt-points = su fórmula de puntos se guarda como texto: { $formula }
note-tdt-points-for-hit = { $count } puntos por eliminación no tienen lugar en un torneo; los puntos los da una liga
note-tdt-points-ours = su fórmula de puntos, con las palabras de una liga de aquí: { $formula }
note-tdt-points-sold = { $count } puntos venían con las compras; los puntos los da una liga
note-tdt-points-won = los premios daban puntos, puesto por puesto ({ $list }); los puntos los da una liga
note-tdt-points-by-hand = puntos dados a mano; delos en la temporada: { $list }
note-tdt-hits-by-hand = las eliminaciones contadas a mano no se cuentan aquí: { $list }
note-tdt-cash-by-hand = { $cents } dados a mano a { $name }; la caja de aquí no los ha pagado
note-tdt-house-takes = la casa tomó { $cents } del fondo además de su parte de cada venta; aquí el fondo los retiene
note-tdt-prizes-stand = los premios quedan como se guardaron: { $list }; si se vende más, fíjelos de nuevo
note-tdt-prizes-follow = los premios eran { $list } cuando se guardó; aquí siguen el fondo, con las mismas partes
note-tdt-prize-had = { $name } ya ha recibido { $cents }; aquí los premios se pagan al acabar el juego
note-tdt-amount = { $cents }
note-tdt-bounties = sus recompensas no se cuentan; quién eliminó a quién, sí
note-tdt-bounties-paid = { $count ->
    [one] se pagó una recompensa de { $cents } aparte de la bolsa; aquí no se cuenta, pero quién eliminó a quién sí
   *[other] se pagaron { $count } recompensas, { $cents } en total, aparte de la bolsa; aquí no se cuentan, pero quién eliminó a quién sí
 }
note-tdt-rake-beyond-fee = { $count ->
    [one] una inscripción tiene más rake de lo que costó; aquí el rake no la supera
   *[other] { $count } inscripciones tienen más rake de lo que costaron; aquí el rake no las supera
 }
note-tdt-too-few-players = { $count ->
    [0] nadie se inscribió; la inscripción está abierta
    [one] se inscribió un jugador; la inscripción está abierta
   *[other] se inscribieron { $count } jugadores; la inscripción está abierta
 }

## Por qué no se importa nada.

refusal-person-undecided = { $name } puede ser { $other } ({ $id }), o alguien nuevo: diga quién es
refusal-event-there-already = ya hay otro torneo { $event }
refusal-evening-untellable = el dinero de "{ $name }" no se puede repartir como dice su archivo

## Qué dice una importación.

import-title = { $name }, del { $day }, de The Tournament Director { $version }
import-league = Liga      { $note }
import-figures = Jugadores { $players }; inscripciones { $entries }, recompras { $rebuys }, add-ons { $add-ons }; fuera { $out }
import-money-done = Dinero    { $prizes } de premios, todos pagados
import-money-open = Dinero    { $pool } en el bote
import-log = Registro  { $event }, { $count } órdenes; { $phase ->
    [registering] la inscripción está abierta
    [seated] los asientos están sorteados
    [playing] sigue, con el reloj parado
    [played-out] el juego ha terminado
   *[finished] ha terminado
 }
import-people = Personas  { $new } nuevas, { $same } conocidas, { $asked } en duda
import-asked = { $name } puede ser { $list }
import-left-no-place = omitido   { $key } ({ $count }): aquí no hay nada parecido
import-left-unknown = omitido   { $key } ({ $count }): nadie sabe qué significa
import-left-twice = omitido   { $key } ({ $count }): estaba dos veces
import-left-more = omitido   { $count } más; --json los tiene todos
import-written = { $event } está en la sala.
import-repeated = { $event } ya estaba en la sala: no ha cambiado nada.
import-shown = No ha cambiado nada: nombre una sala con --db, o quite --preview.
import-evening = { $file }: { $name }, del { $day }; jugadores { $players }; premios { $prizes }; { $notes ->
    [0] nada que anotar
    [one] una nota
   *[other] { $notes } notas
 }
import-not-taken = { $file }: no se toma: { $why }
import-folder = { $count } de { $all } noches leídas enteras; nombre un archivo para ver sus notas
import-folder-written = Están en la sala, salvo las que se nombran.
note-one-event-has-an-id = una carpeta tiene muchos torneos, y un id es de uno solo
note-no-evening-in-folder = en esta carpeta no hay ningún archivo .tdt
import-one-by-one = Importe una a una las que se nombran y conteste lo que se pregunta.

## Qué hay en una lista de jugadores.

note-is-it-a-list = ¿es una lista de jugadores, en CSV, XLSX, ODS o texto? Guárdela allí otra vez
note-no-list-of-text = no contiene una lista legible
note-more-rows-than = tiene más de { $count } filas
note-more-cells-than = tiene más de { $count } celdas
note-more-columns-than = tiene más de { $count } columnas
note-no-column-of-names = de ninguna columna se sabe que contenga nombres
note-no-names-in-it = no contiene nombres
note-name-the-column = diga qué columna es, como name=1
note-row-has-markup = "{ $text }" es marcado y no texto
note-row-has-no-name = no contiene ningún nombre
note-row-name-unfit = nadie puede llamarse "{ $name }"
note-row-stands-twice = { $name } ya está en la fila { $row }
note-columns-personal = las columnas que el registro no necesita se omiten: { $list }
note-columns-unknown = nadie sabe qué son estas columnas: { $list }
note-countries-unknown = ningún país tiene estos códigos, y se omiten: { $list }

list-title = { $count ->
    [one] Un jugador; columnas: { $columns }
   *[other] { $count } jugadores; columnas: { $columns }
 }
list-completed = { $count ->
    [one] Un jugador conocido recibe lo que no se sabía de él.
   *[other] { $count } jugadores conocidos reciben lo que no se sabía de ellos.
 }
list-left = fila { $row }: { $why }
list-written = Están en el registro.
