# What the server says to people.

## Storage

server-error-database-url = The address of the database should be sqlite:///FILE or postgresql://USER@HOST/NAME.
server-error-database-away = The database {$database} cannot be reached.
server-error-database-not-let-in = The database {$database} does not let the server in: please look at the name and the password in its address.
server-error-database-missing = There is no database {$database}; please make it first.
server-error-database-rights = The user of the server may not do all that is needed in the database {$database}; please make it the owner.
server-error-database-encoding = The database {$database} cannot keep every letter, since it was made with {$encoding}; please make it with UTF8.
server-error-database-full = The database {$database} cannot be written to; perhaps the disk is full.
server-error-database-damaged = The database {$database} is damaged and cannot be read; please restore a backup.
server-error-database-closed = The server is stopping and takes no more moves.
server-error-database-served = A server is using the database {$database}: what is played from now on would not be copied. Please stop it first; --anyway copies all the same.
server-error-database-taken = Another server is using the database {$database}. Please stop it; or set ZUNFT_REDIS for both, so that they hear of each other's moves.
server-error-database-option = The address of the database has an option that is not known here: {$option}.
server-error-database-newer = The database {$database} was written by a newer Zunft than this one; please update the program.
server-error-not-a-zunft-database = {$database} is not a database of Zunft.
server-error-folder-not-writable = The folder {$folder} cannot be written to.
server-error-database-folder = {$folder} is a folder; a database is a file in one.
server-error-no-folder = There is no folder {$folder}.
server-error-broken-chain = The journal of the table {$game} is damaged: line {$line} is not the one that was written.
server-error-broken-game = The game at the table {$game} cannot be played again: {$why}
server-error-database-faulty =
    {$count ->
        [one] One of {$games} games is not as it was played.
       *[other] {$count} of {$games} games are not as they were played.
    }
server-error-database-not-empty = There are people or tables in the database {$database} already; nothing is written over them.
server-error-copy-differs = The copy is not like the original; nothing was kept of it.
server-error-no-backup = {$file} is not a whole backup of Zunft.
server-error-no-file = There is no file {$file}.
server-error-file-exists = The file {$file} is there already; please choose another name.
server-error-bad-text = This text has letters in it that cannot be kept.
server-error-stale = Somebody else was quicker; here is the table as it is now.
server-error-doubled = This answer has been taken already.
server-error-no-table = There is no such table.
server-error-no-person = There is no such person.
server-error-no-guest = This person has an account already.
server-error-login-taken = This name for signing in is taken.
server-error-seat-taken = This seat is taken.
server-error-phase-changed = The table is no longer as it was.
server-error-proposal-gone = This proposal does not lie on the table any more.
server-error-table-closed = The game at this table has ended.

## Hall

server-error-begun = The game has begun already.
server-error-closed = This table is closed.
server-error-over = The game is over.
server-error-block-yourself = Nobody can block themselves.
server-error-broken-table = The journal of this table cannot be played; please tell the host.
server-error-bundle = This bundle cannot be opened: it is no whole bundle of a game, or the passphrase is another one.
server-error-bundle-here = This game is here already; close that table first.
server-error-busy = Too many are moving here at once; please try again.
server-error-clock = The times of a clock are 1 to {$most} seconds.
server-error-gone = You have left this game for good.
server-error-invite-used = This invitation was used already.
server-error-journal = This is no journal of a finished game: {$why}
server-error-key = An answer carries a key of 1 to {$longest} printable characters.
server-error-many-imports = Many games are being brought here just now; please try again in a minute.
server-error-many-lines = This journal has more than {$most} lines; no game is so long.
server-error-mute-yourself = Nobody can mute themselves.
server-error-no-advice = This table allows no advice.
server-error-no-bots = No bot has time at the moment; please try again.
server-error-no-deal = “{$text}” is no offer; write it as the player whose turn it is would make it.
server-error-no-windows = This game knows no windows.
server-error-no-deals = This game knows no deals.
server-error-no-edition = There is no edition {$edition} here.
server-error-no-invite = This invitation is not for this table, or is no more.
server-error-no-key = This key opens no seat.
server-error-no-language = The language {$spoken} is not spoken here.
server-error-no-level = There is no level {$level}; the levels are: {$levels}.
server-error-no-partner = A proposal is for another seat of the table.
server-error-no-phrase = There is no quick phrase {$phrase}.
server-error-no-proposal = This proposal does not lie here any more.
server-error-no-seat = There is no such seat; the last one is {$last}.
server-error-no-title = There is no game {$title} here.
server-error-no-undo-asked = Nobody asks to take anything back.
server-error-no-words = Nothing like that was said here.
server-error-not-asked = You are not asked anything now.
server-error-not-at-this-table = Only who sits at this table can do that.
server-error-not-away = Nobody stands in for you.
server-error-not-begun = The game has not begun yet.
server-error-not-over = The game is not over yet.
server-error-not-your-table = Only who opened this table can do that.
server-error-nothing-to-undo = You have no answer that could be taken back.
server-error-order = “{$text}” is no standing order; write it like: pass unless targeted.
server-error-order-word = “{$word}” in “{$text}” means nothing in the standing orders of this game.
server-error-no-zone = There is no time zone “{$zone}”; one is named as in Europe/Brussels.
server-error-orders = More than {$most} standing orders are too many.
server-error-own-proposal = The other side takes a proposal, not who laid it.
server-error-pace = A bot takes 0 to {$most} milliseconds, and a window lasts {$least} to {$most}.
server-error-partner-not-free = You cannot lay a proposal before this seat.
server-error-passphrase = A passphrase has at least {$shortest} characters.
server-error-paused = The game is paused already.
server-error-not-paused = The game is not paused.
server-error-pauses-many = A game may be paused {$most} times at the most.
server-error-proposal-not-possible = This deal cannot be made now.
server-error-proposals-many = More than {$most} proposals at a time are too many.
server-error-quiet-hours = Quiet hours are two minutes of the day, each from 0 to 1439, and last {$most} hours at most.
server-error-seat-not-free = This seat is not free for you.
server-error-seats-empty = There are still empty seats: invite somebody or seat a bot.
server-error-spectators-listen = Who watches listens; only who sits at the table talks.
server-error-stand-in = A bot plays for you at the moment; come back, and your seat is yours again at the start of a turn.
server-error-table = This table cannot be opened: {$why}
server-error-table-full = All seats of this table are taken.
server-error-table-name = The name of a table has at most {$longest} printable characters.
server-error-tables-many = You have opened {$most} tables already that have not begun; please begin or close one of them first.
server-error-text-long = More than {$most} characters are too many.
server-error-undo-asked = Another seat asks to take an answer back just now; that has to be settled first.
server-error-window-open = Not in this moment: others may still respond.
server-phrase-hello = Hello!
server-phrase-good-luck = Good luck!
server-phrase-well-played = Well played!
server-phrase-thanks = Thank you!
server-phrase-sorry = Sorry!
server-phrase-hurry = Please hurry a little.
server-phrase-moment = One moment, please.
server-phrase-deal = Shall we make a deal?
server-phrase-no-deal = No deal.
server-phrase-again = Another game?

## Web and operations

server-error-bad-request = This request cannot be read: it does not fit the document of the interface.
server-error-no-body = This request cannot be read: it has no body.
server-error-field-missing = {$field} is missing.
server-error-field-unknown = There is no field {$field} here.
server-error-field-long = {$field} is too long: it may have at most {$most} characters.
server-error-field-short = {$field} is too short: it has to have at least {$least} characters.
server-error-field-many = {$field} has too many parts: at most {$most} are allowed.
server-error-field-high = {$field} is too large a number: {$most} is the most.
server-error-field-low = {$field} is too small a number: {$least} is the least.
server-error-field-form = {$field} is not written as it should be.
server-error-field-kind = {$field} is of the wrong kind; what is wanted: {$expected}.
server-error-field-choice = {$field} is none of what can be chosen.
server-error-sign-in-first = Please sign in first, or choose a name.
server-error-not-allowed = This is not for you.
server-error-no-page = There is nothing here.
server-error-no-method = This cannot be done here.
server-error-too-large = This is too large.
server-error-not-json = The request should be JSON.
server-error-bad-json = This is no JSON that can be read.
server-error-too-slow = The request did not come to its end in time.
server-error-too-many =
    {$seconds ->
        [one] That was too often; please wait a second.
       *[other] That was too often; please wait {$seconds} seconds.
    }
server-error-fault = Something went wrong here; the host finds it in the log under {$number}.
server-error-full = There are too many open connections; please close some.
server-error-stopping = The server is stopping; please come back in a moment.
server-error-foreign-page = This request comes from another site.
server-error-no-header = The request lacks the header {$header}.
server-error-blocked = The host has blocked you.
server-error-hosts-only = This is for hosts only.
server-error-not-your-seat = This is not your seat.
server-error-bad-characters = There are characters in it that cannot be shown.
server-error-empty-text = There are no words in it.
server-error-signed-in = You are signed in already.
server-error-no-guests = This server takes no guests; please sign in.
server-error-no-accounts = This server opens no new accounts.
server-error-no-account = A guest has no password.
server-error-wrong-password = Name or password is wrong.
server-error-wrong-code = Name or code is wrong.
server-error-no-link = This link is no more.
server-error-no-session = There is no such session.
server-error-settings-large = These settings are too large; {$most} bytes are the most.
server-error-settings-deep = These settings are nested too deeply; {$most} levels are the most.
server-error-no-host-code = This is not the code that the server has printed.
server-error-host-account = A host needs an account: please choose a name and a password first.
server-error-has-host = This server has a host already.
server-error-notice-way = This server does not send notices that way ({$kind}).
server-error-notice-host = This server sends notices to these hosts only: {$hosts}.
server-error-notices-many = More than {$most} ways are too many.
server-error-no-notice = You are not told there.
server-error-notice-failed = The notice could not be sent.
server-error-notice-unconfirmed = This target has not been confirmed yet: enter the code that was sent there.
server-error-notice-code = This is not the code that was sent there.
server-error-push-keys = This browser has sent no keys for web push.
server-error-hello-once = The seat is chosen once; open another socket for another seat.
server-error-hello-first = The first message should be a hello with the seat.
server-error-spectator = Whoever watches does not play.
server-error-config-file = The file {$file} cannot be read: {$fault}.
server-error-config-toml = The file {$file} is no TOML: {$fault}.
server-error-config-unknown = There is no setting {$name} ({$place}).
server-error-config-unknown-variable = There is no setting {$name}; it stands in the environment.
server-error-config-value = The setting {$name} cannot be {$value}: {$fault}.
server-error-config-choice = The setting {$name} cannot be {$value}, but one of these: {$choices}.
server-error-config-yes-no = The setting {$name} cannot be {$value}, but yes or no (true or false in TOML).
server-error-config-number = The setting {$name} cannot be {$value}, but a whole number from {$least} to {$most}.
server-error-config-proxy = {$proxy} is no address and no network of a proxy; they look like 10.89.7.2 and 10.89.7.0/24.
server-error-config-database = The database should be sqlite:///FILE or postgresql://…, not {$scheme}.
server-error-config-redis = The address of Redis should be redis://HOST:PORT.
server-error-config-address = The address {$address} should be like https://games.example.org.
server-error-config-sender = Mail needs a sender: please set smtp_from.
server-error-config-push = The file {$file} is no key for web push ({$fault}).
server-error-config-push-folder = The key for web push {$file} cannot be made: its folder cannot be written to.
server-error-config-contact = Web push needs somebody whom a push service may write to: please set push_contact to mailto:… or https://….
server-error-port-taken = Port {$port} is taken by another program; please choose another one with --port.
server-error-port-forbidden = This user may not listen on port {$port}; ports from 1024 on are free for all.
server-error-no-such-host = This machine has no address {$host}.
server-error-no-login = Nobody signs in as {$login}.
server-error-hosts-stay = A host cannot be blocked.
server-error-bad-email = This is no e-mail address.
server-error-say-something = Please say something: words or one of the quick phrases.
server-no-client = The client for the browser was not built here; make play builds it. Programs find the interface below, and zunft play plays in the terminal.
server-notice-title = Zunft: news from your tables
server-notice-code-title = Zunft: a code to confirm
server-notice-code = Somebody wants to hear here when it is their turn. If that is you, confirm it with this code: {$code} – if not, nothing more will come.
server-notice-trial = This is a trial: from now on you hear here when it is your turn.
server-notice-closing = Nobody has played there for long, and it will be closed: {$tables} ({$number}).
server-notice-closed = Closed, since nobody has played there: {$tables} ({$number}).
server-notice-turn =
    {$number ->
        [one] It is your turn at {$tables}.
       *[other] It is your turn at {$number} tables: {$tables}.
    }
server-next-port = Port {$usual} is taken; this is port {$port}.
server-at = The hall is open at {$address} – Ctrl+C closes it.
server-passing = Beware: this database goes away with the server, and all games with it. sqlite:///FILE keeps them.
server-without-client = A browser finds no client here: it was not built. A wheel or an sdist brings it; in a checkout “make play” builds it.
server-first-host = There is no host yet. Open an account there and become it with this code: {$code}
server-is-host = {$login} is a host now.
server-is-player = {$login} is no host any more.
server-backed-up = The whole club is in {$file}. It holds every secret of running games.
server-restored =
    {$games ->
        [one] One game is restored.
       *[other] {$games} games are restored.
    }
server-verified =
    {$games ->
        [0] There was no game to be played again.
        [one] The one game was played again: all {$lines} lines are right.
       *[other] All {$games} games were played again: all {$lines} lines are right.
    }
server-moved =
    {$games ->
        [one] One game is copied; set ZUNFT_DATABASE to the new database.
       *[other] {$games} games are copied; set ZUNFT_DATABASE to the new database.
    }
