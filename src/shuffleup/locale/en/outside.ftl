### Programs outside the room that hear of it: the feed and webhooks.

refusal-not-so-far = the log stands at version { $version }: begin there, or at an older one
refusal-no-such-webhook = no webhook has the id { $id }
refusal-not-a-web-address = this is no address of a program: it begins with http:// or https:// and has no user in it
refusal-inner-address = { $host } is in the own network: an owner allows it by name first (PUT /api/webhooks/hosts)
refusal-too-many-webhooks = there are { $most } webhooks already: take one away first
note-too-many-connections = the server has as many connections as it takes: try again later
note-too-slow = the request did not come in time
note-head-too-large = the address and the headers of the request are too long
note-host-unfit = the Host header names no server, or more than one: give one name or address, with its port or without
note-cut-off = the rest of the request never came
note-stopping = the server is stopping: ask again later
note-too-many-lines = as many live lines are open as there may be
note-close-some-lines = close pages that nobody looks at
