# Wat de server tegen mensen zegt.

## Storage

server-error-database-url = Het adres van de database moet sqlite:///BESTAND of postgresql://NAAM@COMPUTER/DATABASE zijn.
server-error-database-away = De database {$database} is niet bereikbaar.
server-error-database-not-let-in = De database {$database} weigert de server: controleer de naam en het wachtwoord in het adres.
server-error-database-missing = Er is geen database {$database}; maak die eerst aan.
server-error-database-rights = De gebruiker van de server mist rechten in de database {$database}; maak hem eigenaar.
server-error-database-encoding = De database {$database} kan niet elke letter bewaren, want die is met {$encoding} gemaakt; maak een database met UTF8.
server-error-database-full = In de database {$database} kan niet worden geschreven; misschien is de schijf vol.
server-error-database-damaged = De database {$database} is beschadigd en niet te lezen; zet een back-up terug.
server-error-database-replaced = Het bestand van de database {$database} is verwijderd of vervangen terwijl de server draait: er wordt niets meer aangenomen, want het zou verloren gaan. De gastheer moet het juiste bestand terugzetten of de server opnieuw starten.
server-error-database-log = Naast de database {$database} ligt {$log}, dat bij een ander bestand hoort. Er is niets geopend of gewijzigd. Zet het juiste bestand terug, of verplaats dit logboek om de database zonder dat te openen.
server-error-database-closed = De server wordt gestopt en neemt geen zetten meer aan.
server-error-database-served = Een server gebruikt de database {$database}: wat vanaf nu wordt gespeeld, zou niet meegaan. Stop die eerst, of kopieer toch met --anyway.
server-error-database-taken = Een andere server gebruikt de database {$database}. Stop die; of zet ZUNFT_REDIS voor allebei, zodat ze van elkaars zetten horen.
server-error-database-option = In het adres van de database staat een onbekende optie: {$option}.
server-error-database-newer = De database {$database} is geschreven door een nieuwere versie van Zunft; werk het programma bij.
server-error-not-a-zunft-database = {$database} is geen database van Zunft.
server-error-folder-not-writable = In de map {$folder} kan niet worden geschreven.
server-error-database-folder = {$folder} is een map; een database is een bestand daarin.
server-error-no-folder = De map {$folder} is er niet.
server-error-broken-chain = Het verslag van tafel {$game} is beschadigd: regel {$line} is niet de regel die geschreven werd.
server-error-broken-game = Het spel aan tafel {$game} kan niet worden nagespeeld: {$why}
server-error-database-faulty =
    {$count ->
        [one] Een van {$games} spellen is niet zoals het gespeeld werd.
       *[other] {$count} van {$games} spellen zijn niet zoals ze gespeeld werden.
    }
server-error-database-not-empty = In de database {$database} zijn al mensen of tafels; er wordt niets overschreven.
server-error-copy-differs = De kopie wijkt af van het origineel; er is niets van bewaard.
server-error-no-backup = {$file} is geen volledige back-up van Zunft.
server-error-backup-changed = {$file} is niet meer zoals die is geschreven: een deel van de back-up is veranderd. Met --no-verify wordt teruggezet wat nog te lezen is.
server-error-no-file = Het bestand {$file} is er niet.
server-error-file-exists = Het bestand {$file} bestaat al; kies een andere naam.
server-error-bad-text = Deze tekst bevat tekens die niet bewaard kunnen worden.
server-error-stale = Iemand was sneller; hier is de tafel zoals die nu is.
server-error-doubled = Dit antwoord is al ontvangen.
server-error-no-table = Deze tafel bestaat niet.
server-error-no-person = Deze persoon bestaat niet.
server-error-no-guest = Deze persoon heeft al een account.
server-error-login-taken = Deze aanmeldnaam is al in gebruik.
server-error-seat-taken = Deze plaats is bezet.
server-error-phase-changed = De tafel is intussen veranderd.
server-error-proposal-gone = Dit voorstel ligt niet meer op tafel.
server-error-table-closed = Het spel aan deze tafel is afgelopen.

## Hall

server-error-begun = Het spel is al begonnen.
server-error-closed = Deze tafel is gesloten.
server-error-over = Het spel is afgelopen.
server-error-block-yourself = Je kunt jezelf niet blokkeren.
server-error-broken-table = Het verslag van deze tafel kan niet worden nagespeeld; meld het aan de gastheer.
server-error-bundle = Dit bestand gaat niet open: het bevat geen volledig spel, of de wachtzin klopt niet.
server-error-bundle-here = Dit spel is hier al; sluit eerst die tafel.
server-error-busy = Hier zijn te velen tegelijk bezig; probeer het nog eens.
server-error-clock = De tijden van een klok moeten tussen 1 en {$most} seconden liggen.
server-error-gone = Je hebt dit spel voorgoed verlaten.
server-error-invite-used = Deze uitnodiging is al gebruikt.
server-error-journal = Dit is geen verslag van een afgelopen spel: {$why}
server-error-key = De sleutel van een antwoord heeft 1 tot {$longest} afdrukbare tekens.
server-error-many-imports = Er worden nu veel spellen ingelezen; probeer het over een minuut nog eens.
server-error-many-lines = Dit verslag heeft meer dan {$most} regels; zo lang is geen enkel spel.
server-error-mute-yourself = Je kunt jezelf niet dempen.
server-error-no-advice = Aan deze tafel is geen advies toegestaan.
server-error-no-bots = Geen enkele bot heeft nu tijd; probeer het nog eens.
server-error-no-deal = ‘{$text}’ is geen aanbod; schrijf het zoals de speler aan de beurt het zou schrijven.
server-error-no-windows = In dit spel zijn er geen reacties.
server-error-no-deals = In dit spel wordt niet gehandeld.
server-error-no-edition = De editie {$edition} is er hier niet.
server-error-edition-there = Een editie { $edition } met een andere inhoud is hier al. Een gepubliceerde editie verandert nooit: geef deze een nieuwe naam.
server-error-editions-nowhere = Voor eigen edities is hier geen map ingesteld; ZUNFT_EDITIONS noemt er een.
server-error-editions-unwritable = In de map voor eigen edities kan niet worden geschreven.
server-error-no-design = Deze hal volgt geen bestand; ‘zunft design BESTAND’ opent er een die dat wel doet.
server-error-no-design-yet = In het bestand stond nog geen editie zonder fouten.
server-error-no-invite = Deze uitnodiging is voor een andere tafel, of geldt niet meer.
server-error-no-key = Deze sleutel opent geen plaats.
server-error-no-language = De taal {$spoken} is er hier niet.
server-error-no-level = Het niveau {$level} bestaat niet; de niveaus zijn: {$levels}.
server-error-no-partner = Een voorstel moet voor een andere plaats aan de tafel zijn.
server-error-no-phrase = De korte zin {$phrase} bestaat niet.
server-error-no-proposal = Dit voorstel ligt niet meer op tafel.
server-error-no-seat = Die plaats is er niet; de laatste is {$last}.
server-error-no-title = Het spel {$title} is er hier niet.
server-error-no-undo-asked = Niemand vraagt om iets terug te nemen.
server-error-no-words = Zoiets is hier niet gezegd.
server-error-not-asked = Er wordt je nu niets gevraagd.
server-error-not-at-this-table = Dat kan alleen wie aan deze tafel zit.
server-error-not-away = Er speelt geen bot voor je.
server-error-not-begun = Het spel is nog niet begonnen.
server-error-not-over = Het spel is nog niet afgelopen.
server-error-not-your-table = Dat kan alleen wie deze tafel heeft geopend.
server-error-nothing-to-undo = Je hebt geen antwoord dat teruggenomen kan worden.
server-error-order = ‘{$text}’ is geen vaste opdracht; schrijf het zo: pass unless targeted.
server-error-order-word = ‘{$word}’ in ‘{$text}’ is geen woord voor vaste opdrachten in dit spel.
server-error-no-zone = Er is geen tijdzone ‘{$zone}’; een naam ziet er zo uit: Europe/Brussels.
server-error-orders = Meer dan {$most} vaste opdrachten zijn te veel.
server-error-own-proposal = Alleen de andere kant kan een voorstel aannemen.
server-error-pace = Een bot neemt 0 tot {$most} milliseconden, en de tijd om te reageren duurt {$least} tot {$most}.
server-error-partner-not-free = Aan deze plaats kun je geen voorstel doen.
server-error-passphrase = Een wachtzin heeft minstens {$shortest} tekens.
server-error-paused = Het spel is al gepauzeerd.
server-error-not-paused = Het spel is niet gepauzeerd.
server-error-pauses-many = Een partij kan hoogstens {$most} keer gepauzeerd worden.
server-error-proposal-not-possible = Deze handel kan nu niet.
server-error-proposals-many = Meer dan {$most} voorstellen tegelijk zijn te veel.
server-error-quiet-hours = Stille uren beginnen en eindigen op een minuut van de dag van 0 tot en met 1439, en duren hoogstens {$most} uur.
server-error-seat-not-free = Deze plaats kun je niet nemen.
server-error-seats-empty = Er zijn nog lege plaatsen: nodig iemand uit of zet er een bot.
server-error-spectators-listen = Wie toekijkt, kan meelezen; alleen wie aan tafel zit, kan praten.
server-error-stand-in = Op dit moment speelt er een bot voor je; kom terug, dan heb je je plaats aan het begin van een beurt weer.
server-error-table = Deze tafel kan niet geopend worden: {$why}
server-error-table-full = Alle plaatsen aan deze tafel zijn bezet.
server-error-table-name = De naam van een tafel heeft hoogstens {$longest} afdrukbare tekens.
server-error-tables-many = Je hebt al {$most} open tafels waaraan het spel nog niet begonnen is; begin of sluit er eerst een.
server-error-running-many = Je hebt al {$most} lopende tafels; speel er eerst een uit.
server-error-brought-many = Je hebt op één dag {$most} spellen geïmporteerd; ga morgen verder.
server-error-no-analyses = Hier worden geen spellen geanalyseerd.
server-error-no-judge = Partijen van dit spel met {$seats} spelers kunnen nog niet worden geanalyseerd.
server-error-analyses-many = Je hebt op één dag {$most} analyses aangevraagd; ga morgen verder.
server-error-exercise-not-asked = Aan deze plaats werd op dat moment van het spel niets gevraagd.
server-error-exercise-illegal = Antwoord {$number} is hier niet mogelijk.
server-error-many-taken-back = In dit spel worden meer dan {$most} antwoorden teruggenomen; dat gebeurt in geen spel dat mensen spelen.
server-error-text-long = Deze tekst is te lang: hoogstens {$most} tekens.
server-error-undo-asked = Iemand anders wil net een antwoord terugnemen; dat moet eerst worden afgehandeld.
server-error-restored = Deze partij staat stil: de server is uit een back-up hersteld en verzamelt eerst wat de pagina’s van de spelers hebben bewaard.
server-error-not-restored = Deze server is niet uit een back-up hersteld; hij heeft geen pakketten nodig.
server-error-goes-on = Deze partij gaat al verder.
server-error-choose-branch = Van een partij zijn er twee vervolgen; kies er een.
server-error-witness-keys = “{ $file }” is geen bestand met de sleutels van pakketten: het heeft voor elke sleutel een regel van 64 hexadecimale cijfers.
server-error-witness-folder = “{ $file }” kon niet worden geschreven; daar liggen de sleutels van de pakketten.
server-error-window-open = Nu even niet: anderen kunnen nog reageren.
server-phrase-hello = Hallo!
server-phrase-good-luck = Veel geluk!
server-phrase-well-played = Goed gespeeld!
server-phrase-thanks = Dank je!
server-phrase-sorry = Sorry!
server-phrase-hurry = Een beetje sneller, graag.
server-phrase-moment = Een ogenblik, alsjeblieft.
server-phrase-deal = Zullen we handelen?
server-phrase-no-deal = Geen handel.
server-phrase-again = Nog een spel?

## Web en beheer

server-error-bad-request = Dit verzoek is niet te lezen: het past niet bij de beschrijving van de interface.
server-error-no-body = Dit verzoek is niet te lezen: het heeft geen inhoud.
server-error-field-missing = {$field} ontbreekt.
server-error-field-unknown = Een veld {$field} is er hier niet.
server-error-field-long = {$field} is te lang: hoogstens {$most} tekens zijn toegestaan.
server-error-field-short = {$field} is te kort: minstens {$least} tekens zijn nodig.
server-error-field-many = {$field} heeft te veel onderdelen: hoogstens {$most} zijn toegestaan.
server-error-field-high = {$field} is te groot: hoogstens {$most}.
server-error-field-low = {$field} is te klein: minstens {$least}.
server-error-field-form = {$field} heeft niet de juiste vorm.
server-error-field-kind = {$field} heeft het verkeerde type; verwacht: {$expected}.
server-error-field-choice = {$field} is geen van de keuzes.
server-error-sign-in-first = Meld je eerst aan of kies een naam.
server-error-not-allowed = Dat mag je niet.
server-error-no-page = Hier is niets.
server-error-no-method = Dat kan hier niet.
server-error-too-large = Dit is te groot.
server-error-not-json = Het verzoek hoort JSON te zijn.
server-error-bad-json = Dit is geen leesbare JSON.
server-error-too-slow = Het verzoek duurde te lang.
server-error-too-many =
    {$seconds ->
        [one] Dat was te vaak; wacht een seconde.
       *[other] Dat was te vaak; wacht {$seconds} seconden.
    }
server-error-fault = Hier ging iets mis; de gastheer vindt het in het logboek onder {$number}.
server-error-full = Er zijn te veel verbindingen open; sluit er een paar.
server-error-stopping = De server stopt; probeer het zo dadelijk opnieuw.
server-error-foreign-page = Dit verzoek komt van een andere site.
server-error-unknown-host = Deze server weet niet dat hij {$host} heet. De gastheer kan het instellen: ZUNFT_ADDRESS.
server-error-no-header = Het verzoek mist de header {$header}.
server-error-blocked = De gastheer heeft je geblokkeerd.
server-error-hosts-only = Dit is alleen voor gastheren.
server-error-not-your-seat = Dit is niet jouw plaats.
server-error-bad-characters = Er staan tekens in die niet getoond kunnen worden.
server-error-empty-text = Er staat niets in.
server-error-name-host = Een gastheer van deze club heet zo of bijna zo; kies een andere naam.
server-error-signed-in = Je bent al aangemeld.
server-error-no-guests = Deze server laat geen gasten toe; meld je aan.
server-error-no-accounts = Deze server opent geen nieuwe accounts.
server-error-no-account = Een gast heeft geen wachtwoord.
server-error-wrong-password = Naam of wachtwoord is onjuist.
server-error-wrong-code = Naam of code is onjuist.
server-error-no-link = Deze link werkt niet meer.
server-error-no-session = Zo’n sessie is er niet.
server-error-settings-large = Deze instellingen zijn te groot; hoogstens {$most} bytes.
server-error-settings-deep = Deze instellingen zijn te diep genest; hoogstens {$most} niveaus.
server-error-no-host-code = Dit is niet de code die de server heeft getoond.
server-error-host-account = Een gastheer heeft een account nodig: kies eerst een naam en een wachtwoord.
server-error-has-host = Deze server heeft al een gastheer.
server-error-notice-way = Deze server stuurt op die manier geen berichten ({$kind}).
server-error-notice-host = Deze server stuurt alleen berichten naar: {$hosts}.
server-error-notices-many = Hoogstens {$most} manieren voor berichten zijn toegestaan.
server-error-no-notice = Daar gaan geen berichten heen.
server-error-notice-failed = Het bericht kon niet worden gestuurd.
server-error-notice-unconfirmed = Dit doel is nog niet bevestigd: vul de code in die daarheen is gestuurd.
server-error-notice-code = Dit is niet de code die daarheen is gestuurd.
server-error-push-keys = Deze browser heeft geen sleutels voor webpush gestuurd.
server-error-hello-once = Een verbinding hoort bij één plaats; open voor een andere een nieuwe socket.
server-error-hello-first = Het eerste bericht hoort een hello met de plaats te zijn.
server-error-spectator = Wie toekijkt, speelt niet mee.
server-error-config-file = Het bestand {$file} is niet te lezen: {$fault}.
server-error-config-toml = Het bestand {$file} is geen geldige TOML: {$fault}.
server-error-config-unknown = Er is geen instelling {$name} ({$place}).
server-error-config-unknown-variable = Er is geen instelling {$name}; die staat in de omgeving.
server-error-config-value = De instelling {$name} kan niet {$value} zijn: {$fault}.
server-error-config-choice = De instelling {$name} kan niet {$value} zijn; mogelijk zijn: {$choices}.
server-error-config-yes-no = De instelling {$name} kan niet {$value} zijn; mogelijk zijn yes en no (in TOML true en false).
server-error-config-number = De instelling {$name} kan niet {$value} zijn; mogelijk is een heel getal van {$least} tot {$most}.
server-error-config-proxy = {$proxy} is geen adres en geen netwerk van een proxy; die zien eruit als 10.89.7.2 en 10.89.7.0/24.
server-error-config-database = De database hoort sqlite:///BESTAND of postgresql://… te zijn, niet {$scheme}.
server-error-config-redis = Het adres van Redis hoort redis://COMPUTER:POORT te zijn.
server-error-config-address = Het adres {$address} hoort eruit te zien als https://games.example.org.
server-error-config-sender = Mail heeft een afzender nodig: zet smtp_from.
server-error-config-push = Het bestand {$file} is geen sleutel voor webpush ({$fault}).
server-error-config-push-folder = De sleutel voor webpush {$file} kan niet worden gemaakt: in zijn map kan niet worden geschreven.
server-error-config-contact = Webpush heeft iemand nodig aan wie een pushdienst kan schrijven: zet push_contact op mailto:… of https://….
server-error-port-taken = Poort {$port} is bezet door een ander programma; kies met --port een andere.
server-error-port-forbidden = Deze gebruiker mag niet op poort {$port} luisteren; vanaf 1024 mag iedereen dat.
server-error-no-such-host = Deze machine heeft geen adres {$host}.
server-error-no-login = Niemand meldt zich aan als {$login}.
server-error-hosts-stay = Een gastheer kan niet worden geblokkeerd.
server-error-bad-email = Dit is geen e-mailadres.
server-error-mail-account = E-mail is er alleen voor mensen met een account: kies eerst een aanmeldnaam en een wachtwoord.
server-error-say-something = Zeg iets: woorden of een van de korte zinnen.
server-no-client = De client voor de browser is hier niet gebouwd; make play bouwt hem. Programma’s vinden hieronder de interface, en zunft play speelt in de terminal.
server-notice-title = Zunft: nieuws van je tafels
server-notice-code-title = Zunft: een code om te bevestigen
server-notice-code = Iemand wil hier bericht krijgen als hij aan de beurt is. Ben jij dat, bevestig het dan met deze code: {$code} – zo niet, dan komt er niets meer.
server-notice-trial = Dit is een test: vanaf nu krijg je hier bericht als je aan de beurt bent.
server-notice-closing = Hier heeft lang niemand gespeeld, dus deze tafels worden binnenkort gesloten: {$tables} ({$number}).
server-notice-closed = Deze tafels zijn gesloten, omdat er niemand speelde: {$tables} ({$number}).
server-notice-turn =
    {$number ->
        [one] Jij bent aan de beurt: {$tables}.
       *[other] Jij bent aan {$number} tafels aan de beurt: {$tables}.
    }
server-next-port = Poort {$usual} is bezet; dit is poort {$port}.
server-at = De hal is open op {$address} – Ctrl+C sluit de hal.
server-design-at = {$file} wordt gevolgd op {$address} – Ctrl+C stopt het.
server-passing = Let op: deze database verdwijnt samen met de server, en dus ook alle partijen. sqlite:///BESTAND bewaart ze.
server-without-client = Een browser vindt hier geen client: die is niet gebouwd. Een wheel of een sdist brengt hem mee; in een checkout bouwt ‘make play’ hem.
server-first-host = Er is nog geen gastheer. Open daar een account en word gastheer met deze code: {$code}
server-is-host = {$login} is nu gastheer en moet zich opnieuw aanmelden.
server-is-player = {$login} is geen gastheer meer.
server-backed-up = De hele club ligt in {$file}. Alle geheimen van lopende spellen staan erin.
server-step-copy = regels gekopieerd
server-step-verify = partijen nagespeeld
server-restored =
    {$games ->
        [one] Eén spel is hersteld.
       *[other] {$games} spellen zijn hersteld.
    }
server-verified =
    {$games ->
        [0] Er was geen spel om na te spelen.
        [one] Het ene spel is nagespeeld: alle {$lines} regels kloppen.
       *[other] Alle {$games} spellen zijn nagespeeld: alle {$lines} regels kloppen.
    }
server-moved =
    {$games ->
        [one] Eén spel is gekopieerd; zet ZUNFT_DATABASE op de nieuwe database.
       *[other] {$games} spellen zijn gekopieerd; zet ZUNFT_DATABASE op de nieuwe database.
    }
