import type { SheepLookup } from './en-lookup.ts';

export const lookup: SheepLookup = {
  'A-END': {
    title: 'Spielende',
    text: 'Nach der dritten Runde ist die Partie zu Ende. Auf jedem Plan liegen dann 13 Karten, der Hof mitgezählt; Karten, die noch auf der Hand sind, kommen zurück in die Schachtel. Wer die meisten Goldtaler hat, gewinnt. Haben mehrere gleich viele, gewinnt, wer mehr weiße Schafe auf dem eigenen Plan hat.',
  },
  'A-MISSIONS': {
    title: 'Die neun Missionen und ihre Goldtaler',
    text: 'Die erste Zahl gilt, wenn du allein vorn liegst, die zweite bei einem geteilten ersten Platz. Bei „Karten mit Schaf“ zählt auch der Hof, den alle haben.',
  },
  'A-BLACK': {
    title: 'Goldtaler des schwarzen Schafs, Feld für Feld',
    text: 'Reihen von oben; oben links ist der Hof, unten rechts Schafhausen. Das schwarze Schaf bringt nicht auch noch einen Goldtaler als Schaf, und seine Goldtaler entscheiden keinen Gleichstand. Bei den Missionen zu Reihen und Spalten zählt es als Schaf.',
  },
  'A-RIVERS': {
    title: 'Goldtaler der Flüsse',
    text: 'Jeder Fluss zählt nach der Zahl seiner Karten, auch eine einzelne Karte:',
  },
  'A-BARN': {
    title: 'Ställe',
    text: 'Schafe auf einer Karte mit Stall (S.H.E.E.P.) sind sicher: Ein Fuchs, der sie betritt, klaut kein weißes Schaf und schickt das schwarze nicht heim. Auch der Hof hat einen Stall (kein Regelheft sagt es, aber Rezensionen). Hunde dürfen Schafe hinein- und hinaustreiben.',
  },
  'A-UNKNOWN': {
    title: 'Was wir nicht wissen',
    text: 'Kein Regelheft, das wir haben, nennt diese Werte der beiden Spiele. Sie sind unsere Rekonstruktion oder stammen aus Rezensionen, jeder mit seinem Grund. Wer ein Spiel besitzt, kann die meisten für das eigene berichtigen.',
  },
  'A-OTHERWISE': {
    title: 'Wenn deine Anleitung etwas anderes sagt',
    text: 'Der deutsche und der englische Text unterscheiden sich an ein paar Stellen. Wir spielen es so:',
    lines: [
      'Schwarzes Schaf und Stall: Der deutsche Text sagt nichts, der englische nennt Ställe: Ein Stall schützt es.',
      'Flüsse: Der deutsche Text spricht von den Enden, der englische vom Fluss. Jedes Ende muss passen.',
      'Längster Weg: Deutsch heißt es Wegenetz, englisch Weg: Es zählt das größte zusammenhängende Wegenetz.',
      'Reihenfolge der Bilder: Der deutsche Text spricht von Tieren, der englische von Tierarten: Die Bilder dürfen in beliebiger Reihenfolge genutzt werden.',
      'Städte, englisch: An einer Stelle sind zwei Namen vertauscht. Mähmingen liegt oben rechts, Wollstadt unten links, Schafhausen unten rechts.',
    ],
  },
};
