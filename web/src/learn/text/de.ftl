## A guided first game

learn-head = Eine Lernpartie
learn-begin = Anfangen
learn-go-on = Lernpartie fortsetzen
learn-anew = Eine neue anfangen
learn-about = Du spielst eine kurze Partie gegen zwei geduldige Bots. Sobald etwas Neues auftaucht, erklären es dir ein paar Worte. Du kannst sie jederzeit überspringen.
learn-making = Der Tisch wird vorbereitet …
learn-coach = Deine Begleitung
learn-next = Weiter
learn-skip = Überspringen
learn-skip-all = Erklärungen überspringen
learn-again = Noch einmal erklären
learn-full = Das ganze Spiel spielen
learn-left = noch { $number }

## Flanders 1302

learn-flanders-start-1 = Du führst eine Zunft im mittelalterlichen Flandern. Baue Viertel in den Städten: Ist eine Stadt voll, wird sie gewertet, und die Zunft mit den meisten Vierteln dort bekommt die meisten Punkte.
learn-flanders-start-2 = Was du jetzt tun kannst, hat einen goldenen Rahmen. Die Leiste unter dem Spielplan sagt dir immer, was gefragt ist und was deine Wahl ändern würde, bevor du sie bestätigst.
learn-flanders-ask-guild = Wähle deine Zunft. Alle Zünfte sind gleich stark; nur Farbe und Zeichen sind verschieden.
learn-flanders-ask-centre = Dein Zentrum gibt einer Stadt ihren Namen und ist dort dein erstes fertiges Viertel. Such dir einen Grundriss aus; an den langen Seiten des Zentrums beginnt das Bauen.
learn-flanders-ask-choice = Alle wählen geheim eine Karte: eine Stadt zum Bauen, eine Baustelle oder Aufnehmen, um gespielte Karten zurückzuholen. Einflusskarten dazu lassen dich früher handeln, sind danach aber für immer weg; wer am Ende die meisten behalten hat, bekommt 3 Punkte.
learn-flanders-ask-placement = Baue auf einem Bauplatz der passenden Form, der mit einer langen Seite an Gebautes stößt. Zwei Viertel mit demselben Wappen dürfen nie Nachbarn sein. Außer eigenen darfst du auch graue Viertel und Kirchen bauen, um eine Stadt zu füllen oder andere zu blockieren.
learn-flanders-ask-cathedral = Mit einer Kathedrale zählt eine Kirche 3 statt 2 für den Wert ihrer Stadt. Wähle eine Stadt, in der du Erster wirst.
learn-flanders-ask-master = Ein Zunftmeister entscheidet Gleichstände: Bei gleich vielen Vierteln steht die Zunft mit mehr Meistern vorn. Setz ihn dorthin, wo es knapp wird.
learn-flanders-event-revealed = Jetzt liegen die Karten offen. Wer mehr Einflusskarten dazugelegt hat, handelt zuerst; bei Gleichstand geht es vom Startspieler aus im Uhrzeigersinn.
learn-flanders-event-drew-golden = In jeder Runde zieht der Startspieler eine goldene Karte, die nur er kennt, und führt sie am Ende der Runde aus. In der nächsten Runde beginnt jemand anders.
learn-flanders-event-saw-golden = Du bist Startspieler: Nur du kennst diese goldene Karte, und am Ende der Runde führst du sie aus.
learn-flanders-event-built-site = Das ist eine Baustelle: Sie besetzt ihren Bauplatz, und neben ihr darf dasselbe Wappen nicht gebaut werden. Sie zählt erst, wenn jemand sie mit der Karte der Stadt vollendet; bis dahin bringt sie weder ihrer Zunft noch der Stadt etwas.
learn-flanders-event-finished = Diese Stadt ist voll. Für ihren Wert zählen fertige Zunftviertel je 1 und Kirchen je 2; eine Baustelle zählt nichts. Der erste Platz bekommt ihn ganz, der zweite die Hälfte, aufgerundet, der dritte 4, der vierte 2. Bei gleich vielen Vierteln steht weiter vorn, wer mehr Zunftmeister hat; wer dann noch gleichauf ist, bekommt den schlechteren Platz!
learn-flanders-event-covered = Auf diesem Bauplatz kann nie mehr gebaut werden, darum wird er abgedeckt. Auch so kann eine Stadt voll werden.
learn-flanders-event-ended = Das war deine erste Partie. Klapp jeden Namen auf, um zu sehen, woher die Punkte kommen; das ganze Spiel hat größere Städte und alle goldenen Karten.

## Strasbourg

learn-strasbourg-start-1 = Deine Familie will in Straßburg aufsteigen. Biete mit Einflusskarten um Sitze im Rat und um Felder in der Stadt; Mitglieder neben Kapellen und Bauwerken bringen am Ende Prestige.
learn-strasbourg-start-2 = Was du jetzt tun kannst, hat einen goldenen Rahmen. Die Leiste unter dem Spielplan sagt dir immer, was gefragt ist und was deine Wahl ändern würde, bevor du sie bestätigst.
learn-strasbourg-ask-tasks = Behalte die Aufgaben, an die du glaubst. Jede, die du am Ende erfüllst, bringt ihre Punkte, jede andere kostet 3. Für die erste Partie reichen eine oder zwei leichte.
learn-strasbourg-ask-draw = Zieh Einflusskarten für diese Runde. Dein Stapel muss die ganze Partie reichen: Was du jetzt ziehst, fehlt dir später.
learn-strasbourg-ask-put = Verteile deine Karten auf Stapel. Jeder Stapel ist ein Gebot, so stark wie die Summe seiner Karten: wenige starke oder viele schwache. Geboten wird in den Schritten A bis G, die oben stehen.
learn-strasbourg-ask-bid = Deck einen Stapel auf, oder passe und spar ihn für einen späteren Schritt. Das höchste Gebot gewinnt und macht zum Startspieler; bei gleichen Geboten gewinnt, wer näher am Startspieler sitzt.
learn-strasbourg-ask-seat = Du hast den Platz des Meisters gewonnen. Der Sitz bringt am Ende jeder Runde 1 Prestige, solange du ihn hast; an diesem Tisch darfst du auch darauf verzichten.
learn-strasbourg-ask-goods = Waren kannst du gegen Münzen verkaufen, wenn du bei den Kaufleuten gewinnst. An diesem Tisch darfst du auch darauf verzichten.
learn-strasbourg-ask-square = Du darfst ein Familienmitglied auf ein freies Feld dieser Zunft setzen, wenn du den Preis zahlst. Jedes Mitglied zählt am Ende 1, neben Kapellen und Bauwerken mehr.
learn-strasbourg-ask-apprentice = Als Lehrling bekommst du eins von beiden: eine Ware der Zunft, die du später verkaufen kannst, oder einen Platz in der Stadt.
learn-strasbourg-ask-sale = Du darfst mit den Kaufleuten handeln: Verkauf so viele Waren, wie du magst, gegen Münzen. Mit Münzen bezahlst du Felder; am Ende sind sie allein nichts wert.
learn-strasbourg-ask-return = Dein Gebot hat nichts gewonnen. Zum Trost darfst du eine seiner Karten unter deinen Stapel zurücklegen, für eine spätere Runde.
learn-strasbourg-ask-chapel = Du hast den Sitz der Kirche, also baust du die Kapelle dieser Runde. Jedes Mitglied auf den Feldern ringsum bringt am Ende 1 Prestige.
learn-strasbourg-ask-edifice = Du hast den Sitz des Adels, also baust du das Bauwerk dieser Runde. Sein Wert zählt für jedes Mitglied auf einem Feld direkt daneben: Bau es bei deinen eigenen.
learn-strasbourg-event-step-began = Ein neuer Schritt beginnt. Zuerst entscheidet der Startspieler, dann geht es im Uhrzeigersinn; alle decken einen Stapel auf oder passen.
learn-strasbourg-event-prestige = Der Rat zahlt sich aus: Jedes deiner Mitglieder dort bringt am Ende der Runde 1 Prestige. Wer die meisten hat, bekommt außerdem ein Privileg.
learn-strasbourg-event-privilege = Mit einem Privileg darfst du abwarten: Wirst du nach einem Stapel gefragt, kannst du es abgeben und entscheidest erst, wenn alle anderen entschieden haben. Hast du es am Ende noch, bringt es 1 Prestige.
learn-strasbourg-event-ended = Das war deine erste Partie. Klapp jeden Namen auf, um zu sehen, woher das Prestige kommt; das ganze Spiel hat fünf Runden und eine größere Stadt.

## The Guild

learn-gilde-start-1 = Du beginnst als Gemeiner und willst Graf werden oder dich zum Bürgermeister wählen lassen. Jede Karte, die du ausspielst, bringt so viel Erfahrung, wie sie wert ist; hast du genug davon, wirst du Graf und gewinnst.
learn-gilde-start-2 = Was du jetzt tun kannst, hat einen goldenen Rahmen. Die Leiste sagt dir immer, was gefragt ist und was deine Wahl ändern würde, bevor du sie bestätigst.
learn-gilde-ask-profession = Wähle eine Profession. Betriebe deiner eigenen Profession bringen 1 Taler mehr, und jede Profession hat einen kleinen Vorteil.
learn-gilde-ask-redraw = Ohne Betrieb verdienst du wenig. Du darfst diese Karten zeigen und neue ziehen.
learn-gilde-ask-action = Dein Zug: Spiel so viele Karten aus, wie du bezahlen kannst, eine nach der anderen. Fang mit einem Betrieb an, denn er bringt jeden Zug Taler. Wenn du genug getan hast, beende deine Aktionen.
learn-gilde-ask-target = Wähle, auf wen oder was die Karte zielt. Die andere Seite darf noch mit einer Sofortmaßnahme reagieren, bevor sie wirkt.
learn-gilde-ask-recipient = Das Geld für diese Karte bekommt, wem ein bestimmter Betrieb gehört. Mehrere haben so einen: Du wählst, wer es bekommt.
learn-gilde-ask-targeted = Jemand spielt eine Karte auf jemanden: Wer eine passende Sofortmaßnahme hat, darf jetzt antworten. Willst du nicht jedes Mal gefragt werden, erteil einen Dauerauftrag.
learn-gilde-ask-number = Eine Zufallszahl wurde gezogen: der Wert der obersten Karte des Stapels. Der Versuch gelingt, wenn sie höher ist als die Zahl dagegen; manche Karten ziehen sie neu.
learn-gilde-ask-start = Ein Zug beginnt, und vorher dürfen Sofortmaßnahmen gespielt werden. Meist passt du einfach.
learn-gilde-ask-end = Die Aktionen eines Zuges sind vorbei: der letzte Moment für Sofortmaßnahmen. Meist passt du einfach.
learn-gilde-ask-consent = Jemand schlägt einen Handel vor. Sieh dir an, was du gibst und was du bekommst; ein Nein kostet nichts.
learn-gilde-ask-pay = Du schuldest mehr, als du gerade hast. Verkauf etwas, bitte um Hilfe oder geh in den Schuldturm und setz aus.
learn-gilde-ask-surplus = Du hast mehr Karten, als du behalten darfst. Leg ab, was du so bald nicht bezahlen kannst.
learn-gilde-ask-spare = Du darfst eine Karte tauschen: Leg sie ab, dann wird deine Hand aufgefüllt. Oder behalte alle.
learn-gilde-ask-deal = Du kannst mit den anderen Karten handeln und Taler verschenken, verleihen oder leihen. Niemand muss annehmen, und ein Vorschlag kostet nichts.
learn-gilde-ask-card = Die Karte wirkt auf eine andere: Wähle, auf welche.
learn-gilde-ask-choice = Die Karte lässt dir die Wahl. Nur eines davon geschieht.
learn-gilde-ask-loss = Karten werden aus einer Hand abgelegt, und du wählst, welche: die am meisten schmerzen oder, wenn es deine Hand ist, am wenigsten.
learn-gilde-ask-fit = Du hast mehr Artefakte als Platz dafür. Verkaufe welche oder lege sie ab, bis die übrigen passen.
learn-gilde-ask-join = Jemand möchte das Rathaus mit dir zusammen bauen: Du zahlst einen Teil und bekommst einen Teil der Erfahrung.
learn-gilde-event-earned = Jeder Zug beginnt mit der Wirtschaft: Jeder aktive Betrieb zahlt, und 2 Taler gibt es obendrein. Dann ist der Unterhalt fällig.
learn-gilde-event-rose = Genug Erfahrung für einen neuen Titel! Titel erlauben mehr Betriebe und ein besseres Haus, und ab einem bestimmten darfst du für das Bürgermeisteramt antreten.
learn-gilde-event-locked = Eine gesperrte Karte bringt nichts, bis die Sperre abgelaufen ist. Schutz macht solche Angriffe schwerer.
learn-gilde-event-requested = Eine Wahl steht an. Zu Beginn des nächsten Zuges dieses Spielers werden die Stimmen gezählt, und eine Zufallszahl kommt dazu.
learn-gilde-event-became-count = Jemand ist Graf: Das Spiel ist zu Ende. Das ganze Spiel geht bis 120 Erfahrungspunkte und hat alle Karten, Ämter und Ränke.
learn-gilde-event-elected = Ein Bürgermeister ist gewählt: Das Spiel ist zu Ende. Stimmen kommen von Stadtteilen und Personen, die du mit Gunst gewinnst.
