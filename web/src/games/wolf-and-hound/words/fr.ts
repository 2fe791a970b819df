import { byFile } from '../../../words/byFile.ts';
import { a, because, begins, de, does, goesOn, named, spaced, together } from '../../../words/grammar/fr.ts';
import { counter, joiner, lister } from '../../../words/plural.ts';
import { capital } from '../../../words/sentences.ts';
import type { CardWords } from '../card.ts';
import type { Who, WolfWords } from './en.ts';

const count = counter('fr');
const and = lister('fr');
const to = (who: Who) => (who.you ? 'toi' : named(who.name));
const from = (who: Who) => (who.you ? 'de toi' : de(who.name));
const help = (who: Who) => (who.you ? 't’aider' : `aider ${named(who.name)}`);
/** “Bois n’a”, “Tu n’as”, “Bois et toi n’avez”: seats without sheep. */
const without = ([who, ...more]: readonly Who[]) =>
  who === undefined ? 'Personne n’a' : more.length === 0 ? does(who, 'n’as', 'n’a') : begins(together([who, ...more], 'n’avez', 'n’ont'));
/** “tu perdras”, “Bois perdra”, “Bois et toi perdrez”, “Bois et Pin perdront”: inside a sentence. */
const all = (who: readonly Who[], you: string, one: string, withYou: string, without: string) =>
  who.length > 1 ? together(who, withYou, without) : who.map((only) => goesOn(only, you, one)).join('');
const rest = (animals: readonly string[]) =>
  animals.length === 0 ? '' : ` (${and(animals)} ne ${animals.length > 1 ? 's’activent' : 's’active'} pas)`;
const spaces = (n: number) => count(n, { one: '# espace', other: '# espaces' });
const andBack = (lost: number, gained: number, finds: string) =>
  `${count(lost, { one: 'un mouton', other: '# moutons' })} et ${lost + gained === 2 ? `le ${finds} aussitôt` : `en ${finds} ${gained === 1 ? 'un' : gained}`}`;
const list = (facts: Readonly<Record<string, unknown>>, key: string) => [facts[key] ?? ''].flat().join(', ');
/** “le 3 noir”: a number card takes the article, anything else has its own. */
const the = (move: string) => (/^\d/.test(move) ? `le ${move}` : move);

const CHASER = { wolf: 'loup', hound: 'chien' };

const refusals: WolfWords['refusals'] = {
  'game-over': () => 'La partie est finie.',
  'not-your-turn': () => 'Ce n’est pas ton tour.',
  'not-asked': () => 'Ce n’est pas ce qui est demandé.',
  'not-in-hand': (facts) => `Tu n’as pas de ${list(facts, 'card')} en main.`,
  'forbidden-value': (facts) => `Aucun ${list(facts, 'value')} ce tour-ci.`,
  'not-a-choice': () => 'Ce choix n’existe pas ici.',
};

const why: WolfWords['why'] = {
  'sheep-won': (who) => (who.you ? 'te coûte un mouton' : `coûte un mouton ${a(who.name)}`),
  'sheep-brought-home': (who) => (who.you ? 'te ramène un mouton' : `ramène un mouton ${a(who.name)}`),
  'wolf-left': (who) => `laisse le loup ${who.you ? 'te prendre un mouton' : `prendre un mouton ${a(who.name)}`}`,
  'hound-left': (who) => `laisse le chien ${help(who)}`,
  'another-sheep-won': (who) => (who.you ? 'te coûte un mouton de plus' : `coûte un mouton de plus ${a(who.name)}`),
  'another-sheep-home': (who) => (who.you ? 'te ramène un mouton de plus' : `ramène un mouton de plus ${a(who.name)}`),
  'threat-averted': (who) => `éloigne le loup ${from(who)}`,
  'partner-protected': (who) => (who.you ? 'te protège' : `protège ${named(who.name)}`),
  'opponent-threatened': (who) => `envoie le loup contre ${to(who)}`,
  'help-called': (who) => `envoie le chien ${help(who)}`,
  'help-near': (who) => `tient le chien prêt à ${help(who)}`,
  'help-denied': (who) => `${who.you ? 'te prive' : `prive ${named(who.name)}`} du chien`,
  'game-won': () => 'fait gagner la partie',
  'kept-for-later': () => 'permet de garder de meilleures cartes',
  'only-move': () => 'est le seul coup possible',
};

export const words = spaced({
  ...joiner('fr'),
  goal: 'Garde tes moutons, fais fuir ceux des adversaires en forêt.',
  seats: ['Lac', 'Mont', 'Pin', 'Bois'],
  dummy: (seat) => `Fantôme ${seat}`,
  seat: (seat) => `Joueur ${seat}`,
  you: 'Toi',
  teams: { blue: 'bleue', yellow: 'jaune', green: 'verte', orange: 'orange' },
  cards: byFile(import.meta.glob<CardWords>('../cards/**/*', { query: '?fr', import: 'fr', eager: true })),
  animals: {
    only: { wolf: 'le loup', hound: 'le chien', metamorphic: 'le métamorphe' },
    trait: {
      plain: (kind) => (kind === 'wolf' ? 'le loup gris' : 'le chien brun'),
      '+1': (kind) => `le ${CHASER[kind]} rapide`,
      '1/2': (kind) => `le ${CHASER[kind]} lent`,
      '-1': (kind) => `le ${CHASER[kind]} boiteux`,
      '-1/2': (kind) => `le ${CHASER[kind]} à reculons`,
      left: (kind) => `le ${CHASER[kind]} qui regarde à gauche`,
      right: (kind) => `le ${CHASER[kind]} qui regarde à droite`,
      across: (kind) => `le ${CHASER[kind]} qui regarde en face`,
    },
    of: {
      'metamorphic-01': 'le métamorphe à la lune',
      'metamorphic-02': 'le métamorphe à la marionnette',
      'metamorphic-03': 'le métamorphe à deux visages',
      'metamorphic-04': 'le métamorphe au foulard',
      'sheep-01': 'le mouton endormi',
      'sheep-02': 'le mouton grincheux',
      'tornado-01': 'le mouton endormi',
      'tornado-02': 'le mouton grincheux',
      'extra-01': 'Papi Loup',
      'extra-02': 'le chien déboussolé',
      'designer-01': 'le Diable rouge',
      'designer-02-1': 'la couverture noire',
      'designer-02-2': 'la couverture blanche',
      'designer-02-3': 'le loup à la couverture',
      'house-01': 'le Sonnailler',
    },
  },
  printed: (name, printed) => `${name} (${printed})`,
  colour: { black: 'Noir', white: 'Blanc' },
  symbol: { none: '', meat: 'Viande', bone: 'Os' },
  card: (colour, value, symbol) =>
    `${value} ${colour === 'black' ? 'noir' : 'blanc'}${symbol === 'none' ? '' : symbol === 'meat' ? ' avec viande' : ' avec os'}`,
  sheep: (n) => count(n, { one: '# mouton', other: '# moutons' }),
  table: {
    label: 'La table',
    pasture: (who, side, sheep, flock, cards, isDummy) =>
      `${who.you ? 'Toi' : who.name}, ${side} : ${count(sheep, { one: '# mouton', other: '# moutons' })} sur ${flock}, ${count(cards, { one: '# carte', other: '# cartes' })}${isDummy ? ' (main du fantôme)' : ''}`,
    side: (team, bond) => `${bond === 'partner' ? 'partenaire, ' : bond === 'rival' ? 'adversaire, ' : ''}équipe ${team}`,
    partner: 'partenaire',
    standing: (animal, who, aims) =>
      `${capital(animal)}, chez ${to(who)}${aims ? `, vise ${aims.you ? 'ton pré' : `le pré ${de(aims.name)}`}` : ''}`,
    deck: (n) => `Pioche : ${count(n, { one: '# carte', other: '# cartes' })}`,
    dummyDeck: (who, n) => `Main ${de(who.name)} : ${count(n, { one: '# carte', other: '# cartes' })}`,
    pile: (who, cards) => `Cartes jouées par ${to(who)} : ${cards}`,
    playedBy: (who) => (who.you ? 'Tes cartes jouées' : `Cartes jouées ${de(who.name)}`),
    aside: 'Mis de côté',
    lastLap: 'Dernier tour de table',
    firstTurn: 'Premier tour : aucun animal ne s’active',
    no: (value) => `Aucun ${value} ce tour-ci`,
    suggested: 'suggestion',
    forbidden: 'interdit ce tour-ci',
    counter: 'Cartes Nombre',
    counterAbout: 'Encore cachées, sur le total',
    left: (card, left, all) => `${card} : ${count(left, { one: '# cachée', other: '# cachées' })} sur ${all}`,
    known: (who, cards) => `${who.name} a en main : ${cards}`,
    phases: ['Activation', 'Vérification', 'Jouer', 'Pioche'],
    phase: (n, name) => `Phase ${n} sur 4 : ${name}`,
    turn: (who) => (who.you ? 'À toi' : `Au tour ${de(who.name)}`),
  },
  ask: {
    play: 'À toi : joue une carte.',
    first: (card) => `Essaie le ${card}.`,
    mayGoOn: 'Le loup peut encore repartir.',
    noBetter: 'Aucune autre de tes cartes ne fait mieux.',
    equal: 'Toutes tes cartes se valent à peu près.',
    missed: (animal) => `Tu passes ce tour : ${animal} est devant toi.`,
    again: 'Touche encore pour jouer.',
    confirm: 'Appuie encore pour jouer.',
    exchange: (card) => `Échanger le ${card} ?`,
    flip: 'Même couleur : quel métamorphe se retourne ?',
    activate: 'Quel animal s’active d’abord ?',
    waits: (who) => `${who.name} réfléchit…`,
    doExchange: 'Appel à échange',
    doKeep: (card) => `Garder le ${card}`,
    goOn: 'Continuer',
  },
  tells: {
    onTurn: (turn, told) => `${turn}. ${told}`,
    loses: (who, animal, left) =>
      `${capital(animal)} : ${goesOn(who, 'perds', 'perd')} un mouton (il ${left === 0 ? `ne ${who.you ? 't’' : 'lui '}en reste aucun` : `${who.you ? 't’' : 'lui '}en reste ${left}`}).`,
    gains: (who, animal, now) => `${capital(animal)} : un mouton revient chez ${to(who)} (${now} à présent).`,
    sparesWolf: (who, animal) => `${capital(animal)} : ${goesOn(who, 'n’as', 'n’a')} plus de mouton à perdre.`,
    sparesHound: (who, animal) => `${capital(animal)} : aucun mouton à ramener chez ${to(who)}.`,
    skips: (who, animal) => `${capital(animal)} : ${goesOn(who, 'passes ton', 'passe son')} tour.`,
    forbids: (who, animal, value) => `${capital(animal)} : pas de ${value} pour ${to(who)}.`,
    shows: (who, cards) => `${does(who, 'montres ta', 'montre sa')} main : ${cards}.`,
    passes: (who) => `${does(who, 'passes', 'passe')}.`,
    turnsUp: (who, card) => `${does(who, 'retournes', 'retourne')} un ${card}.`,
    exchanges: (who, card) => `${does(who, 'échanges', 'échange')} : voici un ${card}.`,
    keeps: (who, card) => `${does(who, 'gardes', 'garde')} le ${card}.`,
    setsAside: (card) => `Le ${card} est interdit : mis de côté.`,
    draws: (card) => `Tu pioches un ${card}.`,
    plays: (who, card) => `${does(who, 'joues', 'joue')} un ${card}.`,
    rounds: (animal, times, back, who) =>
      `${capital(animal)} fait ${times > 1 ? `${times} tours complets` : 'un tour complet'}${back ? ' dans le sens antihoraire' : ''} : retour chez ${to(who)}.`,
    moves: (animal, steps, back, who) =>
      `${capital(animal)} se déplace de ${spaces(steps)}${back ? ' dans le sens antihoraire' : ''} : chez ${to(who)}.`,
    stopped: (whose, symbol) =>
      symbol === 'meat'
        ? `${whose.you ? 'Ta viande' : `La viande ${de(whose.name)}`} l’arrête.`
        : `${whose.you ? 'Ton os' : `L’os ${de(whose.name)}`} l’arrête.`,
    turnsOver: (animal, kind, reason, first, stops) =>
      `${capital(animal)}${reason === 'seat-1' ? ` ${stops ? 's’arrête chez' : 'passe devant'} ${to(first)} (Joueur 1) et` : reason === 'pair' ? ', à côté d’un métamorphe de même couleur,' : ''} se retourne${reason === 'company' ? ' (il n’est pas seul)' : ''} : ${kind}.`,
    lastLap: (first) => `Le dernier tour de table commence. Il finit ${first.you ? 'à ton tour' : `au tour ${de(first.name)}`}.`,
    counted: (more, fewer) => `Plus de cartes : ${more} moutons contre ${fewer}.`,
    ends: (team) => `L’équipe ${team} gagne.`,
    kinds: { wolf: 'loup', hound: 'chien', sheep: 'mouton', front: 'le recto', back: 'le verso' },
  },
  foresee: {
    walks: (animal, who, steps, way, turned) =>
      `${capital(animal)} → ${who.you ? 'toi' : who.name} (${spaces(steps)}${way === 'back' ? ' dans le sens antihoraire' : way === 'sign' ? ' ↺' : ''})${turned ? ` : ${turned}` : ''}.`,
    stands: (animals) => `${capital(and(animals))} ne ${animals.length > 1 ? 'bougent' : 'bouge'} pas.`,
    stays: (goers, value) =>
      goers.length === 0
        ? 'Cela ne déplace rien : aucun animal ne suit cette couleur.'
        : `Cela ne déplace rien : avec un ${value}, ${and(goers)} ne ${goers.length > 1 ? 'bougent' : 'bouge'} pas.`,
    loses: (who, sheep) => `${does(who, 'vas', 'va')} perdre ${count(sheep, { one: 'un mouton', other: '# moutons' })}.`,
    gains: (who, sheep) => `${does(who, 'vas', 'va')} retrouver ${count(sheep, { one: 'un mouton', other: '# moutons' })}.`,
    losesAndGains: (who, lost, gained) => `${does(who, 'perds', 'perd')} ${andBack(lost, gained, who.you ? 'retrouves' : 'retrouve')}.`,
    mayLose: (who, many, several) =>
      `${several ? 'Si les loups restent là' : 'Si le loup reste là'}, ${all(who, 'perdras', 'perdra', 'perdrez', 'perdront')} ${many ? 'des moutons' : who.length > 1 ? 'chacun un mouton' : 'un mouton'}.`,
    mayGain: (who, several) =>
      `${several ? 'Si les chiens restent là' : 'Si le chien reste là'}, ${all(who, 'retrouveras', 'retrouvera', 'retrouverez', 'retrouveront')} ${who.length > 1 ? 'chacun un mouton' : 'un mouton'}.`,
    mayLoseAndGain: (who, lost, gained) =>
      `Si ${lost + gained > 2 ? 'tous' : 'le loup et le chien'} restent là, ${goesOn(who, 'perdras', 'perdra')} ${andBack(lost, gained, who.you ? 'retrouveras' : 'retrouvera')}.`,
    maySkip: (who, resting) => `Si la carte reste là, ${goesOn(who, 'passeras ton', 'passera son')} tour${rest(resting)}.`,
    skips: (who, resting) => `${does(who, 'passes ton', 'passe son')} tour${rest(resting)}.`,
    forbids: (who, value) => `Pas de ${value} pour ${to(who)}.`,
    protects: (who) => (who.length === 1 && who[0]?.you ? 'Cela te sauve du loup.' : `Cela sauve ${and(who.map(to))} du loup.`),
    turns: (animal, kind) => `${capital(animal)} : ${kind}.`,
    wins: (team) => `L’équipe ${team} gagne aussitôt !`,
    hidden: 'Personne ne connaît cette carte.',
  },
  themes: {
    defend: 'Défendre',
    strike: 'Attaquer',
    count: 'Compter',
    partner: 'Partenaire',
    flip: 'Retourner',
    stop: 'Arrêt à la viande',
    exchange: 'Appel à échange',
  },
  why,
  because: (move, reason) => (reason === '' ? `Conseil : ${the(move)}.` : `Conseil : ${the(move)}, qui ${reason}.`),
  botBecause: because,
  over: {
    won: 'Gagné !',
    lost: 'Perdu.',
    wins: (team) => `L’équipe ${team} gagne`,
    'no-sheep': (who) => `${without(who)} plus de mouton : la partie est finie.`,
    empty: 'Vide',
    'cards-out': () => 'Plus de cartes : on compte les moutons.',
  },
  setup: {
    edition: 'Édition',
    editions: { '2016': '2016', '2015-draft': 'Livret de 2015 (ébauche)' },
    players: 'Joueurs',
    person: 'Un joueur sur cet appareil',
    bot: 'Robot',
    expansion: 'Viande & Os',
  },
  gallery: {
    invented: 'carte inventée',
    ruling: 'Voir la règle',
  },
  refusals,
} satisfies WolfWords);
