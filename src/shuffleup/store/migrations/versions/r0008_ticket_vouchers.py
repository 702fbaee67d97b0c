"""Revision 8: who vouched for what was done with a ticket."""

from alembic import op
from sqlalchemy import Boolean, Column, String, false

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Adds the columns; nobody was asked before."""
    op.add_column("ticket_act", Column("voucher", String(32), nullable=False, server_default=""))
    op.add_column("ticket_act", Column("alone", Boolean, nullable=False, server_default=false()))
