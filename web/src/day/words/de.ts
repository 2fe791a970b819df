import { counter } from '../../words/plural.ts';
import type { DayWords } from './en.ts';

const count = counter('de');

export const words: DayWords = {
  title: 'Tagespartie',
  about: 'Heute für alle dieselben Karten, derselbe Platz und dieselben Bots.',
  honour: 'Du hast einen einzigen Versuch. Wir vertrauen dir.',
  play: 'Spielen',
  goOn: 'Weiterspielen',
  you: 'Du',
  wolf: 'Wolf auf deinem Platz',
  thinking: 'Wolf spielt mit deinen Karten …',
  won: 'gewonnen',
  lost: 'verloren',
  score: (mine, theirs) => `${mine} : ${theirs}`,
  better: 'Du warst besser als Wolf.',
  same: 'Du warst so gut wie Wolf.',
  worse: 'Wolf hat mit denselben Karten mehr erreicht.',
  streak: (days) => count(days, { one: 'Serie: # Tag', other: '# Tage in Folge' }),
  noStreak: 'Spiel heute und beginne eine Serie.',
  week: 'Die letzten sieben Tage',
  notPlayed: 'nicht gespielt',
  share: 'Bild teilen',
  save: 'Bild speichern',
  copy: 'Als Text kopieren',
  copied: 'Kopiert.',
  picture: 'Ein Bild deines Ergebnisses, ohne eine einzige Karte',
  replay: 'Ansehen',
  review: 'Analyse',
  yesterday: 'Gestern',
  late: 'An einem anderen Tag gespielt: zählt nicht für die Serie.',
  next: (hours, minutes) => `Die nächste Partie kommt in ${hours} Std. ${minutes} Min.`,
  over: 'Die Tagespartie ist zu Ende.',
  result: 'Zum Ergebnis',
};
