import { byFile } from '../../../words/byFile.ts';
import { counter, joiner, lister } from '../../../words/plural.ts';
import { capital } from '../../../words/sentences.ts';
import type { CardWords } from '../card.ts';
import type {
  CardSymbol,
  Colour,
  Edition,
  FlipReason,
  MoveRefusalCode,
  Reason,
  Refusal,
  Team,
  WolfReasonKind,
  WolfTheme,
} from '../vocabulary.ts';

/** A player as a subject of a sentence. */
export interface Who {
  readonly you: boolean;
  readonly name: string;
}

/** A seat's relation to the viewer. */
export type Bond = 'partner' | 'rival' | 'none';

const count = counter('en');
const and = lister('en');
const does = (who: Who, you: string, other: string) => (who.you ? `You ${you}` : `${who.name} ${other}`);
const whose = (who: Who) => (who.you ? 'your' : `${who.name}’s`);
const whom = (who: Who) => (who.you ? 'you' : who.name);
const isOne = (who: readonly Who[]) => who.length === 1 && who[0]?.you === false;
const rest = (animals: readonly string[]) =>
  animals.length === 0 ? '' : ` (${and(animals)} ${animals.length > 1 ? 'do' : 'does'} not activate)`;
const losesBack = (who: Who, lost: number, gained: number) =>
  `${whom(who)} will lose ${count(lost, { one: 'a sheep', other: '# sheep' })} and get ${lost + gained === 2 ? 'it back at once' : `${gained === 1 ? 'one' : gained} back`}.`;
const list = (facts: Refusal['facts'], key: string) => [facts[key] ?? ''].flat().join(', ');

/** Refusals of moves; those of set-ups are in the words of set-up. A refusal code without a phrase does not compile. */
const refusals: Record<MoveRefusalCode, (facts: Refusal['facts']) => string> = {
  'game-over': () => 'The game is over.',
  'not-your-turn': () => 'It’s not your turn.',
  'not-asked': () => 'That isn’t what you are asked.',
  'not-in-hand': (facts) => `${list(facts, 'card')} isn’t in your hand.`,
  'forbidden-value': (facts) => `You can’t play a ${list(facts, 'value')} this turn.`,
  'not-a-choice': () => 'You can’t choose that.',
};

/** The player whom an animal helps or harms, which may not be the seat where it stands. */
const why: Record<WolfReasonKind, (who: Who) => string> = {
  'sheep-won': (who: Who) => `costs ${whom(who)} a sheep`,
  'sheep-brought-home': (who: Who) => `brings a sheep home to ${whom(who)}`,
  'wolf-left': (who: Who) => `lets the wolf take a sheep from ${whom(who)}`,
  'hound-left': (who: Who) => `lets the hound help ${whom(who)}`,
  'another-sheep-won': (who: Who) => `costs ${whom(who)} another sheep`,
  'another-sheep-home': (who: Who) => `brings another sheep home to ${whom(who)}`,
  'threat-averted': (who: Who) => `moves the wolf away from ${whom(who)}`,
  'partner-protected': (who: Who) => `protects ${whom(who)}`,
  'opponent-threatened': (who: Who) => `sends the wolf after ${whom(who)}`,
  'help-called': (who: Who) => `calls the hound to help ${whom(who)}`,
  'help-near': (who: Who) => `keeps the hound ready to help ${whom(who)}`,
  'help-denied': (who: Who) => `keeps the hound from ${whom(who)}`,
  'game-won': () => 'wins the game',
  'kept-for-later': () => 'keeps better cards for later',
  'only-move': () => 'is the only move',
};

/** Kinds of plain animals. */
export type Chaser = 'wolf' | 'hound';

/** Cards that everyone calls by their picture. */
type NamedCard =
  | `metamorphic-0${1 | 2 | 3 | 4}`
  | `${'sheep' | 'tornado' | 'extra'}-0${1 | 2}`
  | 'designer-01'
  | `designer-02-${1 | 2 | 3}`
  | 'house-01';

export const words = {
  ...joiner('en'),
  goal: 'Keep your sheep. Chase theirs into the forest.',
  seats: ['Brook', 'Hill', 'Oak', 'Mill'],
  dummy: (seat: number) => `Dummy ${seat}`,
  seat: (seat: number) => `Seat ${seat}`,
  you: 'You',
  teams: { blue: 'Blue', yellow: 'Yellow', green: 'Green', orange: 'Orange' } satisfies Record<Team, string>,
  cards: byFile(import.meta.glob<CardWords>('../cards/**/*', { query: '?en', import: 'en', eager: true })),
  /** What animals are called at the table, by what people see on their cards. */
  animals: {
    only: { wolf: 'the wolf', hound: 'the hound', metamorphic: 'the changeling' },
    trait: {
      plain: (kind: Chaser) => `the ${kind === 'wolf' ? 'gray wolf' : 'brown hound'}`,
      '+1': (kind: Chaser) => `the fast ${kind}`,
      '1/2': (kind: Chaser) => `the slow ${kind}`,
      '-1': (kind: Chaser) => `the limping ${kind}`,
      '-1/2': (kind: Chaser) => `the backward ${kind}`,
      left: (kind: Chaser) => `the ${kind} looking left`,
      right: (kind: Chaser) => `the ${kind} looking right`,
      across: (kind: Chaser) => `the ${kind} looking across`,
    },
    of: {
      'metamorphic-01': 'the moonlit changeling',
      'metamorphic-02': 'the puppet changeling',
      'metamorphic-03': 'the two-faced changeling',
      'metamorphic-04': 'the changeling with the scarf',
      'sheep-01': 'the sleepy sheep',
      'sheep-02': 'the grumpy sheep',
      'tornado-01': 'the sleepy sheep',
      'tornado-02': 'the grumpy sheep',
      'extra-01': 'Grandpa Wolf',
      'extra-02': 'the confused hound',
      'designer-01': 'the Red Devil',
      'designer-02-1': 'the black blanket',
      'designer-02-2': 'the white blanket',
      'designer-02-3': 'the blanket wolf',
      'house-01': 'the Bellwether',
    } satisfies Record<NamedCard, string>,
  },
  printed: (name: string, printed: string) => `${name} (${printed})`,
  colour: { black: 'Black', white: 'White' } satisfies Record<Colour, string>,
  symbol: { none: '', meat: 'Meat', bone: 'Bone' } satisfies Record<CardSymbol, string>,
  card: (colour: Colour, value: number, symbol: CardSymbol) =>
    `${colour === 'black' ? 'Black' : 'White'} ${value}${symbol === 'none' ? '' : symbol === 'meat' ? ' with Meat' : ' with Bone'}`,
  sheep: (n: number) => count(n, { one: '# sheep', other: '# sheep' }),
  table: {
    label: 'The table',
    /** `isDummy`: the cards are its dummy deck. */
    pasture: (who: Who, side: string, sheep: number, flock: number, cards: number, isDummy: boolean) =>
      `${who.you ? 'You' : who.name}, ${side}: ${sheep} of ${flock} sheep, ${count(cards, { one: '# card', other: '# cards' })}${isDummy ? ' in the dummy deck' : ''}`,
    /** A seat's side from the viewer's point of view; `none` for a spectator. */
    side: (team: string, bond: Bond) => `${bond === 'partner' ? 'your partner, ' : bond === 'rival' ? 'opponent, ' : ''}team ${team}`,
    partner: 'partner',
    /** `aims`: the owner of the sheep its arrow points to, if it has one. */
    standing: (animal: string, who: Who, aims?: Who) =>
      `${capital(animal)}, in front of ${whom(who)}${aims ? `, pointing to ${aims.you ? 'your' : `${aims.name}’s`} pasture` : ''}`,
    deck: (n: number) => `Deck: ${count(n, { one: '# card', other: '# cards' })}`,
    dummyDeck: (who: Who, n: number) => `${who.name}’s dummy deck: ${count(n, { one: '# card', other: '# cards' })}`,
    pile: (who: Who, cards: string) => `Played by ${whom(who)}: ${cards}`,
    playedBy: (who: Who) => `Played by ${whom(who)}`,
    aside: 'Set aside',
    lastLap: 'Last lap',
    firstTurn: 'First turn: no animal activates',
    no: (value: string) => `No ${value} this turn`,
    suggested: 'suggested',
    forbidden: 'not allowed now',
    counter: 'Number cards',
    counterAbout: 'Still unseen / total',
    left: (card: string, left: number, all: number) => `${card}: ${left} of ${all} unseen`,
    known: (who: Who, cards: string) => `${who.name} holds ${cards}`,
    phases: ['Activation', 'Check', 'Play', 'Draw'],
    phase: (n: number, name: string) => `Phase ${n} of 4: ${name}`,
    turn: (who: Who) => (who.you ? 'Your turn' : `${who.name}’s turn`),
  },
  ask: {
    play: 'Your turn: play a card.',
    first: (card: string) => `Try ${card}.`,
    /** Added where the preview of the suggested card shows a possible loss. */
    mayGoOn: 'The wolf may still move on.',
    /** After advice without a visible benefit. */
    noBetter: 'You have no better card.',
    /** After advice where no card is much better than another. */
    equal: 'All your cards are about equal.',
    missed: (animal: string) => `You miss this turn: ${animal} is in front of you.`,
    again: 'Tap again to play it.',
    confirm: 'Press again to play it.',
    exchange: (card: string) => `${card} turned up. Exchange Call?`,
    flip: 'Two of one color: which turns over?',
    activate: 'Which animal activates first?',
    waits: (who: Who) => `${who.name} is thinking …`,
    doExchange: 'Exchange Call',
    doKeep: (card: string) => `Keep ${card}`,
    goOn: 'Continue',
  },
  tells: {
    /** The first sentence of a turn that begins within the text. */
    onTurn: (turn: string, told: string) => `${turn}. ${told}`,
    loses: (who: Who, animal: string, left: number) =>
      `${capital(animal)} chases off one of ${whose(who)} sheep (${left === 0 ? 'none' : left} left).`,
    gains: (who: Who, animal: string, now: number) => `${capital(animal)} brings home one of ${whose(who)} sheep (${now} now).`,
    sparesWolf: (who: Who, animal: string) => `${capital(animal)} finds no sheep: ${who.you ? 'you have' : `${who.name} has`} none left.`,
    sparesHound: (who: Who, animal: string) =>
      `${capital(animal)} has nothing to do: ${who.you ? 'all your sheep are' : `all of ${who.name}’s sheep are`} home.`,
    skips: (who: Who, animal: string) => `${capital(animal)}: ${who.you ? 'your' : `${who.name}’s`} turn is skipped.`,
    forbids: (who: Who, animal: string, value: number) => `${capital(animal)}: ${does(who, 'can’t', 'can’t')} play a ${value}.`,
    shows: (who: Who, cards: string) => `${does(who, 'show your', 'shows their')} hand: ${cards}.`,
    passes: (who: Who) => `${does(who, 'pass', 'passes')}.`,
    turnsUp: (who: Who, card: string) => `${who.name} turns up ${card}.`,
    exchanges: (who: Who, card: string) => `${does(who, 'exchange it', 'exchanges it')}: ${card} comes up.`,
    keeps: (who: Who, card: string) => `${does(who, 'keep', 'keeps')} ${card}.`,
    setsAside: (card: string) => `${card} is forbidden: it is set aside.`,
    /** To the player who drew it. */
    draws: (card: string) => `You draw ${card}.`,
    plays: (who: Who, card: string) => `${does(who, 'play', 'plays')} ${card}.`,
    /** Back to where it started. */
    rounds: (animal: string, times: number, back: boolean, to: Who) =>
      `${capital(animal)} goes all the way around${times > 1 ? ` ${times} times` : ''}${back ? ' counter-clockwise' : ''}, back to ${whom(to)}.`,
    moves: (animal: string, steps: number, back: boolean, to: Who) =>
      `${capital(animal)} moves ${count(steps, { one: '# step', other: '# steps' })}${back ? ' counter-clockwise' : ''} to ${whom(to)}.`,
    stopped: (whose: Who, symbol: 'meat' | 'bone') =>
      `${whose.you ? 'Your' : `${whose.name}’s`} ${symbol === 'meat' ? 'Meat' : 'Bone'} stops it.`,
    /** `stops`: it stopped at seat 1; otherwise it only passed. */
    turnsOver: (animal: string, kind: string, why: FlipReason, first: Who, stops: boolean) =>
      `${capital(animal)} turns over${why === 'seat-1' ? ` after ${stops ? 'stopping at' : 'passing'} seat 1 (${whom(first)})` : why === 'pair' ? ' because two of one color met' : why === 'company' ? ' because it is not alone' : ''}: now ${kind}.`,
    /** `first`: the seat at whose next turn the sheep are counted. */
    lastLap: (first: Who) => `The last lap begins. It ends on ${first.you ? 'your' : `${first.name}’s`} turn.`,
    counted: (more: number, fewer: number) => `Out of cards: ${more} sheep to ${fewer}.`,
    ends: (team: string) => `${team} wins.`,
    kinds: { wolf: 'a wolf', hound: 'a hound', sheep: 'a sheep', front: 'on its front', back: 'on its back' },
  },
  foresee: {
    /**
     * `way`: clockwise or counter-clockwise in words, or as a symbol. `turned`: the side it shows then, if it turns
     * over on its way.
     */
    walks: (animal: string, to: Who, steps: number, way: 'on' | 'back' | 'sign', turned?: string) =>
      `${capital(animal)} moves ${count(steps, { one: '# step', other: '# steps' })}${way === 'back' ? ' counter-clockwise' : way === 'sign' ? ' ↺' : ''} to ${whom(to)}${turned ? `: now ${turned}` : ''}.`,
    /** Animals that the card's color moves but that take no step, while others do. */
    stands: (animals: readonly string[]) => `${capital(and(animals))} ${animals.length > 1 ? 'do' : 'does'} not move.`,
    /** `goers`: animals that the card's color moves but that take no step. */
    stays: (goers: readonly string[], value: number) =>
      goers.length === 0 ? 'Nothing moves: no animal has this color.' : `Nothing moves: a ${value} doesn’t move ${and(goers)}.`,
    loses: (who: Who, sheep: number) => `${does(who, 'will', 'will')} lose ${count(sheep, { one: 'a sheep', other: '# sheep' })}.`,
    gains: (who: Who, sheep: number) => `${does(who, 'will', 'will')} get ${count(sheep, { one: 'a sheep', other: '# sheep' })} back.`,
    /** Wolves activate first. */
    losesAndGains: (who: Who, lost: number, gained: number) => losesBack(who.you ? { you: false, name: 'You' } : who, lost, gained),
    /** `many`: more than one sheep of a player. `several`: more than one animal. */
    mayLose: (who: readonly Who[], many: boolean, several: boolean) =>
      `If the ${several ? 'wolves stay' : 'wolf stays'}, ${and(who.map(whom))} will ${who.length > 1 && !many ? 'each ' : ''}lose ${many ? 'sheep' : 'a sheep'}.`,
    mayGain: (who: readonly Who[], several: boolean) =>
      `If the ${several ? 'hounds stay' : 'hound stays'}, ${and(who.map(whom))} will ${who.length > 1 ? 'each ' : ''}get a sheep back.`,
    mayLoseAndGain: (who: Who, lost: number, gained: number) =>
      `If ${lost + gained > 2 ? 'all' : 'both'} stay, ${losesBack(who, lost, gained)}`,
    /** `resting`: wolves and hounds there, which do not activate then. */
    maySkip: (who: Who, resting: readonly string[]) =>
      `If the card stays, ${who.you ? 'your' : `${who.name}’s`} turn is skipped${rest(resting)}.`,
    skips: (who: Who, resting: readonly string[]) => `${who.you ? 'Your' : `${who.name}’s`} next turn is skipped${rest(resting)}.`,
    forbids: (who: Who, value: number) => `${does(who, 'can’t', 'can’t')} play a ${value}.`,
    protects: (who: readonly Who[]) => `Moves the wolf away from ${and(who.map(whom))}.`,
    turns: (animal: string, kind: string) => `${capital(animal)}: now ${kind}.`,
    wins: (team: string) => `${team} wins at once!`,
    hidden: 'Nobody knows that card.',
  },
  /** Themes of puzzles. */
  themes: {
    defend: 'Defend',
    strike: 'Strike',
    count: 'Count',
    partner: 'Partner',
    flip: 'Turn over',
    stop: 'Stop at Meat',
    exchange: 'Exchange Call',
  } satisfies Record<WolfTheme, string>,
  why,
  because: (move: string, reason: string) => (reason === '' ? `Hint: ${move}.` : `Hint: ${move} ${reason}.`),
  botBecause: (reason: string) => `It ${reason}.`,
  over: {
    won: 'You win!',
    lost: 'You lose.',
    wins: (team: string) => `${team} wins`,
    'no-sheep': (who: readonly Who[]) =>
      `${and(who.map((one, i) => (one.you && i === 0 ? 'You' : whom(one))))} ${isOne(who) ? 'has' : 'have'} no sheep left.`,
    /** On the pasture that decided the game. */
    empty: 'Empty',
    'cards-out': () => 'Out of cards: the sheep are counted.',
  } satisfies Record<Reason, (who: readonly Who[]) => string> & Record<string, unknown>,
  setup: {
    edition: 'Edition',
    editions: { '2016': '2016', '2015-draft': '2015 draft' } satisfies Record<Edition, string>,
    players: 'Players',
    person: 'Human player',
    bot: 'Bot',
    expansion: 'Meat & Bone',
  },
  gallery: {
    invented: 'invented',
    ruling: 'Read the rule',
  },
  refusals,
};

export type WolfWords = typeof words;
