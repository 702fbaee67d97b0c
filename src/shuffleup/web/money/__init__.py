"""Money over the network: what a player has bought, every account, drawer and prize of an event, and tickets."""
