# Lo que otros programas han guardado, en la página de la sala.

room-tab-imports = Importar
imports-title = Importar
imports-hint = Una lista de jugadores (CSV, Excel o pegada), o una velada de The Tournament Director (.tdt). Primero se muestra; nada cambia hasta que la haya visto.
imports-hint-lists = Una lista de jugadores: CSV, Excel o pegada. Primero se muestra; nada cambia hasta que la haya visto.
imports-drop = Suelte aquí un archivo, o elíjalo
imports-file = Archivo
imports-paste = O pegue una lista
imports-paste-hint = Un jugador por línea: nombre, país, carné …
imports-look = Verla
imports-pasted = Lista pegada
imports-heads = Primera fila
imports-guessed = por adivinar
imports-heads-yes = son encabezados
imports-heads-no = es un jugador
imports-order = Los nombres van
imports-order-first = primero el nombre
imports-order-surname = primero el apellido
imports-column = columna { $number }
imports-column-name = Nombre completo
imports-column-first = Nombre
imports-column-last = Apellido
imports-column-public = Nombre público corto
imports-column-country = País
imports-column-card = Carné
imports-row = Fila { $row }:
imports-counts = { $fresh } nuevos, { $known } conocidos, { $ask } dudosos
imports-verdict-new = nuevo
imports-verdict-same = conocido
imports-verdict-ask = dudoso
imports-who-is = ¿Quién es { $name }?
imports-say = ¿Quién es?
imports-is = Es { $name }
imports-is-new = alguien nuevo
imports-all = Los { $count }
imports-into = Luego a
imports-register-only = solo el registro
imports-take =
    { $count ->
        [one] Tomar { $count } jugador
       *[other] Tomar { $count } jugadores
    }
imports-doubts = Diga antes quiénes son los dudosos.
imports-taken =
    { $count ->
        [one] { $count } jugador está en el registro.
       *[other] { $count } jugadores están en el registro.
    }
imports-entered =
    { $count ->
        [one] { $count } queda inscrito.
       *[other] { $count } quedan inscritos.
    }
imports-league = Liga
imports-evening-entries = Jugadores
imports-evening-counts = { $players }; entradas { $entries }, recompras { $rebuys }, add-ons { $addons }
imports-commands = Órdenes en el registro
imports-bring-in = Importar la velada
imports-evening-in = La velada está dentro:
imports-there-already = Ya estaba:
imports-whole-title = Un evento entero desde su copia
imports-whole-hint = { $file }: su registro se vuelve a calcular desde la primera fila antes de aceptarlo, entero o nada. Un evento que ya está queda como está.
imports-whole-do = Traerlo de vuelta
imports-whole-done = { $event } está aquí otra vez, con { $rows } filas de su registro.
imports-whole-open = Abrirlo en el piso
