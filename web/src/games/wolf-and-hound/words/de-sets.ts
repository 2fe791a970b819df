import { counter } from '../../../words/plural.ts';
import type { WolfSets } from './en-sets.ts';

const count = counter('de');

export const words: WolfSets = {
  setup: {
    title: 'Wolf & Hound: neues Spiel',
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
    series: 'Drei Siege aus fünf Spielen (Best of 5)',
    deal: 'Austeilen',
    cannot: 'So geht es nicht:',
  },
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
      changelings: { name: 'Wechselbälger', about: 'Eben noch Wolf, gleich schon Hund.' },
      grandpa: { name: 'Opa kommt mit', about: 'Er zieht gegen den Uhrzeigersinn, einen Zug später.' },
    },
  },
  ownAbout: 'Nehmt Karten dazu, lasst welche weg, verbindet Zusammenstellungen.',
  any: { wolf: 'beliebiger Wolf', hound: 'beliebiger Hund' },
  or: ' oder ',
  which: { wolf: 'Welcher Wolf?', hound: 'Welcher Hund?', sheep: 'Welche Schafskarte?' },
  experienced: 'Für erfahrene Spieler',
  ours: 'Unser Vorschlag',
  alone: (seat) => `${seat} (Spieler 2) spielt allein, mit dem Dummy gegenüber: am besten, wer die meiste Erfahrung hat.`,
};
