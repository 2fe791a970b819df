import { spaced } from '../../words/grammar/fr.ts';
import { counter } from '../../words/plural.ts';
import type { DayWords } from './en.ts';

const count = counter('fr');

export const words = spaced<DayWords>({
  title: 'Donne du jour',
  about: 'Aujourd’hui, les mêmes cartes, la même place et les mêmes robots pour tout le monde.',
  honour: 'Tu n’as qu’un essai. On te fait confiance.',
  play: 'Jouer',
  goOn: 'Continuer',
  you: 'Toi',
  wolf: 'Loup devant toi',
  thinking: 'Loup joue tes cartes…',
  won: 'gagné',
  lost: 'perdu',
  score: (mine, theirs) => `${mine} – ${theirs}`,
  better: 'Tu as fait mieux que Loup.',
  same: 'Tu as fait aussi bien que Loup.',
  worse: 'Loup a fait mieux avec les mêmes cartes.',
  streak: (days) => count(days, { one: '# jour de suite', other: '# jours de suite' }),
  noStreak: 'Joue aujourd’hui pour commencer une série.',
  week: 'Les sept derniers jours',
  notPlayed: 'pas joué',
  share: 'Partager l’image',
  save: 'Enregistrer l’image',
  copy: 'Copier en texte',
  copied: 'Copié.',
  picture: 'Une image de ton résultat, sans aucune carte',
  replay: 'Revoir',
  review: 'Analyser',
  yesterday: 'Hier',
  late: 'Jouée un autre jour : elle ne compte pas pour la série.',
  next: (hours, minutes) => `Prochaine donne dans ${hours} h ${minutes} min.`,
  over: 'La donne du jour est finie.',
  result: 'Voir le résultat',
});
