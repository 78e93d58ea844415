## Wie waar zit, en wat er aan tafel gebeurde

engine-seat = Plaats { $number }
engine-event-reseeded = Vanaf hier wordt er getrokken uit een nieuw startgetal; de hash ervan is { $hash }.
engine-event-retracted = { $seat } neemt de laatste zet en alles daarna terug; iedereen vond het goed.
    .you = Je neemt je laatste zet en alles daarna terug; iedereen vond het goed.
engine-event-undone = { $seat } neemt de laatste zet terug.
    .you = Je neemt je laatste zet terug.
engine-event-left = { $seat } is van tafel gegaan.
    .you = Je bent van tafel gegaan.
engine-event-silent = De tijd van { $seat } is om: het minst schadelijke antwoord is gegeven.
    .you = Je tijd is om: het minst schadelijke antwoord is gegeven.

## Waar een woord van een zet over kan gaan

engine-kind-card = kaart
engine-kind-chapel = plek voor een kapel
engine-kind-coat = wapen
engine-kind-coins = aantal munten
engine-kind-direction = richting
engine-kind-district = wijk
engine-kind-edifice = bouwwerk
engine-kind-golden = gouden kaart
engine-kind-goods = soort goederen
engine-kind-number = getal
engine-kind-place = plattegrond
engine-kind-profession = beroep
engine-kind-roundcard = rondekaart
engine-kind-seat = plaats aan tafel
engine-kind-space = kavel
engine-kind-square = vak
engine-kind-task = opdracht
engine-kind-tasks = lijst van opdrachten
engine-kind-town = stad
engine-kind-turned = kaart van een gilde onder invloed

## Waarom iets niet mag

engine-refused-chance-first = Eerst moet er nog iets worden getrokken.
engine-refused-chance-not-asked = Er valt op dit moment niets te trekken.
engine-refused-empty = Een lege regel is geen zet.
engine-refused-gone = Deze plaats is al verlaten.
engine-refused-no-seat = Er is geen plaats ‘{ $name }’; de plaatsen lopen van 0 tot en met { $last }.
engine-refused-no-such-draw = ‘{ $draw }’ kan nu niet worden getrokken.
engine-refused-no-text = Een zet moet tekst zijn; dit is van het type ‘{ $found }’.
engine-refused-not-asked = Er wordt je op dit moment niets gevraagd.
engine-refused-cannot-undo = Je kunt nu niets terugnemen.
engine-refused-over = Het spel is afgelopen.
engine-refused-phrase-over = ‘{ $text }’ kan hier niet volgen: de woorden ervoor zijn al een eigen antwoord.
engine-refused-too-long = Een zet telt hoogstens { $longest } tekens; deze heeft er { $length }.
engine-refused-unknown-thing = ‘{ $word }’ is hier niet bekend (verwacht: { $kind }).
engine-refused-unknown-verb = Geen enkele zet begint met ‘{ $word }’. Dit kan wel: { $verbs }.
engine-refused-wrong-form = Een zet met ‘{ $word }’ schrijf je zo: { $example }.
engine-refused-wrong-word = Waar ‘{ $word }’ staat, hoort ‘{ $expected }’ te staan, dus zo: { $example }.

## Het programma zelf

engine-interpreted = De engine draait geïnterpreteerd: dezelfde partijen, ongeveer vijftig keer zo langzaam. In een checkout of een uitgepakte sdist compileert ‘ZUNFT_COMPILE=1 pip install .’ de engine, als er een C-compiler is.
