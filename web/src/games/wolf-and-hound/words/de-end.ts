import type { WolfEnd } from './en-end.ts';

export const words: WolfEnd = {
  decides: 'Eine leere Weide genügt, und das ganze Team verliert.',
  both: 'Vom Spieler am Zug aus im Uhrzeigersinn verliert das Team der ersten leeren Weide.',
  tie: (team, all) => `${all} zu ${all}: Gleichstand geht an ${team}.`,
  count: 'Schafe auf den Weiden',
  series: (a, x, b, y) => `Serie: ${a} ${x}, ${b} ${y}`,
  seriesWon: (team) => `${team} gewinnt die Serie!`,
  next: 'Nächste Partie',
};
