## The frame of a table

board = Speelbord
bar = Wat er gevraagd wordt
sending = Je antwoord wordt verstuurd …
take-back = Terugnemen
opening = De tafel wordt geopend …
not-begun = Het spel is nog niet begonnen.
over = Het spel is afgelopen.
going-on = Het spel gaat verder.
waiting-all = We wachten tot iedereen gekozen heeft.
waiting-window = Wie nu kan reageren, heeft een paar seconden; daarna gaat het vanzelf verder.
waiting-one = { $name } is aan de beurt.
round = Ronde { $number }
players = Spelers
what-happened = Wat er gebeurd is
stand-in = Voor { $name } speelt voorlopig een bot.
clock = Klok
clock-until = tot { $moment }
paused = Pauze
in-words = Tekstweergave
rules = Regels
rule-open = Regel { $rule } openen
menu = Menu
settings = Instellingen
leave = Overlaten aan een bot
resign = Opgeven
close = Sluiten
skip = Naar het spel
to-lobby = Naar de hal
unreachable = De hal is niet bereikbaar.
    .again = Zodra die er weer is, gaat het hier vanzelf verder.
try-now = Nu proberen
line-lost = De verbinding is weg. Die komt vanzelf terug; je keuze blijft bewaard.
line-ended = Deze plaats is nu voor je gesloten.
session-ended = Je bent hier niet meer aangemeld, misschien omdat de sessie op een ander apparaat is beëindigd. Meld je weer aan en je zit weer op je plaats.
offline-answer = Je antwoord is niet verstuurd: geen verbinding.
more = Meer
log-open = Verloop
tab-players = Spelers
tab-log = Verloop
tab-talk = Gesprek
tab-rules = Regels
old-page = Deze pagina is ouder dan de hal. Laad de pagina opnieuw; je spel blijft bewaard.
page-reload = Opnieuw laden
table-closed = Deze tafel is gesloten. Het spel blijft zoals het is en wordt niet voortgezet.
table-closed-early = Deze tafel werd gesloten voordat de partij begon.
table-moved = Deze partij is naar een andere server verhuisd: vraag de gastheer waarheen.
    .seat = Deze partij is naar een andere server verhuisd: vraag de gastheer waarheen. Met je sleutel krijg je daar je plaats terug; heb je er nog geen, maak er dan een in het menu en zeg het tegen de gastheer.
closes = Hier is lang niet gespeeld. De tafel wordt op { $day } gesloten, tenzij iemand een zet doet.
next-ready = Aan deze tafel staat een nieuwe partij klaar: je plaats is voor je vrijgehouden.
stand-in-you = Op dit moment speelt een bot voor je.
stand-in-ends = De bot maakt de beurt af die hij begonnen is; dan is de plaats weer van jou.
left-you = Je hebt je plaats in deze partij opgegeven. Je kunt toekijken hoe die afloopt.
come-back = Mijn plaats terugnemen
restored-waits = De server is uit een back-up hersteld. Het spel staat stil tot de pagina’s van { $names } hebben teruggegeven wat ze bewaard hebben.
restored-host = De server is uit een back-up hersteld. Een beheerder beslist hoe dit spel verdergaat.
restored-no-more = Mijn pagina’s hebben verder niets
paused-notice = Het spel is gepauzeerd: klokken en bots staan stil. Het gaat verder als iedereen dat wil.
go-on-asked = { $names } wil graag verder spelen. Het spel gaat verder als iedereen dat wil, en anders op { $day }.
go-on-asked-you = Je wilt graag verder spelen. Het spel gaat verder als iedereen dat wil, en anders op { $day }.
pause-asked = { $names } wil graag pauze. Het spel stopt zodra iedereen het goedvindt.
pause-asked-you = Je wilt graag pauze. Het spel stopt zodra iedereen het goedvindt.
go-on = Verder spelen
pause-too = Ik ook
pause-ask = Om pauze vragen
never-mind = Toch niet
undo-ask = Vragen om terug te nemen
undo-asked = { $name } wil de laatste zet en alles daarna terugnemen.
undo-asked-you = Je hebt gevraagd je laatste zet terug te nemen. Alle anderen moeten het goedvinden.
undo-not-you = Je zet blijft staan: niet iedereen vond het goed.
undo-not = De zet van { $name } blijft staan.
undo-agree = Akkoord
undo-refuse = Nee
acts-now = is aan de beurt
to-choose = moet kiezen
seat-gone = heeft het spel verlaten
own-score = Je hebt { $number } punten
as-picture = Als tekening
learn-open = Leerspel
press-again = Druk nog eens om te bevestigen
seat-key = Sleutel van mijn plaats
    .about = Verhuist deze partij naar een andere server, dan krijg je daar met deze sleutel je plaats terug. Wie hem heeft, kan voor je spelen.
    .keep = Schrijf hem nu op: hij wordt niet nog een keer getoond, en een nieuwe vervangt hem.
seat-key-make = Sleutel maken
back-to-game = Terug naar het spel
notes = Je notities
notes-reading = …
notes-ready = Alleen jij kunt ze lezen.
notes-writing = Wordt opgeslagen …
notes-kept = Opgeslagen.
notes-failed = Kon niet worden opgeslagen; probeer het nog eens.
talk-say = Iets zeggen
talk-send = Versturen
talk-about = Over wat { $name } zei
talk-mute = { $name } dempen
talk-muted = Je hebt { $name } gedempt.
talk-unmute = Weer lezen
talk-block = { $name } blokkeren: geen tafels meer samen
talk-blocked = Je hebt { $name } geblokkeerd.
talk-unblock = Opheffen
talk-somebody = iemand
talk-report = Bij de gastheer melden
talk-reported = Gemeld
talk-none = Er is nog niets gezegd.
talk-unread =
    { $number ->
        [one] 1 nieuw bericht in het gesprek
       *[other] { $number } nieuwe berichten in het gesprek
    }
advice = Wat zou een meester doen?
advice-thinking = Een meester denkt na …
advice-level = ongeveer even goed
advice-chance = Winkans: { $chance } % ± { $margin }
    .about = Als iedereen vanaf hier verder speelt zoals onze bots.
seconds-left = { $number ->
    [one] Nog één seconde
   *[other] Nog { $number } seconden
}
time-short = Nog tien seconden voor je antwoord.
until-responses = Daarna mogen anderen reageren.
until-hidden = Wat volgt, hangt af van een kaart die je niet ziet.
since-last = Sinds je laatste beurt
step-of = { $at } van { $of }
step-back = Terug
step-on = Verder
step-done = Klaar
show-board = Speelbord tonen
show-result = Uitslag tonen
stage = Wat er net gebeurd is
stage-on = Verder
stage-again = Nog eens tonen
notices-fold = Verbergen
notices-unfold =
    { $number ->
        [one] 1 melding
       *[other] { $number } meldingen
    }
log-missed = { $number } nieuw
log-before = Voor de eerste ronde
log-round = ronde { $number }
log-now = nu
log-earlier = Tonen wat ervoor kwam
since-play = Afspelen
since-stop = Stoppen
settings-here = Aan deze tafel
settings-all = Alle instellingen
pace-seconds = minstens { $number } s
moments = Momenten
    .about = Wat er gebeurt, wordt boven het bord getoond: opengelegde kaarten, veilingen, verkiezingen.
moments-full = Uitgebreid
moments-short = Kort
moments-calm = Rustig: één regel
moments-off = Uit
sounds = Geluiden
sounds-volume = Volume
you-watch = { $number ->
    [0] Je kijkt toe
    [one] Jij en nog iemand kijken toe
   *[other] Jij en { $number } anderen kijken toe
}
others-watch = { $number ->
    [one] Eén toeschouwer
   *[other] { $number } toeschouwers
}
