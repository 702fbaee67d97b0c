"""What is answered about people, as one router."""

from litestar import Router

from shuffleup.room.federation import Federation
from shuffleup.web.people import lists, person_files, register
from shuffleup.web.people.visits import Visits
from shuffleup.web.shell.handed import of_books, of_desk

router = Router(
    "/api",
    tags=["people"],
    dependencies={"visits": of_desk(Visits), "federation": of_books(Federation)},
    route_handlers=[
        register.find_people,
        register.make_person,
        register.likenesses,
        register.person_sheet,
        register.change_person,
        register.ban_person,
        register.lift_ban,
        person_files.merge_people,
        person_files.export_person,
        person_files.erase_person,
        person_files.invite_player,
        lists.import_people,
        lists.people_list,
    ],
)
