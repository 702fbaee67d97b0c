# The papers of an event on the floor page.

papers-title = Impresos
papers-which = Qué impreso
papers-everybody = todos
papers-choose-player = elige un jugador
papers-table = Mesa
papers-every-table = todas las mesas
papers-size = Papel
papers-size-a4 = A4
papers-size-80mm = 80 mm
papers-language = Idioma
papers-again = Marcar como copia
papers-download = PDF
papers-preview = Como se imprimirá
papers-page = Página { $page } de { $pages }
papers-pages =
    { $count ->
        [one] 1 página
       *[other] { $number } páginas
    }
papers-none = Aún no hay impresos
papers-none-hint = Los habrá con la primera inscripción.
papers-by-browser = Imprimir la lista de asientos
