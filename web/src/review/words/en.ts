import type { CountedIn, Label } from '@bellwether/review';
import { joiner } from '../../words/plural.ts';
import type { Headline } from '../luck.ts';

/** Somebody at the table, as a sentence needs it. */
export interface Who {
  readonly you: boolean;
  readonly name: string;
}

const percent = new Intl.NumberFormat('en', { style: 'percent' });
/** A share without its sign: 31%. */
const share = (part: number) => percent.format(Math.abs(part));
/** In whole percent: what rounds to nothing is nothing. */
const whole = (part: number) => Math.round(100 * part);
/** Differences of chances are points: a hundred of them are a sure win. */
const points = (n: number) => (Math.abs(n) === 1 ? '1 point' : `${Math.abs(n)} points`);
const amount = (n: number, countedIn: CountedIn) => (countedIn === 'gold' ? `${Math.abs(n)} gold` : points(n));
const or = new Intl.ListFormat('en', { type: 'disjunction' });
const does = (who: Who) => (who.you ? 'You' : who.name);
const whom = (who: Who) => (who.you ? 'you' : who.name);
const whose = (who: Who) => (who.you ? 'your' : `${who.name}’s`);

const [WOLF, HOUND] = ['the wolf', 'the hound'];

export const words = {
  ...joiner('en'),
  title: 'Review',
  back: 'Back to the table',
  why: {
    running: 'This game is not over yet. Its review opens when it is.',
    server: 'This game is not over yet, or the server no longer has it.',
    broken: 'This game could not be worked out.',
  },
  share,
  working: (part: number) => `Working it out: ${share(part)}`,
  refining: (part: number) => `Looking closer: ${share(part)}`,
  done: 'Worked out.',
  /** Before the graph is refined. */
  provisional: {
    state: (part: number) => `Provisional, ${share(part)} done`,
    about: 'Provisional: still being worked out, may change.',
  },
  eyes: { title: 'Seen by', all: 'All hands', you: 'You' },
  hands: { title: 'Hands', of: (who: Who) => (who.you ? 'Your hand' : `${who.name}’s hand`) },
  graph: {
    title: 'Chance to win',
    /** Through whose eyes it is drawn. */
    by: (who: Who) => (who.you ? 'as you could know it' : `as ${who.name} could know it`),
    open: 'you see all hands, players only their own',
    start: 'Before the first move',
    after: (ply: number, of: number) => `Move ${ply} of ${of}`,
    chance: (name: string, win: number) => `${name} ${share(win)}`,
    turning: 'Turning point',
    /** While it is provisional. */
    maybe: 'Perhaps a turning point',
    turnings: 'Turning points',
    inWords: 'The graph in words',
    columns: { move: 'Move', what: 'What happened', chance: 'Chance to win' },
    hint: 'Arrow keys: one move. Page keys: turning points. Home, End.',
  },
  steps: { first: 'To the start', back: 'One move back', next: 'One move on', last: 'To the end' },
  /** To the next thing worth looking at. */
  seek: { turning: 'Next turning point', mistake: 'Next mistake' },
  tabs: { name: 'What to read', move: 'Move', story: 'Story', summary: 'Result' },
  story: { deal: 'The cards are dealt.' },
  move: {
    label: { inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' } satisfies Record<Label, string>,
    /** `given`: by how much; `sure`: how sure it is that anything was better at all. */
    /** `least`: of several figures the smallest is told. */
    better: (move: string, given: number, sure: number, least: boolean) =>
      `${least ? 'At least about' : 'About'} ${whole(given)} points better: ${move}. ${share(Math.min(sure, 0.99))} sure that something was better, as bots play on.`,
    /** Where no reason is told. */
    unexplained: 'No single reason was found: it shows in how the games go on.',
    /** Beyond the interval that is printed, but not sure enough for a label. */
    likely: (move: string) => `Probably better, but not sure: ${move}.`,
    /** Sure, but too little for a label. */
    slight: (move: string, points: number) => `Less than ${points} points better: ${move}.`,
    /** Sure enough for a label by the first weighing, but not by the second. */
    unconfirmed: (move: string) => `Looked better at first: ${move}. More games played on did not bear it out.`,
    /** How labels are told apart. */
    rule: ({ inaccuracy, mistake, blunder }: Readonly<Record<Label, number>>) =>
      `Points of the chance to win: an inaccuracy gives away ${inaccuracy} or more, a mistake ${mistake}, a blunder ${blunder}.`,
    best: 'Nothing better was found.',
    even: 'Others may have been as good.',
    swing: (name: string, from: number, to: number) => `${name}: ${share(from)} → ${share(to)}`,
    weighed: 'All moves weighed',
    /** The move that was played, in that list. */
    played: 'played',
    /** What the figures of that list are. */
    against:
      'In points, against the move played. The figure beside a label may differ: there the best move is picked on one half of the samples and valued on the other; where both were weighed twice, the smaller figure is told.',
    /** Why a step of the line and what a move gave away need not be the same. */
    apart:
      'Moves are weighed against each other. The line comes from quick games played on, and its step may also hold what the turn brought, such as new cards.',
    /** Instead of that where the line rises at a bad move, or would have to pass 100 with a better one. */
    disagree:
      'Here line and label disagree. The line comes from quick games played on: they may have missed the better move, leave some doubt, and its step may also hold what the turn brought, such as new cards. The label weighs the moves themselves.',
    waits: 'Not weighed yet.',
    only: 'There was no choice.',
    thrown: (side: string) => `Had everybody seen all cards, this would have given away ${side}’s sure win.`,
    kept: (moves: readonly string[]) => `It would have stayed won with ${or.format(moves)}.`,
  },
  /** Why a move of Wolf & Hound was not the best. An animal is named where it is not the only one of its kind; the rest is told as at the table. */
  wolf: {
    'turned-to-wolf': (who: Who, animal?: string) => `It turns ${animal ?? 'an animal'} at ${whose(who)} pasture into a wolf.`,
    'turned-to-hound': (who: Who, animal?: string) => `It turns ${animal ?? 'an animal'} at ${whose(who)} pasture into a hound.`,
    'bone-laid': () => 'It lays Bone, where hounds stop.',
    'several-won': (who: Who) => `It costs ${whom(who)} more than one sheep.`,
    'several-home': (who: Who) => `It brings more than one sheep home to ${whom(who)}.`,
    'wolf-left': (who: Who, wolf = WOLF) => `It lets ${wolf} take a sheep from ${whom(who)}.`,
    'hound-left': (who: Who, hound = HOUND) => `It lets ${hound} help ${whom(who)}.`,
    'threat-averted': (who: Who, wolf = WOLF) => `It takes ${wolf} away from ${whom(who)}.`,
    'partner-protected': (who: Who, wolf?: string) => (wolf ? `It takes ${wolf} away from ${whom(who)}.` : `It protects ${whom(who)}.`),
    'opponent-threatened': (who: Who, wolf = WOLF) => `It sends ${wolf} against ${whom(who)}.`,
    'help-called': (who: Who, hound = HOUND) => `It calls ${hound} to help ${whom(who)}.`,
    'help-near': (who: Who, hound = HOUND) => `It has ${hound} stand ready for ${whom(who)}.`,
    'help-denied': (who: Who, hound = HOUND) => `It keeps ${hound} from ${whom(who)}.`,
    'game-lost': (who: Who) => `The move played loses ${whom(who)} the game.`,
    'sheep-lost-here': (who: Who) => `The move played costs ${whom(who)} a sheep.`,
    'sheep-home-there': (who: Who) => `The move played brings a sheep home to ${whom(who)}.`,
    'several-lost-here': (who: Who) => `The move played costs ${whom(who)} more than one sheep.`,
    'several-home-there': (who: Who) => `The move played brings more than one sheep home to ${whom(who)}.`,
    'wolf-left-here': (who: Who, wolf = WOLF) => `The move played lets ${wolf} take a sheep from ${whom(who)}.`,
    'hound-left-there': (who: Who, hound = HOUND) => `The move played lets ${hound} help ${whom(who)}.`,
    'wolf-sent-here': (who: Who, wolf = WOLF) => `The move played sends ${wolf} against ${whom(who)}.`,
    'hound-sent-there': (who: Who, hound = HOUND) => `The move played calls ${hound} to help ${whom(who)}.`,
    'hound-near-there': (who: Who, hound = HOUND) => `The move played has ${hound} stand ready for ${whom(who)}.`,
    'wolf-taken-from-there': (who: Who, wolf = WOLF) => `The move played takes ${wolf} away from ${whom(who)}.`,
    'hound-taken-from-here': (who: Who, hound = HOUND) => `The move played takes ${hound} away from ${whom(who)}.`,
    'turned-to-wolf-here': (who: Who, animal?: string) =>
      `The move played turns ${animal ?? 'an animal'} at ${whose(who)} pasture into a wolf.`,
    'turned-to-hound-there': (who: Who, animal?: string) =>
      `The move played turns ${animal ?? 'an animal'} at ${whose(who)} pasture into a hound.`,
    'meat-laid': () => 'The move played lays Meat, where wolves stop.',
    'lost-soon': (who: Who) =>
      `After the move played, ${who.you ? 'you lose' : `${who.name} loses`} the game more often within a few turns.`,
    'won-less': (who: Who) => `After the move played, ${who.you ? 'you win' : `${who.name} wins`} the game less often within a few turns.`,
    'fewer-soon-here': (who: Who) => `A few turns after the move played, ${whom(who)} ${who.you ? 'have' : 'has'} fewer sheep on average.`,
    'more-soon-there': (who: Who) => `A few turns after the move played, ${whom(who)} ${who.you ? 'have' : 'has'} more sheep on average.`,
  },
  /** Moves with the cards that were secret while they were made. */
  turn: {
    keeps: (who: Who, cards: string) => `${does(who)} ${who.you ? 'keep' : 'keeps'} ${cards}.`,
    discards: (who: Who, card: string) => `${does(who)} ${who.you ? 'put' : 'puts'} ${card} out of the game.`,
    places: (who: Who, card: string, cell: string) => `${does(who)} ${who.you ? 'place' : 'places'} ${card}: ${cell}.`,
    hides: (who: Who, card: string, cell: string) => `${does(who)} ${who.you ? 'lay' : 'lays'} ${card} face down: ${cell}.`,
    faceDown: (card: string, cell: string) => `${card} face down to ${cell}`,
    fox: (way: string) => `fox ${way}`,
    /** `sheep`: how many, in words; empty if none but the black one. */
    dog: (sheep: string, black: boolean, from: string, to: string) =>
      `dog: ${[sheep, black ? 'the black sheep' : ''].filter(Boolean).join(' and ')} from ${from} to ${to}`,
    /** A move and its steps. */
    steps: (parts: readonly string[]) => parts.join('; '),
    flips: (animal: string) => `${animal} turns over`,
    activates: (animal: string) => `${animal} activates first`,
  },
  retry: {
    title: 'Try it again',
    same: 'Same hidden cards',
    fresh: 'Other hidden cards',
    about: (who: Who) =>
      who.you ? 'You play on from before this move, against bots.' : `You play on as ${who.name} from before this move, against bots.`,
    none: 'No other cards fit what was seen.',
    compare: 'Then and now',
    before: 'Then',
    now: 'Now',
    look: 'See the first game',
  },
  result: {
    won: (who: Who) => (who.you ? 'You won' : `${who.name} won`),
    lost: (who: Who) => (who.you ? 'You lost the game' : `${who.name} lost the game`),
    shared: (who: Who) => (who.you ? 'You shared the win' : `${who.name} shared the win`),
    short: { won: 'won', lost: 'lost', shared: 'win shared' },
  },
  balance: {
    title: 'Luck and skill',
    /** The figures of the table below, in words. */
    sentence: (who: Who, told: Headline) => {
      const { rivals, cards, countedIn } = told;
      const whose = who.you ? 'your' : 'the';
      const luck =
        cards === 0 ? 'the cards were even' : `the cards ${cards < 0 ? 'cost' : 'brought'} ${whom(who)} ${amount(cards, countedIn)}`;
      if (countedIn === 'gold') {
        const theirs = rivals === 1 ? `${whose} rival` : `${whose} rivals on average`;
        const than = told.moves === 0 ? 'as much gold as' : `${amount(told.moves, countedIn)} ${told.moves > 0 ? 'less' : 'more'} than`;
        return `${does(who)} gave away ${than} ${theirs}; ${luck}.`;
      }
      const theirs = rivals === 1 ? `${told.rivalsGave} by ${whose} rival` : `an average of ${told.rivalsGave} by ${whose} rivals`;
      return `${does(who)} gave away ${points(told.given)} of the chance to win, against ${theirs}; ${luck}.`;
    },
    own: { share: (figure: string) => `gave away ${figure}`, gold: (figure: string) => `own choices ${figure}` },
    columns: { start: 'Start', moves: 'All moves', cards: 'Cards', result: { share: 'Result', gold: 'Lead' } },
    /** How far a figure may be off. */
    within: (error: string) => `±\u00a0${error}`,
    withinAbout: '±: in 19 of 20 cases a figure is no further off than this.',
    about: {
      share:
        'In points of the chance to win: start + all moves + cards = result. Start: before the deal, so the line may begin elsewhere. All moves: what everybody’s choices changed, each judged by what its player could know. Cards: all the rest. Ups and downs of the whole game are added up, so a figure may pass 100.',
      gold: 'In gold ahead of the rivals’ average: all moves + cards = lead at the end. A choice counts for what it changed against an ordinary player in that place, by what its player could know. All moves: everybody’s choices together. Cards: all the rest.',
    },
    waits: 'Worked out when every move is weighed.',
  },
  truth: {
    title: 'If everybody saw all cards',
    about:
      'Exact best play, everybody seeing everything; under “All hands” it is the strip above the line. The line is of players who see only their own hands, so the two may differ.',
    waits: 'Being worked out, from the end of the game backwards.',
    whole: (side: string) => `${side} would have won from the start.`,
    from: (ply: number, side: string) =>
      `Worked out from move ${ply} on; before that the game is too large. From there ${side} would have won.`,
    never: 'This game is too large to be worked out exactly.',
    /** `whole`: all of the game is worked out; else only what comes from some move on. */
    changed: (times: number, whole: boolean) => {
      if (times === 0) return whole ? 'Nobody gave a sure win away.' : 'From there on nobody gave a sure win away.';
      const often = times === 1 ? 'once' : `${times} times`;
      return `${whole ? 'A' : 'From there on a'} sure win was given away ${often}:`;
    },
    at: (ply: number, who: Who) => `move ${ply}, ${whom(who)}`,
  },
  gold: {
    title: 'Gold after each round',
    round: (n: number) => `Round ${n}`,
    laying: 'The same cards, laid better',
    found: (who: Who, laid: string, found: string) =>
      `Towns and rivers brought ${whom(who)} ${laid}. A search found a laying of the same cards that brings ${found}; there may be better ones.`,
    best: (who: Who, laid: string) => `Towns and rivers brought ${whom(who)} ${laid}. A search found no better laying of the same cards.`,
    note: 'Animals and missions are left out of this.',
  },
};

export type ReviewWords = typeof words;
