import { spaced } from '../../../words/grammar/fr.ts';
import type { WolfEnd } from './en-end.ts';

export const words: WolfEnd = spaced({
  decides: 'Un seul pré vide, et toute l’équipe perd.',
  both: 'Dans le sens horaire à partir du joueur actif, le premier pré vide perd.',
  tie: (team, all) => `Égalité, ${all} à ${all} : elle revient à l’équipe ${team}.`,
  count: 'Moutons dans les prés',
  series: (a, x, b, y) => `Série : équipe ${a} ${x}, équipe ${b} ${y}`,
  seriesWon: (team) => `L’équipe ${team} gagne la série !`,
  next: 'Partie suivante',
});
