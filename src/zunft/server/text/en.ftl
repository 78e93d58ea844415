# What the server says to people.

## Storage

server-error-database-url = The address of the database should be sqlite:///FILE or postgresql://USER@HOST/NAME.
server-error-database-away = The database {$database} cannot be reached.
server-error-database-not-let-in = The database {$database} refuses the server: check the name and the password in its address.
server-error-database-missing = There is no database {$database}; create it first.
server-error-database-rights = The server’s user lacks rights in the database {$database}; make it the owner.
server-error-database-encoding = The database {$database} cannot store every letter, since it was created with {$encoding}; create it with UTF8.
server-error-database-full = The database {$database} cannot be written to; perhaps the disk is full.
server-error-database-damaged = The database {$database} is damaged and cannot be read; restore a backup.
server-error-database-replaced = The file of the database {$database} was removed or replaced while the server runs: nothing more is accepted, since it would be lost. The host has to put the right file back, or restart the server.
server-error-database-log = Beside the database {$database} lies {$log}, which belongs to another file. Nothing was opened or changed. Put the right file back, or move the log away to open this one without it.
server-error-database-closed = The server is shutting down and takes no more moves.
server-error-database-served = A server is using the database {$database}: what is played from now on would not be copied. Stop it first, or copy anyway with --anyway.
server-error-database-taken = Another server is using the database {$database}. Stop it, or set ZUNFT_REDIS for both, so that they hear of each other’s moves.
server-error-database-option = The address of the database has an unknown option: {$option}.
server-error-database-newer = The database {$database} was written by a newer version of Zunft; update the program.
server-error-not-a-zunft-database = {$database} is not a Zunft database.
server-error-folder-not-writable = The folder {$folder} cannot be written to.
server-error-database-folder = {$folder} is a folder; a database is a file in one.
server-error-no-folder = There is no folder {$folder}.
server-error-broken-chain = The journal of the table {$game} is damaged: line {$line} is not the one that was written.
server-error-broken-game = The game at the table {$game} cannot be replayed: {$why}
server-error-database-faulty =
    {$count ->
        [one] One of {$games} games is not as it was played.
       *[other] {$count} of {$games} games are not as they were played.
    }
server-error-database-not-empty = There are people or tables in the database {$database} already; nothing is written over them.
server-error-copy-differs = The copy differs from the original; nothing of it was kept.
server-error-no-backup = {$file} is not a complete backup of Zunft.
server-error-backup-changed = {$file} is not as it was written: a part of the backup has changed. --no-verify restores what can still be read.
server-error-no-file = There is no file {$file}.
server-error-file-exists = The file {$file} already exists; choose another name.
server-error-bad-text = This text contains characters that cannot be stored.
server-error-stale = Somebody else was faster; here is the table as it is now.
server-error-doubled = This answer has already been received.
server-error-no-table = There is no such table.
server-error-no-person = There is no such person.
server-error-no-guest = This person already has an account.
server-error-login-taken = This sign-in name is taken.
server-error-seat-taken = This seat is taken.
server-error-phase-changed = The table has changed in the meantime.
server-error-proposal-gone = This proposal is no longer on the table.
server-error-table-closed = The game at this table has ended.

## Hall

server-error-begun = The game has already begun.
server-error-closed = This table is closed.
server-error-over = The game is over.
server-error-block-yourself = You cannot block yourself.
server-error-broken-table = The journal of this table cannot be replayed; please tell the host.
server-error-bundle = This file cannot be opened: it is not a complete game, or the passphrase is wrong.
server-error-bundle-here = This game is already here; close its table first.
server-error-busy = Too many people are playing here at once; please try again.
server-error-clock = The times of a clock have to be from 1 to {$most} seconds.
server-error-gone = You have left this game for good.
server-error-invite-used = This invitation has already been used.
server-error-journal = This is not the journal of a finished game: {$why}
server-error-key = The key of an answer has 1 to {$longest} printable characters.
server-error-many-imports = Many games are being imported right now; please try again in a minute.
server-error-many-lines = This journal has more than {$most} lines; no game is that long.
server-error-mute-yourself = You cannot mute yourself.
server-error-no-advice = Advice is not allowed at this table.
server-error-no-bots = No bot has time at the moment; please try again.
server-error-no-deal = “{$text}” is not an offer; write it as the player whose turn it is would.
server-error-no-windows = In this game there is nothing to respond to.
server-error-no-deals = In this game there are no deals.
server-error-no-edition = There is no edition {$edition} here.
server-error-edition-there = An edition { $edition } with other content is here already. A published edition never changes: give this one a new name.
server-error-editions-nowhere = No folder for own editions is set here; ZUNFT_EDITIONS names one.
server-error-editions-unwritable = The folder for own editions cannot be written to.
server-error-no-design = This hall follows no file; “zunft design FILE” opens one that does.
server-error-no-design-yet = The file has had no edition without mistakes yet.
server-error-no-invite = This invitation is for another table, or no longer valid.
server-error-no-key = This key does not open a seat.
server-error-no-language = The language {$spoken} is not available here.
server-error-no-level = There is no level {$level}; the levels are: {$levels}.
server-error-no-partner = A proposal has to be for another seat at the table.
server-error-no-phrase = There is no quick phrase {$phrase}.
server-error-no-proposal = This proposal is no longer on the table.
server-error-no-seat = There is no such seat; the last one is {$last}.
server-error-no-title = There is no game {$title} here.
server-error-no-undo-asked = Nobody is asking to take anything back.
server-error-no-words = Nothing like that was said here.
server-error-not-asked = You are not being asked anything right now.
server-error-not-at-this-table = Only players at this table can do that.
server-error-not-away = No bot is playing for you.
server-error-not-begun = The game has not begun yet.
server-error-not-over = The game is not over yet.
server-error-not-your-table = Only the person who opened this table can do that.
server-error-nothing-to-undo = You have no answer that can be taken back.
server-error-order = “{$text}” is not a standing order; write it like this: pass unless targeted.
server-error-order-word = “{$word}” in “{$text}” is not a word of this game’s standing orders.
server-error-no-zone = There is no time zone “{$zone}”; a name looks like Europe/Brussels.
server-error-orders = More than {$most} standing orders are too many.
server-error-own-proposal = Only the other side can accept a proposal.
server-error-pace = A bot takes 0 to {$most} milliseconds, and the time to respond is {$least} to {$most}.
server-error-partner-not-free = You cannot propose anything to this seat.
server-error-passphrase = A passphrase needs at least {$shortest} characters.
server-error-paused = The game is already paused.
server-error-not-paused = The game is not paused.
server-error-pauses-many = A game can be paused {$most} times at most.
server-error-proposal-not-possible = This deal cannot be made now.
server-error-proposals-many = More than {$most} proposals at a time are too many.
server-error-quiet-hours = Quiet hours begin and end at a minute of the day from 0 to 1439, and last {$most} hours at most.
server-error-seat-not-free = You cannot take this seat.
server-error-seats-empty = There are still empty seats: invite somebody or seat a bot.
server-error-spectators-listen = Spectators can read along; only players at the table can talk.
server-error-stand-in = A bot is playing for you; come back, and your seat is yours again at the start of a turn.
server-error-table = This table cannot be opened: {$why}
server-error-table-full = All seats of this table are taken.
server-error-table-name = The name of a table has at most {$longest} printable characters.
server-error-tables-many = You already have {$most} open tables where the game has not begun; begin or close one of them first.
server-error-running-many = You already have {$most} running tables; finish one of them first.
server-error-brought-many = You have imported {$most} games in one day; please go on tomorrow.
server-error-no-analyses = Games are not analysed here.
server-error-no-judge = Games of this title with {$seats} players cannot be analysed yet.
server-error-analyses-many = You have asked for {$most} analyses in one day; please go on tomorrow.
server-error-exercise-not-asked = This seat was asked nothing at that moment of the game.
server-error-exercise-illegal = Answer {$number} is not possible here.
server-error-many-taken-back = This game takes more than {$most} answers back; no game that people play does.
server-error-text-long = This text is too long: at most {$most} characters.
server-error-undo-asked = Another player is asking to take back an answer; that has to be settled first.
server-error-restored = This game stands still: the server was restored from a backup and first collects what people’s pages have kept.
server-error-not-restored = This server was not restored from a backup; it needs no packets.
server-error-goes-on = This game goes on already.
server-error-choose-branch = There are two continuations of a game; choose one of them.
server-error-witness-keys = “{ $file }” is not a file with the keys of packets: it has one line of 64 hexadecimal digits for each key.
server-error-witness-folder = “{ $file }” could not be written; the keys of packets are kept there.
server-error-window-open = Not right now: others may still respond.
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

server-error-bad-request = This request cannot be read: it does not match the description of the interface.
server-error-no-body = This request cannot be read: it has no body.
server-error-field-missing = {$field} is missing.
server-error-field-unknown = There is no field {$field} here.
server-error-field-long = {$field} is too long: it may have at most {$most} characters.
server-error-field-short = {$field} is too short: it needs at least {$least} characters.
server-error-field-many = {$field} has too many entries: at most {$most} are allowed.
server-error-field-high = {$field} is too large: at most {$most}.
server-error-field-low = {$field} is too small: at least {$least}.
server-error-field-form = {$field} has the wrong form.
server-error-field-kind = {$field} has the wrong type; expected: {$expected}.
server-error-field-choice = {$field} is not one of the choices.
server-error-sign-in-first = Please sign in first, or choose a name.
server-error-not-allowed = You may not do this.
server-error-no-page = There is nothing here.
server-error-no-method = This cannot be done here.
server-error-too-large = This is too large.
server-error-not-json = The request should be JSON.
server-error-bad-json = This JSON cannot be read.
server-error-too-slow = The request took too long.
server-error-too-many =
    {$seconds ->
        [one] That was too often; please wait a second.
       *[other] That was too often; please wait {$seconds} seconds.
    }
server-error-fault = Something went wrong here; the host can find it in the log under {$number}.
server-error-full = There are too many open connections; please close some.
server-error-stopping = The server is shutting down; please come back in a moment.
server-error-foreign-page = This request comes from another site.
server-error-unknown-host = This server does not know that it is called {$host}. The host can say so: ZUNFT_ADDRESS.
server-error-no-header = The request lacks the header {$header}.
server-error-blocked = The host has blocked you.
server-error-hosts-only = This is for hosts only.
server-error-not-your-seat = This is not your seat.
server-error-bad-characters = It contains characters that cannot be shown.
server-error-empty-text = It contains no words.
server-error-name-host = A host of this club has a name that looks like this one; please choose another.
server-error-signed-in = You are already signed in.
server-error-no-guests = This server admits no guests; please sign in.
server-error-no-accounts = This server opens no new accounts.
server-error-no-account = A guest has no password.
server-error-wrong-password = Name or password is wrong.
server-error-wrong-code = Name or code is wrong.
server-error-no-link = This link no longer works.
server-error-no-session = There is no such session.
server-error-settings-large = These settings are too large: at most {$most} bytes.
server-error-settings-deep = These settings are nested too deeply: at most {$most} levels.
server-error-no-host-code = This is not the code that the server has shown.
server-error-host-account = A host needs an account: choose a name and a password first.
server-error-has-host = This server already has a host.
server-error-notice-way = This server does not send notices that way ({$kind}).
server-error-notice-host = This server sends notices to these hosts only: {$hosts}.
server-error-notices-many = At most {$most} ways to be told are allowed.
server-error-no-notice = No notices go there.
server-error-notice-failed = The notice could not be sent.
server-error-notice-unconfirmed = This target has not been confirmed yet: enter the code that was sent there.
server-error-notice-code = This is not the code that was sent there.
server-error-push-keys = This browser has sent no keys for web push.
server-error-hello-once = A connection belongs to one seat; open another socket for another seat.
server-error-hello-first = The first message should be a hello with the seat.
server-error-spectator = Spectators cannot play.
server-error-config-file = The file {$file} cannot be read: {$fault}.
server-error-config-toml = The file {$file} is not valid TOML: {$fault}.
server-error-config-unknown = There is no setting {$name} ({$place}).
server-error-config-unknown-variable = There is no setting {$name}; it is set in the environment.
server-error-config-value = The setting {$name} cannot be {$value}: {$fault}.
server-error-config-choice = The setting {$name} cannot be {$value}; it has to be one of these: {$choices}.
server-error-config-yes-no = The setting {$name} cannot be {$value}; it has to be yes or no (true or false in TOML).
server-error-config-number = The setting {$name} cannot be {$value}; it has to be a whole number from {$least} to {$most}.
server-error-config-proxy = {$proxy} is neither an address nor a network of a proxy; they look like 10.89.7.2 and 10.89.7.0/24.
server-error-config-database = The database should be sqlite:///FILE or postgresql://…, not {$scheme}.
server-error-config-redis = The address of Redis should be redis://HOST:PORT.
server-error-config-address = The address {$address} should be like https://games.example.org.
server-error-config-sender = Mail needs a sender: set smtp_from.
server-error-config-push = The file {$file} is not a key for web push ({$fault}).
server-error-config-push-folder = The key for web push {$file} cannot be made: its folder cannot be written to.
server-error-config-contact = Web push needs a contact whom a push service can write to: set push_contact to mailto:… or https://….
server-error-port-taken = Port {$port} is taken by another program; choose another one with --port.
server-error-port-forbidden = This user may not listen on port {$port}; ports from 1024 on are free for all.
server-error-no-such-host = This machine has no address {$host}.
server-error-no-login = Nobody signs in as {$login}.
server-error-hosts-stay = A host cannot be blocked.
server-error-bad-email = This is not an e-mail address.
server-error-mail-account = Mail is for people with an account: please choose a name and a password first.
server-error-say-something = Please say something: words or one of the quick phrases.
server-no-client = The browser client was not built here; make play builds it. Programs find the interface below, and zunft play plays in the terminal.
server-notice-title = Zunft: news from your tables
server-notice-code-title = Zunft: a code to confirm
server-notice-code = Somebody wants to be told here when it is their turn. If that is you, confirm it with this code: {$code} – if not, nothing more will come.
server-notice-trial = This is a test: from now on you are told here when it is your turn.
server-notice-closing = Nobody has played here for a long time, so these tables will be closed soon: {$tables} ({$number}).
server-notice-closed = These tables were closed, since nobody played there: {$tables} ({$number}).
server-notice-turn =
    {$number ->
        [one] It is your turn at {$tables}.
       *[other] It is your turn at {$number} tables: {$tables}.
    }
server-next-port = Port {$usual} is taken; this is port {$port}.
server-at = The hall is open at {$address} – Ctrl+C closes it.
server-design-at = {$file} is followed at {$address} – Ctrl+C ends it.
server-passing = Careful: this database disappears with the server, and all games with it. sqlite:///FILE keeps them.
server-without-client = A browser finds no client here: it was not built. A wheel or an sdist contains it; in a checkout “make play” builds it.
server-first-host = There is no host yet. Open an account there and become the host with this code: {$code}
server-is-host = {$login} is a host now and has to sign in again.
server-is-player = {$login} is no longer a host.
server-backed-up = The whole club is in {$file}. It contains every secret of running games.
server-step-copy = rows copied
server-step-verify = games played again
server-restored =
    {$games ->
        [one] One game is restored.
       *[other] {$games} games are restored.
    }
server-verified =
    {$games ->
        [0] There was no game to replay.
        [one] The one game was replayed: all {$lines} lines are right.
       *[other] All {$games} games were replayed: all {$lines} lines are right.
    }
server-moved =
    {$games ->
        [one] One game is copied; set ZUNFT_DATABASE to the new database.
       *[other] {$games} games are copied; set ZUNFT_DATABASE to the new database.
    }
