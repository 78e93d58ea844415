# What the server says to people.

## Storage

server-error-database-url = The address of the database should be sqlite:///FILE or postgresql://USER@HOST/NAME.
server-error-database-away = The database {$database} cannot be reached.
server-error-database-closed = The server is stopping and takes no more moves.
server-error-database-newer = The database {$database} was written by a newer Zunft than this one; please update the program.
server-error-database-older = The database {$database} was written by an older Zunft and has to be migrated first.
server-error-not-a-zunft-database = {$database} is not a database of Zunft.
server-error-folder-not-writable = The folder {$folder} cannot be written to; the database needs it.
server-error-broken-chain = The journal of the table {$game} is damaged: line {$line} is not the one that was written.
server-error-bad-text = This text has letters in it that cannot be kept.
server-error-stale = Somebody else was quicker; here is the table as it is now.
server-error-doubled = This answer has been taken already.
server-error-no-table = There is no such table.
server-error-no-person = There is no such person.
server-error-no-guest = This person has an account already.
server-error-login-taken = This name for signing in is taken.
server-error-seat-taken = This seat is taken.
server-error-phase-changed = The table is not any more as it was.
server-error-proposal-gone = This proposal does not lie on the table any more.
server-error-table-closed = The game at this table has ended.

## Web and operations

server-error-bad-request = This request cannot be read: {$fault}.
server-error-sign-in-first = Please sign in first, or choose a name.
server-error-not-allowed = This is not for you.
server-error-no-page = There is nothing here.
server-error-no-method = This cannot be done here.
server-error-too-large = This is too large.
server-error-not-json = The request should be JSON.
server-error-too-many = That was too often; please wait {$seconds} seconds.
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
server-error-no-host-code = This is not the code that the server has printed.
server-error-host-account = A host needs an account: please choose a name and a password first.
server-error-has-host = This server has a host already.
server-error-notice-way = This server does not send notices that way ({$kind}).
server-error-notice-host = This server sends notices to these hosts only: {$hosts}.
server-error-notices-many = More than {$most} ways are too many.
server-error-no-notice = You are not told there.
server-error-notice-failed = The notice could not be sent.
server-error-hello-first = The first message should be a hello with the seat.
server-error-no-message = This message cannot be read: {$fault}.
server-error-spectator = Whoever watches does not play.
server-error-config-file = The file {$file} cannot be read: {$fault}.
server-error-config-toml = The file {$file} is no TOML: {$fault}.
server-error-config-unknown = There is no setting {$name} ({$place}).
server-error-config-value = The setting {$name} cannot be {$value}: {$fault}.
server-error-config-database = The database should be sqlite:///FILE or postgresql://…, not {$scheme}.
server-error-config-redis = The address of Redis should begin with redis://.
server-error-config-address = The address {$address} should begin with https:// or http://.
server-error-config-sender = Mail needs a sender: please set smtp_from.
server-error-config-push = The file {$file} is no key for web push ({$fault}).
server-error-port-taken = Port {$port} is taken by another program; please choose another one with --port.
server-error-port-forbidden = This user may not listen on port {$port}; ports from 1024 on are free for all.
server-error-no-such-host = This machine has no address {$host}.
server-error-no-login = Nobody signs in as {$login}.
server-error-say-something = Please say something: words or one of the quick phrases.
server-no-client = The client for the browser is not built here; `make play` builds it.
server-notice-title = Zunft: your turn
server-notice-turn =
    {$number ->
        [one] It is your turn at {$tables}.
       *[other] It is your turn at {$number} tables: {$tables}.
    }
server-next-port = Port {$usual} is taken; this is port {$port}.
server-at = The hall is open at {$address} – Ctrl+C closes it.
server-first-host = There is no host yet. Open an account there and become it with this code: {$code}
server-is-host = {$login} is a host now.
server-is-player = {$login} is no host any more.
server-backed-up = The club is in {$file}: {$games} games, {$people} people.
server-restored = {$games} games and {$people} people are restored.
server-verified = All {$games} games were played again: every line is right.
server-moved = {$games} games and {$people} people are copied and checked; set ZUNFT_DATABASE to the new database.
