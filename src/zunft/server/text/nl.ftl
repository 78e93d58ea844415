# Wat de server tegen mensen zegt.

## Storage

server-error-database-url = Het adres van de database moet sqlite:///BESTAND of postgresql://NAAM@COMPUTER/DATABASE zijn.
server-error-database-away = De database {$database} is niet bereikbaar.
server-error-database-closed = De server stopt en neemt geen zetten meer aan.
server-error-database-newer = De database {$database} is geschreven door een nieuwere Zunft dan deze; werk het programma bij.
server-error-database-older = De database {$database} is geschreven door een oudere Zunft en moet eerst worden omgezet.
server-error-not-a-zunft-database = {$database} is geen database van Zunft.
server-error-folder-not-writable = In de map {$folder} kan niet worden geschreven; de database heeft die nodig.
server-error-broken-chain = Het verslag van tafel {$game} is beschadigd: regel {$line} is niet de regel die geschreven werd.
server-error-bad-text = Deze tekst bevat tekens die niet bewaard kunnen worden.
server-error-stale = Iemand was sneller; hier is de tafel zoals die nu is.
server-error-doubled = Dit antwoord is al aangenomen.
server-error-no-table = Deze tafel bestaat niet.
server-error-no-person = Deze persoon bestaat niet.
server-error-no-guest = Deze persoon heeft al een account.
server-error-login-taken = Deze aanmeldnaam is al in gebruik.
server-error-seat-taken = Deze plaats is bezet.
server-error-phase-changed = De tafel is niet meer zoals die was.
server-error-proposal-gone = Dit voorstel ligt niet meer op tafel.
server-error-table-closed = Het spel aan deze tafel is afgelopen.
