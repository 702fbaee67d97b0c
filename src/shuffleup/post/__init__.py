"""The room's post: what it sends to others, tried until it has arrived; webhooks, and the addresses they go to."""
