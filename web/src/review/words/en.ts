import type { CountedIn, Label } from '@bellwether/review';
import { joiner } from '../../words/plural.ts';
import type { Headline } from '../luck.ts';

/** A player as a subject of a sentence. */
export interface Who {
  readonly you: boolean;
  readonly name: string;
}

const percent = new Intl.NumberFormat('en', { style: 'percent' });
/** A share without its sign: 31%. */
const share = (part: number) => percent.format(Math.abs(part));
/** In whole percent; small values round to zero. */
const whole = (part: number) => Math.round(100 * part);
/** Differences of win probability, in percentage points. */
const points = (n: number) => `${Math.abs(n)}%`;
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
    running: 'This game isn’t over yet. You can review it when it is.',
    server: 'This game isn’t over yet, or the server no longer has it.',
    broken: 'This game couldn’t be analyzed.',
  },
  share,
  working: (part: number) => `Analyzing… ${share(part)}`,
  refining: (part: number) => `Looking closer… ${share(part)}`,
  done: 'Analysis complete.',
  /** Before the graph is refined. */
  provisional: {
    state: (part: number) => `Preliminary, ${share(part)} done`,
    about: 'Preliminary: we’re still analyzing, so this may change.',
  },
  eyes: { title: 'View as', all: 'All hands', you: 'You' },
  hands: { title: 'Hands', of: (who: Who) => (who.you ? 'Your hand' : `${who.name}’s hand`) },
  graph: {
    title: 'Winning chances',
    /** The point of view of the graph. */
    by: (who: Who) => (who.you ? 'from what you could see' : `from what ${who.name} could see`),
    open: 'you see all hands, the players saw only their own',
    start: 'Before the first move',
    after: (ply: number, of: number) => `Move ${ply} of ${of}`,
    chance: (name: string, win: number) => `${name} ${share(win)}`,
    turning: 'Turning point',
    /** While it is provisional. */
    maybe: 'Possible turning point',
    turnings: 'Turning points',
    inWords: 'The graph in words',
    columns: { move: 'Move', what: 'What happened', chance: 'Winning chances' },
    hint: 'Arrow keys: one move. Page Up, Page Down: turning points. Home, End: start and end.',
  },
  steps: { first: 'Go to the start', back: 'Previous move', next: 'Next move', last: 'Go to the end' },
  /** Jumps to the next one. */
  seek: { turning: 'Next turning point', mistake: 'Next mistake' },
  tabs: { name: 'Sections', move: 'Move', story: 'Story', summary: 'Result' },
  /** In one sentence first: the move that mattered most. */
  short: {
    worst: (who: Who, ply: number, move: string) => `${who.you ? 'Your' : `${who.name}’s`} costliest mistake was move ${ply}: ${move}.`,
    better: (move: string) => `Better: ${move}.`,
    none: (who: Who) => `We found no clear mistake ${who.you ? 'in your moves' : `in ${who.name}’s moves`}.`,
    against: (who: Who) => `The cards were against ${whom(who)}.`,
    waits: 'Looking for the move that mattered most…',
    details: 'Details',
  },
  story: { deal: 'The cards are dealt.' },
  move: {
    label: { inaccuracy: 'Small mistake', mistake: 'Mistake', blunder: 'Big mistake' } satisfies Record<Label, string>,
    /** `given`: by how much; `sure`: how certain it is that any move was better. */
    /** `least`: of several figures the smallest is given. */
    better: (move: string, given: number, sure: number, least: boolean) =>
      `Better by ${least ? 'at least ' : ''}about ${whole(given)}%: ${move}. We’re ${share(Math.min(sure, 0.99))} sure there was a better move.`,
    /** If there is no reason to give. */
    unexplained: 'We found no single reason: it shows in how the game goes from here.',
    /** Beyond the printed interval, but not certain enough for a label. */
    likely: (move: string) => `Probably better, but not sure: ${move}.`,
    /** Certain, but too small for a label. */
    slight: (move: string, points: number) => `Better by less than ${points}%: ${move}.`,
    /** Certain enough for a label in the first analysis, but not in the second. */
    unconfirmed: (move: string) => `Looked better at first: ${move}. A closer look didn’t confirm it.`,
    /** The thresholds of labels. */
    rule: ({ inaccuracy, mistake, blunder }: Readonly<Record<Label, number>>) =>
      `A small mistake costs at least ${inaccuracy}% of the winning chances, a mistake ${mistake}%, a big mistake ${blunder}%.`,
    best: 'We found nothing better.',
    even: 'Other moves may have been just as good.',
    swing: (name: string, from: number, to: number) => `${name}: ${share(from)} → ${share(to)}`,
    weighed: 'All moves compared',
    /** The move that was played, in that list. */
    played: 'played',
    /** The meaning of the figures in that list. */
    against:
      'Compared with the move played, in percent of winning chances. The figure next to a label may differ: there, one half of the samples picks the best move and the other half rates it. Where both were rated twice, we show the smaller figure.',
    /** Why a step of the line and the loss of a move may differ. */
    apart:
      'Moves are compared with each other. The line comes from quick simulated games, and its step may include what else the turn brought, such as new cards.',
    /** Used instead if the line rises at a bad move, or would exceed 100 with a better one. */
    disagree:
      'Here the line and the label disagree. The line comes from quick simulated games. They are less precise, they may have missed the better move, and they include what else the turn brought, such as new cards. The label compares the moves themselves.',
    waits: 'Not analyzed yet.',
    only: 'There was no choice.',
    thrown: (side: string) => `With all cards face up, this threw away a sure win for ${side}.`,
    kept: (moves: readonly string[]) => `${or.format(moves)} would have kept the win.`,
  },
  /**
   * Why a move of Wolf & Hound was not the best. An animal is named if there is another of its kind; everything else is
   * said as at the table.
   */
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
    'opponent-threatened': (who: Who, wolf = WOLF) => `It sends ${wolf} after ${whom(who)}.`,
    'help-called': (who: Who, hound = HOUND) => `It calls ${hound} to help ${whom(who)}.`,
    'help-near': (who: Who, hound = HOUND) => `It keeps ${hound} ready to help ${whom(who)}.`,
    'help-denied': (who: Who, hound = HOUND) => `It keeps ${hound} from ${whom(who)}.`,
    'game-lost': (who: Who) => `The move played loses ${whom(who)} the game.`,
    'sheep-lost-here': (who: Who) => `The move played costs ${whom(who)} a sheep.`,
    'sheep-home-there': (who: Who) => `The move played brings a sheep home to ${whom(who)}.`,
    'several-lost-here': (who: Who) => `The move played costs ${whom(who)} more than one sheep.`,
    'several-home-there': (who: Who) => `The move played brings more than one sheep home to ${whom(who)}.`,
    'wolf-left-here': (who: Who, wolf = WOLF) => `The move played lets ${wolf} take a sheep from ${whom(who)}.`,
    'hound-left-there': (who: Who, hound = HOUND) => `The move played lets ${hound} help ${whom(who)}.`,
    'wolf-sent-here': (who: Who, wolf = WOLF) => `The move played sends ${wolf} after ${whom(who)}.`,
    'hound-sent-there': (who: Who, hound = HOUND) => `The move played calls ${hound} to help ${whom(who)}.`,
    'hound-near-there': (who: Who, hound = HOUND) => `The move played keeps ${hound} ready to help ${whom(who)}.`,
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
  /** Moves with the cards that were secret when they were made. */
  turn: {
    keeps: (who: Who, cards: string) => `${does(who)} ${who.you ? 'keep' : 'keeps'} ${cards}.`,
    discards: (who: Who, card: string) => `${does(who)} ${who.you ? 'discard' : 'discards'} ${card}.`,
    places: (who: Who, card: string, cell: string) => `${does(who)} ${who.you ? 'place' : 'places'} ${card} at ${cell}.`,
    hides: (who: Who, card: string, cell: string) => `${does(who)} ${who.you ? 'place' : 'places'} ${card} face down at ${cell}.`,
    faceDown: (card: string, cell: string) => `${card} face down at ${cell}`,
    fox: (way: string) => `fox ${way}`,
    /** `sheep`: how many, in words; empty for the black sheep alone. */
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
    fresh: 'New hidden cards',
    about: (who: Who) =>
      who.you
        ? 'You play on from just before this move, against bots.'
        : `You play on as ${who.name} from just before this move, against bots.`,
    none: 'No other hands fit what was seen.',
    compare: 'Then and now',
    before: 'Then',
    now: 'Now',
    look: 'View the original game',
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
      const moves = who.you ? 'Your moves' : `${who.name}’s moves`;
      const their = who.you ? 'your' : 'the';
      const side = cards < 0 ? `against ${whom(who)}` : `on ${whose(who)} side`;
      const luck = cards === 0 ? 'Luck was even.' : `Luck was ${side} (${cards < 0 ? '\u2212' : '+'}${amount(cards, countedIn)}).`;
      if (countedIn === 'gold') {
        const theirs = rivals === 1 ? `${their} rival’s` : `${their} rivals’ on average`;
        const than = told.moves === 0 ? 'as much gold as' : `${amount(told.moves, countedIn)} ${told.moves > 0 ? 'less' : 'more'} than`;
        return `${moves} cost ${than} ${theirs}. ${luck}`;
      }
      const theirs = rivals === 1 ? `${their} rival: ${points(told.rivalsGave)}` : `${their} rivals: ${points(told.rivalsGave)} on average`;
      return `${moves} cost ${points(told.given)} of ${their} winning chances (${theirs}). ${luck}`;
    },
    own: { share: (figure: string) => `mistakes: ${figure}`, gold: (figure: string) => `own choices: ${figure}` },
    columns: { start: 'Start', moves: 'All moves', cards: 'Cards', result: { share: 'Result', gold: 'Lead' } },
    /** The margin of error. */
    within: (error: string) => `±\u00a0${error}`,
    withinAbout: '±: 19 times out of 20, a figure is no further off than this.',
    about: {
      share:
        'In percent of winning chances: start + all moves + cards = result. Start: before the deal, so the line may begin elsewhere. All moves: what everyone’s choices changed, each judged by what that player could know. Cards: all the rest. The ups and downs of the whole game add up, so a figure may pass 100.',
      gold: 'In gold ahead of the rivals’ average: all moves + cards = lead at the end. A choice counts for what it changed compared with an ordinary player in that seat, judged by what its player could know. All moves: everyone’s choices together. Cards: all the rest.',
    },
    waits: 'You’ll see this once every move is analyzed.',
  },
  truth: {
    title: 'With all cards face up',
    about:
      'Who wins with perfect play if everyone sees everything. Under “All hands” it is the strip above the line. The line is for players who see only their own hands, so the two may differ.',
    waits: 'Calculating, from the end of the game backward.',
    whole: (side: string) => `${side} had a sure win from the start.`,
    from: (ply: number, side: string) =>
      `Calculated from move ${ply} on; before that, the game is too large. From there, ${side} had a sure win.`,
    never: 'This game is too large to calculate exactly.',
    /** `whole`: the whole game is solved; otherwise only its last part. */
    changed: (times: number, whole: boolean) => {
      if (times === 0) return whole ? 'No one threw away a sure win.' : 'From there on, no one threw away a sure win.';
      const often = times === 1 ? 'once' : `${times} times`;
      return `${whole ? 'A' : 'From there on, a'} sure win was thrown away ${often}:`;
    },
    at: (ply: number, who: Who) => `move ${ply}, ${whom(who)}`,
  },
  gold: {
    title: 'Gold after each round',
    round: (n: number) => `Round ${n}`,
    laying: 'The same cards, placed better',
    found: (who: Who, laid: string, found: string) =>
      `Towns and rivers brought ${whom(who)} ${laid}. Placed better, the same cards bring ${found}, and there may be better layouts still.`,
    best: (who: Who, laid: string) => `Towns and rivers brought ${whom(who)} ${laid}. We found no better layout of the same cards.`,
    note: 'Animals and missions are not counted here.',
  },
};

export type ReviewWords = typeof words;
