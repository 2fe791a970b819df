import type { Phrasings } from '../../../../words/en/rules.ts';

/** For the search only, in the words of those who ask: they are not those of our texts. */
export const phrasings: Phrasings = {
  'S-TABLE':
    'wie bauen wir die pläne auf / wo steht der fuchs zu beginn / wo kommt der hof hin / was bekommt jeder spieler / wie groß ist die landschaft / starten wir mit einem schaf / auf welchem feld ist der fuchs zuerst / wofür ist die koppel / wohin lege ich gestohlene schafe / startfeld des fuchses / wie viele felder hat mein plan / wo fange ich an zu bauen / wo liegt der hof / was liegt am anfang auf dem tisch / wie groß ist das raster / wo steht das erste schaf',
  'R-SEATS':
    'wer fängt an / wer ist erster spieler / wie bestimmt man den startspieler / losen wir wer beginnt / beginnt der jüngste / wo sitzt wer / wer sieht aus wie ein schaf / dürfen wir selbst entscheiden wer anfängt',
  'S-DECK':
    'darf ich die karte drehen / kann man das plättchen auf den kopf stellen / wie rum liegen die karten / was ist auf den landschaftskarten / wie viele karten sind im stapel / sind das die echten karten / darf ich drehen damit der fluss passt / liegen karten immer aufrecht / karte umdrehen oder rotieren erlaubt',
  'S-DRAFT':
    'wie funktioniert das draften / wie viele karten kriege ich / wie viele karten nehme ich jedes mal / wie rum geben wir weiter / links oder rechts weitergeben / richtung in runde zwei / darf ich meine gewählten karten ansehen / wie wählt man zu zweit aus / eine behalten und den rest weitergeben / wie viele handkarten vor dem legen / wählen alle gleichzeitig / darf ich eine gewählte karte zurücklegen / zu zweit wie viele behalten / welche richtung in runde 3 / wähle ich vier karten / wie viele karten gibt man weiter / was ändert sich zu zweit beim auswählen / wählen wir geheim / darf ich meine gewählten karten nochmal ansehen',
  'R-LASTCARD':
    'was ist mit der letzten karte beim auswählen / letzte karte kommt zu mir, behalte ich sie / keine wahl bei der letzten karte / die letzten zwei karten zu zweit / bekomme ich die letzte vom nachbarn / letzte karte automatisch',
  'S-PLACEMENT':
    'wie viele karten lege ich pro runde / wie viele runden gibt es / legen wir alle karten auf einmal oder reihum / wer ist mit legen dran / darf ich die karten in beliebiger reihenfolge spielen / wie viele karten pro zug / wie geht das legen reihum / legt man nacheinander / wie lange dauert eine runde',
  'S-ADJACENT':
    'wo darf ich meine karte hinlegen / muss sie eine andere karte berühren / darf ich diagonal legen / darf ich eine lücke lassen / darf ich überall auf dem plan anlegen / nur neben dem hof / zählt eine verdeckte karte als nachbar / muss alles mit dem hof verbunden sein / darf ich in einer anderen ecke anfangen / kann ich eine karte überdecken / wohin darf die erste karte / muss eine karte den hof berühren / reicht ecke an ecke / darf eine karte allein liegen / neben einer verdeckten karte legen',
  'R-RIVER':
    'muss der fluss passen / darf ein fluss an einem weg aufhören / darf der fluss in einer wiese enden / darf der fluss aus dem plan laufen / kann ein fluss in eine stadt fließen / müssen wege verbunden sein / darf ein weg im nichts enden / karte ohne fluss neben einen fluss legen / muss der fluss auf beiden seiten stimmen / darf ein weg an gras stoßen / fluss neben leerem feld / muss der fluss weitergehen / weg trifft auf flusskante / darf mein fluss die stadt berühren / fluss trifft wiese, erlaubt / müssen flüsse zusammenpassen / müssen beide seiten fluss zeigen / ist eine sackgasse beim fluss erlaubt / darf ein weg am fluss aufhören / müssen wege passen / müssen die ränder passen / weg neben keinem weg / muss der fluss zur stadt / darf ein fluss auf den fuchs zeigen / fluss zu einem freien feld / darf der fluss am rand hinausfließen / muss das wasser auf der nachbarkarte weitergehen',
  'R-YARD-DRY':
    'darf ein fluss in den hof / fluss neben dem hof / hat der hof wasser / darf eine flusskarte neben den bauernhof / fluss endet am hof / ist auf der startkarte ein fluss',
  'S-FOX-BLOCKS':
    'darf ich auf den fuchs legen / ist das fuchsfeld gesperrt / fuchs steht wo ich bauen will / karte unter den fuchs legen / fuchs auf leerem feld, darf ich dort legen / blockiert der dieb den bau',
  'R-FACEDOWN':
    'keine meiner karten passt / darf ich eine karte verdeckt legen / ich kann nichts legen / muss ich legen wenn nichts passt / darf ich freiwillig verdeckt legen / als was zählt eine verdeckte karte / dürfen schafe auf verdeckten karten stehen / gilt die flussregel für verdeckte karten / setze ich aus wenn keine karte passt / welche karte drehe ich um / zählen die tiere auf der verdeckten karte / fluss passt nirgends, was jetzt / darf ich bluffen und verdeckt legen / wie lege ich wenn alles blockiert ist / ist eine verdeckte karte eine wiese / passe ich wenn ich nicht legen kann',
  'R-ANYORDER':
    'welches bild zuerst, schaf oder fuchs / muss ich alle tiere nutzen / darf ich den hund vor den schafen nutzen / fuchs vor schaf / darf ich eine aktion auslassen / in welcher reihenfolge die aktionen der karte / ist der hund freiwillig / muss ich die schafe nehmen / darf ich den fuchs stehen lassen / zwei hunde und ein fuchs, welche abfolge / darf ich die aktionen mischen / hund vor den schafen machen / was zuerst bei mehreren tieren auf der karte / hund auslassen / muss ich alles auf der karte nutzen / fuchs ziehen bevor ich schafe lege / darf der hund vor oder nach den neuen schafen laufen / erst ein hund, dann der fuchs, dann der andere hund / darf der hund die gerade gelegten schafe treiben / erst alle schafe fertig / gibt es eine feste reihenfolge auf der karte',
  'S-SHEEP':
    'wie viele schafe bekomme ich / woher kommen neue schafe / keine schafe mehr in der schachtel / vorrat an schafen leer / pro bild ein schaf / wohin stelle ich das schaf / sind schafe begrenzt / weiße schafe alle / darf das schaf auf eine andere karte',
  'S-DOG':
    'was macht der hund / wie weit treibt der hund / wie viele schafe bewegt ein hund / darf der hund schafe zum fuchs treiben / darf ich nur einen teil der herde bewegen / kommt der hund über den fluss / zwei hunde, dieselben schafe zweimal / was macht gustav / darf der hund fremde schafe treiben / muss ich den hund einsetzen / schräg treiben erlaubt / dürfen schafe vor dem fuchs weglaufen / schafe auf ein leeres feld / bewegt der hund schafe von jeder karte oder nur von der neuen / darf ein hund alle schafe einer karte bewegen / treibt der hund nur auf die nachbarkarte / laufen schafe über wege und flüsse / schafe auf eine verdeckte karte treiben / schafe von der fuchskarte wegtreiben / darf der hund nichts tun / treibt ein hund zwei karten weit',
  'S-FOX':
    'was macht der fuchs / wie weit läuft der fuchs / wer bewegt den fuchs / klaut der fuchs schafe / bekomme ich die geklauten schafe / was passiert mit meinen schafen wenn der fuchs kommt / darf der fuchs diagonal / darf der fuchs den plan verlassen / zieht der fuchs auf allen plänen / fuchs bleibt auf der karte, klaut er nochmal / zwei füchse auf der karte / wie viele schafe nimmt der fuchs / darf der fuchs zurück / darf ich den fuchs auf meine karte ziehen / klaut er alle schafe einer karte / ist der hof sicher vor dem fuchs / wohin mit schafen die der dieb nimmt / muss der fuchs laufen / wer ist fritz / fuchs kommt auf schafe, was passiert / muss ich die schafe mit dem fuchs nehmen / wer bekommt die vom fuchs gestohlenen schafe / darf der fuchs karten überspringen / bleibt der fuchs in der nächsten runde stehen / fuchs betritt leeres feld / nimmt der fuchs von allen schafe / darf der fuchs in den hof / sind fuchsbilder einzelne schritte / ist der fuchs für alle derselbe / meine eigenen schafe beim fuchs',
  'S-ROUND-END':
    'was passiert nach einer runde / wer beginnt runde zwei / gibt es nach jeder runde neue karten / wie viele karten werden in der nächsten runde verteilt / wechselt der startspieler / was mache ich mit restlichen karten zwischen den runden / zu zweit am rundenende / füllen wir die hand auf / wie viele neue karten / wer ist erster in der nächsten runde / bleibt der startspieler gleich / werden neue karten verteilt / wie viele karten in runde 2 / jede runde neue hand / wie viele karten zieht man für runde zwei',
  'R-OUT-SECRET':
    'zeige ich die abgelegte karte / darf der gegner sehen was ich wegwerfe / zu zweit geheim abwerfen / ist die karte in der schachtel geheim / decken wir die abgeworfene karte zu zweit auf / karte verdeckt weglegen / muss ich zeigen was ich ablege / sieht der andere meine weggeworfene karte / offen oder verdeckt in die schachtel',
  'R-KEPT':
    'eine karte bleibt nach dem legen übrig / was ist mit meiner fünften karte / behalte ich die nicht gelegte karte / zählen nicht gelegte karten punkte / letzte handkarte nach runde drei / kann ich die übrige karte später nutzen / darf ich die übrige karte weitergeben / überzählige karte wegwerfen / was mache ich mit der nicht gespielten karte / bleibt eine karte auf der hand / fünfte karte nach vier gelegten / wird die letzte handkarte weggeworfen',
  'S-SCORE':
    'wie wird gewertet / wofür gibt es gold / was ist ein schaf wert / wie bekomme ich punkte / zählen gestohlene schafe / sind schafe auf der koppel punkte wert / was zählt am ende / geben ungenutzte karten punkte / wer hat gewonnen / bringen wege gold / punkte pro schaf / alle arten punkte zu machen / schlusswertung wie / was ist jedes wert / wie zählt man gold / gold für schafe auf dem plan / gold für gestohlene schafe / bringt der fuchs punkte / zählen ställe / gold für verdeckte karten',
  'S-TOWNS':
    'wie viel bringt eine stadt / welche stadt ist am meisten wert / wann zählt eine stadt / wie schließe ich eine stadt an / zählt ein weg nach schafhausen / wo sind die städte / muss der weg am hof beginnen / zählt ein weg mit lücke / darf ich zwei städte erreichen / weg bis in die ecke, zählt das / 10 goldtaler für welche stadt / braucht die stadt eine karte in der ecke / reicht ein weg zur stadt / wie viele punkte für eine erreichte stadt / weg vom hof nach wollstadt / bringt mähmingen 5 / wo muss der weg die ecke verlassen / zahlen mehrere wege zur stadt doppelt / können zwei spieler dieselbe stadt anschließen / wann werden städte gewertet',
  'R-BRIDGE':
    'weg und fluss auf einer karte, verbunden / was macht die brücke / geht der weg über den fluss weiter / kreuzung von weg und fluss / verbindet die brücke die beiden / kann ich an der brücke abbiegen / unterbricht die brücke den fluss',
  'S-2014':
    'wie zählten flüsse in der ersten ausgabe / alte flusswertung / regeln von 2014 für flüsse / zwei gold je flusskarte / unterschied zwischen 2014 und 2017 / ältere version flusspunkte',
  'H-COPY':
    'meine gedruckten karten sind anders / wie gebe ich die karten meiner schachtel ein / der stapel passt nicht zu meinem spiel / der fuchs startet bei mir woanders / kann ich die werte berichtigen / bei mir sind die stadtränder anders / app hat eine karte falsch',
  'S-TIES':
    'gleich viel gold, wer siegt / was entscheidet bei gleichstand / zwei spieler gleichauf / unentschieden am ende / gleiche punkte, wer gewinnt / geteilter sieg / brechen gestohlene schafe den gleichstand',
  'S-MISSIONS':
    'wie funktionieren missionen / was ist eine geheime mission / wann werden missionen aufgedeckt / wie viel gold für eine mission / bekomme ich eine missionskarte / darf ich meine mission zeigen / hat jeder eine mission / kann man eine mission verfehlen / wann gibt es punkte für die mission / wie viele missionen bekomme ich / ist meine mission offen / gibt es strafe für eine verfehlte mission / können zwei die gleiche mission haben / wann werten wir missionen / spielen wir mit missionskarten',
  'R-MISSION-TIE':
    'gleichstand bei der mission / gleich viele ställe, wer bekommt das missionsgold / mission unentschieden / wir haben beide den längsten fluss / keiner hat etwas, zahlt die mission / zweiter platz bei der mission / mission gleichauf bei null / kriege ich was wenn ein anderer mehr hat / ich bin zweiter, bekomme ich missionsgold / dritter platz bei der mission / niemand hat einen stall, zahlt es trotzdem / alle haben null hunde',
  'S-BLACK':
    'wie funktioniert das schwarze schaf / kann der fuchs das schwarze schaf klauen / wo startet das schwarze schaf / darf ein hund das schwarze schaf treiben / fuchs trifft schwarzes schaf / wohin kommt das schwarze schaf wenn der fuchs kommt / kehrt es zum hof zurück / brauchen wir das schwarze schaf / schwarzes schaf statt weißem',
  'R-BLACK-BARN':
    'schwarzes schaf im stall, fuchs kommt / ist das schwarze schaf geschützt / hält ein stall das schwarze schaf / fuchs betritt stall mit schwarzem schaf / muss das schwarze schaf aus dem stall heim',
  'R-BLACK-ONCE':
    'gibt das schwarze schaf einen extra goldtaler / zählt das schwarze schaf eins wie andere schafe / schwarzes schaf als schaf und für das feld / doppelte punkte für das schwarze schaf / plus eins für schwarzes schaf',
  'R-BLACK-TIE':
    'zählt das schwarze schaf bei gleichstand / schwarzes schaf als tiebreaker / gleich viel gold, entscheidet das schwarze schaf / schwarzes schaf bei unentschieden',
  'R-BLACK-COUNTS':
    'zählt das schwarze schaf für meine mission / schwarzes schaf in den unteren reihen / mission schafe rechte spalten, auch das schwarze / gilt das schwarze schaf als schaf für missionen / schwarzes schaf und schafmission',
  'S-SECRETS':
    'darf ich karten der anderen ansehen / was ist geheim / darf ich die mission vom gegner sehen / ist die zahl der schafe offen / kann ich meine punkte verbergen / darf ich fragen wie viele karten du hast / sind die pläne offen / darf ich sehen was mein nachbar genommen hat / darf ich unter eine verdeckte karte schauen / verdeckte karte eines anderen ansehen',
  'A-MISSIONS':
    'welche missionen sind im spiel / liste der missionen / wie viel für den längsten weg / mission meiste ställe / mission fuchs neben einer stadt / wie viel gold bringt jede mission / zählt der hof bei schafkarten / mission mit hunden / schafe in den zwei unteren reihen / mission längster fluss zahlt',
  'A-BLACK':
    'wie viele punkte für das schwarze schaf / wert des schwarzen schafs je feld / wo ist das schwarze schaf 15 wert / schwarzes schaf neben schafhausen / tabelle schwarzes schaf / bestes feld für das schwarze schaf / wie viel gold in der mitte fürs schwarze schaf',
  'A-RIVERS':
    'wie viele punkte für einen fluss / fluss aus drei karten / was bringt ein langer fluss / zählt ein kurzer fluss / fluss mit 8 karten / zählen zwei flüsse getrennt / punktetabelle für flüsse / ist eine einzelne flusskarte etwas wert / gold nach flusslänge / fluss mit einer karte, gibt es gold / 5 karten langer fluss gold / zählen kurze flüsse / wie wird die flusslänge gezählt / jeder fluss einzeln',
  'A-BARN':
    'was macht ein stall / schützt der stall die schafe / sind schafe im stall sicher / darf der fuchs in den stall / fuchs kommt in die scheune / ist der hof ein stall / darf ich schafe in den stall treiben / wie viele schafe passen in den stall / s.h.e.e.p. unterschlupf / rettet der stall vor dem klauen / fuchs geht in den stall, schafe weg / halten ställe den fuchs ab / sind schafe im unterstand geschützt / kann der fuchs von einer stallkarte klauen',
  'A-END':
    'wann endet die partie / wer gewinnt / wie gewinne ich / wann ist schluss / nach welcher runde ist es aus / füllen wir den ganzen plan / ist nach drei runden schluss / wer am meisten gold hat siegt / wie viele karten am ende / ist nach runde drei schluss / wer ist der sieger / wie lange geht das spiel / letzte runde welche',
  'A-UNKNOWN':
    'welche werte sind geraten / was ist in der app unsicher / ist das der originalstapel / woher kennt ihr die karten / was ist rekonstruiert / habt ihr die karten erfunden',
  'A-OTHERWISE':
    'in meiner anleitung steht etwas anderes / fehler in der anleitung / englische und deutsche regel verschieden / errata / städte verwechselt im heft / app und anleitung widersprechen sich / welches heft hat recht',
};
