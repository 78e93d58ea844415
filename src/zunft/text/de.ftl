## Wer wo sitzt, und was am Tisch geschah

engine-seat = Platz { $number }
engine-event-reseeded = Ab hier wird aus einem neuen Startwert gezogen; sein Hash ist { $hash }.
engine-event-retracted = { $seat } nimmt den letzten Zug und alles danach zurück; alle waren einverstanden.
    .you = Du nimmst deinen letzten Zug und alles danach zurück; alle waren einverstanden.
engine-event-undone = { $seat } nimmt den letzten Zug zurück.
    .you = Du nimmst deinen letzten Zug zurück.
engine-event-left = { $seat } hat den Tisch verlassen.
    .you = Du hast den Tisch verlassen.
engine-event-silent = Die Zeit von { $seat } ist abgelaufen; es gilt die Antwort, die am wenigsten schadet.
    .you = Deine Zeit ist abgelaufen; es gilt die Antwort, die dir am wenigsten schadet.

## Was ein Wort eines Zuges bezeichnen kann

engine-kind-card = Karte
engine-kind-chapel = Platz für eine Kapelle
engine-kind-coat = Wappen
engine-kind-coins = Anzahl Münzen
engine-kind-direction = Richtung
engine-kind-district = Viertel
engine-kind-edifice = Bauwerk
engine-kind-golden = goldene Karte
engine-kind-goods = Ware
engine-kind-number = Zahl
engine-kind-place = Grundriss
engine-kind-profession = Profession
engine-kind-roundcard = Rundenkarte
engine-kind-seat = Platz am Tisch
engine-kind-space = Bauplatz
engine-kind-square = Feld
engine-kind-task = Aufgabe
engine-kind-tasks = Liste von Aufgaben
engine-kind-town = Stadt
engine-kind-turned = Karte einer beeinflussten Zunft

## Warum etwas nicht geht

engine-refused-chance-first = Zuerst muss noch etwas gezogen werden.
engine-refused-chance-not-asked = Gerade gibt es nichts zu ziehen.
engine-refused-empty = Eine leere Zeile ist kein Zug.
engine-refused-gone = Dieser Platz ist schon verlassen.
engine-refused-no-seat = Einen Platz „{ $name }“ gibt es nicht; die Plätze zählen von 0 bis { $last }.
engine-refused-no-such-draw = „{ $draw }“ kann jetzt nicht gezogen werden.
engine-refused-no-text = Ein Zug muss Text sein; das hier ist vom Typ „{ $found }“.
engine-refused-not-asked = Du wirst gerade nichts gefragt.
engine-refused-cannot-undo = Du kannst jetzt nichts zurücknehmen.
engine-refused-over = Das Spiel ist zu Ende.
engine-refused-phrase-over = „{ $text }“ kann hier nicht folgen: Die Wörter davor sind schon eine eigene Antwort.
engine-refused-too-long = Ein Zug hat höchstens { $longest } Zeichen, dieser hier hat { $length }.
engine-refused-unknown-thing = „{ $word }“ ist hier nicht bekannt (erwartet: { $kind }).
engine-refused-unknown-verb = Kein Zug beginnt mit „{ $word }“. Möglich sind: { $verbs }.
engine-refused-wrong-form = Ein Zug mit „{ $word }“ wird so geschrieben: { $example }.
engine-refused-wrong-word = Wo „{ $word }“ steht, gehört „{ $expected }“ hin, also so: { $example }.

## Das Programm selbst

engine-interpreted = Die Engine läuft interpretiert: dieselben Partien, etwa fünfzigmal langsamer. In einem Checkout oder einem entpackten sdist übersetzt „ZUNFT_COMPILE=1 pip install .“ sie, wenn ein C-Compiler da ist.
