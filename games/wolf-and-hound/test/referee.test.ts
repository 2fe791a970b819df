import { FastRandom, isRefusal, pick, type Random } from '@bellwether/kernel';
import { expect, test } from 'vitest';
import {
  activation,
  asked,
  type Config,
  type Entry,
  type Event,
  enter,
  wolfAndHound as game,
  type Move,
  openGame,
  type RefereedGame,
  randomConfig,
  recordedGame,
  unseenCounts,
} from '../src/index.ts';
import type { State } from '../src/state.ts';
import { configOf } from './table.ts';

/** 10,000 in all with PROOF. */
const GAMES = process.env.PROOF ? 2500 : 100;

type Enter = typeof enter;

/** What the comparison covered. */
const seen = { games: 0, plays: 0, shows: 0, turnsUp: 0, exchanges: 0, choices: 0, wrong: 0, refused: 0, corrections: 0 };

/** Events as a table sees them: the referee asks more often than the game, and nobody sees a drawn card. */
function publicOf(events: readonly Event[]): string {
  return JSON.stringify(events.filter(({ kind }) => kind !== 'asks').map((event) => game.show(event, 'spectator')));
}

function tableOf(state: State): string {
  return JSON.stringify({ ...game.view(state, 'spectator'), unknown: [] });
}

/** A referee is asked for a card of this seat, or answers a question of the game. */
interface Step {
  readonly seat: number | undefined;
  readonly entry: Entry;
}

/** What people enter after a move: the move itself, then the cards that became visible. */
function stepsOf(referee: State, move: Move, events: readonly Event[]): Step[] {
  const question = asked(referee);
  const top = events.find((event) => event.kind === 'exchanges')?.card;
  const isSecret = question.kind === 'exchange' && question.top === null;
  const first: Entry = move.kind === 'exchange' && isSecret && top !== undefined ? { ...move, card: top } : move;
  const shown = events.flatMap((event): Step[] => {
    if (event.kind === 'shows') return [{ seat: event.seat, entry: { kind: 'shows', cards: event.cards } }];
    return event.kind === 'turns-up' ? [{ seat: event.seat, entry: { kind: 'turns-up', card: event.card } }] : [];
  });
  return [{ seat: undefined, entry: first }, ...shown];
}

/** Whether the referee asks for it: a hand or a dummy deck that everyone knows is not entered again. */
function isAwaited(state: State, { seat, entry: { kind } }: Step): boolean {
  const question = asked(state);
  if (seat === undefined) return true;
  return 'seat' in question && question.seat === seat && (question.kind === kind || (question.kind === 'play' && kind === 'shows'));
}

/** Plays a random game and enters what a table sees of it. Returns the first difference. */
function findDifference(config: Config, random: Random, enter: Enter): string | undefined {
  const real = game.start(config, game.deal(config, random));
  let referee = openGame(config);
  const entries: Entry[] = [];
  while (real.asks !== 'nothing') {
    const seat = game.toAct(real)[0] as number;
    const move = game.sample(real, seat, random);
    const played: Event[] = [];
    game.apply(real, seat, move, (event) => played.push(event));
    const told: Event[] = [];
    for (const step of stepsOf(referee, move, played)) {
      if (!isAwaited(referee, step)) continue;
      const { entry } = step;
      if (random.below(6) === 0) {
        const trace = traceOfWrong(referee, random, enter);
        if (trace !== undefined) return trace;
      }
      const next = enter(referee, entry, (event) => told.push(event));
      if (isRefusal(next)) return `${JSON.stringify(entry)} refused: ${JSON.stringify(next)}`;
      referee = next;
      entries.push(entry);
      count(entry);
    }
    if (publicOf(told) !== publicOf(played)) return `told ${publicOf(told)} in place of ${publicOf(played)}`;
    if (tableOf(referee) !== tableOf(real)) return `the table ${tableOf(referee)} in place of ${tableOf(real)}`;
  }
  seen.games++;
  if (JSON.stringify(referee.outcome) !== JSON.stringify(real.outcome)) return 'ends differ';
  const recorded = recordedGame(config, entries);
  return recorded ? replayDifference(config, recorded, real) : 'no record';
}

/** A recorded game must be legal move by move and lead to the table of the game, but for cards that nobody has seen. */
function replayDifference(config: Config, { deal, moves }: RefereedGame, real: State): string | undefined {
  const wrongDeal = game.checkDeal(config, deal);
  if (wrongDeal) return `the deal: ${JSON.stringify(wrongDeal)}`;
  const state = game.start(config, deal);
  for (const { seat, move } of moves) {
    const no = game.check(state, seat, move);
    if (no) return `${JSON.stringify(move)} in the record: ${JSON.stringify(no)}`;
    game.apply(state, seat, move);
  }
  return tableOf(state) === tableOf(real) ? undefined : `the record leads to ${tableOf(state)} in place of ${tableOf(real)}`;
}

function count({ kind }: Entry) {
  if (kind === 'play') seen.plays++;
  else if (kind === 'shows') seen.shows++;
  else if (kind === 'turns-up') seen.turnsUp++;
  else if (kind === 'exchange') seen.exchanges++;
  else seen.choices++;
}

/** Enters something else, possible or not, then continues from the state before: it must be as it was. */
function traceOfWrong(state: State, random: Random, enter: Enter): string | undefined {
  const { types, animals, flock } = state.rules;
  const card = () => pick(types, random).card;
  const animal = pick(animals, random).id;
  const wrong = pick<Entry>(
    [
      { kind: 'play', card: card() },
      { kind: 'turns-up', card: card() },
      { kind: 'shows', cards: [card(), card(), card(), card()].slice(random.below(4)) },
      { kind: 'exchange', exchange: random.below(2) === 0, card: card() },
      { kind: pick(['flip', 'activate'] as const, random), animal },
      { kind: 'correct', turn: 1 + random.below(4), sheep: flock.map((most) => random.below(most + 1)) },
      { kind: 'correct', animals: [{ id: animal, at: 1 + random.below(4), side: pick(['front', 'back'] as const, random) }] },
    ],
    random,
  );
  const before = JSON.stringify(state);
  const next = enter(state, wrong);
  seen.wrong++;
  if (isRefusal(next)) seen.refused++;
  if (JSON.stringify(state) !== before) return `${JSON.stringify(wrong)} leaves a trace`;
  // A correction to what is there already changes nothing.
  const { sheep, animals: standing, turn } = game.view(state, 'spectator');
  const same = enter(state, { kind: 'correct', sheep, animals: standing, turn });
  seen.corrections++;
  return isRefusal(same) || tableOf(same) !== tableOf(state) ? `a correction to the same table: ${tableOf(state)}` : undefined;
}

const KINDS: readonly [name: string, configs: (random: Random) => Config][] = [
  ['any set-up', randomConfig],
  ['four players and sheep that forbid', () => configOf('wolf-01 hound-01 sheep-02 wolf-06 expansion')],
  ['two players, dummies', () => configOf('2p metamorphic-01 metamorphic-02 wolf-06')],
  ['three players, a dummy, and sheep that forbid', () => configOf('3p hound-01 sheep-02 wolf-01 wolf-05')],
];

test.each(KINDS)('a referee that knows no hand ends random games as the engine does: %s', (_, configs) => {
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = new FastRandom(seed);
    const config = configs(random);
    const difference = findDifference(config, random, enter);
    if (difference !== undefined) expect.fail(`seed ${seed}, ${JSON.stringify(config)}: ${difference}`);
  }
});

test('these games had everything that a referee is asked', () => {
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(20);
});

/** A referee with one small mistake, and what notices it. */
const FAULTS: readonly [title: string, faulty: Enter][] = [
  ['draws no card', (state, entry, tell) => change(enter(state, entry, tell), (next) => next.drawIndex--)],
  [
    'takes a hand of forbidden cards for a pass',
    (state, entry, tell) => enter(state, entry.kind === 'shows' ? { ...entry, cards: entry.cards.slice(1) } : entry, tell),
  ],
  ['forgets a shown hand', (state, entry, tell) => change(enter(state, entry, tell), (next) => (next.known = [[], [], [], []]))],
  [
    'looks at imagined cards',
    (state, entry, tell) =>
      change(enter(state, entry, tell), (next) => (next.unknown = [false, false, false, false])) &&
      enter({ ...state, unknown: [false, false, false, false] }, entry, tell),
  ],
  [
    'never exchanges',
    (state, entry, tell) => enter(state, entry.kind === 'exchange' ? { kind: 'exchange', exchange: false } : entry, tell),
  ],
  [
    'turns over the other card',
    (state, entry, tell) =>
      enter(
        state,
        entry.kind === 'flip' ? { ...entry, animal: state.choices.find(({ id }) => id !== entry.animal)?.id ?? '' } : entry,
        tell,
      ),
  ],
  [
    'changes the state it was given',
    (state, entry, tell) => {
      const next = enter(state, entry, tell);
      if (!isRefusal(next) && entry.kind === 'correct') state.sheep[0] = next.sheep[0];
      return next;
    },
  ],
];

function change(next: ReturnType<Enter>, by: (state: State) => unknown): ReturnType<Enter> {
  if (!isRefusal(next)) by(next);
  return next;
}

test.each(FAULTS)('the comparison notices a referee that %s', (_, faulty) => {
  const found = KINDS.some(([, configs]) => {
    for (let seed = 1; seed <= 40; seed++) {
      const random = new FastRandom(seed);
      if (findDifference(configs(random), random, faulty) !== undefined) return true;
    }
    return false;
  });
  expect(found).toBe(true);
});

const FIRST = configOf('hound-01 wolf-01');

/** The state after these entries, all of them possible. */
function after(config: Config, ...entries: readonly Entry[]): State {
  return entries.reduce<State>((state, entry) => {
    const next = enter(state, entry);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(entry)}: ${JSON.stringify(next)}`);
    return next;
  }, openGame(config));
}

const play = (card: string): Entry => ({ kind: 'play', card });

test('at first, any card may have been played', () => {
  expect(asked(openGame(FIRST))).toMatchObject({ kind: 'play', seat: 1, mayShow: false });
  expect(unseenCounts(openGame(FIRST))).toEqual(
    new Map(openGame(FIRST).rules.types.map(({ card }) => [card, openGame(FIRST).rules.deck.filter((one) => one === card).length])),
  );
});

test('a card whose copies have all been played is refused', () => {
  const copies = unseenCounts(openGame(FIRST)).get('W4') ?? 0;
  let state = openGame(FIRST);
  for (let n = 0; n < copies; n++) {
    const kept = after(FIRST, ...Array.from({ length: n + 1 }, () => play('W4')));
    state = kept;
  }
  expect(enter(state, play('W4'))).toMatchObject({ kind: 'refusal', code: 'all-seen', rule: 'W-TABLE', facts: { card: 'W4', copies } });
  const question = asked(state);
  expect(question.kind === 'play' && question.cards).not.toContain('W4');
});

test('an entry that nobody asked for is refused', () => {
  const state = openGame(FIRST);
  expect(enter(state, { kind: 'turns-up', card: 'B1' })).toMatchObject({ code: 'not-asked', rule: 'W-DUMMY' });
  expect(enter(state, { kind: 'shows', cards: ['B3'] })).toMatchObject({ code: 'not-asked', rule: 'R-ONLY3' });
  expect(enter(state, { kind: 'exchange', exchange: true, card: 'B1' })).toMatchObject({ code: 'not-asked' });
  expect(enter(state, play('B9'))).toMatchObject({ code: 'all-seen' });
});

test('[R-ONLY3] a hand is shown: its size, its numbers and its cards must be possible', () => {
  const config = configOf('sheep-02 wolf-01');
  const base = after(config, { kind: 'correct', animals: [{ id: 'sheep-02', at: 2, side: 'front' }], turn: 2 });
  expect(asked(base)).toMatchObject({ kind: 'play', seat: 2, mayShow: true });
  const shows = (...cards: string[]): Entry => ({ kind: 'shows', cards });
  expect(enter(base, shows('B3'))).toMatchObject({ code: 'wrong-count', facts: { cards: 1, expected: 4 } });
  expect(enter(base, shows('B3', 'B3', 'W3', 'W2'))).toMatchObject({ code: 'can-play', facts: { card: 'W2' } });
  expect(enter(base, shows('B3', 'B9', 'B3', 'B3'))).toMatchObject({ code: 'all-seen', facts: { card: 'B9' } });
  expect(enter(base, play('B3'))).toMatchObject({ code: 'forbidden-value', rule: 'R-NOPASS' });
  const next = enter(base, shows('B3', 'B3', 'W3', 'W3'));
  if (isRefusal(next)) throw new Error(next.code);
  expect(game.view(next, 'spectator')).toMatchObject({ turn: 3, shown: [2], known: [[], ['B3', 'B3', 'W3', 'W3'], [], []] });
  // Everyone knows the hand: another card cannot come out of it.
  const later = enter(next, { kind: 'correct', turn: 2, animals: [{ id: 'sheep-02', at: 3, side: 'front' }] });
  if (isRefusal(later)) throw new Error(later.code);
  expect(asked(later)).toMatchObject({ kind: 'play', cards: ['B3', 'W3'], mayShow: false });
  expect(enter(later, play('W4'))).toMatchObject({ code: 'not-in-hand' });
});

test('a correction moves animals, sheep and cards, passes the turn, and is checked', () => {
  const state = after(FIRST, play('B2'), {
    kind: 'correct',
    sheep: [1, 2, 3, 3],
    animals: [{ id: 'wolf-01', at: 4, side: 'front' }],
    turn: 3,
    handSizes: [3, 4, 4, 4],
  });
  const { turn, sheep, animals, handSizes, deckSize, piles } = game.view(state, 'spectator');
  expect({ turn, sheep, handSizes, piles }).toEqual({ turn: 3, sheep: [1, 2, 3, 3], handSizes: [3, 4, 4, 4], piles: [['B2'], [], [], []] });
  expect(animals).toContainEqual({ id: 'wolf-01', at: 4, side: 'front' });
  expect(deckSize).toBe(state.rules.deck.length - 16);
  const wrong = (entry: object) => enter(state, { kind: 'correct', ...entry });
  expect(wrong({ sheep: [9, 2, 3, 3] })).toMatchObject({ code: 'bad-correction', rule: 'R-START' });
  expect(wrong({ turn: 5 })).toMatchObject({ code: 'bad-correction', rule: 'W-TURN' });
  expect(wrong({ animals: [{ id: 'wolf-07', at: 1, side: 'front' }] })).toMatchObject({ code: 'bad-correction' });
  expect(wrong({ handSizes: [30, 30, 4, 4] })).toMatchObject({ code: 'bad-correction' });
});

test('a correction to no sheep ends the game, and another one reopens it', () => {
  const over = after(FIRST, play('B2'), { kind: 'correct', sheep: [3, 0, 3, 3] });
  expect(over.outcome).toMatchObject({ winner: 'blue', reason: 'no-sheep' });
  const open = enter(over, { kind: 'correct', sheep: [3, 1, 3, 3] });
  if (isRefusal(open)) throw new Error(open.code);
  expect(open.outcome).toBeUndefined();
  expect(asked(open)).toMatchObject({ kind: 'play', seat: 2 });
});

test('five animals at one gate act in the order of the rules', () => {
  const config = configOf('sheep-02 wolf-01 wolf-03 wolf-06 hound-01');
  const standing = config.animals.map((id) => ({ id, side: 'front' as const }));
  const { events, sheep } = activation(config, { turn: 2, sheep: [3, 1, 3, 3], animals: standing });
  const told = events.filter(({ kind }) => kind !== 'activates').map((event) => `${event.kind} ${'animal' in event ? event.animal : ''}`);
  expect(told[0]).toBe('forbids sheep-02');
  expect(told.at(-1)).toBe('gains hound-01');
  expect(sheep[1]).toBe(1);
});
