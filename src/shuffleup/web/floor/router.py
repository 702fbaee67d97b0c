"""What the floor is answered, as one router."""

from litestar import Router

from shuffleup.room.federation import Federation
from shuffleup.room.ruling_book import RulingBook
from shuffleup.web.floor import (
    audit,
    chips,
    floor_page,
    giving,
    kept_rulings,
    lists,
    papers,
    rulings,
    seating,
    second_person,
    structure,
    what_if,
)
from shuffleup.web.shell.handed import of_books

router = Router(
    "/api",
    tags=["floor"],
    dependencies={"federation": of_books(Federation), "ruling_book": of_books(RulingBook)},
    route_handlers=[
        floor_page.floor_page,
        floor_page.penalties_page,
        floor_page.forecast_page,
        giving.give_command,
        giving.offer,
        giving.read_seats,
        second_person.who_vouches,
        chips.chips_page,
        seating.seating_page,
        seating.draws_page,
        structure.structure_page,
        structure.preview_structure,
        what_if.what_if,
        audit.audit_page,
        lists.event_list,
        papers.papers_page,
        papers.paper_file,
        papers.paper_pages,
        rulings.read_rules,
        rulings.house,
        rulings.ruling,
        rulings.compare,
        rulings.scenario,
        kept_rulings.keep_ruling,
        kept_rulings.ruling_book_page,
    ],
)
