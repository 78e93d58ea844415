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

## Web en beheer

server-error-bad-request = Dit verzoek is niet te lezen: {$fault}.
server-error-sign-in-first = Meld je eerst aan of kies een naam.
server-error-not-allowed = Dit is niet voor jou.
server-error-no-page = Hier is niets.
server-error-no-method = Dat kan hier niet.
server-error-too-large = Dit is te groot.
server-error-not-json = Het verzoek hoort JSON te zijn.
server-error-too-many = Dat was te vaak; wacht {$seconds} seconden.
server-error-fault = Hier ging iets mis; de gastheer vindt het in het logboek onder {$number}.
server-error-full = Er zijn te veel verbindingen open; sluit er een paar.
server-error-stopping = De server stopt; probeer het zo dadelijk opnieuw.
server-error-foreign-page = Dit verzoek komt van een andere site.
server-error-no-header = Het verzoek mist de header {$header}.
server-error-blocked = De gastheer heeft je geblokkeerd.
server-error-hosts-only = Dit is alleen voor gastheren.
server-error-not-your-seat = Dit is niet jouw plaats.
server-error-bad-characters = Er staan tekens in die niet te tonen zijn.
server-error-empty-text = Er staat niets in.
server-error-signed-in = Je bent al aangemeld.
server-error-no-guests = Deze server neemt geen gasten; meld je aan.
server-error-no-accounts = Deze server opent geen nieuwe accounts.
server-error-no-account = Een gast heeft geen wachtwoord.
server-error-wrong-password = Naam of wachtwoord is onjuist.
server-error-wrong-code = Naam of code is onjuist.
server-error-no-link = Deze link bestaat niet meer.
server-error-no-session = Zo’n sessie is er niet.
server-error-settings-large = Deze instellingen zijn te groot; hoogstens {$most} bytes.
server-error-no-host-code = Dit is niet de code die de server heeft getoond.
server-error-host-account = Een gastheer heeft een account nodig: kies eerst een naam en een wachtwoord.
server-error-has-host = Deze server heeft al een gastheer.
server-error-notice-way = Deze server stuurt op die manier geen berichten ({$kind}).
server-error-notice-host = Deze server stuurt alleen berichten naar: {$hosts}.
server-error-notices-many = Meer dan {$most} wegen is te veel.
server-error-no-notice = Daar krijg je geen berichten.
server-error-notice-failed = Het bericht kon niet worden gestuurd.
server-error-hello-first = Het eerste bericht hoort een hello met de plaats te zijn.
server-error-no-message = Dit bericht is niet te lezen: {$fault}.
server-error-spectator = Wie toekijkt, speelt niet mee.
server-error-config-file = Het bestand {$file} is niet te lezen: {$fault}.
server-error-config-toml = Het bestand {$file} is geen TOML: {$fault}.
server-error-config-unknown = Er is geen instelling {$name} ({$place}).
server-error-config-value = De instelling {$name} kan niet {$value} zijn: {$fault}.
server-error-config-database = De database hoort sqlite:///BESTAND of postgresql://… te zijn, niet {$scheme}.
server-error-config-redis = Het adres van Redis hoort met redis:// te beginnen.
server-error-config-address = Het adres {$address} hoort met https:// of http:// te beginnen.
server-error-config-sender = Mail heeft een afzender nodig: zet smtp_from.
server-error-config-push = Het bestand {$file} is geen sleutel voor webpush ({$fault}).
server-error-port-taken = Poort {$port} is bezet door een ander programma; kies met --port een andere.
server-error-port-forbidden = Deze gebruiker mag niet op poort {$port} luisteren; vanaf 1024 mag iedereen dat.
server-error-no-such-host = Deze machine heeft geen adres {$host}.
server-error-no-login = Niemand meldt zich aan als {$login}.
server-error-say-something = Zeg iets: woorden of een van de korte zinnen.
server-no-client = De client voor de browser is hier niet gebouwd; `make play` bouwt hem.
server-notice-title = Zunft: jij bent aan de beurt
server-notice-turn =
    {$number ->
        [one] Jij bent aan de beurt: {$tables}.
       *[other] Jij bent aan {$number} tafels aan de beurt: {$tables}.
    }
server-next-port = Poort {$usual} is bezet; dit is poort {$port}.
server-at = De zaal is open op {$address} – Ctrl+C sluit haar.
server-first-host = Er is nog geen gastheer. Open daar een account en word het met deze code: {$code}
server-is-host = {$login} is nu gastheer.
server-is-player = {$login} is geen gastheer meer.
server-backed-up = De club ligt in {$file}: {$games} partijen, {$people} mensen.
server-restored = {$games} partijen en {$people} mensen zijn hersteld.
server-verified = Alle {$games} partijen zijn nagespeeld: elke regel klopt.
server-moved = {$games} partijen en {$people} mensen zijn gekopieerd en gecontroleerd; zet ZUNFT_DATABASE op de nieuwe database.
