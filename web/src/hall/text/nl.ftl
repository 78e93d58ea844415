## The hall

play-now = Meteen spelen
free-seat = Een vrije plaats
begin = Beginnen

## The three games

game-flanders = Vlaanderen 1302
    .about = Gilden bouwen samen zes steden, en elk gilde wil het sterkste zijn waar het telt.
game-strasbourg = Straatsburg
    .about = Families dingen naar de gunst van de gilden, veroveren zetels in de raad en vestigen zich in de stad, vak na vak.
game-gilde = De Gilde
    .about = Van gewone man tot burgemeester of graaf: leid bedrijven, win de gunst van de stad en zorg dat de anderen slecht slapen.

## What somebody is called who gives no name

hall-lent-name = { $name } van { $town }
# In the same order in every language; none of them a bot's, and no town of a board.
hall-lent-names = Adam, Agnes, Arnout, Beatrijs, Cecilia, Koenraad, Emma, Gerard, Geertrui, Govert, Hugo, Ida, Isabel, Johanna, Lambrecht, Lucia, Margriet, Maarten, Machteld, Klaas, Oda, Pieter, Robrecht, Simon, Thomas, Ursula, Wouter, Willem
hall-lent-towns = Aken, Bazel, Bremen, Keulen, Delft, Gouda, Leiden, Lübeck, Mainz, Metz, Soest, Spiers, Trier, Ulm, Worms, Zwolle

## The lobby

hall-ways = Navigatie
hall-welcome = Kom binnen en ga zitten
hall-welcome-back = Fijn dat je er bent, { $name }
hall-about = Drie bordspellen over gilden en hun steden: tegen bots, met vrienden op afstand of samen op dit apparaat.
hall-games = Spellen
hall-people = { $least }–{ $most } spelers
hall-minutes = { $least }–{ $most } minuten
hall-dealing = Het spel wordt klaargezet …
hall-friends = Met vrienden
hall-device = Op dit apparaat
hall-learn = Al spelend leren
hall-choose-bots = Bots kiezen
hall-my-games = Jouw tafels
hall-open-tables = Open tafels
hall-no-open = Er wacht nu geen tafel op spelers. Open er een met ‘Met vrienden’.
hall-running = Partijen om naar te kijken
hall-finished = Afgelopen partijen
hall-show-more = Meer tonen
hall-only-mine = Alleen jouw partijen
hall-none-finished = Je hebt nog geen partij uitgespeeld.
hall-first-time = Nieuw hier? Begin met een leerspel, stap voor stap:
hall-your-turn = Jouw beurt
hall-go-on = Verder spelen
hall-to-table = Naar de tafel
hall-join = Meedoen
hall-watch = Kijken
hall-replay = Terugkijken
hall-look = Bekijken
hall-lost = Deze link leidt nergens heen. Hier is de hal.
hall-nobody = nog niemand
hall-full = alle plaatsen bezet · wacht op de start
hall-free =
    { $number ->
        [one] 1 plaats vrij
       *[other] { $number } plaatsen vrij
    }
hall-turn-at = Jij bent aan de beurt: { $table }.

## When something goes wrong

hall-offline = De hal is nu niet bereikbaar. Controleer je verbinding en probeer het opnieuw; wat je hebt getypt blijft staan.
hall-fault = Dat is niet gelukt. Probeer het opnieuw of laad de pagina opnieuw; wat je hebt getypt blijft staan.
hall-old-page = De server is nieuwer dan deze pagina. Je partij gaat door; laad opnieuw wanneer het je uitkomt.
hall-later = Later
hall-reload = Nu opnieuw laden

## A new table

hall-how = Met wie je speelt
hall-kind-bots = Tegen bots
hall-kind-friends = Met vrienden
hall-kind-device = Op dit apparaat
hall-new-bots = Een partij tegen bots
    .about = Kies wie er bij je aan tafel zit; het spel begint meteen.
hall-new-friends = Een tafel voor vrienden
    .about = Je krijgt een link en een QR-code voor de anderen; bots kunnen plaatsen vullen die vrij blijven.
hall-new-device = Samen op één apparaat
    .about = Jullie geven het apparaat door. Tussendoor dekt een scherm de tafel af tot de volgende zegt wie hij of zij is.
hall-make-bots = Partij beginnen
hall-make-friends = Tafel openen en uitnodigen
hall-make-device = Partij beginnen
hall-game = Spel
hall-who-plays = Wie er meespeelt
hall-seats = Plaatsen
hall-you = (jij)
hall-name-of = Naam van persoon { $number }
hall-person-number = Persoon { $number }
hall-seat-number = Wie er op plaats { $number } zit
hall-a-person = iemand hier
hall-a-friend = een vriend
hall-bot = Bot: { $level }
hall-about-levels = Hoe goed spelen de bots?
hall-preset = Regels aan deze tafel
hall-preset-own = Eigen keuze
    .about = Sommige opties zijn zoals je ze hieronder gekozen hebt.
hall-edition-options = Editie en losse opties
hall-edition = Editie
hall-usual = (gebruikelijk)
hall-clock-and-table = Klok en tafel
hall-table-name = Naam van de tafel
hall-table-name-usual = de naam van het spel
hall-table-language = Taal aan tafel
    .about = Het spel leest iedereen in de eigen taal; in deze praten jullie met elkaar.
hall-speaks-en = Engels
hall-speaks-de = Duits
hall-speaks-nl = Nederlands
hall-clock = Klok
hall-clock-none = Geen klok
    .about = Iedereen neemt de tijd die nodig is.
hall-clock-move = Tijd per antwoord
    .about = Elk antwoord heeft zijn eigen tijd.
hall-clock-bank = Tijd voor de hele partij
    .about = Een voorraad voor de partij en tien seconden extra bij elk antwoord.
hall-clock-day = Verspreid over dagen
    .about = Jullie hoeven er niet tegelijk te zijn: antwoord wanneer het jullie uitkomt.
hall-time-each = Tijd
hall-some-minutes =
    { $number ->
        [one] 1 minuut
       *[other] { $number } minuten
    }
hall-agreed = Wat er gespeeld wordt
hall-agreed-move = { $time } per antwoord
hall-agreed-bank = { $time } per persoon voor de hele partij en { $seconds } seconden extra bij elk antwoord
hall-agreed-day = verspreid over dagen, { $time } per antwoord
hall-some-seconds =
    { $number ->
        [one] 1 seconde
       *[other] { $number } seconden
    }
hall-days-each = Dagen voor een antwoord
hall-some-days =
    { $number ->
        [one] 1 dag
       *[other] { $number } dagen
    }
hall-quiet = Stille uren
    .about = In deze uren loopt geen klok, volgens de tijd op je apparaat.
hall-quiet-from = Van
hall-quiet-to = Tot
hall-timeout = Als de tijd om is
hall-timeout-default = geldt het minst schadelijke antwoord
hall-timeout-bot = neemt een bot het over
hall-timeout-resign = wordt de plaats opgegeven
hall-visibility = Wie de tafel kan vinden
hall-private = alleen wie de link heeft
hall-public = iedereen in de hal
hall-advice = Advies toegestaan
    .about = Spelers mogen vragen wat een meester zou doen.

## The waiting room and invitations

hall-still-free =
    { $number ->
        [one] 1 plaats is nog vrij.
       *[other] { $number } plaatsen zijn nog vrij.
    }
hall-all-here = Alle plaatsen zijn bezet: jullie kunnen beginnen.
hall-all-here-wait = Alle plaatsen zijn bezet; het begint zo.
hall-begin-why = Nodig voor elke vrije plaats iemand uit of zet er een bot neer.
hall-sit = Plaats { $number } nemen
hall-stand = Plaats verlaten
hall-call-off = Tafel sluiten
hall-invite = Vrienden uitnodigen
hall-invite-qr = QR-code met de uitnodiging voor { $name }
hall-copy = Link kopiëren
hall-copied = Gekopieerd
hall-send = Versturen …
hall-reach-here = Anderen kunnen deze link niet gebruiken: de hal is alleen op deze computer open.
    .how = Wil je iedereen in huis binnenlaten, stop dan de hal en start die zoals eerder, maar met:
    .or = of
    .then = Open de hal daarna via het eigen adres van deze computer, zoals http://192.168.1.20:1302, en maak daar de link.
hall-reach-house = Iedereen in hetzelfde huis of netwerk kan deze link gebruiken.
hall-reach-world = Iedereen met deze link kan hem gebruiken: stuur hem alleen naar wie je bedoelt.
hall-word = Jouw woord voor het schudden
    .about = Iedere speler mag een woord aan het schudden toevoegen; achteraf kan iedereen nagaan dat niemand vals speelde, ook de server niet.
hall-word-give = Woord toevoegen
hall-word-given = Je woord doet mee.
hall-commitment = De server heeft zich op deze startwaarde vastgelegd:
hall-invited = Je bent uitgenodigd voor een partij
    .about = Kies de naam die de anderen zien; een account heb je niet nodig.
hall-invitation-bad = Deze uitnodiging werkt niet
hall-invited-people = Aan tafel: { $names }.
hall-invited-full = Alle plaatsen aan deze tafel zijn bezet. Vraag degene die je de link heeft gestuurd om een andere tafel.
hall-invited-running = De partij aan deze tafel is zonder jou begonnen: er is geen plaats meer vrij.
hall-invited-over = De partij aan deze tafel is afgelopen.
hall-invited-closed = Deze tafel is gesloten: hier wordt niet meer gespeeld.
hall-your-name = Je naam
hall-take-seat = Plaatsnemen
hall-back = Je persoonlijke link
    .about = Hij brengt jou en je partijen naar dit apparaat.
    .other = Hier is nu { $name } aangemeld; die wordt afgemeld.
hall-come-back = Hier verdergaan

## At one device

hall-hand-over = Geef het apparaat aan { $name }
    .about = De anderen kijken nu even weg.
hall-i-am = Ik ben { $name }
hall-look-only = Of iemand anders bekijkt de eigen tafel:
hall-nobody-asked = Hier is nu niemand aan de beurt
    .about = De bots denken na, of de partij is afgelopen.
hall-window = Een ogenblik
hall-next-is = { $name } is aan de beurt.
hall-hand-on = Apparaat doorgeven

## Settings

hall-language = Taal
hall-colour = Je kleur
hall-colour-orange = Oranje
hall-colour-black = Zwart
hall-colour-yellow = Geel
hall-colour-green = Groen
hall-colour-blue = Blauw
hall-colour-rose = Roze
hall-theme = Weergave
hall-theme-system = Zoals het apparaat
hall-theme-light = Perkament (licht)
hall-theme-dark = Kaarslicht (donker)
hall-text-size = Tekstgrootte
hall-motion = Beweging
hall-motion-system = Zoals het apparaat
hall-motion-full = Stukken bewegen
hall-motion-less = Zo weinig mogelijk
hall-pace = Tempo van de bots
    .about = Geldt voor tafels die je vanaf nu opent.
hall-pace-0 = Meteen
hall-pace-400 = Vlot
hall-pace-900 = Goed te volgen
hall-pace-1800 = Rustig
hall-pace-3500 = Langzaam
hall-when-my-turn = Als het mijn beurt is
hall-sound = Er klinkt een belletje
hall-browser-notices = De browser meldt het zolang deze pagina open is
hall-push = De browser laat het me ook weten als deze pagina dicht is
    .about = Het bericht gaat versleuteld via een dienst van de browsermaker; het noemt de tafel en verder niets.
hall-notices-denied = De browser staat deze pagina geen meldingen toe. Sta ze toe in de instellingen voor deze site en vink dit dan opnieuw aan.
hall-other-notices = Per mail en op andere manieren

## Accounts

hall-account = Je account
hall-account-or-sign-in = Account en aanmelden
hall-account-have = Je meldt je aan als { $login }.
hall-account-none = Je speelt als gast; alles werkt. Met een account vind je je partijen op elk apparaat terug.
hall-account-guest = Je speelt als gast: alleen deze browser kent je.
hall-account-nobody = Als gast kun je zonder dit alles spelen.
hall-sign-in = Aanmelden
    .guest = Je speelt hier als gast. Bij het aanmelden gaan de tafels van de gast niet mee: maak eerst een persoonlijke link als je ernaar terug wilt.
hall-sign-out = Hier afmelden
hall-sign-out-guest = Een gast die zich afmeldt, komt zonder persoonlijke link niet terug: maak er eerst een.
hall-login = Aanmeldnaam
    .about = Letters, cijfers, punt en streepje.
hall-password = Wachtwoord
    .about = Minstens 8 tekens.
hall-new-password = Nieuw wachtwoord
hall-forgotten = Ik ben mijn wachtwoord vergeten
hall-know-password = Ik weet mijn wachtwoord
hall-code = Code
hall-recover = Nieuw wachtwoord instellen
    .about = Hiervoor heb je een van de herstelcodes nodig die je kreeg toen je het account opende. Elke code werkt één keer; overal elders word je afgemeld.
hall-recovery-code = Herstelcode
hall-out-ended = Je bent hier niet meer aangemeld: de sessie is voorbij, misschien omdat die op een ander apparaat is beëindigd of het wachtwoord is gewijzigd. Je partijen zijn er nog: meld je weer aan of open je persoonlijke link.
hall-out-blocked = De gastheer van deze hal heeft je geblokkeerd: je kunt hier voorlopig niet spelen en niets zeggen. Is dat een vergissing, praat dan met de gastheer.
hall-new-account = Een account openen
    .about = Een naam en een wachtwoord zijn genoeg.
hall-become-account = Hier een account van maken
    .about = Je houdt je naam en al je partijen.
hall-open-account = Account openen
hall-codes = Je herstelcodes
    .about = Ze worden alleen nu getoond. Als je je wachtwoord vergeet, kun je met elke code één keer een nieuw instellen: schrijf ze op of bewaar ze.
hall-codes-save = Als bestand bewaren
hall-codes-noted = Ik heb ze opgeschreven
hall-change-password = Wachtwoord wijzigen
    .about = Overal elders word je afgemeld.
hall-password-changed = Het wachtwoord is gewijzigd.
hall-new-codes = Nieuwe herstelcodes
    .about = De oude gelden dan niet meer.
hall-link = Een link naar een ander apparaat
    .about = Open hem op je telefoon of een andere computer, dan ben je daar ook aangemeld. Geef hem aan niemand: hij is als een sleutel.
hall-link-make = Link maken
hall-link-qr = QR-code met je persoonlijke link
hall-sessions = Waar je bent aangemeld
    .about = Beëindig wat je niet meer gebruikt. Een nieuw wachtwoord beëindigt al het andere, ook de sleutels van plaatsen.
hall-some-device = Een apparaat
hall-seat-key = Sleutel van een plaats
hall-seat-key-table = aan een tafel
hall-this-device = dit apparaat
hall-end = Beëindigen
hall-end-others = Alle andere beëindigen
hall-data = Je gegevens
    .about = Alles wat over je bewaard wordt, als bestand.
hall-data-take = Mijn gegevens bewaren
hall-delete = Mij verwijderen
    .about = Je gegevens worden verwijderd; afgelopen partijen blijven zonder je naam, in lopende spelen bots verder.
hall-delete-sure = Ik weet dat dit niet ongedaan te maken is.
hall-claim = Met een sleutel gaan zitten
    .about = Is er een partij van een andere server hierheen verhuisd? Met de sleutel die je daar hebt gemaakt, krijg je je plaats terug.
hall-claim-key = Sleutel van de plaats
hall-told = Meldingen
    .about = Hoor het als jij aan de beurt bent, ook als deze pagina dicht is.
hall-told-how = Hoe
hall-told-email = Per mail
hall-told-webhook = Via webhook
hall-told-push = Een browser, via webpush
hall-told-format = Formaat
hall-told-ntfy = ntfy
hall-told-matrix = Matrix (Hookshot)
hall-told-discord = Discord
hall-told-hosts = Deze server stuurt naar: { $hosts }.
hall-told-try = Test versturen
hall-told-tried = Er is een bericht onderweg.
hall-told-failed = Het bericht kon niet worden gestuurd.
hall-told-where = Waarheen
hall-told-add = Meld het daar
hall-told-waiting = wacht op de code die daarheen is gestuurd
hall-told-confirm = Bevestigen
hall-told-confirmed = Bevestigd: daar krijg je bericht.

## For the host

hall-host = Voor gastheren
    .about = Tafels, mensen, klachten en logboek. Geheimen van lopende partijen worden niet getoond, ook hier niet.
hall-hosts-only = Deze pagina is voor de gastheer van de hal.
hall-become-host = Gastheer worden
    .about = Deze hal heeft nog geen gastheer. De code staat in de terminal waarin de hal gestart is.
hall-host-code = Code van de eerste start
hall-host-account = Een gastheer heeft een account nodig: open er eerst een of meld je aan en kom dan hier terug.
hall-tables = Tafels
hall-members = Mensen
hall-reports = Klachten
hall-restored = Na het herstellen
    .about = De server is op { $day } hersteld, uit een back-up van { $last }. Hij vraagt de pagina’s van de spelers om wat daarna kwam; zolang staan deze partijen stil.
hall-restored-none = Alle partijen gaan verder.
hall-restored-two = Iedereen heeft geantwoord; er zijn twee vervolgen.
hall-restored-waits = Wacht op { $names }
hall-restored-without = Zonder hen verdergaan
hall-restored-branch = Verder met de stand van { $day }
hall-restored-end = Niemand meer vragen: alle partijen gaan verder
hall-restored-seat = plaats { $number }
hall-audit = Logboek
hall-deed-account = Er is een account geopend
hall-deed-password = Er is een wachtwoord gewijzigd
hall-deed-codes = Er zijn nieuwe herstelcodes uitgegeven
hall-deed-recovered = Er is een wachtwoord ingesteld met een herstelcode
hall-deed-deleted = Iemand heeft zichzelf verwijderd
hall-deed-first-host = De eerste gastheer is er
hall-deed-host = Iemand is gastheer geworden
hall-deed-no-host = Iemand is geen gastheer meer
hall-deed-block = Iemand is geblokkeerd
hall-deed-unblock = Iemand is weer toegelaten
hall-deed-close-table = Er is een tafel gesloten
hall-deed-call-off = Een tafel is vóór het spel gesloten door wie hem had geopend
hall-deed-close-untouched = Een tafel waaraan niemand meer speelde, is gesloten
hall-deed-send-away = Er is een partij verhuisd
hall-deed-take-in = Er is een partij geïmporteerd
hall-deed-witness = Een herstelde partij gaat verder
hall-deed-witness-table = Een partij kwam terug na het herstellen
hall-deed-witness-end = De server vraagt niemand meer
hall-deed-claim = Er is een plaats van een verhuisde partij ingenomen
hall-deed-edition-added = Er is een editie toegevoegd
hall-deed-edition-removed = Er is een editie verwijderd
hall-deed-export = Er is een verslag gelezen
hall-deed-hide = Er is een bericht verwijderd
hall-deed-undo-by-consent = Er is met ieders instemming een zet teruggenomen
hall-nothing = Hier is niets.
hall-older = Oudere
hall-phase-open = open
hall-phase-running = loopt
hall-phase-over = afgelopen
hall-phase-closed = gesloten
hall-journal = Verslag
hall-close-table = Sluiten
    .name = { $name } sluiten
hall-send-away = Naar een andere server verhuizen
    .short = Verhuizen …
    .name = Verhuizen: { $name }
hall-keyless = Verhuisd, maar een bot speelt verder voor: { $names }. Daar is nog geen sleutel van de plaats; zodra die er is, verhuis de partij dan nog een keer en stuur het nieuwe bestand.
hall-passphrase = Wachtzin (minstens 12 tekens)
hall-take-in = Partij importeren
    .about = Van een andere server: kies het bestand van daar en vul de wachtzin in.
hall-bundle = Bestand
hall-taken-in = De partij is er. De spelers nemen met hun sleutels plaats, onder ‘Je account’.
hall-own-editions = Eigen edities
    .about = Borden en kaarten in een bestand; ‘zunft edition new’ maakt er een. Elke tafel kan ermee worden geopend; een tafel houdt de editie waarmee hij begon.
hall-add-edition = Toevoegen
hall-edition-file = Bestand (.toml)
hall-edition-added = De editie { $edition } van { $title } is er; tafels kunnen ermee worden geopend.
hall-edition-faults = { $number ->
    [one] Eén fout; niets is opgenomen:
   *[other] { $number } fouten; niets is opgenomen:
}
hall-remove-edition = Verwijderen
    .name = { $name } verwijderen
hall-line = regel { $line }
hall-no-editions-folder = Er is geen map voor ingesteld: de server wordt gestart met ZUNFT_EDITIONS=map.
hall-role-host = Gastheer
hall-role-account = Account
hall-role-guest = Gast
hall-block = Blokkeren
hall-unblock = Weer toelaten
hall-block-name = { $name } blokkeren
hall-unblock-name = { $name } weer toelaten
hall-the-table = de tafel
hall-hide = Bericht verwijderen
hall-hidden = verwijderd

# --- an edition that is being designed
design-file = Een eigen editie
design-good = Geen fouten
design-faults = { $number ->
    [one] Eén fout in het bestand:
   *[other] { $number } fouten in het bestand:
}
design-plays = Op tafel: versie { $version }, opgeslagen om { $time }
design-plays-still = Nog op tafel: versie { $version }, opgeslagen om { $time }
design-none-yet = Zodra het bestand geen fouten heeft, ligt de editie hier op een tafel.
design-lost = Het programma dat het bestand volgt, antwoordt niet. Draait ‘zunft design’ nog?
design-bots = Bots
design-deal-again = Opnieuw delen
design-about = Wijzig het bestand in je editor en sla het op: deze pagina volgt binnen een seconde, en de nieuwe versie wordt gedeeld.
design-shows = Wat te zien is
design-table = Tafel
design-drawing = Tekening
design-drawing-of = Tekening van de editie { $edition }
design-zoom = Grootte
design-table-version = Tafel met versie { $version }

## Mijn fouten

my-mistakes = Mijn fouten
my-mistakes-about = Wat je beter had kunnen doen, naar wat je kon weten, in je laatste honderd geanalyseerde partijen.
my-mistakes-few = Dit begint bij { $needed } geanalyseerde partijen; tot nu toe zijn het er { $games }.
my-mistakes-none = In { $games } partijen was geen antwoord meer dan de marge slechter dan een ander.
my-mistakes-kinds = Wat telkens terugkomt
my-mistakes-kind = Soort
my-mistakes-game = Spel
my-mistakes-count = Hoe vaak
my-mistakes-cost = Partijen die het kostte
my-mistakes-dearest = Wat het meest heeft gekost
my-mistakes-one = { $wins } zeges in 100 partijen, ± { $margin }
