import { counter } from '../../../words/plural.ts';
import type { WolfGallery } from './en-gallery.ts';

const count = counter('de');

/** The owner of the sheep. */
const OF: Readonly<Record<string, string>> = {
  'dem Spieler, vor dem das Tier liegt': 'des Spielers, vor dem das Tier liegt',
  'dem linken Nachbarn': 'des linken Nachbarn',
  'dem Partner gegenüber': 'des Partners gegenüber',
  'dem rechten Nachbarn': 'des rechten Nachbarn',
};

export const words: WolfGallery = {
  title: 'Die Tierkarten',
  add: 'Ins Spiel nehmen',
  side: { front: 'Vorderseite', back: 'Rückseite' },
  pinned: 'Die Regelhefte nennen alle Werte dieser Karte.',
  invented: 'Unsere eigene Erfindung.',
  does: {
    wolf: (whose, sheep) => `Verjagt ${count(sheep, { one: 'ein Schaf', other: '# Schafe' })} ${OF[whose] ?? `von ${whose}`}.`,
    // A relative clause about the player ends with a comma.
    hound: (whose, sheep) =>
      `Bringt ${whose}${whose.includes(',') ? ',' : ''} ${count(sheep, { one: 'ein Schaf', other: '# Schafe' })} zurück.`,
  },
  whose: {
    self: 'dem Spieler, vor dem das Tier liegt',
    left: 'dem linken Nachbarn',
    across: 'dem Partner gegenüber',
    right: 'dem rechten Nachbarn',
  },
  movedBy: {
    black: 'Schwarze Karten bewegen das Tier',
    white: 'Weiße Karten bewegen das Tier',
    both: 'Alle Karten bewegen das Tier',
    none: 'Keine Zahlenkarte bewegt das Tier.',
  },
  pace: {
    plain: 'so weit, wie die Zahl sagt.',
    reverse: 'gegen den Uhrzeigersinn.',
    '+1': 'einen Schritt weiter, als die Zahl sagt.',
    '-1': 'einen Schritt weniger, als die Zahl sagt.',
    '1/2': 'um die Hälfte der Zahl, abgerundet.',
    '-1/2': 'um die Hälfte der Zahl, abgerundet, gegen den Uhrzeigersinn.',
    x3: 'dreimal so weit, wie die Zahl sagt.',
  },
  moves: (by, pace) => `${by} ${pace}`,
  paceOther: (form, n) =>
    ({
      '+': `${n} Schritte weiter, als die Zahl sagt.`,
      '-': `${n} Schritte weniger, als die Zahl sagt.`,
      '1/': `um die Zahl geteilt durch ${n}, abgerundet.`,
      '-1/': `um die Zahl geteilt durch ${n}, abgerundet, gegen den Uhrzeigersinn.`,
      x: `${n}-mal so weit, wie die Zahl sagt.`,
    })[form],
  metamorphic:
    'Wird umgedreht, wenn sie Spieler 1 erreicht oder passiert. Liegen zwei gleichfarbige vor einem Spieler, wird eine umgedreht.',
  otherwise: (edition) => `${edition}: andere Werte`,
  rulings: 'Regeln dazu',
  moreWolves: 'ab zwei Wolfskarten',
};
