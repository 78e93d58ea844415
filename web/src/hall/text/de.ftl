## The hall

play-now = Gleich spielen
free-seat = Ein freier Platz
begin = Beginnen

## The three games

game-flanders = Flandern 1302
    .about = Zünfte bauen gemeinsam sechs Städte, und jede will dort die stärkste sein, wo es sich lohnt.
game-strasbourg = Straßburg
    .about = Familien werben um die Gunst der Zünfte, erobern Sitze im Rat und lassen sich in der Stadt nieder, Feld für Feld.
game-gilde = Die Gilde
    .about = Vom Gemeinen zum Bürgermeister oder Grafen: Betriebe führen, die Gunst der Stadt gewinnen und dafür sorgen, dass die anderen schlecht schlafen.

## What somebody is called who gives no name

hall-lent-name = { $name } von { $town }
# In the same order in every language; none of them a bot's, and no town of a board.
hall-lent-names = Adam, Agnes, Arnold, Beatrix, Cäcilie, Konrad, Emma, Gerhard, Gertrud, Gottfried, Hugo, Ida, Isabel, Johanna, Lambert, Luzia, Margarete, Martin, Mathilde, Niklas, Oda, Peter, Ruprecht, Simon, Thomas, Ursula, Walther, Wilhelm
hall-lent-towns = Aachen, Basel, Bremen, Köln, Delft, Gouda, Leiden, Lübeck, Mainz, Metz, Soest, Speyer, Trier, Ulm, Worms, Zwolle

## The lobby

hall-ways = Navigation
hall-welcome = Komm herein und setz dich
hall-welcome-back = Schön, dass du da bist, { $name }
hall-about = Drei Brettspiele um Zünfte und ihre Städte: gegen Bots, mit Freunden in der Ferne oder gemeinsam an diesem Gerät.
hall-games = Spiele
hall-people = { $least }–{ $most } Personen
hall-minutes = { $least }–{ $most } Minuten
hall-dealing = Das Spiel wird aufgebaut …
hall-friends = Mit Freunden
hall-device = An diesem Gerät
hall-learn = Spielend lernen
hall-choose-bots = Bots aussuchen
hall-my-games = Deine Tische
hall-open-tables = Offene Tische
hall-no-open = Gerade wartet kein Tisch auf Mitspieler. Eröffne einen mit „Mit Freunden“.
hall-running = Partien zum Zuschauen
hall-finished = Beendete Partien
hall-show-more = Mehr zeigen
hall-only-mine = Nur deine Partien
hall-none-finished = Du hast noch keine Partie zu Ende gespielt.
hall-first-time = Neu hier? Beginne mit einer Lernpartie, Schritt für Schritt:
hall-your-turn = Du bist dran
hall-go-on = Weiterspielen
hall-to-table = Zum Tisch
hall-join = Mitspielen
hall-watch = Zuschauen
hall-replay = Nachspielen
hall-look = Ansehen
hall-lost = Dieser Link führt nirgendwohin. Hier ist die Halle.
hall-nobody = noch niemand
hall-full = alle Plätze besetzt · wartet auf den Start
hall-free =
    { $number ->
        [one] 1 Platz frei
       *[other] { $number } Plätze frei
    }
hall-turn-at = Du bist dran: { $table }.

## When something goes wrong

hall-offline = Die Halle ist gerade nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal; was du getippt hast, geht nicht verloren.
hall-fault = Das hat nicht geklappt. Versuch es noch einmal oder lade die Seite neu; was du getippt hast, geht nicht verloren.
hall-old-page = Der Server ist neuer als diese Seite. Deine Partie läuft weiter; lade neu, wenn es dir passt.
hall-later = Später
hall-reload = Jetzt neu laden

## A new table

hall-how = Mit wem du spielst
hall-kind-bots = Gegen Bots
hall-kind-friends = Mit Freunden
hall-kind-device = An diesem Gerät
hall-new-bots = Eine Partie gegen Bots
    .about = Such dir aus, wer mit am Tisch sitzt; es geht sofort los.
hall-new-friends = Ein Tisch für Freunde
    .about = Du bekommst einen Link und einen QR-Code für die anderen; Bots können Plätze füllen, die frei bleiben.
hall-new-device = Gemeinsam an einem Gerät
    .about = Ihr reicht das Gerät weiter. Dazwischen verdeckt ein Bildschirm den Tisch, bis die nächste Person sagt, wer sie ist.
hall-make-bots = Partie beginnen
hall-make-friends = Tisch eröffnen und einladen
hall-make-device = Partie beginnen
hall-game = Spiel
hall-who-plays = Wer mitspielt
hall-seats = Plätze
hall-you = (du)
hall-name-of = Name von Person { $number }
hall-person-number = Person { $number }
hall-seat-number = Wer auf Platz { $number } sitzt
hall-a-person = eine Person hier
hall-a-friend = ein Freund
hall-bot = Bot: { $level }
hall-about-levels = Wie gut spielen die Bots?
hall-preset = Regeln an diesem Tisch
hall-preset-own = Eigene Wahl
    .about = Einige Optionen sind so, wie du sie unten gewählt hast.
hall-edition-options = Ausgabe und einzelne Optionen
hall-edition = Ausgabe
hall-usual = (üblich)
hall-clock-and-table = Uhr und Tisch
hall-table-name = Name des Tisches
hall-table-name-usual = der Name des Spiels
hall-table-language = Sprache am Tisch
    .about = Das Spiel lesen alle in ihrer eigenen Sprache; in dieser redet ihr miteinander.
hall-speaks-en = Englisch
hall-speaks-de = Deutsch
hall-speaks-nl = Niederländisch
hall-clock = Uhr
hall-clock-none = Keine Uhr
    .about = Alle nehmen sich die Zeit, die sie brauchen.
hall-clock-move = Zeit je Antwort
    .about = Jede Antwort hat ihre eigene Zeit.
hall-clock-bank = Zeit für die ganze Partie
    .about = Ein Zeitvorrat für die Partie und zehn Sekunden mehr mit jeder Antwort.
hall-clock-day = Über mehrere Tage
    .about = Ihr müsst nicht gleichzeitig da sein: Antwortet, wann es euch passt.
hall-time-each = Zeit
hall-some-minutes =
    { $number ->
        [one] 1 Minute
       *[other] { $number } Minuten
    }
hall-agreed = Was gespielt wird
hall-agreed-move = { $time } je Antwort
hall-agreed-bank = { $time } je Person für die ganze Partie und { $seconds } Sekunden mehr mit jeder Antwort
hall-agreed-day = über mehrere Tage, { $time } je Antwort
hall-some-seconds =
    { $number ->
        [one] 1 Sekunde
       *[other] { $number } Sekunden
    }
hall-days-each = Tage für eine Antwort
hall-some-days =
    { $number ->
        [one] 1 Tag
       *[other] { $number } Tage
    }
hall-quiet = Ruhezeit
    .about = In diesen Stunden läuft keine Uhr, nach der Zeit auf deinem Gerät.
hall-quiet-from = Von
hall-quiet-to = Bis
hall-timeout = Wenn die Zeit um ist
hall-timeout-default = gilt die Antwort, die am wenigsten schadet
hall-timeout-bot = übernimmt ein Bot
hall-timeout-resign = wird der Platz aufgegeben
hall-visibility = Wer den Tisch findet
hall-private = nur wer den Link hat
hall-public = alle in der Halle
hall-advice = Rat erlaubt
    .about = Wer spielt, darf fragen, was ein Meister tun würde.

## The waiting room and invitations

hall-still-free =
    { $number ->
        [one] 1 Platz ist noch frei.
       *[other] { $number } Plätze sind noch frei.
    }
hall-all-here = Alle Plätze sind besetzt: Ihr könnt beginnen.
hall-all-here-wait = Alle Plätze sind besetzt; gleich geht es los.
hall-begin-why = Lade auf jeden freien Platz jemanden ein oder setz einen Bot hin.
hall-sit = Platz { $number } nehmen
hall-stand = Platz verlassen
hall-call-off = Tisch schließen
hall-invite = Freunde einladen
hall-invite-qr = QR-Code mit der Einladung zu { $name }
hall-copy = Link kopieren
hall-copied = Kopiert
hall-send = Senden …
hall-reach-here = Andere können diesen Link nicht nutzen: Die Halle ist nur auf diesem Rechner offen.
    .how = Um alle im Haus hereinzulassen, beende die Halle und starte sie wie zuvor, aber mit:
    .or = oder
    .then = Öffne sie dann unter der eigenen Adresse dieses Rechners, etwa http://192.168.1.20:1302, und mach dort den Link.
hall-reach-house = Alle im selben Haus oder Netz können diesen Link nutzen.
hall-reach-world = Wer diesen Link hat, kann ihn nutzen: Schick ihn nur denen, die du meinst.
hall-word = Dein Wort fürs Mischen
    .about = Wer mitspielt, kann ein Wort zum Mischen beitragen; hinterher können alle prüfen, dass niemand geschummelt hat, auch der Server nicht.
hall-word-give = Wort beitragen
hall-word-given = Dein Wort ist dabei.
hall-commitment = Der Server hat sich auf diesen Startwert festgelegt:
hall-invited = Du bist zu einer Partie eingeladen
    .about = Wähle den Namen, den die anderen sehen; ein Konto brauchst du nicht.
hall-invitation-bad = Diese Einladung gilt nicht
hall-invited-people = Am Tisch: { $names }.
hall-invited-full = An diesem Tisch sind alle Plätze besetzt. Bitte die Person, die dir den Link geschickt hat, um einen anderen Tisch.
hall-invited-running = Die Partie an diesem Tisch hat ohne dich begonnen: Es ist kein Platz mehr frei.
hall-invited-over = Die Partie an diesem Tisch ist zu Ende.
hall-invited-closed = Dieser Tisch wurde geschlossen: Hier wird nicht mehr gespielt.
hall-your-name = Dein Name
hall-take-seat = Platz nehmen
hall-back = Dein persönlicher Link
    .about = Er bringt dich und deine Partien auf dieses Gerät.
    .other = Hier ist jetzt { $name } angemeldet und wird abgemeldet.
hall-come-back = Hier weitermachen

## At one device

hall-hand-over = Gib das Gerät an { $name } weiter
    .about = Die anderen schauen jetzt weg.
hall-i-am = Ich bin { $name }
hall-look-only = Oder jemand anderes schaut auf den eigenen Tisch:
hall-nobody-asked = Hier ist gerade niemand dran
    .about = Die Bots denken nach, oder die Partie ist zu Ende.
hall-window = Einen Augenblick
hall-next-is = { $name } ist dran.
hall-hand-on = Gerät weitergeben

## Settings

hall-language = Sprache
hall-colour = Deine Farbe
hall-colour-orange = Orange
hall-colour-black = Schwarz
hall-colour-yellow = Gelb
hall-colour-green = Grün
hall-colour-blue = Blau
hall-colour-rose = Rosa
hall-theme = Darstellung
hall-theme-system = Wie das Gerät
hall-theme-light = Pergament (hell)
hall-theme-dark = Kerzenlicht (dunkel)
hall-text-size = Schriftgröße
hall-motion = Bewegung
hall-motion-system = Wie das Gerät
hall-motion-full = Steine bewegen sich
hall-motion-less = So wenig wie möglich
hall-pace = Tempo der Bots
    .about = Gilt für Tische, die du von jetzt an eröffnest.
hall-pace-0 = Sofort
hall-pace-400 = Flott
hall-pace-900 = Gut zu verfolgen
hall-pace-1800 = Gemächlich
hall-pace-3500 = Langsam
hall-when-my-turn = Wenn ich dran bin
hall-sound = Eine kleine Glocke klingt
hall-browser-notices = Der Browser sagt es mir, solange diese Seite offen ist
hall-push = Der Browser sagt es mir auch, wenn diese Seite geschlossen ist
    .about = Die Mitteilung geht verschlüsselt über einen Dienst des Browserherstellers; sie nennt den Tisch und sonst nichts.
hall-notices-denied = Der Browser erlaubt dieser Seite keine Mitteilungen. Erlaube sie in seinen Einstellungen für diese Seite und setz den Haken dann noch einmal.
hall-other-notices = Per Mail und auf anderen Wegen

## Accounts

hall-account = Dein Konto
hall-account-or-sign-in = Konto und Anmelden
hall-account-have = Du meldest dich als { $login } an.
hall-account-none = Du spielst als Gast und kannst alles nutzen. Mit einem Konto findest du deine Partien auf jedem Gerät wieder.
hall-account-guest = Du spielst als Gast: Nur dieser Browser kennt dich.
hall-account-nobody = Als Gast kannst du ohne all das spielen.
hall-sign-in = Anmelden
    .guest = Du spielst hier als Gast. Beim Anmelden kommen die Tische des Gasts nicht mit: Mach dir vorher einen persönlichen Link, wenn du zu ihnen zurückwillst.
hall-sign-out = Hier abmelden
hall-sign-out-guest = Wer sich als Gast abmeldet, kommt ohne persönlichen Link nicht zurück: Mach dir vorher einen.
hall-login = Anmeldename
    .about = Buchstaben, Ziffern, Punkt und Bindestrich.
hall-password = Passwort
    .about = Mindestens 8 Zeichen.
hall-new-password = Neues Passwort
hall-forgotten = Ich habe mein Passwort vergessen
hall-know-password = Ich weiß mein Passwort
hall-code = Code
hall-recover = Neues Passwort setzen
    .about = Dafür brauchst du einen der Rettungscodes, die du beim Eröffnen des Kontos bekommen hast. Jeder gilt einmal; überall sonst wirst du abgemeldet.
hall-recovery-code = Rettungscode
hall-out-ended = Du bist hier nicht mehr angemeldet: Die Sitzung ist zu Ende, etwa weil sie auf einem anderen Gerät beendet oder das Passwort geändert wurde. Deine Partien sind noch da: Melde dich wieder an oder öffne deinen persönlichen Link.
hall-out-blocked = Der Gastgeber dieser Halle hat dich gesperrt: Du kannst hier zurzeit nicht spielen und nichts sagen. Wenn das ein Irrtum ist, sprich mit ihm.
hall-new-account = Ein Konto eröffnen
    .about = Ein Name und ein Passwort genügen.
hall-become-account = Ein Konto daraus machen
    .about = Du behältst deinen Namen und alle Partien.
hall-open-account = Konto eröffnen
hall-codes = Deine Rettungscodes
    .about = Sie werden nur jetzt gezeigt. Wenn du dein Passwort vergisst, kannst du mit jedem einmal ein neues setzen: Schreib sie auf oder speichere sie.
hall-codes-save = Als Datei speichern
hall-codes-noted = Ich habe sie aufgeschrieben
hall-change-password = Passwort ändern
    .about = Überall sonst wirst du abgemeldet.
hall-password-changed = Das Passwort ist geändert.
hall-new-codes = Neue Rettungscodes
    .about = Die alten gelten dann nicht mehr.
hall-link = Ein Link zu einem anderen Gerät
    .about = Öffne ihn auf deinem Telefon oder einem anderen Rechner, dann bist du auch dort angemeldet. Gib ihn niemandem: Er ist wie ein Schlüssel.
hall-link-make = Link erstellen
hall-link-qr = QR-Code mit deinem persönlichen Link
hall-sessions = Wo du angemeldet bist
    .about = Beende, was du nicht mehr benutzt. Ein neues Passwort beendet alles andere, auch die Schlüssel zu Plätzen.
hall-some-device = Ein Gerät
hall-seat-key = Schlüssel zu einem Platz
hall-seat-key-table = an einem Tisch
hall-this-device = dieses Gerät
hall-end = Beenden
hall-end-others = Alle anderen beenden
hall-data = Deine Daten
    .about = Alles, was über dich gespeichert ist, als Datei.
hall-data-take = Meine Daten speichern
hall-delete = Mich löschen
    .about = Deine Daten werden gelöscht; beendete Partien bleiben ohne deinen Namen, in laufenden spielen Bots weiter.
hall-delete-sure = Ich weiß, dass sich das nicht rückgängig machen lässt.
hall-claim = Einen Platz mit Schlüssel einnehmen
    .about = Ist eine Partie von einem anderen Server hierher umgezogen? Mit dem Schlüssel, den du dort gemacht hast, nimmst du deinen Platz wieder ein.
hall-claim-key = Schlüssel zum Platz
hall-told = Mitteilungen
    .about = Erfahre, wenn du dran bist, auch wenn diese Seite zu ist.
hall-told-how = Wie
hall-told-email = Per Mail
hall-told-webhook = Per Webhook
hall-told-push = Ein Browser, per Web-Push
hall-told-format = Format
hall-told-ntfy = ntfy
hall-told-matrix = Matrix (Hookshot)
hall-told-discord = Discord
hall-told-hosts = Dieser Server schickt an: { $hosts }.
hall-told-try = Test senden
hall-told-tried = Eine Mitteilung ist unterwegs.
hall-told-failed = Die Mitteilung konnte nicht gesendet werden.
hall-told-where = Wohin
hall-told-add = Dort Bescheid geben
hall-told-waiting = wartet auf den Code, der dorthin ging
hall-told-confirm = Bestätigen
hall-told-confirmed = Bestätigt: Dort bekommst du Bescheid.

## For the host

hall-host = Für Gastgeber
    .about = Tische, Leute, Meldungen und Verlauf. Geheimnisse laufender Partien werden nicht gezeigt, auch hier nicht.
hall-hosts-only = Diese Seite ist für den Gastgeber der Halle.
hall-become-host = Gastgeber werden
    .about = Diese Halle hat noch keinen Gastgeber. Der Code steht im Terminal, in dem die Halle gestartet wurde.
hall-host-code = Code vom ersten Start
hall-host-account = Ein Gastgeber braucht ein Konto: Eröffne zuerst eins oder melde dich an, dann komm hierher zurück.
hall-tables = Tische
hall-members = Leute
hall-reports = Meldungen
hall-restored = Nach der Wiederherstellung
    .about = Der Server wurde am { $day } wiederhergestellt, aus einer Sicherung vom { $last }. Er fragt die Seiten der Leute nach dem, was danach kam; solange ruhen diese Partien.
hall-restored-none = Alle Partien gehen weiter.
hall-restored-two = Alle haben geantwortet; es gibt zwei Fortsetzungen.
hall-restored-waits = Wartet auf { $names }
hall-restored-without = Ohne sie weiterspielen
hall-restored-branch = Weiter mit dem Stand vom { $day }
hall-restored-end = Niemanden mehr fragen: Alle Partien gehen weiter
hall-restored-seat = Platz { $number }
hall-audit = Verlauf
hall-deed-account = Ein Konto wurde eröffnet
hall-deed-password = Ein Passwort wurde geändert
hall-deed-codes = Neue Rettungscodes wurden ausgegeben
hall-deed-recovered = Ein Passwort wurde mit einem Rettungscode gesetzt
hall-deed-deleted = Jemand hat sich gelöscht
hall-deed-first-host = Der erste Gastgeber ist da
hall-deed-host = Jemand wurde Gastgeber
hall-deed-no-host = Jemand ist nicht mehr Gastgeber
hall-deed-block = Jemand wurde gesperrt
hall-deed-unblock = Jemand wurde wieder zugelassen
hall-deed-close-table = Ein Tisch wurde geschlossen
hall-deed-call-off = Wer einen Tisch eröffnet hatte, hat ihn vor Spielbeginn geschlossen
hall-deed-close-untouched = Ein Tisch, an dem niemand mehr gespielt hat, wurde geschlossen
hall-deed-send-away = Eine Partie ist umgezogen
hall-deed-take-in = Eine Partie wurde importiert
hall-deed-witness = Eine wiederhergestellte Partie geht weiter
hall-deed-witness-table = Eine Partie kam nach einer Wiederherstellung zurück
hall-deed-witness-end = Der Server fragt niemanden mehr
hall-deed-claim = Ein Platz einer umgezogenen Partie wurde eingenommen
hall-deed-edition-added = Eine Ausgabe wurde hinzugefügt
hall-deed-edition-removed = Eine Ausgabe wurde entfernt
hall-deed-export = Ein Protokoll wurde gelesen
hall-deed-hide = Eine Nachricht wurde entfernt
hall-deed-undo-by-consent = Ein Zug wurde im Einvernehmen zurückgenommen
hall-nothing = Hier ist nichts.
hall-older = Ältere
hall-phase-open = offen
hall-phase-running = läuft
hall-phase-over = beendet
hall-phase-closed = geschlossen
hall-journal = Protokoll
hall-close-table = Schließen
    .name = { $name } schließen
hall-send-away = Auf einen anderen Server umziehen
    .short = Umziehen …
    .name = Umziehen: { $name }
hall-keyless = Umgezogen, aber ein Bot wird weiterspielen für: { $names }. Dort gibt es noch keinen Schlüssel zum Platz; sobald es einen gibt, zieh noch einmal um und schick die neue Datei.
hall-passphrase = Kennwort (mindestens 12 Zeichen)
hall-take-in = Partie importieren
    .about = Von einem anderen Server: Wähle die Datei von dort und gib ihr Kennwort ein.
hall-bundle = Datei
hall-taken-in = Die Partie ist da. Alle nehmen ihre Plätze mit ihren Schlüsseln ein, unter „Dein Konto“.
hall-own-editions = Eigene Ausgaben
    .about = Pläne und Karten in einer Datei; „zunft edition new“ legt eine an. Jeder Tisch kann mit ihnen eröffnet werden; ein Tisch behält die Ausgabe, mit der er begonnen hat.
hall-add-edition = Hinzufügen
hall-edition-file = Datei (.toml)
hall-edition-added = Die Ausgabe { $edition } von { $title } ist da; Tische können mit ihr eröffnet werden.
hall-edition-faults = { $number ->
    [one] Ein Fehler; nichts wurde aufgenommen:
   *[other] { $number } Fehler; nichts wurde aufgenommen:
}
hall-remove-edition = Entfernen
    .name = { $name } entfernen
hall-line = Zeile { $line }
hall-no-editions-folder = Für sie ist kein Ordner festgelegt: Der Server wird mit ZUNFT_EDITIONS=Ordner gestartet.
hall-role-host = Gastgeber
hall-role-account = Konto
hall-role-guest = Gast
hall-block = Sperren
hall-unblock = Wieder zulassen
hall-block-name = { $name } sperren
hall-unblock-name = { $name } wieder zulassen
hall-the-table = der Tisch
hall-hide = Nachricht entfernen
hall-hidden = entfernt

# --- an edition that is being designed
design-file = Eine eigene Ausgabe
design-good = Keine Fehler
design-faults = { $number ->
    [one] Ein Fehler in der Datei:
   *[other] { $number } Fehler in der Datei:
}
design-plays = Auf dem Tisch: Fassung { $version }, gespeichert um { $time }
design-plays-still = Noch auf dem Tisch: Fassung { $version }, gespeichert um { $time }
design-none-yet = Sobald die Datei keine Fehler hat, liegt ihre Ausgabe hier auf einem Tisch.
design-lost = Das Programm, das die Datei verfolgt, antwortet nicht. Läuft „zunft design“ noch?
design-bots = Bots
design-deal-again = Neu geben
design-about = Ändere die Datei in deinem Editor und speichere sie: Diese Seite folgt binnen einer Sekunde, und die neue Fassung wird ausgeteilt.
design-shows = Was zu sehen ist
design-table = Tisch
design-drawing = Zeichnung
design-drawing-of = Zeichnung der Ausgabe { $edition }
design-zoom = Größe
design-table-version = Tisch mit Fassung { $version }

## Meine Fehler

my-mistakes = Meine Fehler
my-mistakes-about = Was du besser hättest machen können, nach dem, was du wissen konntest, in deinen letzten hundert analysierten Partien.
my-mistakes-few = Hier steht etwas ab { $needed } analysierten Partien; bis jetzt sind es { $games }.
my-mistakes-none = In { $games } Partien war keine Antwort um mehr als ihre Unsicherheit schlechter als eine andere.
my-mistakes-kinds = Was immer wieder vorkommt
my-mistakes-kind = Art
my-mistakes-game = Spiel
my-mistakes-count = Wie oft
my-mistakes-cost = Dadurch verlorene Partien
my-mistakes-dearest = Was am meisten gekostet hat
my-mistakes-one = { $wins } Siege in 100 Partien, ± { $margin }
