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
