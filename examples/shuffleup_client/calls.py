"""Written by `make docs` from docs/reference/openapi.json: a method for everything that the server can be asked."""

from typing import Any, Literal

from . import models
from .asking import Asking, part, read


class Client(Asking):
    """Everything that the server can be asked. Each method raises ``RefusedError`` where it does not do it."""

    def floor_page(self, event_id: str, *, table: int | None = None) -> models.FloorPage:
        """The floor page of an event."""
        return read(self._ask("GET", f"/api/events/{part(event_id)}/floor", {"table": table}), models.FloorPage)

    def penalties_page(self, event_id: str) -> models.PenaltyPage:
        """The penalty book of an event."""
        return read(self._ask("GET", f"/api/events/{part(event_id)}/penalties", {}), models.PenaltyPage)

    def forecast_page(self, event_id: str) -> models.Outlook:
        """How long an event may still last."""
        return read(self._ask("GET", f"/api/events/{part(event_id)}/forecast", {}), models.Outlook)

    def give_command(self, event_id: str, body: dict[str, Any]) -> models.Acknowledged:
        """Give a command to an event."""
        return read(self._ask("POST", f"/api/events/{part(event_id)}/commands", {}, body), models.Acknowledged)

    def offer(self, event_id: str, body: dict[str, Any]) -> list[models.WebErrorFacts | None]:
        """What would be refused."""
        return read(self._ask("POST", f"/api/events/{part(event_id)}/offers", {}, body), list[models.WebErrorFacts | None])

    def read_seats(self, event_id: str, body: models.SeatsRead) -> None:
        """The new seats have been read."""
        self._ask("POST", f"/api/events/{part(event_id)}/seats-read", {}, body)

    def who_vouches(self) -> list[models.Voucher]:
        """Who can vouch."""
        return read(self._ask("GET", "/api/vouchers", {}), list[models.Voucher])

    def chips_page(self, event_id: str) -> models.ChipsPage:
        """The chips of an event."""
        return read(self._ask("GET", f"/api/events/{part(event_id)}/chips", {}), models.ChipsPage)

    def seating_page(self, event_id: str, *, table: int | None = None) -> models.SeatingPage:
        """How tables break, and seats that are needed."""
        return read(self._ask("GET", f"/api/events/{part(event_id)}/seating", {"table": table}), models.SeatingPage)

    def draws_page(self, event_id: str) -> models.DrawsPage:
        """The draws of an event, drawn again."""
        return read(self._ask("GET", f"/api/events/{part(event_id)}/draws", {}), models.DrawsPage)

    def structure_page(self, event_id: str) -> dict[str, Any]:
        """The levels of an event."""
        return read(self._ask("GET", f"/api/events/{part(event_id)}/structure", {}), dict[str, Any])

    def preview_structure(self, event_id: str, body: dict[str, Any]) -> models.StructurePreview:
        """What other levels would change."""
        return read(self._ask("POST", f"/api/events/{part(event_id)}/structure/preview", {}, body), models.StructurePreview)

    def what_if(self, event_id: str, body: models.WhatIfQuestion) -> models.WhatIf:
        """How long an event would last if."""
        return read(self._ask("POST", f"/api/events/{part(event_id)}/forecast/what-if", {}, body), models.WhatIf)

    def audit_page(self, event_id: str, *, after: str | None = None, most: int | None = None) -> models.AuditPage:
        """Everything that was asked of an event."""
        return read(self._ask("GET", f"/api/events/{part(event_id)}/audit", {"after": after, "most": most}), models.AuditPage)

    def event_list(self, event_id: str, listed: models.EventList, *, format: models.FileKind | None = None, lang: models.Language | None = None) -> bytes:
        """A list of an event."""
        return self._ask("GET", f"/api/events/{part(event_id)}/lists/{part(listed)}", {"format": format, "lang": lang})

    def papers_page(self, event_id: str, *, lang: models.Language | None = None) -> models.PapersPage:
        """The papers of an event."""
        return read(self._ask("GET", f"/api/events/{part(event_id)}/papers", {"lang": lang}), models.PapersPage)

    def paper_file(self, paper: models.Paper, event_id: str, *, lang: models.Language | None = None, size: models.Size | None = None, player: str | None = None, table: int | None = None, receipt: int | None = None, row: list[int] | None = None, again: bool | None = None, form: models.PaperForm | None = None, page: int | None = None) -> bytes:
        """A paper of an event."""
        return self._ask("GET", f"/api/events/{part(event_id)}/papers/{part(paper)}", {"lang": lang, "size": size, "player": player, "table": table, "receipt": receipt, "row": row, "again": again, "form": form, "page": page})

    def paper_pages(self, paper: models.Paper, event_id: str, *, lang: models.Language | None = None, size: models.Size | None = None, player: str | None = None, table: int | None = None, receipt: int | None = None, row: list[int] | None = None, again: bool | None = None) -> models.PaperPages:
        """The pages of a paper."""
        return read(self._ask("GET", f"/api/events/{part(event_id)}/papers/{part(paper)}/pages", {"lang": lang, "size": size, "player": player, "table": table, "receipt": receipt, "row": row, "again": again}), models.PaperPages)

    def read_rules(self, *, book: str | None = None, number: str | None = None, search: str | None = None) -> models.RuleDocument:
        """The rules of the books."""
        return read(self._ask("GET", "/api/rules", {"book": book, "number": number, "search": search}), models.RuleDocument)

    def house(self, body: models.HouseQuestion) -> models.RuleDocument:
        """Is this a house book."""
        return read(self._ask("POST", "/api/house-books", {}, body), models.RuleDocument)

    def ruling(self, body: models.RulingQuestion) -> dict[str, Any]:
        """What the book demands."""
        return read(self._ask("POST", "/api/rulings", {}, body), dict[str, Any])

    def compare(self, body: models.CasesQuestion) -> dict[str, Any]:
        """What every book demands."""
        return read(self._ask("POST", "/api/rulings/comparison", {}, body), dict[str, Any])

    def scenario(self, body: models.CasesQuestion) -> models.ScenarioDocument:
        """Are the rules as this says."""
        return read(self._ask("POST", "/api/scenarios", {}, body), models.ScenarioDocument)

    def keep_ruling(self, event_id: str, body: models.KeepRuling) -> models.KeptRuling:
        """Keep a ruling."""
        return read(self._ask("POST", f"/api/events/{part(event_id)}/rulings", {}, body), models.KeptRuling)

    def ruling_book_page(self, *, text: str | None = None, event: str | None = None) -> models.RulingBookPage:
        """The rulings of the room."""
        return read(self._ask("GET", "/api/ruling-book", {"text": text, "event": event}), models.RulingBookPage)

    def waiting_page(self, event_id: str) -> models.WaitingPage:
        """Who waits for a seat."""
        return read(self._ask("GET", f"/api/events/{part(event_id)}/alternates", {}), models.WaitingPage)

    def money_page(self, event_id: str) -> models.MoneyPage:
        """The money of an event."""
        return read(self._ask("GET", f"/api/events/{part(event_id)}/money", {}), models.MoneyPage)

    def player_money(self, event_id: str, player: str) -> models.PlayerMoney:
        """The money of a player."""
        return read(self._ask("GET", f"/api/events/{part(event_id)}/money/{part(player)}", {}), models.PlayerMoney)

    def tickets_page(self, *, closed: bool | None = None, after: str | None = None, most: int | None = None) -> models.TicketsPage:
        """The tickets of the room."""
        return read(self._ask("GET", "/api/tickets", {"closed": closed, "after": after, "most": most}), models.TicketsPage)

    def issue_ticket(self, body: models.TicketIssue) -> models.RoomTicket:
        """Sell or give a ticket."""
        return read(self._ask("POST", "/api/tickets", {}, body), models.RoomTicket)

    def ticket_trail(self, *, ticket: str) -> list[models.TicketTrace]:
        """What was done with a ticket."""
        return read(self._ask("GET", "/api/tickets/trail", {"ticket": ticket}), list[models.TicketTrace])

    def refund_ticket(self, body: models.TicketRefund) -> models.RoomTicket:
        """Refund a ticket."""
        return read(self._ask("POST", "/api/tickets/refunds", {}, body), models.RoomTicket)

    def redeem_ticket(self, body: models.TicketRedemption) -> models.Acknowledged:
        """Redeem a ticket."""
        return read(self._ask("POST", "/api/tickets/redemptions", {}, body), models.Acknowledged)

    def event_book(self, event_id: str, book: models.EventBook, *, format: models.FileKind | None = None, lang: models.Language | None = None) -> bytes:
        """A book of an event."""
        return self._ask("GET", f"/api/events/{part(event_id)}/books/{part(book)}", {"format": format, "lang": lang})

    def wall_page(self, event_id: str) -> models.WallPage:
        """The wall of an event."""
        return read(self._ask("GET", f"/api/events/{part(event_id)}/wall", {}), models.WallPage)

    def seats_page(self, event_id: str) -> models.SeatsPage:
        """The seats of an event."""
        return read(self._ask("GET", f"/api/events/{part(event_id)}/seats", {}), models.SeatsPage)

    def list_walls(self) -> list[models.NamedWall]:
        """All walls."""
        return read(self._ask("GET", "/api/walls", {}), list[models.NamedWall])

    def named_wall(self, wall_name: str) -> models.NamedWall:
        """A wall."""
        return read(self._ask("GET", f"/api/walls/{part(wall_name)}", {}), models.NamedWall)

    def keep_wall(self, wall_name: str, body: models.WallRequest) -> models.NamedWall:
        """Keep a wall."""
        return read(self._ask("PUT", f"/api/walls/{part(wall_name)}", {}, body), models.NamedWall)

    def drop_wall(self, wall_name: str) -> None:
        """Drop a wall."""
        self._ask("DELETE", f"/api/walls/{part(wall_name)}", {})

    def announce(self, body: models.AnnouncementRequest) -> None:
        """Have walls say something."""
        self._ask("POST", "/api/wall-announcements", {}, body)

    def keep_wall_file(self, body: models.WallFileRequest) -> models.WallFile:
        """Bring in a file for walls."""
        return read(self._ask("POST", "/api/wall-files", {}, body), models.WallFile)

    def wall_file(self, file_id: str) -> bytes:
        """A file for walls."""
        return self._ask("GET", f"/api/wall-files/{part(file_id)}", {})

    def mark_round(self, event_id: str, number: int, table: int, body: models.RoundMark) -> None:
        """How far a table has come with the hand."""
        self._ask("PUT", f"/api/events/{part(event_id)}/rounds/{part(number)}/tables/{part(table)}", {}, body)

    def call_floor(self, event_id: str, table: int, body: models.CallForFloor) -> None:
        """A table needs the floor."""
        self._ask("PUT", f"/api/events/{part(event_id)}/tables/{part(table)}/call", {}, body)

    def seat(self, event_id: str) -> models.SeatAnswer:
        """The table from the player's seat."""
        return read(self._ask("GET", f"/api/events/{part(event_id)}/seat", {}), models.SeatAnswer)

    def act(self, event_id: str, body: models.SeatRequest) -> models.SeatAnswer:
        """Act at the table."""
        return read(self._ask("POST", f"/api/events/{part(event_id)}/acts", {}, body), models.SeatAnswer)

    def rail(self, event_id: str, number: int) -> models.RailAnswer:
        """A table from the rail."""
        return read(self._ask("GET", f"/api/events/{part(event_id)}/tables/{part(number)}", {}), models.RailAnswer)

    def list_hands(self, event_id: str, *, after: str | None = None, most: int | None = None) -> models.HandList:
        """The hands of an event that are over."""
        return read(self._ask("GET", f"/api/events/{part(event_id)}/hands", {"after": after, "most": most}), models.HandList)

    def hand_page(self, event_id: str, number: int, hand: int) -> models.HandAnswer:
        """A hand that is over."""
        return read(self._ask("GET", f"/api/events/{part(event_id)}/tables/{part(number)}/hands/{part(hand)}", {}), models.HandAnswer)

    def lobby(self) -> list[models.LobbyLine]:
        """The events that the software deals."""
        return read(self._ask("GET", "/api/lobby", {}), list[models.LobbyLine])

    def enter(self, event_id: str, body: models.EntryRequest) -> models.SeatAnswer:
        """Enter an event."""
        return read(self._ask("POST", f"/api/events/{part(event_id)}/enter", {}, body), models.SeatAnswer)

    def leave(self, event_id: str, body: models.EntryRequest) -> models.SeatAnswer:
        """Leave before it begins."""
        return read(self._ask("POST", f"/api/events/{part(event_id)}/leave", {}, body), models.SeatAnswer)

    def link_phone(self, event_id: str, player: str) -> models.PhoneLink:
        """The code that opens a player's own page."""
        return read(self._ask("POST", f"/api/events/{part(event_id)}/players/{part(player)}/phone", {}), models.PhoneLink)

    def unlink_phone(self, event_id: str, player: str) -> None:
        """Take the code of a player's page back."""
        self._ask("DELETE", f"/api/events/{part(event_id)}/players/{part(player)}/phone", {})

    def open_phone(self, body: models.PhoneKey) -> models.OpenedPhone:
        """Open a player's own page."""
        return read(self._ask("POST", "/api/phone", {}, body), models.OpenedPhone)

    def phone_page(self, event_id: str) -> models.PhonePage:
        """A player's own page."""
        return read(self._ask("GET", f"/api/events/{part(event_id)}/phone", {}), models.PhonePage)

    def public_events(self) -> list[models.EventHead]:
        """Events that anybody may follow."""
        return read(self._ask("GET", "/api/public", {}), list[models.EventHead])

    def public_page(self, event_id: str) -> models.PublicPage:
        """The public page of an event."""
        return read(self._ask("GET", f"/api/public/{part(event_id)}", {}), models.PublicPage)

    def is_public(self, event_id: str) -> models.PublicSwitch:
        """Is an event public."""
        return read(self._ask("GET", f"/api/events/{part(event_id)}/public", {}), models.PublicSwitch)

    def make_public(self, event_id: str, body: models.PublicSwitch) -> None:
        """Make an event public."""
        self._ask("PUT", f"/api/events/{part(event_id)}/public", {}, body)

    def alive(self) -> models.Health:
        """Does the server live."""
        return read(self._ask("GET", "/health", {}), models.Health)

    def ready(self) -> models.Readiness:
        """Should requests be sent here."""
        return read(self._ask("GET", "/ready", {}), models.Readiness)

    def metrics(self) -> bytes:
        """The figures of the server."""
        return self._ask("GET", "/metrics", {})

    def health(self) -> models.Health:
        """Is the server there."""
        return read(self._ask("GET", "/api/health", {}), models.Health)

    def webhooks_page(self) -> models.WebhooksPage:
        """Who is told of events."""
        return read(self._ask("GET", "/api/webhooks", {}), models.WebhooksPage)

    def make_webhook(self, body: models.NewWebhook) -> models.MadeWebhook:
        """Tell an address of events."""
        return read(self._ask("POST", "/api/webhooks", {}, body), models.MadeWebhook)

    def end_webhook(self, webhook_id: str) -> None:
        """Tell an address no more."""
        self._ask("DELETE", f"/api/webhooks/{part(webhook_id)}", {})

    def try_webhook(self, webhook_id: str) -> models.PingAnswer:
        """Try an address."""
        return read(self._ask("POST", f"/api/webhooks/{part(webhook_id)}/test", {}), models.PingAnswer)

    def list_deliveries(self, webhook_id: str, *, before: int | None = None, most: int | None = None) -> list[models.Delivery]:
        """What was sent to an address."""
        return read(self._ask("GET", f"/api/webhooks/{part(webhook_id)}/deliveries", {"before": before, "most": most}), list[models.Delivery])

    def allow_hosts(self, body: models.AllowedHosts) -> None:
        """Machines of the own network."""
        self._ask("PUT", "/api/webhooks/hosts", {}, body)

    def icm(self, body: models.IcmQuestion) -> models.IcmDocument:
        """What stacks are worth."""
        return read(self._ask("POST", "/api/calculations/icm", {}, body), models.IcmDocument)

    def deal(self, body: models.DealQuestion) -> models.DealDocument:
        """A deal among the players left."""
        return read(self._ask("POST", "/api/calculations/deal", {}, body), models.DealDocument)

    def payouts(self, body: models.PayoutsQuestion) -> models.PayoutsDocument:
        """How a pool is divided."""
        return read(self._ask("POST", "/api/calculations/payouts", {}, body), models.PayoutsDocument)

    def points(self, body: models.PointsQuestion) -> models.PointsDocument:
        """The points of a league."""
        return read(self._ask("POST", "/api/calculations/points", {}, body), models.PointsDocument)

    def equity(self, body: models.EquityQuestion) -> models.EquityDocument:
        """What hands are worth."""
        return read(self._ask("POST", "/api/calculations/equity", {}, body), models.EquityDocument)

    def evaluate(self, body: models.EvaluateQuestion) -> models.EvaluateDocument:
        """The names of hands."""
        return read(self._ask("POST", "/api/calculations/evaluation", {}, body), models.EvaluateDocument)

    def structure(self, body: models.StructureQuestion) -> models.StructureDocument:
        """Suggested blinds."""
        return read(self._ask("POST", "/api/calculations/structure", {}, body), models.StructureDocument)

    def duration(self, body: models.EventDurationQuestion) -> models.DurationDocument:
        """How long an event may last."""
        return read(self._ask("POST", "/api/calculations/duration", {}, body), models.DurationDocument)

    def simulation(self, body: models.EventSimulationQuestion) -> models.SimulateDocument:
        """How runs of an event differ."""
        return read(self._ask("POST", "/api/calculations/simulation", {}, body), models.SimulateDocument)

    def chips(self, body: models.ChipsQuestion) -> models.ChipsDocument:
        """The chips of an event."""
        return read(self._ask("POST", "/api/calculations/chips", {}, body), models.ChipsDocument)

    def race(self, body: models.RaceQuestion) -> models.RaceDocument:
        """A chip race."""
        return read(self._ask("POST", "/api/calculations/race", {}, body), models.RaceDocument)

    def verify(self, body: models.Transcript) -> models.VerifyDocument:
        """Is a shuffle true."""
        return read(self._ask("POST", "/api/calculations/verification", {}, body), models.VerifyDocument)

    def replay(self, body: models.ReplayQuestion) -> models.ReplayDocument:
        """Recorded hands, played again."""
        return read(self._ask("POST", "/api/calculations/replay", {}, body), models.ReplayDocument)

    def conversion(self, body: models.ConversionQuestion) -> models.ConvertDocument:
        """Hands in another format."""
        return read(self._ask("POST", "/api/calculations/conversion", {}, body), models.ConvertDocument)

    def list_events(self, *, after: str | None = None, most: int | None = None) -> list[models.EventLine]:
        """All events."""
        return read(self._ask("GET", "/api/events", {"after": after, "most": most}), list[models.EventLine])

    def open_event(self, body: models.EventRequest) -> models.Acknowledged:
        """Open an event."""
        return read(self._ask("POST", "/api/events", {}, body), models.Acknowledged)

    def list_rulebooks(self) -> list[models.BookLine]:
        """All rulebooks."""
        return read(self._ask("GET", "/api/rulebooks", {}), list[models.BookLine])

    def calendar_page(self) -> models.CalendarPage:
        """The calendar of the room."""
        return read(self._ask("GET", "/api/calendar", {}), models.CalendarPage)

    def past_events(self, *, search: str | None = None, after: str | None = None, most: int | None = None) -> list[models.CalendarLine]:
        """Events that are over."""
        return read(self._ask("GET", "/api/calendar/past", {"search": search, "after": after, "most": most}), list[models.CalendarLine])

    def plan_event(self, event_id: str, body: models.SlotRequest) -> None:
        """Plan an event."""
        self._ask("PUT", f"/api/events/{part(event_id)}/slot", {}, body)

    def choose_zone(self, body: models.ZoneRequest) -> None:
        """Set the clock of the room."""
        self._ask("PUT", "/api/calendar/zone", {}, body)

    def open_event_file(self, body: models.EventFileRequest) -> models.Acknowledged:
        """Open what a file describes."""
        return read(self._ask("POST", "/api/events/file", {}, body), models.Acknowledged)

    def open_together(self, body: models.OpeningsRequest) -> models.OpeningsAnswer:
        """Open several events together."""
        return read(self._ask("POST", "/api/openings", {}, body), models.OpeningsAnswer)

    def copy_day(self, body: models.CopyRequest) -> models.OpeningsAnswer:
        """Copy a day."""
        return read(self._ask("POST", "/api/calendar/copies", {}, body), models.OpeningsAnswer)

    def list_templates(self) -> list[models.Template]:
        """All templates."""
        return read(self._ask("GET", "/api/templates", {}), list[models.Template])

    def keep_template(self, body: models.TemplateRequest) -> models.Template:
        """Keep a template."""
        return read(self._ask("POST", "/api/templates", {}, body), models.Template)

    def delete_template(self, template_id: str) -> None:
        """Delete a template."""
        self._ask("DELETE", f"/api/templates/{part(template_id)}", {})

    def rename_template(self, template_id: str, body: models.NewName) -> None:
        """Rename a template."""
        self._ask("PATCH", f"/api/templates/{part(template_id)}", {}, body)

    def open_rehearsal(self, body: models.RehearsalRequest) -> models.RehearsalOpened:
        """Rehearse an evening."""
        return read(self._ask("POST", "/api/rehearsals", {}, body), models.RehearsalOpened)

    def bust_rehearsed(self, event_id: str, body: models.BustsRequest) -> models.WentOut:
        """Let players of a rehearsal go out."""
        return read(self._ask("POST", f"/api/rehearsals/{part(event_id)}/busts", {}, body), models.WentOut)

    def import_evening(self, body: models.EveningRequest) -> models.EveningAnswer:
        """Import an evening."""
        return read(self._ask("POST", "/api/imports/evening", {}, body), models.EveningAnswer)

    def export_event(self, event_id: str, *, names: bool | None = None) -> bytes:
        """A whole event as one file."""
        return self._ask("GET", f"/api/events/{part(event_id)}/export", {"names": names})

    def emergency_pack(self, event_id: str) -> bytes:
        """The emergency pack."""
        return self._ask("GET", f"/api/events/{part(event_id)}/pack", {})

    def import_event(self, body: bytes) -> models.MovedEvent:
        """Take a whole event in."""
        return read(self._ask("POST", "/api/events/import", {}, body), models.MovedEvent)

    def tables_page(self) -> models.RoomTablesPage:
        """The tables of the room."""
        return read(self._ask("GET", "/api/tables", {}), models.RoomTablesPage)

    def keep_tables(self, body: models.TablesRequest) -> None:
        """Say which tables the room has."""
        self._ask("PUT", "/api/tables", {}, body)

    def dealers_page(self, *, day: str | None = None) -> models.DealersPage:
        """The dealers of a day."""
        return read(self._ask("GET", "/api/dealers", {"day": day}), models.DealersPage)

    def keep_minutes(self, body: models.PushEvery) -> None:
        """Say how long a down is."""
        self._ask("PUT", "/api/dealers/minutes", {}, body)

    def plan_shift(self, body: models.ShiftRequest) -> models.ShiftKept:
        """Put a dealer on the rota."""
        return read(self._ask("POST", "/api/dealers/shifts", {}, body), models.ShiftKept)

    def strike_shift(self, shift: str) -> None:
        """Take a dealer off the rota."""
        self._ask("DELETE", f"/api/dealers/shifts/{part(shift)}", {})

    def say_dealer(self, number: int, body: models.DealerRequest) -> None:
        """Say who deals at a table."""
        self._ask("PUT", f"/api/tables/{part(number)}/dealer", {}, body)

    def push_dealers(self, body: models.PushRequest) -> models.PushDone:
        """Push the dealers on."""
        return read(self._ask("POST", "/api/dealers/pushes", {}, body), models.PushDone)

    def take_push_back(self, at: int) -> None:
        """Take a push back."""
        self._ask("DELETE", f"/api/dealers/pushes/{part(at)}", {})

    def down_sheet(self, *, day: str | None = None, format: models.FileKind | None = None, lang: models.Language | None = None) -> bytes:
        """The down sheet."""
        return self._ask("GET", "/api/dealers/sheet", {"day": day, "format": format, "lang": lang})

    def federation_page(self, *, text: str | None = None, club: str | None = None) -> models.FederationPage:
        """Clubs, members and sanctioned events."""
        return read(self._ask("GET", "/api/federation", {"text": text, "club": club}), models.FederationPage)

    def keep_club(self, club: str, body: models.ClubRequest) -> None:
        """Keep a club."""
        self._ask("PUT", f"/api/federation/clubs/{part(club)}", {}, body)

    def drop_club(self, club: str) -> None:
        """Take a club out."""
        self._ask("DELETE", f"/api/federation/clubs/{part(club)}", {})

    def keep_member(self, person: str, body: models.MemberRequest) -> None:
        """Make a member."""
        self._ask("PUT", f"/api/federation/members/{part(person)}", {}, body)

    def strike_member(self, person: str) -> None:
        """End a membership."""
        self._ask("DELETE", f"/api/federation/members/{part(person)}", {})

    def sanction_event(self, event_id: str, body: models.SanctionRequest) -> None:
        """Sanction an event."""
        self._ask("PUT", f"/api/federation/events/{part(event_id)}", {}, body)

    def withdraw_sanction(self, event_id: str) -> None:
        """Withdraw a sanction."""
        self._ask("DELETE", f"/api/federation/events/{part(event_id)}", {})

    def leagues_page(self) -> models.LeaguesPage:
        """The leagues of the room."""
        return read(self._ask("GET", "/api/leagues", {}), models.LeaguesPage)

    def league_page(self, league_id: str) -> models.LeaguePage:
        """A league."""
        return read(self._ask("GET", f"/api/leagues/{part(league_id)}", {}), models.LeaguePage)

    def command_league(self, league_id: str, body: models.LeagueRequest) -> models.LeagueAnswer:
        """Give a command to a league."""
        return read(self._ask("POST", f"/api/leagues/{part(league_id)}/commands", {}, body), models.LeagueAnswer)

    def season_table(self, league_id: str, season: str, *, format: models.FileKind | None = None, lang: models.Language | None = None) -> bytes:
        """The table of a season."""
        return self._ask("GET", f"/api/leagues/{part(league_id)}/seasons/{part(season)}/table", {"format": format, "lang": lang})

    def room_paper_file(self, room_paper: models.RoomPaper, *, league: str | None = None, season: str | None = None, day: str | None = None, lang: models.Language | None = None, form: models.PaperForm | None = None, page: int | None = None) -> bytes:
        """A paper of the room."""
        return self._ask("GET", f"/api/papers/{part(room_paper)}", {"league": league, "season": season, "day": day, "lang": lang, "form": form, "page": page})

    def room_paper_pages(self, room_paper: models.RoomPaper, *, league: str | None = None, season: str | None = None, day: str | None = None, lang: models.Language | None = None) -> models.PaperPages:
        """The pages of a paper of the room."""
        return read(self._ask("GET", f"/api/papers/{part(room_paper)}/pages", {"league": league, "season": season, "day": day, "lang": lang}), models.PaperPages)

    def find_people(self, *, text: str | None = None) -> list[models.PersonLine]:
        """Find people."""
        return read(self._ask("GET", "/api/people", {"text": text}), list[models.PersonLine])

    def make_person(self, body: models.NewPerson) -> models.PersonLine:
        """Take somebody up."""
        return read(self._ask("POST", "/api/people", {}, body), models.PersonLine)

    def likenesses(self, body: models.NamesAsked) -> list[models.NameLike]:
        """Who may be meant."""
        return read(self._ask("POST", "/api/people/likenesses", {}, body), list[models.NameLike])

    def person_sheet(self, person_id: str) -> models.PersonSheet:
        """Everything about somebody."""
        return read(self._ask("GET", f"/api/people/{part(person_id)}", {}), models.PersonSheet)

    def change_person(self, person_id: str, body: models.PersonEdit) -> models.RegisteredPerson:
        """Change somebody."""
        return read(self._ask("PATCH", f"/api/people/{part(person_id)}", {}, body), models.RegisteredPerson)

    def ban_person(self, person_id: str, body: models.NewBan) -> models.RegisteredPerson:
        """PlayerBan somebody."""
        return read(self._ask("PUT", f"/api/people/{part(person_id)}/ban", {}, body), models.RegisteredPerson)

    def lift_ban(self, person_id: str, *, seen: int) -> models.RegisteredPerson:
        """Lift a ban."""
        return read(self._ask("DELETE", f"/api/people/{part(person_id)}/ban", {"seen": seen}), models.RegisteredPerson)

    def merge_people(self, person_id: str, body: models.Merger) -> models.RegisteredPerson:
        """Merge two."""
        return read(self._ask("POST", f"/api/people/{part(person_id)}/merger", {}, body), models.RegisteredPerson)

    def export_person(self, person_id: str) -> models.PersonSheet:
        """Everything known about somebody."""
        return read(self._ask("GET", f"/api/people/{part(person_id)}/export", {}), models.PersonSheet)

    def erase_person(self, person_id: str, body: models.Erasure) -> None:
        """Erase somebody."""
        self._ask("POST", f"/api/people/{part(person_id)}/erasure", {}, body)

    def invite_player(self, person_id: str) -> models.Link:
        """Let him sign in."""
        return read(self._ask("POST", f"/api/people/{part(person_id)}/invitation", {}), models.Link)

    def import_people(self, body: models.ListRequest) -> models.ListAnswer:
        """Import a list of players."""
        return read(self._ask("POST", "/api/people/import", {}, body), models.ListAnswer)

    def people_list(self, *, format: models.FileKind | None = None, lang: models.Language | None = None) -> bytes:
        """All players."""
        return self._ask("GET", "/api/people/list", {"format": format, "lang": lang})

    def staff_page(self) -> models.StaffPage:
        """Who works here."""
        return read(self._ask("GET", "/api/staff", {}), models.StaffPage)

    def invite(self, body: models.Invitation) -> models.Link:
        """Invite somebody."""
        return read(self._ask("POST", "/api/staff/invitations", {}, body), models.Link)

    def erase_staff(self, staff_id: str) -> None:
        """Erase somebody who has left."""
        self._ask("DELETE", f"/api/staff/{part(staff_id)}", {})

    def change_colleague(self, staff_id: str, body: models.PersonChange) -> models.Person:
        """PersonChange what somebody is."""
        return read(self._ask("PATCH", f"/api/staff/{part(staff_id)}", {}, body), models.Person)

    def take_back(self, key_id: str) -> None:
        """Take an invitation back."""
        self._ask("DELETE", f"/api/staff/invitations/{part(key_id)}", {})

    def pairing(self, body: models.NewDevice) -> models.Link:
        """Pair a device."""
        return read(self._ask("POST", "/api/devices/pairings", {}, body), models.Link)

    def unpair(self, key_id: str) -> None:
        """Take a device away."""
        self._ask("DELETE", f"/api/devices/{part(key_id)}", {})

    def make_token(self, body: models.NewToken) -> models.Token:
        """Let a program in."""
        return read(self._ask("POST", "/api/tokens", {}, body), models.Token)

    def end_token(self, key_id: str) -> None:
        """Let a program in no longer."""
        self._ask("DELETE", f"/api/tokens/{part(key_id)}", {})

    def who_am_i(self) -> models.SessionPage:
        """Who am I."""
        return read(self._ask("GET", "/api/session", {}), models.SessionPage)

    def sign_in(self, body: models.ByPassword | models.ByPin | models.ByLink | models.ByInvitation) -> models.SessionPage:
        """Sign in."""
        return read(self._ask("POST", "/api/session", {}, body), models.SessionPage)

    def sign_out(self) -> None:
        """Sign out."""
        self._ask("DELETE", "/api/session", {})

    def use_session(self) -> None:
        """Say that somebody is here."""
        self._ask("POST", "/api/session/use", {})

    def colleagues(self) -> list[models.Colleague]:
        """Who can sign in by PIN here."""
        return read(self._ask("GET", "/api/session/colleagues", {}), list[models.Colleague])

    def choose_password(self, body: models.NewPassword) -> None:
        """Choose login and password."""
        self._ask("PUT", "/api/session/password", {}, body)

    def choose_pin(self, body: models.NewPin) -> None:
        """Choose a PIN."""
        self._ask("PUT", "/api/session/pin", {}, body)

    def pair_device(self, body: models.Pairing) -> models.SessionPage:
        """Become a device of the room."""
        return read(self._ask("POST", "/api/devices", {}, body), models.SessionPage)
