# Was der Server den Leuten sagt.

## Storage

server-error-database-url = Die Adresse der Datenbank sollte sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK sein.
server-error-database-away = Die Datenbank {$database} ist nicht erreichbar.
server-error-database-not-let-in = Die Datenbank {$database} lehnt den Server ab: Prüfe den Namen und das Passwort in ihrer Adresse.
server-error-database-missing = Es gibt keine Datenbank {$database}; leg sie zuerst an.
server-error-database-rights = Dem Benutzer des Servers fehlen Rechte in der Datenbank {$database}; mach ihn zum Eigentümer.
server-error-database-encoding = Die Datenbank {$database} kann nicht jeden Buchstaben speichern, denn sie wurde mit {$encoding} angelegt; leg sie mit UTF8 an.
server-error-database-full = In die Datenbank {$database} kann nicht geschrieben werden; vielleicht ist die Platte voll.
server-error-database-damaged = Die Datenbank {$database} ist beschädigt und lässt sich nicht lesen; spiel eine Sicherung zurück.
server-error-database-replaced = Die Datei der Datenbank {$database} wurde entfernt oder ersetzt, während der Server läuft: Es wird nichts mehr angenommen, denn es ginge verloren. Der Gastgeber muss die richtige Datei zurücklegen oder den Server neu starten.
server-error-database-log = Neben der Datenbank {$database} liegt {$log}, das zu einer anderen Datei gehört. Nichts wurde geöffnet oder geändert. Leg die richtige Datei zurück, oder verschieb dieses Protokoll, um die Datenbank ohne es zu öffnen.
server-error-database-closed = Der Server wird gerade beendet und nimmt keine Züge mehr an.
server-error-database-served = Ein Server benutzt die Datenbank {$database}: Was von jetzt an gespielt wird, käme nicht mit. Beende ihn zuerst, oder kopiere trotzdem mit --anyway.
server-error-database-taken = Ein anderer Server benutzt die Datenbank {$database}. Beende ihn, oder setz ZUNFT_REDIS für beide, damit sie von den Zügen beim anderen erfahren.
server-error-database-option = In der Adresse der Datenbank steht eine unbekannte Option: {$option}.
server-error-database-newer = Die Datenbank {$database} stammt von einer neueren Version von Zunft; aktualisiere das Programm.
server-error-not-a-zunft-database = {$database} ist keine Datenbank von Zunft.
server-error-folder-not-writable = In den Ordner {$folder} kann nicht geschrieben werden.
server-error-database-folder = {$folder} ist ein Ordner; eine Datenbank ist eine Datei darin.
server-error-no-folder = Den Ordner {$folder} gibt es nicht.
server-error-broken-chain = Das Protokoll des Tisches {$game} ist beschädigt: Zeile {$line} ist nicht die, die geschrieben wurde.
server-error-broken-game = Das Spiel am Tisch {$game} lässt sich nicht nachspielen: {$why}
server-error-database-faulty =
    {$count ->
        [one] Eines von {$games} Spielen ist nicht so, wie es gespielt wurde.
       *[other] {$count} von {$games} Spielen sind nicht so, wie sie gespielt wurden.
    }
server-error-database-not-empty = In der Datenbank {$database} sind schon Leute oder Tische; nichts wird überschrieben.
server-error-copy-differs = Die Kopie weicht vom Original ab; nichts davon wurde behalten.
server-error-no-backup = {$file} ist keine vollständige Sicherung von Zunft.
server-error-backup-changed = {$file} ist nicht so, wie sie geschrieben wurde: Ein Teil der Sicherung hat sich verändert. Mit --no-verify wird zurückgespielt, was sich noch lesen lässt.
server-error-no-file = Die Datei {$file} gibt es nicht.
server-error-file-exists = Die Datei {$file} gibt es schon; wähle einen anderen Namen.
server-error-bad-text = Dieser Text enthält Zeichen, die nicht aufbewahrt werden können.
server-error-stale = Jemand war schneller; hier ist der Tisch, wie er jetzt ist.
server-error-doubled = Diese Antwort ist schon angekommen.
server-error-no-table = Diesen Tisch gibt es nicht.
server-error-no-person = Diese Person gibt es nicht.
server-error-no-guest = Diese Person hat schon ein Konto.
server-error-login-taken = Dieser Anmeldename ist vergeben.
server-error-seat-taken = Dieser Platz ist besetzt.
server-error-phase-changed = Der Tisch hat sich inzwischen verändert.
server-error-proposal-gone = Dieser Vorschlag liegt nicht mehr auf dem Tisch.
server-error-table-closed = Das Spiel an diesem Tisch ist zu Ende.

## Hall

server-error-begun = Das Spiel hat schon begonnen.
server-error-closed = Dieser Tisch ist geschlossen.
server-error-over = Das Spiel ist zu Ende.
server-error-block-yourself = Du kannst dich nicht selbst blockieren.
server-error-broken-table = Das Protokoll dieses Tisches lässt sich nicht nachspielen; bitte sag es dem Gastgeber.
server-error-bundle = Diese Datei lässt sich nicht öffnen: Sie enthält kein vollständiges Spiel, oder das Kennwort stimmt nicht.
server-error-bundle-here = Dieses Spiel ist schon hier; schließe zuerst seinen Tisch.
server-error-busy = Hier spielen gerade zu viele zugleich; bitte versuch es noch einmal.
server-error-clock = Die Zeiten einer Uhr müssen zwischen 1 und {$most} Sekunden liegen.
server-error-gone = Du hast dieses Spiel endgültig verlassen.
server-error-invite-used = Diese Einladung wurde schon benutzt.
server-error-journal = Das ist kein Protokoll eines beendeten Spiels: {$why}
server-error-key = Der Schlüssel einer Antwort hat 1 bis {$longest} druckbare Zeichen.
server-error-many-imports = Gerade werden viele Spiele eingelesen; bitte versuch es in einer Minute noch einmal.
server-error-many-lines = Dieses Protokoll hat mehr als {$most} Zeilen; so lang ist kein Spiel.
server-error-mute-yourself = Du kannst dich nicht selbst stummschalten.
server-error-no-advice = An diesem Tisch ist kein Rat erlaubt.
server-error-no-bots = Gerade hat kein Bot Zeit; bitte versuch es noch einmal.
server-error-no-deal = „{$text}“ ist kein Angebot; schreib es so, wie die Person am Zug es schreiben würde.
server-error-no-windows = In diesem Spiel gibt es keine Reaktionen.
server-error-no-deals = In diesem Spiel wird nicht gehandelt.
server-error-no-edition = Die Ausgabe {$edition} gibt es hier nicht.
server-error-edition-there = Eine Ausgabe { $edition } mit anderem Inhalt gibt es hier schon. Eine veröffentlichte Ausgabe ändert sich nie: Gib dieser einen neuen Namen.
server-error-editions-nowhere = Für eigene Ausgaben ist hier kein Ordner festgelegt; ZUNFT_EDITIONS nennt einen.
server-error-editions-unwritable = In den Ordner für eigene Ausgaben kann nicht geschrieben werden.
server-error-no-design = Diese Halle verfolgt keine Datei; „zunft design DATEI“ öffnet eine, die es tut.
server-error-no-design-yet = Die Datei enthielt noch keine Ausgabe ohne Fehler.
server-error-no-invite = Diese Einladung gilt für einen anderen Tisch oder nicht mehr.
server-error-no-key = Dieser Schlüssel öffnet keinen Platz.
server-error-no-language = Die Sprache {$spoken} gibt es hier nicht.
server-error-no-level = Die Stufe {$level} gibt es nicht; die Stufen sind: {$levels}.
server-error-no-partner = Ein Vorschlag muss an einen anderen Platz am Tisch gehen.
server-error-no-phrase = Den Kurzsatz {$phrase} gibt es nicht.
server-error-no-proposal = Dieser Vorschlag liegt nicht mehr auf dem Tisch.
server-error-no-seat = Diesen Platz gibt es nicht; der letzte ist {$last}.
server-error-no-title = Das Spiel {$title} gibt es hier nicht.
server-error-no-undo-asked = Gerade möchte niemand etwas zurücknehmen.
server-error-no-words = So etwas ist hier nicht gesagt worden.
server-error-not-asked = Du wirst gerade nichts gefragt.
server-error-not-at-this-table = Das kann nur, wer an diesem Tisch sitzt.
server-error-not-away = Für dich spielt gerade kein Bot.
server-error-not-begun = Das Spiel hat noch nicht begonnen.
server-error-not-over = Das Spiel ist noch nicht zu Ende.
server-error-not-your-table = Das kann nur, wer diesen Tisch eröffnet hat.
server-error-nothing-to-undo = Du hast keine Antwort, die sich zurücknehmen ließe.
server-error-order = „{$text}“ ist kein Dauerauftrag; schreib ihn so: pass unless targeted.
server-error-order-word = „{$word}“ in „{$text}“ ist kein Wort für Daueraufträge in diesem Spiel.
server-error-no-zone = Eine Zeitzone „{$zone}“ gibt es nicht; ein Name sieht so aus: Europe/Brussels.
server-error-orders = Mehr als {$most} Daueraufträge sind zu viele.
server-error-own-proposal = Nur die andere Seite kann einen Vorschlag annehmen.
server-error-pace = Ein Bot braucht 0 bis {$most} Millisekunden, und die Zeit zum Reagieren dauert {$least} bis {$most}.
server-error-partner-not-free = Diesem Platz kannst du nichts vorschlagen.
server-error-passphrase = Ein Kennwort braucht mindestens {$shortest} Zeichen.
server-error-paused = Das Spiel pausiert schon.
server-error-not-paused = Das Spiel pausiert nicht.
server-error-pauses-many = Eine Partie kann höchstens {$most}-mal pausieren.
server-error-proposal-not-possible = Dieser Handel ist jetzt nicht möglich.
server-error-proposals-many = Mehr als {$most} Vorschläge zugleich sind zu viele.
server-error-quiet-hours = Ruhezeiten beginnen und enden in einer Minute des Tages von 0 bis 1439 und dauern höchstens {$most} Stunden.
server-error-seat-not-free = Diesen Platz kannst du nicht nehmen.
server-error-seats-empty = Es sind noch Plätze frei: Lade jemanden ein oder setz einen Bot dazu.
server-error-spectators-listen = Wer zuschaut, kann mitlesen; reden kann nur, wer am Tisch sitzt.
server-error-stand-in = Gerade spielt ein Bot für dich; komm zurück, dann hast du deinen Platz zu Beginn eines Zuges wieder.
server-error-table = Dieser Tisch lässt sich nicht eröffnen: {$why}
server-error-table-full = Alle Plätze dieses Tisches sind besetzt.
server-error-table-name = Der Name eines Tisches hat höchstens {$longest} druckbare Zeichen.
server-error-tables-many = Du hast schon {$most} offene Tische, an denen das Spiel noch nicht begonnen hat; beginne oder schließe zuerst einen davon.
server-error-running-many = Du hast schon {$most} laufende Tische; bitte spiel zuerst einen davon zu Ende.
server-error-brought-many = Du hast an einem Tag {$most} Spiele importiert; bitte mach morgen weiter.
server-error-no-analyses = Hier werden keine Spiele analysiert.
server-error-no-judge = Partien dieses Spiels mit {$seats} Spielern lassen sich noch nicht analysieren.
server-error-analyses-many = Du hast an einem Tag {$most} Analysen angefordert; bitte mach morgen weiter.
server-error-exercise-not-asked = Dieser Platz wurde in diesem Moment der Partie nichts gefragt.
server-error-exercise-illegal = Antwort {$number} ist hier nicht möglich.
server-error-many-taken-back = In diesem Spiel werden mehr als {$most} Antworten zurückgenommen; das kommt in keinem Spiel vor, das Leute spielen.
server-error-text-long = Dieser Text ist zu lang: höchstens {$most} Zeichen.
server-error-undo-asked = Jemand anders möchte gerade eine Antwort zurücknehmen; das muss zuerst geklärt sein.
server-error-restored = Diese Partie ruht: Der Server wurde aus einer Sicherung wiederhergestellt und sammelt zuerst, was die Seiten der Leute aufbewahrt haben.
server-error-not-restored = Dieser Server wurde nicht aus einer Sicherung wiederhergestellt; er braucht keine Pakete.
server-error-goes-on = Diese Partie geht schon weiter.
server-error-choose-branch = Von einer Partie gibt es zwei Fortsetzungen; wähle eine davon.
server-error-witness-keys = „{ $file }“ ist keine Datei mit den Schlüsseln der Pakete: Sie hat für jeden Schlüssel eine Zeile mit 64 hexadezimalen Ziffern.
server-error-witness-folder = „{ $file }“ konnte nicht geschrieben werden; dort liegen die Schlüssel der Pakete.
server-error-window-open = Gerade nicht: Andere können noch reagieren.
server-phrase-hello = Hallo!
server-phrase-good-luck = Viel Glück!
server-phrase-well-played = Gut gespielt!
server-phrase-thanks = Danke!
server-phrase-sorry = Entschuldigung!
server-phrase-hurry = Bitte etwas schneller.
server-phrase-moment = Einen Augenblick, bitte.
server-phrase-deal = Wollen wir handeln?
server-phrase-no-deal = Kein Handel.
server-phrase-again = Noch ein Spiel?

## Netz und Betrieb

server-error-bad-request = Diese Anfrage ist nicht zu lesen: Sie passt nicht zur Beschreibung der Schnittstelle.
server-error-no-body = Diese Anfrage ist nicht zu lesen: Sie hat keinen Inhalt.
server-error-field-missing = {$field} fehlt.
server-error-field-unknown = Ein Feld {$field} gibt es hier nicht.
server-error-field-long = {$field} ist zu lang: Höchstens {$most} Zeichen sind erlaubt.
server-error-field-short = {$field} ist zu kurz: Mindestens {$least} Zeichen sind nötig.
server-error-field-many = {$field} hat zu viele Einträge: Höchstens {$most} sind erlaubt.
server-error-field-high = {$field} ist zu groß: höchstens {$most}.
server-error-field-low = {$field} ist zu klein: mindestens {$least}.
server-error-field-form = {$field} hat nicht die richtige Form.
server-error-field-kind = {$field} hat den falschen Typ; erwartet: {$expected}.
server-error-field-choice = {$field} steht nicht zur Auswahl.
server-error-sign-in-first = Bitte zuerst anmelden oder einen Namen wählen.
server-error-not-allowed = Das darfst du nicht.
server-error-no-page = Hier ist nichts.
server-error-no-method = Das geht hier nicht.
server-error-too-large = Das ist zu groß.
server-error-not-json = Die Anfrage sollte JSON sein.
server-error-bad-json = Das ist kein lesbares JSON.
server-error-too-slow = Die Anfrage hat zu lange gebraucht.
server-error-too-many =
    {$seconds ->
        [one] Das war zu oft; bitte warte eine Sekunde.
       *[other] Das war zu oft; bitte warte {$seconds} Sekunden.
    }
server-error-fault = Hier ist etwas schiefgegangen; der Gastgeber findet es im Log unter {$number}.
server-error-full = Es sind zu viele Verbindungen offen; bitte einige schließen.
server-error-stopping = Der Server wird gerade beendet; bitte komm gleich wieder.
server-error-foreign-page = Diese Anfrage kommt von einer fremden Seite.
server-error-unknown-host = Dieser Server weiß nicht, dass er {$host} heißt. Der Gastgeber kann es ihm sagen: ZUNFT_ADDRESS.
server-error-no-header = Der Anfrage fehlt die Kopfzeile {$header}.
server-error-blocked = Der Gastgeber hat dich gesperrt.
server-error-hosts-only = Das ist nur für Gastgeber.
server-error-not-your-seat = Das ist nicht dein Platz.
server-error-bad-characters = Darin stehen Zeichen, die sich nicht anzeigen lassen.
server-error-empty-text = Darin steht nichts.
server-error-name-host = So oder sehr ähnlich heißt hier ein Gastgeber; wähle bitte einen anderen Namen.
server-error-signed-in = Du bist schon angemeldet.
server-error-no-guests = Dieser Server lässt keine Gäste zu; bitte melde dich an.
server-error-no-accounts = Dieser Server eröffnet keine neuen Konten.
server-error-no-account = Ein Gast hat kein Passwort.
server-error-wrong-password = Name oder Passwort ist falsch.
server-error-wrong-code = Name oder Code ist falsch.
server-error-no-link = Dieser Link gilt nicht mehr.
server-error-no-session = Eine solche Sitzung gibt es nicht.
server-error-settings-large = Diese Einstellungen sind zu groß; höchstens {$most} Byte.
server-error-settings-deep = Diese Einstellungen sind zu tief verschachtelt; höchstens {$most} Ebenen.
server-error-no-host-code = Das ist nicht der Code, den der Server gezeigt hat.
server-error-host-account = Ein Gastgeber braucht ein Konto: Wähle zuerst Namen und Passwort.
server-error-has-host = Dieser Server hat schon einen Gastgeber.
server-error-notice-way = Dieser Server schickt keine Nachrichten auf diesem Weg ({$kind}).
server-error-notice-host = Dieser Server schickt Nachrichten nur an: {$hosts}.
server-error-notices-many = Höchstens {$most} Wege für Nachrichten sind erlaubt.
server-error-no-notice = Dorthin gehen keine Nachrichten.
server-error-notice-failed = Die Nachricht konnte nicht gesendet werden.
server-error-notice-unconfirmed = Dieses Ziel ist noch nicht bestätigt: Gib den Code ein, der dorthin geschickt wurde.
server-error-notice-code = Das ist nicht der Code, der dorthin geschickt wurde.
server-error-push-keys = Dieser Browser hat keine Schlüssel für Web-Push geschickt.
server-error-hello-once = Eine Verbindung gehört zu einem Platz; öffne für einen anderen einen zweiten Socket.
server-error-hello-first = Die erste Nachricht sollte ein hello mit dem Platz sein.
server-error-spectator = Wer zuschaut, spielt nicht mit.
server-error-config-file = Die Datei {$file} ist nicht zu lesen: {$fault}.
server-error-config-toml = Die Datei {$file} ist kein gültiges TOML: {$fault}.
server-error-config-unknown = Eine Einstellung {$name} gibt es nicht ({$place}).
server-error-config-unknown-variable = Eine Einstellung {$name} gibt es nicht; sie ist in der Umgebung gesetzt.
server-error-config-value = Die Einstellung {$name} kann nicht {$value} sein: {$fault}.
server-error-config-choice = Die Einstellung {$name} kann nicht {$value} sein; möglich sind: {$choices}.
server-error-config-yes-no = Die Einstellung {$name} kann nicht {$value} sein; möglich sind yes und no (in TOML true und false).
server-error-config-number = Die Einstellung {$name} kann nicht {$value} sein; möglich ist eine ganze Zahl von {$least} bis {$most}.
server-error-config-proxy = {$proxy} ist weder die Adresse noch das Netz eines Proxys; sie sehen aus wie 10.89.7.2 und 10.89.7.0/24.
server-error-config-database = Die Datenbank sollte sqlite:///DATEI oder postgresql://… sein, nicht {$scheme}.
server-error-config-redis = Die Adresse von Redis sollte redis://RECHNER:PORT sein.
server-error-config-address = Die Adresse {$address} sollte aussehen wie https://games.example.org.
server-error-config-sender = Mails brauchen einen Absender: Setz smtp_from.
server-error-config-push = Die Datei {$file} ist kein Schlüssel für Web-Push ({$fault}).
server-error-config-push-folder = Der Schlüssel für Web-Push {$file} kann nicht angelegt werden: In seinen Ordner kann nicht geschrieben werden.
server-error-config-contact = Web-Push braucht einen Kontakt, dem ein Push-Dienst schreiben kann: Setz push_contact auf mailto:… oder https://….
server-error-port-taken = Port {$port} ist von einem anderen Programm belegt; wähle mit --port einen anderen.
server-error-port-forbidden = Dieser Benutzer darf an Port {$port} nicht lauschen; ab 1024 darf es jeder.
server-error-no-such-host = Diese Maschine hat keine Adresse {$host}.
server-error-no-login = Niemand meldet sich als {$login} an.
server-error-hosts-stay = Ein Gastgeber kann nicht gesperrt werden.
server-error-bad-email = Das ist keine E-Mail-Adresse.
server-error-mail-account = E-Mails bekommt nur, wer ein Konto hat: Wähle bitte zuerst einen Anmeldenamen und ein Passwort.
server-error-say-something = Bitte etwas sagen: Worte oder einer der Kurzsätze.
server-no-client = Die Oberfläche für den Browser wurde hier nicht gebaut; make play baut sie. Programme finden unten die Schnittstelle, und zunft play spielt im Terminal.
server-notice-title = Zunft: Neues von deinen Tischen
server-notice-code-title = Zunft: ein Code zum Bestätigen
server-notice-code = Jemand möchte hier benachrichtigt werden, sobald er dran ist. Wenn du das bist, bestätige es mit diesem Code: {$code} – wenn nicht, kommt nichts mehr.
server-notice-trial = Dies ist ein Test: Von nun an bekommst du hier Bescheid, wenn du dran bist.
server-notice-closing = Hier hat lange niemand gespielt, darum werden diese Tische bald geschlossen: {$tables} ({$number}).
server-notice-closed = Diese Tische wurden geschlossen, weil dort niemand gespielt hat: {$tables} ({$number}).
server-notice-turn =
    {$number ->
        [one] Du bist dran: {$tables}.
       *[other] Du bist an {$number} Tischen dran: {$tables}.
    }
server-next-port = Port {$usual} ist belegt; dies ist Port {$port}.
server-at = Die Halle ist offen: {$address} – Strg+C schließt sie.
server-design-at = {$file} wird verfolgt: {$address} – Strg+C beendet es.
server-passing = Achtung: Diese Datenbank verschwindet mit dem Server und alle Partien mit ihr. sqlite:///DATEI bewahrt sie auf.
server-without-client = Ein Browser findet hier keine Oberfläche: Sie wurde nicht gebaut. Ein Wheel oder ein sdist enthält sie; in einem Checkout baut „make play“ sie.
server-first-host = Es gibt noch keinen Gastgeber. Eröffne dort ein Konto und werde Gastgeber mit diesem Code: {$code}
server-is-host = {$login} ist jetzt Gastgeber und muss sich neu anmelden.
server-is-player = {$login} ist kein Gastgeber mehr.
server-backed-up = Der ganze Verein liegt in {$file}. Darin stehen alle Geheimnisse laufender Spiele.
server-step-copy = Zeilen kopiert
server-step-verify = Partien nachgespielt
server-restored =
    {$games ->
        [one] Ein Spiel ist wiederhergestellt.
       *[other] {$games} Spiele sind wiederhergestellt.
    }
server-verified =
    {$games ->
        [0] Es gab kein Spiel nachzuspielen.
        [one] Das eine Spiel wurde nachgespielt: alle {$lines} Zeilen stimmen.
       *[other] Alle {$games} Spiele wurden nachgespielt: alle {$lines} Zeilen stimmen.
    }
server-moved =
    {$games ->
        [one] Ein Spiel ist kopiert; setze ZUNFT_DATABASE auf die neue Datenbank.
       *[other] {$games} Spiele sind kopiert; setze ZUNFT_DATABASE auf die neue Datenbank.
    }
