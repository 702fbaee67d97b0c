"""What the cage is answered, as one router."""

from litestar import Router

from shuffleup.web.cage import books, money, purchases, tickets

router = Router(
    "/api",
    tags=["cage"],
    route_handlers=[
        money.waiting_page,
        money.money_page,
        purchases.player_money,
        tickets.tickets_page,
        tickets.ticket_trail,
        tickets.issue_ticket,
        tickets.refund_ticket,
        tickets.redeem_ticket,
        books.event_book,
    ],
)
