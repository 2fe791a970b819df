import { counter } from '../../../words/plural.ts';
import type { WolfGallery } from './en-gallery.ts';

const count = counter('de');

export const words: WolfGallery = {
  title: 'Die Tierkarten',
  add: 'Ins Spiel nehmen',
  side: { front: 'Vorderseite', back: 'Rückseite' },
  pinned: 'Der Text der Regelhefte legt diese Karte fest.',
  invented: 'Unsere eigene Erfindung.',
  does: {
    wolf: (whose, sheep) => `Verjagt ${count(sheep, { one: 'ein Schaf', other: '# Schafe' })} ${whose}.`,
    hound: (whose, sheep) => `Bringt ${count(sheep, { one: 'ein Schaf', other: '# Schafe' })} ${whose} heim.`,
  },
  whose: {
    self: 'des Spielers, bei dem es steht',
    left: 'des linken Nachbarn',
    across: 'des Partners gegenüber',
    right: 'des rechten Nachbarn',
  },
  movedBy: {
    black: 'Schwarze Karten bewegen es',
    white: 'Weiße Karten bewegen es',
    both: 'Alle Karten bewegen es',
    none: 'Keine Karte bewegt es.',
  },
  pace: {
    plain: 'so weit, wie die Zahl sagt.',
    reverse: 'gegen den Uhrzeigersinn.',
    '+1': 'einen Schritt weiter als die Zahl.',
    '-1': 'einen Schritt weniger als die Zahl.',
    '1/2': 'die halbe Zahl, abgerundet.',
    '-1/2': 'die halbe Zahl, abgerundet, gegen den Uhrzeigersinn.',
    x3: 'dreimal so weit wie die Zahl.',
  },
  moves: (by, pace) => `${by}: ${pace}`,
  paceOther: (pace) => `um ${pace}.`,
  metamorphic: 'Wird umgedreht, wenn sie Platz 1 erreicht oder passiert. Zwei gleiche an einem Tor: Eine wird umgedreht.',
  rulings: 'Regeln dazu',
  moreWolves: 'ab zwei Wolfskarten',
};
