import { de, spaced } from '../../words/grammar/fr.ts';
import { joiner } from '../../words/plural.ts';
import type { ReviewWords, Who } from './en.ts';

const percent = new Intl.NumberFormat('fr', { style: 'percent' });
const share = (part: number) => percent.format(Math.abs(part));
const whole = (part: number) => Math.round(100 * part);
const points = (n: number) => (Math.abs(n) === 1 ? '1 point' : `${Math.abs(n)} points`);

export const words: ReviewWords = spaced({
  ...joiner('fr'),
  title: 'Analyse',
  back: 'Retour à la table',
  why: {
    running: 'Cette partie n’est pas finie. Son analyse s’ouvrira à la fin.',
    server: 'Cette partie n’est pas finie, ou le serveur ne l’a plus.',
    broken: 'Cette partie n’a pas pu être analysée.',
  },
  share,
  working: (part) => `Analyse en cours : ${share(part)}`,
  refining: (part) => `Analyse plus fine : ${share(part)}`,
  done: 'Analyse terminée.',
  eyes: { title: 'Vu par', all: 'Toutes les mains', you: 'Toi' },
  hands: { title: 'Mains', of: (who) => (who.you ? 'Ta main' : `Main ${de(who.name)}`) },
  graph: {
    title: 'Chances de gagner',
    by: (who) => (who.you ? 'd’après ce que tu pouvais savoir' : `d’après ce que pouvait savoir ${who.name}`),
    open: 'à cartes ouvertes',
    start: 'Avant le premier coup',
    after: (ply, of) => `Coup ${ply} sur ${of}`,
    chance: (name, win) => `${name} ${share(win)}`,
    turning: 'Tournant',
    turnings: 'Tournants',
    inWords: 'La courbe en mots',
    columns: { move: 'Coup', what: 'Ce qui s’est passé', chance: 'Chances de gagner' },
    hint: 'Flèches : un coup. Pages : les tournants. Début, Fin.',
  },
  steps: { first: 'Au début', back: 'Un coup en arrière', next: 'Un coup en avant', last: 'À la fin' },
  seek: { turning: 'Tournant suivant', mistake: 'Erreur suivante' },
  tabs: { name: 'À lire', move: 'Coup', story: 'Récit', summary: 'Résultat' },
  story: { deal: 'Les cartes sont distribuées.' },
  move: {
    label: { inaccuracy: 'Imprécision', mistake: 'Erreur', blunder: 'Grosse erreur' },
    better: (move, given, sure) => `Mieux : ${move}. ${share(given)} de chances en plus (sûr à ${share(Math.min(sure, 0.99))}).`,
    best: 'Rien de mieux n’a été trouvé.',
    even: 'D’autres coups valaient peut-être autant : l’écart peut être dû au hasard.',
    swing: (name, from, to) => `${name} : ${share(from)} → ${share(to)}`,
    weighed: 'Tous les coups examinés',
    played: 'joué',
    waits: 'Pas encore examiné.',
    only: 'Il n’y avait pas le choix.',
    thrown: (side) => `À cartes ouvertes, l’équipe ${side} a laissé filer une victoire sûre.`,
    kept: (moves) => `La victoire restait sûre avec ${moves}.`,
  },
  retry: {
    title: 'Essayer encore',
    same: 'Mêmes cartes cachées',
    fresh: 'Autres cartes cachées',
    about: (who) =>
      who.you
        ? 'Tu reprends avant ce coup, contre des robots.'
        : `Tu reprends avant ce coup, à la place ${de(who.name)}, contre des robots.`,
    none: 'Aucune autre carte ne va avec ce qui a été vu.',
    compare: 'Avant et maintenant',
    before: 'Avant',
    now: 'Maintenant',
    look: 'Voir la première partie',
  },
  result: {
    won: (who) => (who.you ? 'Tu as gagné' : `${who.name} a gagné`),
    lost: (who) => (who.you ? 'Tu as perdu' : `${who.name} a perdu`),
    shared: (who) => (who.you ? 'Tu partages la victoire' : `${who.name} partage la victoire`),
    short: { won: 'gagné', lost: 'perdu', shared: 'victoire partagée' },
  },
  balance: {
    title: 'Chance et talent',
    sentence: (who, given, rivals, luck) => {
      const less = whole(rivals) - whole(given);
      const moves = who.you ? 'Tes coups' : `Les coups ${de(who.name)}`;
      const theirs = who.you ? 'ceux de tes adversaires' : 'ceux des adversaires';
      const own =
        less === 0
          ? `${moves} ont coûté autant que ${theirs}`
          : `${moves} ont coûté ${points(less)} de chance de gagner ${less > 0 ? 'de moins' : 'de plus'} que ${theirs}`;
      return `${own} ; ${cards(who, luck)}.`;
    },
    columns: { given: 'Laissé filer', cards: 'Cartes' },
    within: (error) => `± ${share(error)}`,
    about: 'Chaque choix est jugé d’après ce qu’on pouvait savoir ; les cartes, c’est tout le reste.',
    waits: 'À venir quand tous les coups seront examinés.',
  },
  truth: {
    title: 'À cartes ouvertes',
    whole: (side) => `Si toutes les cartes avaient été ouvertes, l’équipe ${side} aurait gagné dès le début en jouant au mieux.`,
    from: (ply, side) =>
      `Calculé exactement à partir du coup ${ply} ; avant, la partie est trop vaste. De là, l’équipe ${side} gagne en jouant au mieux.`,
    never: 'Cette partie est trop vaste pour un calcul exact.',
    changed: (n) =>
      n === 0
        ? 'Personne n’a laissé filer une victoire sûre.'
        : n === 1
          ? 'Une fois, une victoire sûre a filé :'
          : `${n} fois, une victoire sûre a filé :`,
    at: (ply, who) => `coup ${ply}, ${who.you ? 'toi' : who.name}`,
  },
  gold: {
    title: 'Or par source et par manche',
    round: (n) => `Manche ${n}`,
    laying: 'Les mêmes cartes, mieux posées',
    found: (who, laid, found) =>
      `Villes et rivières ${brought(who)} ${laid}. Une recherche a trouvé une pose des mêmes cartes qui rapporte ${found} ; il y en a peut-être de meilleures.`,
    best: (who, laid) => `Villes et rivières ${brought(who)} ${laid}. Une recherche n’a pas trouvé de meilleure pose des mêmes cartes.`,
    note: 'Animaux et missions ne comptent pas ici.',
  },
} satisfies ReviewWords);

function cards(who: Who, luck: number): string {
  const whom = who.you ? 't’ont' : 'lui ont';
  if (whole(luck) === 0) return 'les cartes étaient équilibrées';
  return luck < 0 ? `les cartes ${whom} coûté ${points(whole(luck))}` : `les cartes ${whom} rapporté ${points(whole(luck))}`;
}

function brought(who: Who): string {
  return who.you ? 't’ont rapporté' : `ont rapporté à ${who.name}`;
}
