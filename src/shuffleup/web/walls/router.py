"""What walls are answered, as one router."""

from litestar import Router

from shuffleup.room.walls import Walls
from shuffleup.web.shell.handed import of_books
from shuffleup.web.walls import named, seats, wall_page

router = Router(
    "/api",
    tags=["walls"],
    dependencies={"walls": of_books(Walls)},
    route_handlers=[
        wall_page.wall_page,
        seats.seats_page,
        named.list_walls,
        named.named_wall,
        named.keep_wall,
        named.drop_wall,
        named.announce,
        named.keep_wall_file,
        named.wall_file,
    ],
)
