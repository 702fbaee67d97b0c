### Programs outside the room that hear of it: the feed and webhooks.

refusal-not-so-far = the log stands at version { $version }: begin there, or at an older one
