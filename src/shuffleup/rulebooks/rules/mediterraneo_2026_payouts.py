"""The payout table of Casino Mediterráneo: shares of the pool by place, for up to 390 entries.

The copies in circulation show places 1 to 6 only. The columns up to 60 entries are complete. In the others the
shares from the 7th place on are derived: they fall by the same factor from row to row, a row of three places counting
as one, so that the column comes to 100 %. They stand here so that an event can be paid; a room that has the full table
puts its own in their place.
"""

from shuffleup.rulebooks.policy.payout_table import PayoutColumn, PayoutTable


def _column(entries_to: int, printed: tuple[int, ...], derived: tuple[int, ...] = ()) -> PayoutColumn:
    shares = printed + derived
    return PayoutColumn(entries_to, shares, tuple(range(len(printed) + 1, len(shares) + 1)))


# fmt: off
PAYOUTS = PayoutTable(
    (
        _column(30, (4800, 3200, 2000)),
        _column(60, (3200, 2200, 1650, 1250, 900, 800)),
        _column(90, (2950, 1875, 1400, 1000, 800, 675),
                (540, 425, 335)),
        _column(120, (2850, 1850, 1350, 900, 725, 575),
                (465, 380, 305, 245, 195, 160)),
        _column(150, (2800, 1825, 1200, 875, 625, 500),
                (425, 360, 300, 255, 210, 175, 150, 150, 150)),
        _column(180, (2575, 1705, 1100, 850, 625, 500),
                (425, 365, 305, 260, 220, 185, 160, 160, 160, 135, 135, 135)),
        _column(210, (2400, 1650, 1075, 825, 615, 500),
                (425, 360, 305, 260, 220, 180, 155, 155, 155, 130, 130, 130, 110, 110, 110)),
        _column(240, (2300, 1545, 1050, 825, 610, 500),
                (425, 360, 305, 250, 210, 180, 150, 150, 150, 130, 130, 130, 110, 110, 110, 90, 90, 90)),
        _column(270, (2200, 1490, 1025, 810, 610, 500),
                (425, 355, 300, 255, 215, 180, 150, 150, 150, 125, 125, 125, 105, 105, 105, 90, 90, 90, 75, 75,
                 75)),
        _column(300, (2100, 1470, 1000, 810, 605, 500),
                (425, 355, 295, 245, 205, 175, 150, 150, 150, 125, 125, 125, 105, 105, 105, 90, 90, 90, 75, 75,
                 75, 60, 60, 60)),
        _column(330, (2050, 1450, 950, 800, 600, 500),
                (420, 355, 300, 250, 210, 180, 145, 145, 145, 125, 125, 125, 105, 105, 105, 85, 85, 85, 75, 75,
                 75, 60, 60, 60, 50, 50, 50)),
        _column(360, (2000, 1400, 945, 770, 600, 500),
                (425, 355, 295, 245, 205, 175, 150, 150, 150, 125, 125, 125, 105, 105, 105, 85, 85, 85, 75, 75,
                 75, 60, 60, 60, 50, 50, 50, 45, 45, 45)),
        _column(390, (2000, 1325, 925, 750, 590, 500),
                (425, 355, 300, 245, 205, 175, 150, 150, 150, 125, 125, 125, 105, 105, 105, 90, 90, 90, 75, 75,
                 75, 60, 60, 60, 50, 50, 50, 45, 45, 45, 35, 35, 35)),
    ),
    rule="mediterraneo-2026 MED-23",
)
# fmt: on
