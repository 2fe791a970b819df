import type { WolfSets } from './en-sets.ts';

export const words: WolfSets = {
  levelsAbout: {
    'first-game': 'Für die allererste Partie.',
    beginner: 'Wenn alle einmal gespielt haben.',
    experienced: 'Wenn alle die Regeln gut kennen.',
    gamer: 'Für alle, die gern planen.',
    designer: 'Besondere Karten, wenn ihr die anderen kennt.',
  },
  ownAbout: 'Nehmt Karten dazu, lasst welche weg, verbindet Zusammenstellungen.',
  any: { wolf: 'beliebiger Wolf', hound: 'beliebiger Hund' },
  or: ' oder ',
  which: { wolf: 'Welcher Wolf?', hound: 'Welcher Hund?', sheep: 'Welche Schafskarte?' },
  experienced: 'Für erfahrene Spieler',
  ours: 'Unser Vorschlag',
  alone: (seat) => `${seat} (Spieler 2) spielt allein, mit dem Dummy gegenüber: am besten, wer die meiste Erfahrung hat.`,
};
