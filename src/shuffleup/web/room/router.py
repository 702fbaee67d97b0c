"""What the room's page is answered, as one router."""

from litestar import Router

from shuffleup.room.dealers import Dealers
from shuffleup.room.federation import Federation
from shuffleup.room.templates import Templates
from shuffleup.web.room import (
    calendar,
    evenings,
    events,
    federation,
    league_commands,
    leagues,
    opening_events,
    papers,
    rehearsals,
    rota,
    season_table,
    shared_tables,
    templates,
    whole_events,
)
from shuffleup.web.room.opening_events import Beside
from shuffleup.web.shell.handed import of_books, of_desk

router = Router(
    "/api",
    tags=["room"],
    dependencies={
        "kept": of_books(Templates),
        "beside": of_books(Beside.over),
        "dealers": of_books(Dealers),
        "federation": of_books(Federation),
        "tables": of_desk(lambda desk: desk.tables),
    },
    route_handlers=[
        events.list_events,
        events.list_rulebooks,
        calendar.calendar_page,
        calendar.past_events,
        calendar.plan_event,
        calendar.choose_zone,
        opening_events.open_event,
        opening_events.open_event_file,
        opening_events.open_together,
        opening_events.copy_day,
        templates.list_templates,
        templates.keep_template,
        templates.rename_template,
        templates.delete_template,
        rehearsals.open_rehearsal,
        rehearsals.bust_rehearsed,
        evenings.import_evening,
        whole_events.export_event,
        whole_events.emergency_pack,
        whole_events.import_event,
        shared_tables.tables_page,
        shared_tables.keep_tables,
        rota.dealers_page,
        rota.keep_minutes,
        rota.plan_shift,
        rota.strike_shift,
        rota.say_dealer,
        rota.push_dealers,
        rota.take_push_back,
        rota.down_sheet,
        federation.federation_page,
        federation.keep_club,
        federation.drop_club,
        federation.keep_member,
        federation.strike_member,
        federation.sanction_event,
        federation.withdraw_sanction,
        leagues.leagues_page,
        leagues.league_page,
        league_commands.command_league,
        season_table.season_table,
        papers.room_paper_file,
        papers.room_paper_pages,
    ],
)
