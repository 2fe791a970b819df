import type { WolfLookup } from './en-lookup.ts';

export const lookup: WolfLookup = {
  'A-SHEEP-01': {
    title: 'Schaf 01 (Skip)',
    text: 'Eine Schafskarte (im Entwurf von 2015: Tornado 01). „Skip“: Wird sie aktiviert, endet der Zug sofort: Wölfe und Hunde vor diesem Spieler werden nicht aktiviert, es wird nicht geprüft, nicht ausgespielt und nicht nachgezogen. Beide Farben bewegen sie, die halbe Zahl gegen den Uhrzeigersinn. Im allerersten Zug tut sie nichts.',
  },
  'A-SHEEP-02': {
    title: 'Schaf 02 (keine 3)',
    text: 'Eine Schafskarte (im Entwurf von 2015: Tornado 02). Wird sie aktiviert, ist in diesem Zug jede 3 verboten, ob schwarz oder weiß. Wer nur 3er hat, zeigt die Hand und setzt aus. Beide Farben bewegen sie, die halbe Zahl gegen den Uhrzeigersinn.',
  },
  'A-RED-DEVIL': {
    title: 'Roter Teufel (Designer’s 01)',
    text: 'Ein Wolf, den schwarze Karten dreimal so weit bewegen: 3, 6, 9 oder 12 Schritte. Eine schwarze 4 führt ihn dreimal um den Tisch, zurück an seinen Platz. Ihn mit Hund 01 zu spielen ist unser Vorschlag; kein Regelheft nennt eine Zusammenstellung dafür.',
  },
  'A-LIMITS': {
    title: 'Nie weniger als 0, nie mehr als am Anfang',
    text: 'Wo kein Schaf mehr ist, verjagt ein Wolf keines, und ein Hund bringt keines zurück, wenn keines fehlt. Niemand hat je mehr Schafe als am Anfang oder weniger als 0.',
  },
  'A-NUMBERS': {
    title: 'Die Zahlenkarten',
    text: '32 Karten, 16 schwarze und 16 weiße. Die Zahl ist der Bewegungswert: So weit ziehen die Tiere. Jede gedruckte Karte und die Spielhilfe zeigen, wie viele es davon gibt. Die Regelhefte von 2016 sagen nur, dass die schwarze 3 am häufigsten ist; die anderen Anzahlen sind unsere Rekonstruktion. Der Entwurf von 2015 nennt nur 32 Karten in 8 Arten.',
  },
  'A-SEVEN': {
    title: 'Die sieben Karten von Fleisch & Knochen',
    text: 'Diese sieben ersetzen die gleichen Zahlen ohne Symbol. Es bleiben also 32 Karten.',
  },
  'A-SHEEP-START': {
    title: 'Schafe am Anfang, Spieler für Spieler',
    text: 'Von Spieler 1 an gezählt. Mit zwei oder mehr Wolfskarten bekommt jeder eines mehr; im Entwurf von 2015 nur zu viert. „Wolf im Schafspelz“ zählt immer als zwei Wölfe.',
    lines: ['Zu viert: 3, 3, 3, 3', 'Zu dritt: 2, 4, 3, 3', 'Zu zweit: 2, 3, 3, 3'],
  },
  'A-THREE': {
    title: 'Rat für drei Spieler',
    text: 'Spieler 2 spielt allein, mit dem virtuellen Spieler gegenüber. Dort sollte sitzen, wer die meiste Erfahrung hat. Am besten ist das Spiel zu viert.',
  },
  'A-LEVELS': {
    title: 'Die Stufen der Zusammenstellungen',
    text: 'Schafs-, Verwandlungs-, Extra- und Designerkarten sind für erfahrene Spieler. Ihr dürft auch Karten dazunehmen, weglassen oder Zusammenstellungen verbinden.',
    lines: [
      'Erstes Spiel: für die allererste Partie.',
      'Anfänger: wenn alle einmal gespielt haben.',
      'Erfahrene: wenn alle die Regeln gut kennen.',
      'Vielspieler: für alle, die gern planen.',
      'Designerkarten: besondere Karten; Roter Teufel mit Hund 01 ist unser eigener Vorschlag.',
    ],
  },
  'A-ARROWS': {
    title: 'Ziele und Pfeile',
    text: 'Manche Karten haben eine Zieländerung: Der Pfeil auf einer Tierkarte gilt aus der Sicht des Spielers, vor dem sie liegt. Links ist der nächste Spieler, rechts der vorige, gegenüber der Partner. Ohne Pfeil (oder mit einem Pfeil nach unten) trifft es diesen Spieler selbst.',
  },
  'A-TIPS': {
    title: 'Tipps zum Spiel',
    text: 'Selbst draufkommen macht am meisten Spaß: Lies das nur, wenn du willst.',
    spoiler: true,
    lines: [
      'Zähle die Zahlenkarten. Die schwarze 3 ist am häufigsten: Vorsicht vor einem Wolf, den drei Schritte zu dir oder deinem Partner bringen.',
      'Hilf deinem Partner: Darum geht es in diesem Spiel.',
      'Wer eine Karte nicht gespielt hat, die dir geschadet hätte, hat sie wohl nicht. Sei dir aber nicht zu sicher: Er kann sie gerade nachgezogen haben.',
      'Erschließe in den letzten Zügen aus deinen und den gespielten Karten, was die anderen noch haben.',
      'Verwandlungskarten ändern alles: Rechne aus, wer bei der Ankunft ein Wolf ist.',
      'Neulinge: Behaltet für einige Spiele dieselben Partner.',
      'Unser eigener Tipp: Heb auf, was dein Partner braucht. Deine Karten bewegen die Tiere vor seinem Zug.',
      'Unser eigener Tipp: Du darfst auch eine Karte spielen, die nichts bewegt. Dann bleiben alle Tiere liegen: gut, wenn sie für dich günstig liegen.',
    ],
  },
  'A-UNKNOWN': {
    title: 'Was wir nicht wissen',
    text: 'Kein Regelheft, das wir haben, nennt diese Werte der beiden Spiele. Sie sind unsere Rekonstruktion oder stammen aus Rezensionen, jeder mit seinem Grund. Wer ein Spiel besitzt, kann die meisten für das eigene berichtigen.',
  },
  'A-OTHERWISE': {
    title: 'Wenn dein Regelheft etwas anderes sagt',
    text: 'Die Regelhefte enthalten ein paar Fehler. Wir spielen es so (vielleicht nennt auch der Verlag Druckfehler):',
    lines: [
      'Alle Hefte zum Spielende (deutsch: Kapitel 4): Auch nach der letzten Aktivierung wird geprüft, ob eine Weide leer ist; erst dann werden die Schafe gezählt.',
      'FAQ 1 im deutschen Heft: Das dort genannte Team verliert (nicht: gewinnt).',
      'Deutsch, Verwirrter Hund: Er wird jedes Mal umgedreht, nicht immer „auf die Rückseite“.',
      'Deutsch, Wolf im Schafspelz: Er bleibt bei einem der beiden Pelze liegen. Im Beispiel 15-2 ist es der Wolf im Schafspelz, der sich nicht bewegt.',
      'Deutsch 7-3: Phase 3 heißt dort „Bewegung“; gemeint ist die Ausspielphase.',
      'Deutsch und Englisch, Beispiel 8-2: Drei Schritte von Spieler 1 führen zu Spieler 4, wie es im japanischen Heft steht.',
      'Deutsch und Englisch 8-3: Verwandlungskarten werden auch umgedreht, wenn sie bei Spieler 1 anhalten (so 8-1), und jedes Mal, nicht nur „auf die Rückseite“.',
      'Japanisch 11-1: Zu zweit spielt einer gegen einen.',
      'Japanisch 12 (Hinweis): Fleisch und Knochen gelten bis zur nächsten Karte dieses Spielers, nicht bis zu seinem nächsten Zug.',
      'Französischer Entwurf 5: nicht fünf Runden; es gewinnt, wer zuerst drei Spiele gewinnt.',
      'Französischer Entwurf 9-2: Die Listen der Hälften meinen die Zahlen 1, 2, 3 und 4.',
      'Französischer Entwurf 12-2: Spieler 1 heißt dort „links vom Dummy“, obwohl es zwei Dummys gibt; das ändert nichts.',
    ],
  },
};
