## The frame of a table

board = Spielplan
bar = Was gefragt ist
sending = Deine Antwort wird gesendet …
take-back = Zurücknehmen
opening = Der Tisch wird geöffnet …
not-begun = Die Partie hat noch nicht begonnen.
over = Die Partie ist zu Ende.
going-on = Die Partie geht weiter.
waiting-all = Wir warten, bis alle gewählt haben.
waiting-window = Wer jetzt reagieren kann, hat ein paar Sekunden Zeit; dann geht es von selbst weiter.
waiting-one = { $name } ist dran.
round = Runde { $number }
players = Spieler
what-happened = Was geschehen ist
stand-in = Für { $name } spielt vorerst ein Bot.
clock = Uhr
clock-until = bis { $moment }
paused = Pause
in-words = Textansicht
rules = Regeln
rule-open = Regel { $rule } öffnen
menu = Menü
settings = Einstellungen
leave = An einen Bot übergeben
resign = Aufgeben
close = Schließen
skip = Zum Spiel springen
to-lobby = Zur Übersicht
unreachable = Die Halle ist nicht erreichbar.
    .again = Sobald sie wieder da ist, geht es hier von selbst weiter.
try-now = Jetzt versuchen
line-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; deine Wahl bleibt erhalten.
line-ended = Dieser Platz ist für dich jetzt geschlossen.
session-ended = Du bist hier nicht mehr angemeldet, etwa weil die Sitzung auf einem anderen Gerät beendet wurde. Melde dich wieder an, dann sitzt du wieder auf deinem Platz.
offline-answer = Deine Antwort wurde nicht gesendet: keine Verbindung.
more = Mehr
log-open = Verlauf
tab-players = Spieler
tab-log = Verlauf
tab-talk = Gespräch
tab-rules = Regeln
old-page = Diese Seite ist älter als die Halle. Lade sie neu; deine Partie bleibt erhalten.
page-reload = Neu laden
table-closed = Dieser Tisch wurde geschlossen. Die Partie bleibt, wie sie ist, und wird nicht weitergespielt.
table-closed-early = Dieser Tisch wurde geschlossen, bevor die Partie begann.
table-moved = Diese Partie ist auf einen anderen Server umgezogen: Frag den Gastgeber, wohin.
    .seat = Diese Partie ist auf einen anderen Server umgezogen: Frag den Gastgeber, wohin. Dein Schlüssel öffnet dort deinen Platz; hast du noch keinen, mach im Menü einen und sag es dem Gastgeber.
closes = Hier hat lange niemand gespielt. Der Tisch wird am { $day } geschlossen, wenn niemand zieht.
next-ready = An diesem Tisch ist eine neue Partie bereit: Dein Platz ist reserviert.
stand-in-you = Zurzeit spielt ein Bot für dich.
stand-in-ends = Der Bot beendet den Zug, den er begonnen hat; dann ist der Platz wieder deiner.
left-you = Du hast deinen Platz in dieser Partie aufgegeben. Du kannst zusehen, wie sie ausgeht.
come-back = Platz wieder einnehmen
restored-waits = Der Server wurde aus einer Sicherung wiederhergestellt. Die Partie ruht, bis die Seiten von { $names } zurückgegeben haben, was sie aufbewahrt haben.
restored-host = Der Server wurde aus einer Sicherung wiederhergestellt. Wie diese Partie weitergeht, entscheidet der Gastgeber.
restored-no-more = Meine Seiten haben nichts mehr
paused-notice = Die Partie ruht: Uhren und Bots stehen still. Sie geht weiter, wenn alle es möchten.
go-on-asked = { $names } möchte weiterspielen. Die Partie geht weiter, wenn alle es möchten, sonst am { $day }.
go-on-asked-you = Du möchtest weiterspielen. Die Partie geht weiter, wenn alle es möchten, sonst am { $day }.
pause-asked = { $names } möchte eine Pause. Die Partie pausiert, wenn alle einverstanden sind.
pause-asked-you = Du möchtest eine Pause. Die Partie pausiert, wenn alle einverstanden sind.
go-on = Weiterspielen
pause-too = Ich auch
pause-ask = Um Pause bitten
never-mind = Doch nicht
undo-ask = Um Zurücknehmen bitten
undo-asked = { $name } möchte den letzten Zug und alles danach zurücknehmen.
undo-asked-you = Du möchtest deinen letzten Zug zurücknehmen. Alle anderen müssen zustimmen.
undo-not-you = Dein Zug bleibt: Nicht alle waren einverstanden.
undo-not = Der Zug von { $name } bleibt.
undo-agree = Einverstanden
undo-refuse = Nein
acts-now = ist am Zug
to-choose = muss wählen
seat-gone = hat die Partie verlassen
own-score = Du hast { $number } Punkte
as-picture = Als Bild
learn-open = Lernpartie
press-again = Zum Bestätigen noch einmal drücken
seat-key = Schlüssel zu meinem Platz
    .about = Zieht diese Partie auf einen anderen Server um, bekommst du dort mit diesem Schlüssel deinen Platz wieder. Wer ihn hat, kann für dich spielen.
    .keep = Schreib ihn jetzt auf: Er wird nicht noch einmal gezeigt, und ein neuer ersetzt ihn.
seat-key-make = Schlüssel machen
back-to-game = Zurück zum Spiel
notes = Deine Notizen
notes-reading = …
notes-ready = Nur du kannst sie lesen.
notes-writing = Wird gespeichert …
notes-kept = Gespeichert.
notes-failed = Konnte nicht gespeichert werden; bitte versuch es noch einmal.
talk-say = Etwas sagen
talk-send = Senden
talk-about = Zu dem, was { $name } gesagt hat
talk-mute = { $name } stummschalten
talk-muted = Du hast { $name } stummgeschaltet.
talk-unmute = Wieder lesen
talk-block = { $name } blockieren: keine gemeinsamen Tische mehr
talk-blocked = Du hast { $name } blockiert.
talk-unblock = Aufheben
talk-somebody = jemandem
talk-report = Dem Gastgeber melden
talk-reported = Gemeldet
talk-none = Noch hat niemand etwas gesagt.
talk-unread =
    { $number ->
        [one] 1 neue Nachricht im Gespräch
       *[other] { $number } neue Nachrichten im Gespräch
    }
advice = Was würde ein Meister tun?
advice-thinking = Ein Meister denkt nach …
advice-level = ungefähr gleich gut
advice-chance = Gewinnchance: { $chance } % ± { $margin }
    .about = Wenn alle von hier an so weiterspielen wie unsere Bots.
seconds-left = { $number ->
    [one] Noch eine Sekunde
   *[other] Noch { $number } Sekunden
}
time-short = Noch zehn Sekunden für deine Antwort.
until-responses = Danach dürfen andere reagieren.
until-hidden = Was folgt, hängt von einer Karte ab, die du nicht siehst.
since-last = Seit deinem letzten Zug
step-of = { $at } von { $of }
step-back = Zurück
step-on = Weiter
step-done = Fertig
show-board = Spielplan zeigen
show-result = Ergebnis zeigen
stage = Was gerade geschehen ist
stage-on = Weiter
stage-again = Noch einmal zeigen
notices-fold = Ausblenden
notices-unfold =
    { $number ->
        [one] 1 Hinweis
       *[other] { $number } Hinweise
    }
log-missed = { $number } neu
log-before = Vor der ersten Runde
log-round = Runde { $number }
log-now = jetzt
log-earlier = Zeigen, was davor war
since-play = Abspielen
since-stop = Anhalten
settings-here = An diesem Tisch
settings-all = Alle Einstellungen
pace-seconds = mindestens { $number } s
moments = Momente
    .about = Was geschieht, wird über dem Spielplan gezeigt: aufgedeckte Karten, Versteigerungen, Wahlen.
moments-full = Ausführlich
moments-short = Kurz
moments-calm = Ruhig: eine Zeile
moments-off = Aus
sounds = Geräusche
sounds-volume = Lautstärke
you-watch = { $number ->
    [0] Du schaust zu
    [one] Du und noch jemand schauen zu
   *[other] Du und { $number } andere schauen zu
}
others-watch = { $number ->
    [one] Eine Person schaut zu
   *[other] { $number } schauen zu
}
