## The hall

play-now = Play now
free-seat = A free seat
begin = Begin

## The three games

game-flanders = Flanders 1302
    .about = Guilds build six towns together, and each wants to be the strongest where it counts.
game-strasbourg = Strasbourg
    .about = Families bid for the favour of the guilds, win seats on the Council and settle in the city, square by square.
game-gilde = The Guild
    .about = From commoner to mayor or count: run businesses, win the favour of the town, and make sure the others sleep badly.

## What somebody is called who gives no name

hall-lent-name = { $name } of { $town }
# In the same order in every language; none of them a bot's, and no town of a board.
hall-lent-names = Adam, Agnes, Arnold, Beatrice, Cecily, Conrad, Emma, Gerard, Gertrude, Godfrey, Hugh, Ida, Isabel, Joan, Lambert, Lucy, Margery, Martin, Matilda, Nicholas, Oda, Peter, Robert, Simon, Thomas, Ursula, Walter, William
hall-lent-towns = Aachen, Basel, Bremen, Cologne, Delft, Gouda, Leiden, Lübeck, Mainz, Metz, Soest, Speyer, Trier, Ulm, Worms, Zwolle

## The lobby

hall-ways = Navigation
hall-welcome = Come in and sit down
hall-welcome-back = Good to see you, { $name }
hall-about = Three board games about guilds and their towns: against bots, with friends far away, or around this one device.
hall-games = Games
hall-people = { $least }–{ $most } players
hall-minutes = { $least }–{ $most } minutes
hall-dealing = Laying out the game …
hall-friends = With friends
hall-device = At this device
hall-learn = Learn by playing
hall-choose-bots = Choose the bots
hall-my-games = Your tables
hall-open-tables = Open tables
hall-no-open = No table is waiting for players right now. Open one with “With friends”.
hall-running = Games to watch
hall-finished = Finished games
hall-show-more = Show more
hall-only-mine = Only your games
hall-none-finished = You have not finished a game yet.
hall-first-time = New here? Begin with a guided game, one step at a time:
hall-your-turn = Your turn
hall-go-on = Continue
hall-to-table = To the table
hall-join = Join
hall-watch = Watch
hall-replay = Replay
hall-look = View
hall-lost = This link leads nowhere. Here is the hall.
hall-nobody = nobody yet
hall-full = all seats taken · waiting to begin
hall-free =
    { $number ->
        [one] 1 seat free
       *[other] { $number } seats free
    }
hall-turn-at = It is your turn: { $table }.

## When something goes wrong

hall-offline = The hall cannot be reached right now. Check your connection and try again; nothing that you typed is lost.
hall-fault = That did not work. Try again, or reload the page; nothing that you typed is lost.
hall-old-page = The server is newer than this page. Your game goes on; reload when it suits you.
hall-later = Later
hall-reload = Reload now

## A new table

hall-how = Whom you play with
hall-kind-bots = Against bots
hall-kind-friends = With friends
hall-kind-device = At this device
hall-new-bots = A game against bots
    .about = Choose who sits with you; play begins at once.
hall-new-friends = A table for friends
    .about = You get a link and a QR code for the others; bots may fill the seats that stay free.
hall-new-device = Around one device
    .about = You pass the device around. Between two turns a screen covers the table until the next player says who they are.
hall-make-bots = Begin the game
hall-make-friends = Open the table and invite
hall-make-device = Begin the game
hall-game = Game
hall-who-plays = Who plays
hall-seats = Seats
hall-you = (you)
hall-name-of = Name of person { $number }
hall-person-number = Person { $number }
hall-seat-number = Who sits on seat { $number }
hall-a-person = a person here
hall-a-friend = a friend
hall-bot = Bot: { $level }
hall-about-levels = How well do the bots play?
hall-preset = Rules at this table
hall-preset-own = Your own choice
    .about = Some options are as you have chosen them below.
hall-edition-options = Edition and single options
hall-edition = Edition
hall-usual = (usual)
hall-clock-and-table = Clock and table
hall-table-name = Name of the table
hall-table-name-usual = the name of the game
hall-table-language = Language at the table
    .about = Everybody reads the game in their own language; this is what you speak with each other.
hall-speaks-en = English
hall-speaks-de = German
hall-speaks-nl = Dutch
hall-clock = Clock
hall-clock-none = No clock
    .about = Everybody takes the time they need.
hall-clock-move = Time for each answer
    .about = Each answer has its own time.
hall-clock-bank = Time for the whole game
    .about = A stock of time for the game, and ten seconds more with each answer.
hall-clock-day = Over days
    .about = You need not be there together: answer when it suits you.
hall-time-each = Time
hall-some-minutes =
    { $number ->
        [one] 1 minute
       *[other] { $number } minutes
    }
hall-agreed = What is played
hall-agreed-move = { $time } for each answer
hall-agreed-bank = { $time } each for the whole game, { $seconds } seconds more with each answer
hall-agreed-day = over days, { $time } for each answer
hall-some-seconds =
    { $number ->
        [one] 1 second
       *[other] { $number } seconds
    }
hall-days-each = Days for an answer
hall-some-days =
    { $number ->
        [one] 1 day
       *[other] { $number } days
    }
hall-quiet = Quiet hours
    .about = No clock runs in these hours, by the time of this device.
hall-quiet-from = From
hall-quiet-to = To
hall-timeout = When the time is up
hall-timeout-default = the least harmful answer is given
hall-timeout-bot = a bot takes over
hall-timeout-resign = the seat is given up
hall-visibility = Who can find the table
hall-private = only those with the link
hall-public = everybody in the hall
hall-advice = Advice allowed
    .about = Players may ask what a Master would do.

## The waiting room and invitations

hall-still-free =
    { $number ->
        [one] 1 seat is still free.
       *[other] { $number } seats are still free.
    }
hall-all-here = All seats are taken: you can begin.
hall-all-here-wait = All seats are taken; the game begins soon.
hall-begin-why = Invite somebody to each free seat, or put a bot there.
hall-sit = Take seat { $number }
hall-stand = Leave the seat
hall-call-off = Close the table
hall-invite = Invite friends
hall-invite-qr = QR code with the invitation to { $name }
hall-copy = Copy the link
hall-copied = Copied
hall-send = Send …
hall-reach-here = Others cannot use this link: the hall is open on this machine only.
    .how = To let in everybody in the house, stop the hall and start it as you did before, but with:
    .or = or
    .then = Then open it by this machine’s own address, such as http://192.168.1.20:1302, and make the link there.
hall-reach-house = Everybody in the same house or network can use this link.
hall-reach-world = Everybody who has this link can use it: send it only to the people you mean.
hall-word = Your word for the shuffle
    .about = Each player may add a word to the shuffle; afterwards everybody can check that nobody cheated, not even the server.
hall-word-give = Add the word
hall-word-given = Your word has been added.
hall-commitment = The server has committed itself to this seed:
hall-invited = You are invited to a game
    .about = Choose the name that the others see; you need no account.
hall-invitation-bad = This invitation does not work
hall-invited-people = At the table: { $names }.
hall-invited-full = All seats at this table are taken. Ask the person who sent you the link for another table.
hall-invited-running = The game at this table has begun without you: there is no free seat any more.
hall-invited-over = The game at this table is over.
hall-invited-closed = This table was closed: nothing is played there any more.
hall-your-name = Your name
hall-take-seat = Take a seat
hall-back = Your personal link
    .about = It brings you and your games to this device.
    .other = { $name } is signed in here now and will be signed out.
hall-come-back = Go on here

## At one device

hall-hand-over = Hand the device to { $name }
    .about = Everybody else looks away now.
hall-i-am = I am { $name }
hall-look-only = Or somebody else may look at their own table:
hall-nobody-asked = It is nobody’s turn here right now
    .about = The bots are thinking, or the game is over.
hall-window = One moment
hall-next-is = It is { $name }’s turn.
hall-hand-on = Hand the device on

## Settings

hall-language = Language
hall-colour = Your colour
hall-colour-orange = Orange
hall-colour-black = Black
hall-colour-yellow = Yellow
hall-colour-green = Green
hall-colour-blue = Blue
hall-colour-rose = Rose
hall-theme = Theme
hall-theme-system = Same as the device
hall-theme-light = Parchment (light)
hall-theme-dark = Candlelight (dark)
hall-text-size = Text size
hall-motion = Motion
hall-motion-system = Same as the device
hall-motion-full = Pieces move
hall-motion-less = As little as possible
hall-pace = Pace of the bots
    .about = Applies to tables that you open from now on.
hall-pace-0 = At once
hall-pace-400 = Brisk
hall-pace-900 = Easy to follow
hall-pace-1800 = Leisurely
hall-pace-3500 = Slow
hall-when-my-turn = When it is my turn
hall-sound = A small bell rings
hall-browser-notices = The browser tells me while this page is open
hall-push = The browser tells me even when this page is closed
    .about = The notice goes through a service of the browser’s maker, encrypted; it names the table and nothing else.
hall-notices-denied = The browser does not allow notices from this page. Allow them in its settings for this site, then tick this again.
hall-other-notices = By mail and other ways

## Accounts

hall-account = Your account
hall-account-or-sign-in = Account and signing in
hall-account-have = You sign in as { $login }.
hall-account-none = You play as a guest; everything works. With an account you find your games again on every device.
hall-account-guest = You play as a guest: only this browser knows you.
hall-account-nobody = You can play as a guest without any of this.
hall-sign-in = Sign in
    .guest = You are playing as a guest. Signing in does not take the guest’s tables along: make a personal link first if you want to come back to them.
hall-sign-out = Sign out here
hall-sign-out-guest = A guest who signs out cannot come back without a personal link: make one first.
hall-login = Sign-in name
    .about = Letters, digits, dot and hyphen.
hall-password = Password
    .about = At least 8 characters.
hall-new-password = New password
hall-forgotten = I forgot my password
hall-know-password = I know my password
hall-code = Code
hall-recover = Set the new password
    .about = For this you need one of the recovery codes that you got when you opened the account. Each works once; you are signed out everywhere else.
hall-recovery-code = Recovery code
hall-out-ended = You are no longer signed in here: the session is over, perhaps because it was ended on another device or the password was changed. Your games are still there: sign in again or open your personal link.
hall-out-blocked = The host of this hall has blocked you: you cannot play or say anything here for now. If that is a mistake, talk to the host.
hall-new-account = Open an account
    .about = A name and a password are enough.
hall-become-account = Turn this into an account
    .about = You keep your name and all your games.
hall-open-account = Open the account
hall-codes = Your recovery codes
    .about = They are shown only now. If you forget your password, each of them sets a new one, once: write them down or save them.
hall-codes-save = Save as a file
hall-codes-noted = I have written them down
hall-change-password = Change the password
    .about = You are signed out everywhere else.
hall-password-changed = The password is changed.
hall-new-codes = New recovery codes
    .about = The old ones no longer work then.
hall-link = A link to another device
    .about = Open it on your phone or another computer, and you are signed in there, too. Give it to nobody else: it is like a key.
hall-link-make = Make the link
hall-link-qr = QR code with your personal link
hall-sessions = Where you are signed in
    .about = End the ones that you no longer use. A new password ends all others, keys to seats included.
hall-some-device = A device
hall-seat-key = Key to a seat
hall-seat-key-table = at a table
hall-this-device = this device
hall-end = End
hall-end-others = End all others
hall-data = Your data
    .about = Everything that is stored about you, as a file.
hall-data-take = Save my data
hall-delete = Delete me
    .about = Your data is deleted; finished games stay without your name, and bots play on in running ones.
hall-delete-sure = I know that this cannot be undone.
hall-claim = Take a seat with a key
    .about = Has a game moved here from another server? Take your seat again with the key that you made there.
hall-claim-key = Key to the seat
hall-told = Notices
    .about = Be told when it is your turn, also when this page is closed.
hall-told-how = How
hall-told-email = By mail
hall-told-webhook = By webhook
hall-told-push = A browser, by web push
hall-told-format = Format
hall-told-ntfy = ntfy
hall-told-matrix = Matrix (Hookshot)
hall-told-discord = Discord
hall-told-hosts = This server sends to: { $hosts }.
hall-told-try = Send a test
hall-told-tried = A notice is on its way.
hall-told-failed = The notice could not be sent.
hall-told-where = Where to
hall-told-add = Tell me there
hall-told-waiting = waiting for the code that was sent there
hall-told-confirm = Confirm
hall-told-confirmed = Confirmed: you will be told there.

## For the host

hall-host = For the host
    .about = Tables, people, reports and activity. Secrets of running games are not shown, not even here.
hall-hosts-only = This page is for the host of the hall.
hall-become-host = Become the host
    .about = This hall has no host yet. The code is shown in the terminal where the hall was started.
hall-host-code = Code from the first start
hall-host-account = A host needs an account: open one or sign in first, then come back here.
hall-tables = Tables
hall-members = People
hall-reports = Reports
hall-restored = After the restore
    .about = The server was restored on { $day }, from a backup of { $last }. It asks people’s pages for what came after it; these games stand still meanwhile.
hall-restored-none = All games have gone on.
hall-restored-two = Everybody has answered; there are two continuations.
hall-restored-waits = Waits for { $names }
hall-restored-without = Go on without them
hall-restored-branch = Go on as of { $day }
hall-restored-end = Ask nobody any more: all games go on
hall-restored-seat = seat { $number }
hall-audit = Activity
hall-deed-account = An account was opened
hall-deed-password = A password was changed
hall-deed-codes = New recovery codes were given out
hall-deed-recovered = A password was set with a recovery code
hall-deed-deleted = Somebody deleted themselves
hall-deed-first-host = The first host is here
hall-deed-host = Somebody was made a host
hall-deed-no-host = Somebody is no longer a host
hall-deed-block = Somebody was blocked
hall-deed-unblock = Somebody was let in again
hall-deed-close-table = A table was closed
hall-deed-call-off = A table was closed by whoever opened it, before its game began
hall-deed-close-untouched = A table that nobody used was closed
hall-deed-send-away = A game was moved away
hall-deed-take-in = A game was imported
hall-deed-witness = A restored game goes on
hall-deed-witness-table = A game came back after a restore
hall-deed-witness-end = The server asks nobody any more
hall-deed-claim = A seat of a moved game was taken
hall-deed-edition-added = An edition was added
hall-deed-edition-removed = An edition was removed
hall-deed-export = A journal was read
hall-deed-hide = A message was removed
hall-deed-undo-by-consent = A move was taken back with everybody’s consent
hall-nothing = There is nothing here.
hall-older = Older ones
hall-phase-open = open
hall-phase-running = running
hall-phase-over = over
hall-phase-closed = closed
hall-journal = Journal
hall-close-table = Close
    .name = Close { $name }
hall-send-away = Move to another server
    .short = Move …
    .name = Move: { $name }
hall-keyless = Moved, but a bot will play on for: { $names }. They have not made a key to their seat yet; once they have, move the game again and send the new file.
hall-passphrase = Passphrase (at least 12 characters)
hall-take-in = Import a game
    .about = From another server: choose the file that it gave you and enter its passphrase.
hall-bundle = File
hall-taken-in = The game is here. Its players take their seats with their keys, under “Your account”.
hall-own-editions = Editions of your own
    .about = Boards and cards in a file; “zunft edition new” creates one. Every table can be opened with them; a table keeps the edition that it began with.
hall-add-edition = Add
hall-edition-file = File (.toml)
hall-edition-added = The edition { $edition } of { $title } is here; tables can be opened with it.
hall-edition-faults = { $number ->
    [one] One mistake; nothing was added:
   *[other] { $number } mistakes; nothing was added:
}
hall-remove-edition = Remove
    .name = Remove { $name }
hall-line = line { $line }
hall-no-editions-folder = No folder is set for them: the server is started with ZUNFT_EDITIONS=folder.
hall-role-host = Host
hall-role-account = Account
hall-role-guest = Guest
hall-block = Block
hall-unblock = Let in again
hall-block-name = Block { $name }
hall-unblock-name = Let { $name } in again
hall-the-table = the table
hall-hide = Remove the message
hall-hidden = removed

# --- an edition that is being designed
design-file = An edition of your own
design-good = No mistakes
design-faults = { $number ->
    [one] One mistake in the file:
   *[other] { $number } mistakes in the file:
}
design-plays = On the table: version { $version }, saved at { $time }
design-plays-still = Still on the table: version { $version }, saved at { $time }
design-none-yet = As soon as the file has no mistakes, its edition lies on a table here.
design-lost = The program that follows the file does not answer. Does “zunft design” still run?
design-bots = Bots
design-deal-again = Deal again
design-about = Change the file in your editor and save it: this page follows within a second, and the new version is dealt.
design-shows = What is shown
design-table = Table
design-drawing = Drawing
design-drawing-of = Drawing of the edition { $edition }
design-zoom = Size
design-table-version = Table with version { $version }

## My mistakes

my-mistakes = My mistakes
my-mistakes-about = What you could have done better, by what you could know, in your last hundred analysed games.
my-mistakes-few = This begins with { $needed } analysed games; you have { $games } so far.
my-mistakes-none = In { $games } games no answer was worse than another one by more than its margin.
my-mistakes-kinds = What happens again and again
my-mistakes-kind = Kind
my-mistakes-game = Game
my-mistakes-count = How often
my-mistakes-cost = Games lost by it
my-mistakes-dearest = What cost the most
my-mistakes-one = { $wins } wins in 100 games, ± { $margin }
