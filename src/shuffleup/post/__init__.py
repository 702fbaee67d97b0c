"""The room's post: messages to others, retried until they arrive; webhooks, and the addresses they go to."""
