"""Alembic runs this for each upgrade, over the connection and in the transaction that ``migrating`` has opened."""

from alembic import context

from shuffleup.store.migrating import VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"], version_table=VERSION_TABLE, transactional_ddl=True
)
context.run_migrations()
