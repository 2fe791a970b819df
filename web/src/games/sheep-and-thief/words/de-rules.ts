import { help } from '../../../words/de/rules.ts';
import type { RuleText } from '../../../words/en/rules.ts';
import { lookup } from './de-lookup.ts';
import { questions } from './de-questions.ts';
import { reasons } from './de-reasons.ts';
import type { SheepRuleId, SheepRules } from './en-rules.ts';
import { phrasings } from './phrasings/de.ts';

const rules: Omit<Record<SheepRuleId, RuleText>, keyof typeof lookup> = {
  'S-TABLE': {
    title: 'Der Tisch',
    text: 'Jeder hat einen Landschaftsplan aus 4 × 4 Feldern mit dem Hof oben links, einen Fuchs und eine Schafskoppel für geklaute Schafe. Der Fuchs steht auf allen Plänen auf demselben Feld, zuerst in Reihe 3, Spalte 3 (unsere Annahme). Auf jedem Hof wartet ein weißes Schaf.',
  },
  'R-SEATS': {
    title: 'Wer wo sitzt',
    text: 'Laut Spielanleitung beginnt, wer einem abenteuerlustigen Schaf am ähnlichsten sieht. Hier bestimmt der Zufall den Startspieler. „Plätze mischen“ lost aus, wer wo sitzt: Spieler 1 beginnt. Ihr könnt die Plätze auch selbst wählen.',
  },
  'S-DECK': {
    title: 'Landschaftskarten',
    text: 'Karten werden nie gedreht. Durch die Mitte jeder Kante kann ein Weg oder ein Fluss führen. Karten zeigen Schafe, Hunde, Füchse und manchmal einen Stall. Kein Regelheft zählt die Karten einzeln auf: Dieser Stapel ist unsere Rekonstruktion.',
  },
  'S-DRAFT': {
    title: 'Kartenphase',
    text: 'Du bekommst fünf Karten (zu zweit sechs). Alle behalten gleichzeitig eine (zu zweit zwei) und geben den Rest weiter: in Runde 1 und 3 nach links, in Runde 2 nach rechts. So geht es, bis alle Karten vergeben sind. Behaltene Karten darfst du ansehen.',
  },
  'R-LASTCARD': {
    title: 'Die letzten Karten',
    text: 'Was am Ende der Kartenphase übrig ist, wird weitergegeben und bleibt beim Nachbarn, ohne dass jemand wählt.',
  },
  'S-PLACEMENT': {
    title: 'Legephase',
    text: 'Vom Startspieler an legt jeder im Uhrzeigersinn je eine Karte, vier in jeder Runde, in beliebiger Reihenfolge. Es gibt drei Runden.',
  },
  'S-ADJACENT': {
    title: 'Neben eine Karte',
    text: 'Eine Karte kommt auf ein freies Feld direkt neben eine eigene, nicht schräg. Hof und verdeckte Karten zählen mit.',
  },
  'R-RIVER': {
    title: 'Flüsse müssen fortgesetzt werden',
    text: 'Wo sich zwei deiner Karten berühren, führen entweder beide Kanten einen Fluss oder keine. Jede Kante zählt für sich. Zu freien Feldern, über den Planrand hinaus und in Städte darf ein Fluss frei laufen, nie in den Hof. Wege müssen nicht weitergehen.',
  },
  'R-YARD-DRY': {
    title: 'Kein Fluss am Hof',
    text: 'Der Hof hat keinen Fluss (unsere Auslegung; kein Regelheft sagt es). An der Kante zum Hof darf deine Karte keinen Fluss zeigen.',
  },
  'S-FOX-BLOCKS': { title: 'Der Fuchs blockiert', text: 'Auf das Feld, auf dem der Fuchs steht, kommt keine Karte.' },
  'R-FACEDOWN': {
    title: 'Verdeckt legen',
    text: 'Nur wenn keine Handkarte irgendwo passt, legst du eine verdeckt, egal welche. Dann gilt die Flussregel nicht, die beiden anderen Regeln schon. Sie zählt als leere Wiese; Schafe dürfen auf sie getrieben werden.',
  },
  'R-ANYORDER': {
    title: 'Bilder in beliebiger Reihenfolge',
    text: 'Jedes Bild der gelegten Karte ist eine Aktion. Führe sie in beliebiger Reihenfolge aus, auch gemischt. Schafe und Füchse sind Pflicht, Hunde freiwillig.',
  },
  'S-SHEEP': {
    title: 'Schafe',
    text: 'Für jedes Schafbild kommt ein weißes Schaf aus dem Vorrat auf die gelegte Karte. Ist der Vorrat leer, bekommst du keines.',
  },
  'S-DOG': {
    title: 'Hunde',
    text: 'Ein Hund (Gustav oder sein Sohn) treibt ein oder mehrere Schafe von einer deiner Karten auf eine direkt daneben, nie auf die Karte, auf der der Fuchs steht. Flüsse, Wege und Wälder halten sie nicht auf. Dieselben Schafe dürfen noch einmal getrieben werden. Von der Karte, auf der der Fuchs steht, dürfen Schafe weggetrieben werden.',
  },
  'S-FOX': {
    title: 'Der Fuchs',
    text: 'Für jedes Fuchsbild schickst du den Fuchs (Fritz) ein Feld weit in eine Richtung deiner Wahl, auf allen Plänen zugleich. Jedes Bild ist ein Schritt und muss ausgeführt werden. Der Fuchs darf freie Felder betreten und dorthin zurück, woher er kam, den Plan aber nie verlassen. Von jeder Karte, die er betritt, kommen die weißen Schafe der anderen auf deine Schafskoppel und deine eigenen zurück in den Vorrat, außer die Karte hat einen Stall. Geklaut wird nur beim Betreten. Der Hof hat einen Stall (kein Regelheft sagt es, aber Rezensionen).',
  },
  'S-ROUND-END': {
    title: 'Rundenende',
    text: 'Zu zweit legt jeder geheim eine der beiden übrigen Karten zurück in die Schachtel. Dann bekommt jeder vier Karten (zu zweit fünf), und der nächste Spieler wird Startspieler.',
  },
  'R-OUT-SECRET': {
    title: 'Geheim in die Schachtel',
    text: 'Zu zweit erfährt niemand, welche Karte der andere zurück in die Schachtel gelegt hat.',
  },
  'R-KEPT': {
    title: 'Die übrige Karte',
    text: 'Die Karte, die du nicht gelegt hast, kommt zu deinen nächsten Karten und darf weitergegeben werden. Nach der dritten Runde kommt sie zurück in die Schachtel.',
  },
  'S-SCORE': {
    title: 'Goldtaler',
    text: 'Nach drei Runden endet die Partie: Wer die meisten Goldtaler hat, gewinnt. Ein Goldtaler für jedes weiße Schaf auf deinem Plan und auf deiner Schafskoppel. Dazu die Städte. Jeder Fluss nach der Zahl seiner Karten: 1, 3, 5, 8, 11, 15, dann je 5 mehr. Missionen und schwarzes Schaf, wenn ihr damit spielt.',
  },
  'S-TOWNS': {
    title: 'Städte',
    text: 'Mähmingen oben rechts und Wollstadt unten links bringen 5, Schafhausen unten rechts 10. Eine Stadt zählt, wenn ein ununterbrochener Weg vom Hof dorthin führt und das Eckfeld durch eine seiner Außenkanten verlässt. Welche Kanten zählen, ist unsere Annahme.',
  },
  'R-BRIDGE': {
    title: 'Brücken',
    text: 'Weg und Fluss auf einer Karte kreuzen sich auf einer Brücke: Beide gehen weiter, sie verbinden sich nicht.',
  },
  'S-2014': {
    title: 'Flüsse von 2014',
    text: 'In der Ausgabe von 2014 gibt es stattdessen zwei Goldtaler für jede Flusskarte, die mit einer anderen verbunden ist. Das sagen nur Rezensionen; ein Regelheft dieser Ausgabe haben wir nicht.',
  },
  'H-COPY': {
    title: 'Werte des eigenen Exemplars',
    text: 'Wer das gedruckte Spiel besitzt, darf berichtigen, was kein Regelheft festlegt: was jede Landschaftskarte zeigt und wie viele es sind, das Startfeld des Fuchses, die Kanten, durch die ein Weg in eine Stadt führt, Wege, Stall und Fluss des Hofs, die Anzahl der weißen Schafe und die Goldtaler für Flüsse von 2014. Alle am Tisch sehen, was abweicht.',
  },
  'S-TIES': {
    title: 'Gleichstand',
    text: 'Bei gleich vielen Goldtalern gewinnt, wer mehr weiße Schafe auf dem eigenen Plan hat; sonst wird der Sieg geteilt.',
  },
  'S-MISSIONS': {
    title: 'Missionen',
    text: 'Jeder hat eine geheime Mission, die am Ende gezeigt wird. Wer allein vorn liegt, bekommt den großen Wert; wer sich den ersten Platz teilt, den kleinen.',
  },
  'R-MISSION-TIE': {
    title: 'Geteilte Missionen',
    text: 'Ein geteilter erster Platz bringt den kleinen Wert, auch wenn alle bei null stehen. Wer hinter jemandem liegt, bekommt nichts.',
  },
  'S-BLACK': {
    title: 'Das schwarze Schaf',
    text: 'Es beginnt auf dem Hof anstelle des weißen. Hunde treiben es wie jedes andere. Betritt ein Fuchs seine Karte, kommt es auf den Hof zurück, außer dort ist ein Stall; geklaut wird es nie. Am Ende bringt sein Feld 0 bis 15 Goldtaler, nach unten rechts immer mehr.',
  },
  'R-BLACK-BARN': {
    title: 'Das schwarze Schaf im Stall',
    text: 'Ein Stall schützt das schwarze Schaf wie die weißen: Es bleibt, wo es ist.',
  },
  'R-BLACK-ONCE': {
    title: 'Goldtaler nur für sein Feld',
    text: 'Das schwarze Schaf zählt nach seinem Feld. Als Schaf bringt es keinen weiteren Goldtaler.',
  },
  'R-BLACK-TIE': {
    title: 'Das schwarze Schaf beim Gleichstand',
    text: 'Die Goldtaler des schwarzen Schafs entscheiden keinen Gleichstand: Dafür zählen nur weiße Schafe auf dem Plan.',
  },
  'R-BLACK-COUNTS': {
    title: 'Das schwarze Schaf in Missionen',
    text: 'Bei den Missionen zu den unteren Reihen und den rechten Spalten zählt das schwarze Schaf als Schaf.',
  },
  'S-SECRETS': {
    title: 'Geheimnisse',
    text: 'Deine Karten, deine Wahl und deine Mission kennst nur du. Pläne, Schafe, Schafskoppeln und die Zahl der Karten sieht jeder.',
  },
};

export const words = {
  ...help,
  title: 'Regeln von Sheep & Thief',
  rules: { ...rules, ...lookup },
  questions,
  phrasings,
  reasons,
} satisfies SheepRules;
