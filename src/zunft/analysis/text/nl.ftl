## Waarom er gewonnen is

analysis-most = { $number ->
    [one] Waar { $seat } het meest won op { $of }: { $label }, één punt meer.
   *[other] Waar { $seat } het meest won op { $of }: { $label }, { $number } punten meer.
}

## De rekening van het spel

analysis-head = { $title } met { $seats } spelers, editie { $edition }
analysis-account = Kans op de winst, in %
analysis-account-points = Wat de stelling waard is, in punten
analysis-player = speler
analysis-start = aan het begin
analysis-luck = geluk
analysis-play = eigen antwoorden
analysis-others = de anderen
analysis-end = aan het eind
analysis-account-about = Geluk: de trekkingen, vergeleken met wat zo’n trekking gemiddeld oplevert. Eigen antwoorden: vergeleken met de beste die te vinden waren voor wie wist wat de speler kon weten. De anderen: de rest, dus wat zij deden en wat de beoordeling niet voorzag. De drie samen zijn het verschil tussen begin en eind.
analysis-margins = Het getal na ± zegt hoe ver een waarde ernaast kan zitten omdat er maar zoveel werelden bekeken zijn: in 19 van de 20 gevallen is het niet meer. Wat de beoordeling zelf verkeerd begrijpt, zit er niet in.
analysis-number = { NUMBER($number, minimumFractionDigits: 0, maximumFractionDigits: 0) }
analysis-points = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-partly = De tijd was om voordat alles uitgewerkt was: { $judged } van de { $decisions } antwoorden zijn beoordeeld.
analysis-level = { $seat } heeft in deze partij gespeeld als een bot van het niveau { $level }; van { $lowest } tot { $highest } is mogelijk (90 van de 100 zulke marges bevatten het ware niveau).
analysis-level-alone = { $seat } heeft in deze partij gespeeld als een bot van het niveau { $level }.

## Antwoorden

analysis-turning-points = Keerpunten: wat het meest kostte
analysis-mistakes = Wat { $seat } beter had kunnen doen
analysis-no-mistakes = Geen antwoord was meer dan de onzekerheid slechter dan een ander.
analysis-mistake = { $round ->
    [0] Voor de eerste ronde: { $given }. Beter, met wat men kon weten: { $better }. Dat verhoogt de kans op de winst met { $chance } procentpunt ({ $least } tot { $most }).
   *[other] Ronde { $round }: { $given }. Beter, met wat men kon weten: { $better }. Dat verhoogt de kans op de winst met { $chance } procentpunt ({ $least } tot { $most }).
}

## Getallen

analysis-curve = Kans op de winst, vanuit de hele stelling
analysis-curve-about = Stap voor stap, in %; de band is de onzekerheid.
analysis-sources = Waar de punten vandaan kwamen
analysis-source = bron
analysis-sum = alle
