## Warum gewonnen wurde

analysis-most = { $number ->
    [one] Wo { $seat } am meisten vor { $of } lag: { $label }, ein Punkt mehr.
   *[other] Wo { $seat } am meisten vor { $of } lag: { $label }, { $number } Punkte mehr.
}

## Die Rechnung der Partie

analysis-head = { $title } mit { $seats } Spielern, Ausgabe { $edition }
analysis-account = Aussicht auf den Sieg, in %
analysis-account-points = Was die Stellung wert ist, in Punkten
analysis-player = Spieler
analysis-start = am Anfang
analysis-luck = Glück
analysis-play = eigene Antworten
analysis-others = die anderen
analysis-end = am Ende
analysis-account-about = Glück: was gezogen wurde, verglichen mit dem, was so eine Ziehung im Mittel bringt. Eigene Antworten: verglichen mit den besten, die sich mit dem Wissen des Spielers finden ließen. Die anderen: der Rest, also was sie taten und was die Bewertung nicht vorhersah. Alle drei zusammen ergeben den Unterschied von Anfang und Ende.
analysis-margins = Die Zahl nach ± sagt, wie weit ein Wert danebenliegen kann, weil nur so viele Welten betrachtet wurden: In 19 von 20 Fällen ist es nicht mehr. Was die Bewertung selbst falsch versteht, ist darin nicht enthalten.
analysis-number = { NUMBER($number, minimumFractionDigits: 0, maximumFractionDigits: 0) }
analysis-points = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-partly = Die Zeit war um, bevor alles berechnet war: { $judged } von { $decisions } Antworten wurden beurteilt.
analysis-level = { $seat } hat in dieser Partie wie ein Bot der Stufe { $level } gespielt; möglich ist alles von { $lowest } bis { $highest } (90 von 100 solchen Spannen enthalten die wahre Stufe).
analysis-level-alone = { $seat } hat in dieser Partie wie ein Bot der Stufe { $level } gespielt.

## Antworten

analysis-turning-points = Wendepunkte: was am meisten kostete
analysis-mistakes = Was { $seat } hätte besser machen können
analysis-no-mistakes = Keine Antwort war um mehr als die Unsicherheit schlechter als eine andere.
analysis-mistake = { $round ->
    [0] Vor der ersten Runde: { $given }. Besser, nach dem, was man wissen konnte: { $better }. Das erhöht die Aussicht auf den Sieg um { $chance } Prozentpunkte ({ $least } bis { $most }).
   *[other] Runde { $round }: { $given }. Besser, nach dem, was man wissen konnte: { $better }. Das erhöht die Aussicht auf den Sieg um { $chance } Prozentpunkte ({ $least } bis { $most }).
}

## Zahlen

analysis-curve = Aussicht auf den Sieg, aus der ganzen Stellung
analysis-curve-about = Schritt für Schritt, in %; das Band ist die Unsicherheit.
analysis-sources = Woher die Punkte kamen
analysis-source = Quelle
analysis-sum = alle
