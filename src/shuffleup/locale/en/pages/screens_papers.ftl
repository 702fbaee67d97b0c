# The papers of an event on the floor page.

papers-title = Papers
papers-which = Which paper
papers-everybody = everybody
papers-choose-player = choose a player
papers-table = Table
papers-every-table = every table
papers-size = Paper
papers-size-a4 = A4
papers-size-80mm = 80 mm
papers-language = Language
papers-again = Mark it as a reprint
papers-download = PDF
papers-preview = As it will be printed
papers-page = Page { $page } of { $pages }
papers-pages =
    { $count ->
        [one] 1 page
       *[other] { $number } pages
    }
papers-none = No papers yet
papers-none-hint = They come with the first entry.
papers-by-browser = Print the list of seats
