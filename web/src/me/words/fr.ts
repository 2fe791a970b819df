import { de, spaced } from '../../words/grammar/fr.ts';
import { counter, lister } from '../../words/plural.ts';
import type { MeWords } from './en.ts';

const count = counter('fr');
const percent = new Intl.NumberFormat('fr', { style: 'percent' });
const fine = new Intl.NumberFormat('fr', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
const games = (n: number) => count(n, { one: '# partie', other: '# parties' });

export const words: MeWords = spaced({
  games,
  and: lister('fr'),
  share: (part) => percent.format(part),
  fine: (part) => fine.format(part),
  how: { won: 'Gagnée', shared: 'Victoire partagée', lost: 'Perdue' },
  within: (low, high) => `${low} à ${high}`,
  results: {
    title: 'Résultats',
    about: 'Des parties jouées sur cet appareil. Les seconds essais et les parties importées ne comptent pas.',
    none: 'Aucune partie finie. Tes résultats apparaîtront ici après la première.',
    sum: (won, shared, lost) =>
      [
        count(won, { one: '# gagnée', other: '# gagnées' }),
        ...(shared > 0 ? [count(shared, { one: '# partagée', other: '# partagées' })] : []),
        count(lost, { one: '# perdue', other: '# perdues' }),
      ].join(', '),
    by: 'Par',
    ways: { set: 'Mise en place', level: 'Adversaires', partner: 'Partenaire' },
    columns: { games: 'Parties', won: 'Gagnées', share: 'Part de victoires' },
    people: 'Des humains',
    somebody: 'Quelqu’un sur cet appareil',
    judged: {
      few: 'Trop peu de parties pour juger.',
      more: 'Plus de victoires que la moyenne, et pas seulement par chance.',
      less: 'Moins de victoires que la moyenne, et pas seulement par malchance.',
      even: 'À peu près autant de victoires que la moyenne.',
    },
    fair: 'Le trait vertical marque la part équitable. Ta vraie part se trouve sur la ligne fine 19 fois sur 20.',
    list: 'Toutes mes parties',
    show: (what) => `${what} : voir ces parties`,
  },
  given: {
    title: 'Ce que je laisse filer',
    about: 'Les chances de gagner qu’une décision laisse filer en moyenne, d’après les analyses de tes parties. Moins, c’est mieux.',
    none: 'Aucune partie analysée. Une analyse trouve ce que chaque décision a laissé filer.',
    review: 'Analyser la dernière partie',
    rate: (rate) => `${rate} par décision`,
    from: (n, decisions) => `sur ${games(n)}, ${count(decisions, { one: '# décision', other: '# décisions' })}`,
    within: (low, high) => `Le vrai chiffre se trouve entre ${low} et ${high}, 19 fois sur 20.`,
    few: 'Trop peu de parties pour dire quelle est la part du hasard.',
    change: {
      less: 'La seconde moitié de ces parties laisse filer moins que la première, et ce n’est guère le hasard.',
      more: 'La seconde moitié de ces parties laisse filer plus que la première, et ce n’est guère le hasard.',
      even: 'Entre la première et la seconde moitié de ces parties, l’écart peut être dû au hasard.',
    },
    bots: 'Les robots dans les mêmes parties',
    graph: 'Au fil du temps',
    inWords: 'La courbe en mots',
    stretch: (from, to) => (from === to ? `Partie ${from}` : `Parties ${from} à ${to}`),
    columns: { games: 'Parties', rate: 'Par décision', within: 'Bornes' },
  },
  streaks: {
    title: 'Séries',
    now: {
      won: (n) => count(n, { one: '# victoire', other: '# victoires de suite' }),
      shared: (n) => count(n, { one: '# victoire partagée', other: '# victoires partagées de suite' }),
      lost: (n) => count(n, { one: '# défaite', other: '# défaites de suite' }),
    },
    best: (n) => `Record : ${n === 0 ? 'aucune victoire' : count(n, { one: '# victoire', other: '# victoires de suite' })}`,
    days: (n) => (n === 0 ? 'Pas de partie hier ni aujourd’hui' : count(n, { one: '# jour de suite', other: '# jours de suite' })),
    bestDays: (n) => `Record : ${count(n, { one: '# jour', other: '# jours' })}`,
    daily: (n) => `Donne du jour : ${count(n, { one: '# jour', other: '# jours' })} de suite`,
  },
  next: {
    title: 'Que tenter ensuite',
    level: (level) => `Jouer contre ${level}`,
    levelWhy: (level, won, of) => `Sur tes ${of} dernières parties contre ${level}, tu en as gagné ${won}.`,
    review: 'Analyser la partie perdue',
    reviewWhy: (when) => `Tu n’as pas encore analysé ta défaite du ${when}.`,
    mistakes: 'Résoudre mes propres erreurs',
    mistakesWhy: (n) =>
      count(n, { one: 'Une énigme tirée de tes parties t’attend.', other: '# énigmes tirées de tes parties t’attendent.' }),
    day: 'Jouer la donne du jour',
    dayWhy: (n) => `Tu l’as jouée ${n === 1 ? 'hier' : `${n} jours de suite`} ; il manque celle d’aujourd’hui.`,
    set: (set) => `Nouvelle mise en place : ${set}`,
    setWhy: (set, n) => `Tu connais « ${set} » (${games(n)}) ; ceci, tu ne l’as jamais joué.`,
    other: (title) => `Jouer à ${title}`,
    otherWhy: (known, n) => `Tu as fini ${games(n)} ${de(known)}, et aucune de ce jeu.`,
    first: 'Jouer une partie jusqu’au bout',
    firstWhy: 'Tes résultats apparaîtront ensuite ici.',
  },
  kept: {
    none: 'Pas encore de partie.',
    resume: 'Continuer',
    look: 'Revoir',
    forget: 'Supprimer',
    forgotten: 'Supprimée.',
  },
  list: {
    search: 'Chercher',
    searchAbout: 'Noms, animaux, dates…',
    filters: 'Filtres',
    any: 'Tout',
    game: 'Jeu',
    how: 'Résultat',
    level: 'Niveau',
    set: 'Mise en place',
    company: 'Avec',
    state: 'État',
    states: { running: 'en cours', over: 'terminée' },
    found: (n, of) => (n === of ? games(n) : `${n} sur ${games(of)}`),
    nothing: 'Aucune partie ne correspond.',
    clear: 'Effacer les filtres',
    more: (n) => `En montrer ${n} de plus`,
    wins: (names, several) => `${names} ${several ? 'gagnent' : 'gagne'}`,
    again: 'hors compte',
    againWhy: 'Les cartes étaient connues.',
    refereed: 'à la vraie table',
    refereedWhy: {
      moves: 'Les coups sont ceux de la table. Les cartes en main avant chaque coup sont reconstituées.',
      result: 'Seul le résultat est gardé : la table a été corrigée, ou l’on n’a compté que les moutons.',
    },
    you: 'Toi',
  },
  files: {
    title: 'Enregistrer ces parties',
    about:
      'Celles qui passent les filtres. Seules les parties finies ont une notation : celle d’une partie en cours montrerait toutes les mains.',
    records: (n) => `Notation de ${games(n)}`,
    csv: 'Résultats en CSV',
    json: 'Résultats en JSON',
    all: 'Tout ce que garde cet appareil',
  },
} satisfies MeWords);
