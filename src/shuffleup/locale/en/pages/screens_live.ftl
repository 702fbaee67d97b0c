# The public page of an event.

live-title = Live
live-stacks = Chip counts
live-none-counted = Nobody has counted the stacks yet.
live-table = Table { $table }
live-counted-at = counted at { $time }
live-not-counted =
    { $count ->
        [one] one more is in
       *[other] { $count } more are in
    }
live-moments = What has happened
live-out = { $player } is out in place { $place }
live-counted =
    { $count ->
        [one] One stack was counted: { $player } has { $chips }
       *[other] { $count } stacks were counted: { $player } leads them with { $chips }
    }
live-level = Level { $level } begins
live-events = Events that you may follow
live-no-events = No event of this room is public at the moment.
live-not-public = This event has no public page.
live-filter = Find a player
