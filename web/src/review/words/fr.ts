import type { CountedIn } from '@bellwether/review';
import { a, de, does, named, spaced, theCards } from '../../words/grammar/fr.ts';
import { joiner } from '../../words/plural.ts';
import type { ReviewWords, Who } from './en.ts';

const percent = new Intl.NumberFormat('fr', { style: 'percent' });
const share = (part: number) => percent.format(Math.abs(part));
const whole = (part: number) => Math.round(100 * part);
const or = new Intl.ListFormat('fr', { type: 'disjunction' });
const chez = (who: Who) => (who.you ? 'toi' : named(who.name));
const has = (who: Who) => (who.you ? 'tu as' : `${named(who.name)} a`);
const points = (n: number) => (Math.abs(n) === 1 ? '1 point' : `${Math.abs(n)} points`);
const coins = (n: number) => (Math.abs(n) < 2 ? `${Math.abs(n)} pièce d’or` : `${Math.abs(n)} pièces d’or`);
const amount = (n: number, countedIn: CountedIn) => (countedIn === 'gold' ? coins(n) : points(n));

const [WOLF, HOUND] = ['le loup', 'le chien'];
const from = (who: Who) => (who.you ? 'de toi' : de(who.name));
const takes = (who: Who) => (who.you ? 'te prendre un mouton' : `prendre un mouton ${a(who.name)}`);
const help = (who: Who) => (who.you ? 't’aider' : `aider ${named(who.name)}`);

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
  provisional: {
    state: (part) => `Provisoire, à ${share(part)}`,
    about: 'Provisoire : l’analyse continue, cela peut changer.',
  },
  eyes: { title: 'Vu par', all: 'Toutes les mains', you: 'Toi' },
  hands: { title: 'Mains', of: (who) => (who.you ? 'Ta main' : `Main ${de(who.name)}`) },
  graph: {
    title: 'Chances de gagner',
    by: (who) => (who.you ? 'd’après ce que tu pouvais savoir' : `d’après ce que pouvait savoir ${who.name}`),
    open: 'tu vois toutes les mains, les joueurs seulement la leur',
    start: 'Avant le premier coup',
    after: (ply, of) => `Coup ${ply} sur ${of}`,
    chance: (name, win) => `${name} ${share(win)}`,
    turning: 'Tournant',
    maybe: 'Peut-être un tournant',
    turnings: 'Tournants',
    inWords: 'La courbe en mots',
    columns: { move: 'Coup', what: 'Ce qui s’est passé', chance: 'Chances de gagner' },
    hint: 'Flèches : un coup. Page ↑ et ↓ : les tournants. Début, Fin.',
  },
  steps: { first: 'Au début', back: 'Un coup en arrière', next: 'Un coup en avant', last: 'À la fin' },
  seek: { turning: 'Tournant suivant', mistake: 'Erreur suivante' },
  tabs: { name: 'À lire', move: 'Coup', story: 'Récit', summary: 'Résultat' },
  short: {
    worst: (who, ply, move) =>
      `${who.you ? 'Ton erreur la plus chère' : `L’erreur la plus chère ${de(who.name)}`} : le coup ${ply}, ${move}.`,
    better: (move) => `Mieux : ${move}.`,
    none: (who) => `Aucune erreur nette n’a été trouvée ${who.you ? 'dans tes coups' : `dans les coups ${de(who.name)}`}.`,
    against: (who) => `Les cartes étaient contre ${chez(who)}.`,
    waits: 'On cherche le coup qui a le plus compté…',
    details: 'Détails',
  },
  story: { deal: 'Les cartes sont distribuées.' },
  move: {
    label: { inaccuracy: 'Petite erreur', mistake: 'Erreur', blunder: 'Grosse erreur' },
    better: (move, given, sure, least) =>
      `${least ? 'Au moins environ' : 'Environ'} ${whole(given)} points de mieux : ${move}. Il est sûr à ${share(Math.min(sure, 0.99))} qu’il y avait mieux, si des robots jouent la suite.`,
    unexplained: 'Aucune raison isolée n’a été trouvée : la différence apparaît dans la suite des parties.',
    likely: (move) => `Probablement mieux, mais pas sûr : ${move}.`,
    slight: (move, least) => `Moins de ${least} points de mieux : ${move}.`,
    unconfirmed: (move) => `Semblait d’abord meilleur : ${move}. D’autres parties simulées ne l’ont pas confirmé.`,
    rule: ({ inaccuracy, mistake, blunder }) =>
      `Points de chances de gagner : petite erreur dès ${inaccuracy}, erreur dès ${mistake}, grosse erreur dès ${blunder}.`,
    best: 'Rien de mieux n’a été trouvé.',
    even: 'D’autres coups valaient peut-être autant.',
    swing: (name, from, to) => `${name} : ${share(from)} → ${share(to)}`,
    weighed: 'Tous les coups examinés',
    played: 'joué',
    against:
      'En points, par rapport au coup joué. Le chiffre à côté d’un jugement peut différer : là, le meilleur coup est choisi sur une moitié des échantillons et évalué sur l’autre ; après un second examen, c’est le plus petit chiffre qui est donné.',
    apart:
      'Les coups sont comparés entre eux. La courbe vient de parties poursuivies rapidement ; son saut peut aussi comprendre ce que le tour a apporté, par exemple de nouvelles cartes.',
    disagree:
      'Ici, la courbe et le jugement se contredisent. La courbe vient de parties poursuivies rapidement, qui ont pu manquer le meilleur coup et restent approximatives ; son saut peut aussi comprendre ce que le tour a apporté, par exemple de nouvelles cartes. Le jugement compare les coups eux-mêmes.',
    waits: 'Pas encore examiné.',
    only: 'Il n’y avait pas le choix.',
    thrown: (side) => `Si chacun avait tout vu, l’équipe ${side} aurait laissé filer ici une victoire sûre.`,
    kept: (moves) => `La victoire restait sûre avec ${or.format(moves)}.`,
  },
  wolf: {
    'turned-to-wolf': (who, animal = 'un animal') => `Cela change ${animal} en loup chez ${chez(who)}.`,
    'turned-to-hound': (who, animal = 'un animal') => `Cela change ${animal} en chien chez ${chez(who)}.`,
    'bone-laid': () => 'Cela pose un os, qui arrête les chiens.',
    'several-won': (who) => (who.you ? 'Cela te coûte plus d’un mouton.' : `Cela coûte plus d’un mouton ${a(who.name)}.`),
    'several-home': (who) => (who.you ? 'Cela te ramène plus d’un mouton.' : `Cela ramène plus d’un mouton ${a(who.name)}.`),
    'wolf-left': (who, wolf = WOLF) => `Cela laisse ${wolf} ${takes(who)}.`,
    'hound-left': (who, hound = HOUND) => `Cela laisse ${hound} ${help(who)}.`,
    'threat-averted': (who, wolf = WOLF) => `Cela éloigne ${wolf} ${from(who)}.`,
    'partner-protected': (who, wolf) =>
      wolf ? `Cela éloigne ${wolf} ${from(who)}.` : `Cela ${who.you ? 'te protège' : `protège ${named(who.name)}`}.`,
    'opponent-threatened': (who, wolf = WOLF) => `Cela envoie ${wolf} contre ${chez(who)}.`,
    'help-called': (who, hound = HOUND) => `Cela envoie ${hound} ${help(who)}.`,
    'help-near': (who, hound = HOUND) => `Cela tient ${hound} prêt à ${help(who)}.`,
    'help-denied': (who, hound = HOUND) => `Cela éloigne ${hound} ${from(who)}.`,
    'game-lost': (who) => `Avec le coup joué, ${who.you ? 'tu perds' : `${named(who.name)} perd`} la partie.`,
    'sheep-lost-here': (who) => (who.you ? 'Le coup joué te coûte un mouton.' : `Le coup joué coûte un mouton ${a(who.name)}.`),
    'sheep-home-there': (who) => (who.you ? 'Le coup joué te ramène un mouton.' : `Le coup joué ramène un mouton ${a(who.name)}.`),
    'several-lost-here': (who) =>
      who.you ? 'Le coup joué te coûte plus d’un mouton.' : `Le coup joué coûte plus d’un mouton ${a(who.name)}.`,
    'several-home-there': (who) =>
      who.you ? 'Le coup joué te ramène plus d’un mouton.' : `Le coup joué ramène plus d’un mouton ${a(who.name)}.`,
    'wolf-left-here': (who, wolf = WOLF) => `Le coup joué laisse ${wolf} ${takes(who)}.`,
    'hound-left-there': (who, hound = HOUND) => `Le coup joué laisse ${hound} ${help(who)}.`,
    'wolf-sent-here': (who, wolf = WOLF) => `Le coup joué envoie ${wolf} contre ${chez(who)}.`,
    'hound-sent-there': (who, hound = HOUND) => `Le coup joué envoie ${hound} ${help(who)}.`,
    'hound-near-there': (who, hound = HOUND) => `Le coup joué tient ${hound} prêt à ${help(who)}.`,
    'wolf-taken-from-there': (who, wolf = WOLF) => `Le coup joué éloigne ${wolf} ${from(who)}.`,
    'hound-taken-from-here': (who, hound = HOUND) => `Le coup joué éloigne ${hound} ${from(who)}.`,
    'turned-to-wolf-here': (who, animal = 'un animal') => `Le coup joué change ${animal} en loup chez ${chez(who)}.`,
    'turned-to-hound-there': (who, animal = 'un animal') => `Le coup joué change ${animal} en chien chez ${chez(who)}.`,
    'meat-laid': () => 'Le coup joué pose de la viande, qui arrête les loups.',
    'lost-soon': (who) =>
      `Après le coup joué, ${who.you ? 'tu perds' : `${named(who.name)} perd`} plus souvent la partie en quelques tours.`,
    'won-less': (who) =>
      `Après le coup joué, ${who.you ? 'tu gagnes' : `${named(who.name)} gagne`} moins souvent la partie en quelques tours.`,
    'fewer-soon-here': (who) => `Quelques tours après le coup joué, ${has(who)} en moyenne moins de moutons.`,
    'more-soon-there': (who) => `Quelques tours après le coup joué, ${has(who)} en moyenne plus de moutons.`,
  },
  turn: {
    keeps: (who, cards) => `${does(who, 'gardes', 'garde')} ${theCards(cards)}.`,
    discards: (who, card) => `${does(who, 'écartes', 'écarte')} ${theCards(card)}.`,
    places: (who, card, cell) => `${does(who, 'poses', 'pose')} ${theCards(card)} : ${cell}.`,
    hides: (who, card, cell) => `${does(who, 'poses', 'pose')} ${theCards(card)} face cachée : ${cell}.`,
    faceDown: (card, cell) => `poser ${theCards(card)} face cachée en ${cell}`,
    fox: (way) => `renard ${way}`,
    dog: (sheep, black, from, to) => `chien : ${[sheep, black ? 'le mouton noir' : ''].filter(Boolean).join(' et ')}, de ${from} à ${to}`,
    steps: (parts) => parts.join(' ; '),
    flips: (animal) => `${animal} se retourne`,
    activates: (animal) => `${animal} d’abord`,
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
    won: (who) => (who.you ? 'Tu as gagné la partie' : `${who.name} a gagné la partie`),
    lost: (who) => (who.you ? 'Tu as perdu la partie' : `${who.name} a perdu la partie`),
    shared: (who) => (who.you ? 'Tu partages la victoire' : `${who.name} partage la victoire`),
    short: { won: 'gagné', lost: 'perdu', shared: 'victoire partagée' },
  },
  balance: {
    title: 'Chance et talent',
    sentence: (who, told) => {
      const { rivals, cards, countedIn } = told;
      const has = `${who.you ? 'Tu as' : `${who.name} a`} laissé filer`;
      const rival = rivals === 1 ? (who.you ? 'ton adversaire' : 'l’adversaire') : `${who.you ? 'tes' : 'les'} adversaires en moyenne`;
      const luck = luckOf(who, cards, countedIn);
      if (countedIn === 'share') return `${has} ${points(told.given)} de chances de gagner, ${rival} ${told.rivalsGave} ; ${luck}.`;
      if (told.moves === 0) return `${has} autant d’or que ${rival} ; ${luck}.`;
      return `${has} ${coins(told.moves)} de ${told.moves > 0 ? 'moins' : 'plus'} que ${rival} ; ${luck}.`;
    },
    own: { share: (figure) => `laissé filer : ${figure}`, gold: (figure) => `ses choix : ${figure}` },
    columns: { start: 'Départ', moves: 'Tous les coups', cards: 'Cartes', result: { share: 'Fin', gold: 'Avance' } },
    within: (error) => `±\u00a0${error}`,
    withinAbout: '± : l’erreur possible d’un chiffre ; 19 fois sur 20, elle n’est pas plus grande.',
    about: {
      share:
        'En points de chances de gagner : départ + tous les coups + cartes = fin. Départ : avant la donne ; la courbe peut donc commencer ailleurs. Tous les coups : ce que les choix de tous ont changé, chacun jugé d’après ce qu’on pouvait savoir. Cartes : tout le reste. Les hauts et les bas de toute la partie sont additionnés : un chiffre peut dépasser 100.',
      gold: 'En pièces d’or d’avance sur la moyenne des adversaires : tous les coups + cartes = avance à la fin. Un choix compte pour ce qu’il a changé par rapport à un joueur ordinaire à cette place, jugé d’après ce qu’on pouvait savoir. Tous les coups : les choix de tous ensemble. Cartes : tout le reste.',
    },
    waits: 'À venir quand tous les coups seront examinés.',
  },
  truth: {
    title: 'Si chacun avait tout vu',
    about:
      'Calcul exact : chacun voit tout et joue au mieux ; avec « Toutes les mains », c’est la bande au-dessus de la courbe. Dans la courbe, chacun ne voit que sa main : les deux peuvent différer.',
    waits: 'Calcul en cours, en partant de la fin.',
    whole: (side) => `L’équipe ${side} avait une victoire sûre dès le début.`,
    from: (ply, side) =>
      `Calculé à partir du coup ${ply} ; avant, la partie est trop vaste. À partir de là, l’équipe ${side} avait une victoire sûre.`,
    never: 'Cette partie est trop vaste pour un calcul exact.',
    changed: (n, all) => {
      if (n === 0) return all ? 'Personne n’a laissé filer une victoire sûre.' : 'De là, personne n’a laissé filer une victoire sûre.';
      const often = n === 1 ? 'une fois' : `${n} fois`;
      return all ? `Une victoire sûre a filé ${often} :` : `De là, une victoire sûre a filé ${often} :`;
    },
    at: (ply, who) => `coup ${ply}, ${who.you ? 'toi' : who.name}`,
  },
  gold: {
    title: 'Or après chaque manche',
    round: (n) => `Manche ${n}`,
    laying: 'Les mêmes cartes, mieux posées',
    found: (who, laid, found) =>
      `Villes et rivières ${brought(who)} ${laid}. Une recherche a trouvé une pose des mêmes cartes qui rapporte ${found} ; il y en a peut-être de meilleures.`,
    best: (who, laid) => `Villes et rivières ${brought(who)} ${laid}. Une recherche n’a pas trouvé de meilleure pose des mêmes cartes.`,
    note: 'Animaux et missions ne comptent pas ici.',
  },
} satisfies ReviewWords);

function luckOf(who: Who, cards: number, countedIn: CountedIn): string {
  const whom = who.you ? 't’ont' : 'lui ont';
  if (cards === 0) return 'les cartes étaient équilibrées';
  return `les cartes ${whom} ${cards < 0 ? 'coûté' : 'rapporté'} ${amount(cards, countedIn)}`;
}

function brought(who: Who): string {
  return who.you ? 't’ont rapporté' : `ont rapporté à ${who.name}`;
}
