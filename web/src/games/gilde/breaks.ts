/** Where the long words of the printed names break: at their joints, as a reader of the language expects. */

const ENGLISH =
  "alche|mist’s ances|tral bath|house body|guard cathe|dral contra|band council|lor crafts|men’s curi|osities " +
  "execu|tioner eye|glasses guild|master indict|ment indul|gence monas|tery patri|cians’ pawn|broker protec|tion " +
  "scrip|torium strong|room ware|house";
const GERMAN =
  "ablass|brief abwer|bung ahnen|galerie alarm|glocke alchi|misten|küche amts|kette augen|gläser bade|stube " +
  "bauern|hof brand|stiftung diebes|nest diebes|viertel dom|viertel fenster|gitter gegen|intrige gerber|viertel " +
  "gilden|meister glocken|turm glücks|würfel hafen|viertel hand|werker|viertel haupt|mann haus|kapelle " +
  "hehler|keller hunde|zwinger jahr|markt kerker|meister kloster|brauerei kloster|garten korn|speicher " +
  "krämer|laden kräuter|garten kröten|sud kunst|raub kunst|schloss lager|haus leib|wache lösch|teich " +
  "markt|meister markt|viertel minne|lied patri|zier|viertel pfand|leihe rari|täten|kabinett rechen|buch " +
  "repa|ratur räuber|lager schatz|kammer schmuggel|ware schnei|derei schreib|stube schutz|geld siegel|ring " +
  "sonder|steuer spar|büchse spiel|mann stadt|schreiber steuer|ein|treiber stimmen|kauf studier|zimmer " +
  "tarn|mantel verleum|dung wasser|mühle wein|keller werkzeug|schuppen wirts|haus";
const DUTCH =
  "aan|klacht abdij|brouwerij aflaat|brief alarm|klok alche|misten|keuken ambachts|kwartier ambts|keten " +
  "belasting|inner bescherm|geld bijzon|dere brand|stichting bril|glazen buiten|kans dieven|nest dieven|wijk " +
  "dom|kwartier geluks|dobbel|stenen gereed|schaps|schuur gilde|meester graan|schuur handels|kantoor " +
  "haven|kwartier heel|meester helers|kelder honden|kennel hoofd|man huis|kapel jaar|markt kleer|makerij " +
  "klokken|toren klooster|tuin kramers|winkel kruiden|tuin kunst|roof leer|looiers|wijk markt|kwartier " +
  "markt|meester padden|brouwsel pandjes|huis patri|ciërs|wijk raads|heer rari|teiten|kabinet rovers|kamp " +
  "schaduw|mantel schan|daal schat|kamer schrijf|kamer schrijn|werkerij smokkel|waar stads|schrijver " +
  "studeer|kamer tegen|intrige venster|tralies ver|klikker voor|ouder|portretten wagen|park water|molen " +
  "weg|kapen wijn|kelder";

/** A word in small letters to the places in it where it may break. */
export const BREAKS: ReadonlyMap<string, readonly number[]> = new Map(
  [ENGLISH, GERMAN, DUTCH].flatMap((list) => list.split(" ").map((word) => [word.replaceAll("|", ""), placesIn(word)])),
);

function placesIn(word: string): number[] {
  return word
    .split("|")
    .slice(0, -1)
    .map((_, part, parts) => parts.slice(0, part + 1).join("").length);
}
