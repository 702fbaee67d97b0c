# The door of the server, and its staff.

## Roles

role-owner = owner
role-director = tournament director
role-floor = floor
role-cashier = cashier
role-dealer = dealer
role-player = player
role-display = display
role-auditor = auditor

## Signing in

door-title = Sign in
door-by-password = Sign in by password
door-by-pin = Sign in by PIN
door-hint = Nobody has invited you yet? Ask the director for a link. The owner's link stands in the terminal of the server.
door-login = Login
door-password = Password
door-password-hint = At least ten characters; several words are easy to remember.
door-sign-in = Sign in
door-invited = Welcome. Say what you are called here, and choose what you sign in by.
door-name = Name
door-begin = Begin
door-pin = PIN
door-who = Who are you?
door-erase = Erase a digit
door-wall = Show the wall
door-else = Sign in as somebody else

## The sheet of the staff

staff-staff = Staff
staff-me = You
staff-people = People
staff-devices = Devices
staff-programs = Programs
staff-sign-out = Sign out
staff-signed-in = Signed in as { $name }, { $role }
staff-no-login = You came in by the link of the terminal. Choose a login and a password, so that you can come back without it.
staff-own-login = Login and password
staff-old = Old password
staff-new = New password
staff-kept = Kept
staff-own-pin = PIN for the devices of the room
staff-pin-set = You have a PIN. A new one takes its place.
staff-pin-void = PIN void: choose another
staff-save = Save
staff-invite = Invite
staff-invite-hint = Whoever opens the link chooses a login and a password. It is good once, for a week.
staff-role = Role
staff-let-go = Let go
staff-back = Take back
staff-gone = no longer here
staff-invited-line = invited
staff-pair = Pair a device
staff-pair-hint = Open the link on the tablet or the screen, or photograph the code. It is good once, for a quarter of an hour.
staff-device-name = What the device is called
staff-taken = Take away
staff-link-once = This link is shown only now.
staff-copy = Copy
staff-copied = Copied
staff-token = Let a program in
staff-token-hint = It acts in the role that you choose, and sends its secret with every request.
staff-token-once = This secret is shown only now.
staff-none-devices = No device is paired yet.
staff-none-programs = No program is let in yet.
staff-last-seen = last seen { $time }
staff-device-at = on { $device }
