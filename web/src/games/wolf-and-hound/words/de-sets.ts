import { counter } from '../../../words/plural.ts';
import type { WolfSets } from './en-sets.ts';

const count = counter('de');
const list = (facts: Readonly<Record<string, unknown>>, key: string) => [facts[key] ?? ''].flat().join(', ');

const refusals: WolfSets['refusals'] = {
  'bad-players': () => 'Zwei, drei oder vier können spielen.',
  'no-animals': () => 'Wähle mindestens eine Tierkarte.',
  'unknown-animal': (facts) => `Es gibt keine Tierkarte „${list(facts, 'animal')}“.`,
  'wrong-edition': (facts) => `„${list(facts, 'animal')}“ gehört zur anderen Ausgabe.`,
  'two-copies': (facts) => `„${list(facts, 'animal')}“ ist doppelt.`,
  'not-alone': () => 'Die drei Karten des Wolfs im Schafspelz spielen nur zusammen.',
  'too-many-animals': (facts) => `Höchstens ${list(facts, 'most')} Tierkarten dürfen mitspielen.`,
  'no-expansion-in-draft': () => 'Der Entwurf von 2015 kennt kein Fleisch & Knochen.',
  'expansion-with-own-numbers': () => 'Fleisch & Knochen passt nicht zu eigenen Zahlenkarten.',
  'bad-sheep-count': () => 'Alle beginnen mit 1 bis 5 Schafen.',
  'bad-number-deck': () => 'Mit diesen Zahlenkarten kann man nicht spielen.',
  'bad-card': (facts) => `Die Karte „${list(facts, 'card')}“ ist nicht spielbar.`,
  'bad-copy': () => 'Die berichtigten Werte dieses Exemplars lassen sich nicht spielen.',
  'bad-deal': () => 'Diese Karten sind nicht die Zahlenkarten dieser Partie.',
  'bad-position': () => 'So könnte der Tisch nie aussehen.',
};

export const words: WolfSets = {
  setup: {
    title: 'Wolf & Hound: neue Partie',
    playersOf: (n) => `${n}`,
    playersAbout: { 2: 'zwei virtuelle Spieler', 3: 'ein virtueller Spieler', 4: 'zwei Teams' },
    who: 'Wer sitzt wo',
    animals: 'Tiere',
    own: 'Eigene Auswahl',
    levels: {
      'first-game': 'Erstes Spiel',
      beginner: 'Anfänger',
      experienced: 'Erfahrene',
      gamer: 'Vielspieler',
      designer: 'Designerkarten',
    },
    chosen: (n) => count(n, { one: '# Tierkarte', other: '# Tierkarten' }),
    expansionAbout: 'Fleisch hält Wölfe auf, Knochen Hunde.',
    sheep: 'Schafe am Anfang',
    sheepUsual: 'wie in den Regeln',
    sheepOwn: 'eigene Zahlen',
    series: 'Drei Siege aus fünf Partien (Best of 5)',
    deal: 'Austeilen',
    cannot: 'So geht es nicht:',
  },
  refusals,
  levelsAbout: {
    'first-game': 'Für die allererste Partie.',
    beginner: 'Wenn alle einmal gespielt haben.',
    experienced: 'Wenn alle die Regeln gut kennen.',
    gamer: 'Für alle, die gern planen.',
    designer: 'Besondere Karten, wenn ihr die anderen kennt.',
  },
  picks: {
    title: 'Vorschläge',
    surprise: 'Überrasch mich',
    hard: (paws) => ['leicht', 'zum Nachdenken', 'knifflig'][paws - 1] ?? '',
    of: {
      first: { name: 'Erste Schritte', about: 'Ein Wolf, ein Hund.' },
      slow: { name: 'Der träge Fresser', about: 'Ein zweiter Wolf, der nur halb so weit geht.' },
      across: { name: 'Quer über die Wiese', about: 'Dieser Wolf holt sich Schafe von gegenüber.' },
      asleep: { name: 'Tief im Schlaf', about: 'Wo dieses Schaf schnarcht, fällt ein Zug aus.' },
      changelings: { name: 'Gestaltwandler', about: 'Eben noch Wolf, gleich schon Hund.' },
      grandpa: { name: 'Opa kommt mit', about: 'Er zieht gegen den Uhrzeigersinn, einen Zug später.' },
    },
  },
  ownAbout: 'Nehmt Karten dazu, lasst welche weg, verbindet Zusammenstellungen.',
  any: { wolf: 'beliebiger Wolf', hound: 'beliebiger Hund' },
  or: ' oder ',
  which: { wolf: 'Welcher Wolf?', hound: 'Welcher Hund?', sheep: 'Welche Schafskarte?' },
  experienced: 'Für erfahrene Spieler',
  ours: 'Unser Vorschlag',
  alone: (seat) =>
    `${seat} (Spieler 2) spielt allein, mit dem virtuellen Spieler gegenüber. Dort sitzt am besten, wer die meiste Erfahrung hat.`,
  aloneYou:
    'Du bist Spieler 2: Du spielst allein, mit dem virtuellen Spieler gegenüber. Dort sitzt am besten, wer die meiste Erfahrung hat.',
};
