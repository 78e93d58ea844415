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
