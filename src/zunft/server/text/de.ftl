# Was der Server den Leuten sagt.

## Storage

server-error-database-url = Die Adresse der Datenbank sollte sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK sein.
server-error-database-away = Die Datenbank {$database} ist nicht erreichbar.
server-error-database-closed = Der Server hält gerade an und nimmt keine Züge mehr an.
server-error-database-newer = Die Datenbank {$database} stammt von einem neueren Zunft als diesem; bitte das Programm aktualisieren.
server-error-database-older = Die Datenbank {$database} stammt von einem älteren Zunft und muss zuerst umgestellt werden.
server-error-not-a-zunft-database = {$database} ist keine Datenbank von Zunft.
server-error-folder-not-writable = In den Ordner {$folder} kann nicht geschrieben werden; die Datenbank braucht ihn.
server-error-broken-chain = Das Protokoll des Tisches {$game} ist beschädigt: Zeile {$line} ist nicht die, die geschrieben wurde.
server-error-bad-text = Dieser Text enthält Zeichen, die nicht aufbewahrt werden können.
server-error-stale = Jemand war schneller; hier ist der Tisch, wie er jetzt ist.
server-error-doubled = Diese Antwort ist schon angenommen.
server-error-no-table = Diesen Tisch gibt es nicht.
server-error-no-person = Diese Person gibt es nicht.
server-error-no-guest = Diese Person hat schon ein Konto.
server-error-login-taken = Dieser Anmeldename ist vergeben.
server-error-seat-taken = Dieser Platz ist besetzt.
server-error-phase-changed = Der Tisch ist nicht mehr, wie er war.
server-error-proposal-gone = Dieser Vorschlag liegt nicht mehr auf dem Tisch.
server-error-table-closed = Das Spiel an diesem Tisch ist zu Ende.

## Netz und Betrieb

server-error-bad-request = Diese Anfrage ist nicht zu lesen: {$fault}.
server-error-sign-in-first = Bitte zuerst anmelden oder einen Namen wählen.
server-error-not-allowed = Das steht dir nicht zu.
server-error-no-page = Hier ist nichts.
server-error-no-method = Das geht hier nicht.
server-error-too-large = Das ist zu groß.
server-error-not-json = Die Anfrage sollte JSON sein.
server-error-too-many = Das war zu oft; bitte {$seconds} Sekunden warten.
server-error-fault = Hier ist etwas schiefgegangen; der Gastgeber findet es im Protokoll unter {$number}.
server-error-full = Es sind zu viele Verbindungen offen; bitte einige schließen.
server-error-stopping = Der Server hält an; bitte gleich noch einmal.
server-error-foreign-page = Diese Anfrage kommt von einer fremden Seite.
server-error-no-header = Der Anfrage fehlt der Kopf {$header}.
server-error-blocked = Der Gastgeber hat dich gesperrt.
server-error-hosts-only = Das ist nur für Gastgeber.
server-error-not-your-seat = Das ist nicht dein Platz.
server-error-bad-characters = Darin sind Zeichen, die nicht zu zeigen sind.
server-error-empty-text = Darin steht nichts.
server-error-signed-in = Du bist schon angemeldet.
server-error-no-guests = Dieser Server nimmt keine Gäste; bitte anmelden.
server-error-no-accounts = Dieser Server eröffnet keine neuen Konten.
server-error-no-account = Ein Gast hat kein Passwort.
server-error-wrong-password = Name oder Passwort ist falsch.
server-error-wrong-code = Name oder Code ist falsch.
server-error-no-link = Diesen Link gibt es nicht mehr.
server-error-no-session = Eine solche Sitzung gibt es nicht.
server-error-settings-large = Diese Einstellungen sind zu groß; höchstens {$most} Byte.
server-error-no-host-code = Das ist nicht der Code, den der Server gezeigt hat.
server-error-host-account = Ein Gastgeber braucht ein Konto: bitte zuerst Namen und Passwort wählen.
server-error-has-host = Dieser Server hat schon einen Gastgeber.
server-error-notice-way = Dieser Server schickt keine Nachrichten auf diesem Weg ({$kind}).
server-error-notice-host = Dieser Server schickt Nachrichten nur an: {$hosts}.
server-error-notices-many = Mehr als {$most} Wege sind zu viele.
server-error-no-notice = Dort wirst du nicht benachrichtigt.
server-error-notice-failed = Die Nachricht ging nicht hinaus.
server-error-hello-first = Die erste Nachricht sollte ein hello mit dem Platz sein.
server-error-no-message = Diese Nachricht ist nicht zu lesen: {$fault}.
server-error-spectator = Wer zusieht, spielt nicht mit.
server-error-config-file = Die Datei {$file} ist nicht zu lesen: {$fault}.
server-error-config-toml = Die Datei {$file} ist kein TOML: {$fault}.
server-error-config-unknown = Eine Einstellung {$name} gibt es nicht ({$place}).
server-error-config-value = Die Einstellung {$name} kann nicht {$value} sein: {$fault}.
server-error-config-database = Die Datenbank sollte sqlite:///DATEI oder postgresql://… sein, nicht {$scheme}.
server-error-config-redis = Die Adresse von Redis sollte mit redis:// beginnen.
server-error-config-address = Die Adresse {$address} sollte mit https:// oder http:// beginnen.
server-error-config-sender = Mails brauchen einen Absender: bitte smtp_from setzen.
server-error-config-push = Die Datei {$file} ist kein Schlüssel für Web-Push ({$fault}).
server-error-port-taken = Port {$port} ist von einem anderen Programm belegt; bitte mit --port einen anderen wählen.
server-error-port-forbidden = Dieser Benutzer darf an Port {$port} nicht lauschen; ab 1024 darf es jeder.
server-error-no-such-host = Diese Maschine hat keine Adresse {$host}.
server-error-no-login = Niemand meldet sich als {$login} an.
server-error-say-something = Bitte etwas sagen: Worte oder eine der Kurzformeln.
server-no-client = Die Oberfläche für den Browser ist hier nicht gebaut; `make play` baut sie.
server-notice-title = Zunft: du bist dran
server-notice-turn =
    {$number ->
        [one] Du bist dran: {$tables}.
       *[other] Du bist an {$number} Tischen dran: {$tables}.
    }
server-next-port = Port {$usual} ist belegt; dies ist Port {$port}.
server-at = Der Saal ist offen: {$address} – Strg+C schließt ihn.
server-first-host = Es gibt noch keinen Gastgeber. Eröffne dort ein Konto und werde es mit diesem Code: {$code}
server-is-host = {$login} ist jetzt Gastgeber.
server-is-player = {$login} ist kein Gastgeber mehr.
server-backed-up = Der Verein liegt in {$file}: {$games} Partien, {$people} Leute.
server-restored = {$games} Partien und {$people} Leute sind wiederhergestellt.
server-verified = Alle {$games} Partien wurden nachgespielt: jede Zeile stimmt.
server-moved = {$games} Partien und {$people} Leute sind kopiert und geprüft; setze ZUNFT_DATABASE auf die neue Datenbank.
