import { FastRandom } from '@bellwether/kernel';
import {
  type BoardView,
  beside,
  cardOn,
  EVERY_DIRECTION,
  type Event,
  handOf,
  hasBarn,
  type Mission,
  opposite,
  readCard,
  riverOf,
  roadOf,
  scoreBoard,
  sheepAndThief,
  writeFace,
  YARD,
} from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import type { Reason } from '../src/index.ts';
import { sheepAndThiefBots } from '../src/sheep-and-thief/game-bots.ts';
import { openQuestion } from '../src/sheep-and-thief/question.ts';
import { effectsOf } from '../src/sheep-and-thief/reason-effects.ts';
import { effectsAgainst } from '../src/sheep-and-thief/reasons-against.ts';
import { planAlone } from '../src/sheep-and-thief/rollout.ts';
import type { Move } from '../src/sheep-and-thief/state.ts';
import { randomPosition, type State } from './sheep-and-thief-position.ts';

type Place = Extract<Move, { kind: 'place' }>;

function explain(seed: number) {
  const { state, seat, view } = randomPosition(seed);
  const choice = sheepAndThiefBots.players.herder.choose(view, sheepAndThief.legal(state, seat), {}, new FastRandom(seed));
  return { state, seat, view, ...choice };
}

const known = new Map<number, ReturnType<typeof explain>>();

/** Herder's move in a position, with its reasons. Memoized, since all tests use the same first positions; never modified. */
function explained(seed: number): ReturnType<typeof explain> {
  const found = known.get(seed) ?? explain(seed);
  known.set(seed, found);
  return found;
}

/** Effects of a turn, and consequences of the cards it leaves. */
const KINDS = [
  'sheep-won',
  'sheep-brought-home',
  'threat-averted',
  'fox-sent-away',
  'opponent-threatened',
  'road-closed',
  'town-reached',
  'sheep-sheltered',
  'river-extended',
  'flock-grown',
  'mission-advanced',
  'rival-hindered',
  'black-sheep-shed',
  'card-denied',
  'kept-for-later',
  'game-won',
] as const;
/** Stop after this many verified reasons of each kind, to save time. */
const ENOUGH = 3;

type Found = ReturnType<typeof explained>;

/**
 * How much the evaluation drops without what the reason names, computed independently of the reasons' own code. A reason may name one of
 * several effects of its kind.
 */
function lossesWithout({ state, seat, view, move }: Found, reason: Reason): number[] {
  const question = openQuestion(view, sheepAndThief.legal(state, seat), new FastRandom(1));
  const { table, player, policy } = question;
  const win = (on: State) => policy.appraiser.chances(on)[player] as number;
  if (move.kind === 'keep') {
    // A card taken from the packet: without this, the neighbor has it.
    if (reason.kind !== 'card-denied') return [];
    const card = readCard(reason.card ?? '', 'card');
    const neighbour = (reason.seat ?? 1) - 1;
    const worth = (one: number) => policy.cardWorth(table, neighbour, one, question.cards);
    const left = (table.packets[player] as readonly number[]).filter((one) => !move.cards.includes(one));
    return [worth(card) - Math.max(...left.map(worth))];
  }
  if (move.kind !== 'place') return [];
  const { after, effects } = effectsOf(table, player, move);
  const without = (undo: (on: State) => void) => {
    const changed = sheepAndThief.clone(after);
    undo(changed);
    return win(after) - win(changed);
  };
  switch (reason.kind) {
    case 'game-won':
      return [sheepAndThief.outcome(after)?.winners.includes(seat) ? 1 : 0];
    case 'mission-advanced': {
      const free = (on: State) => {
        const changed = sheepAndThief.clone(on);
        changed.missions = on.missions.map((mission, other) => (other === player ? -1 : mission));
        return changed;
      };
      return [win(after) - win(free(after)) - (win(table) - win(free(table)))];
    }
    case 'kept-for-later': {
      const spent = sheepAndThief.clone(after);
      const at = handOf(spent, player).indexOf(readCard(reason.card ?? '', 'card'));
      spent.hands[(player * spent.hands.length) / spent.rules.players + at] = move.card;
      return [planAlone(sheepAndThief.clone(after), player, policy) - planAlone(spent, player, policy)];
    }
    default:
      return effects
        .filter(({ kind, animal }) => kind === reason.kind || (animal === 'fox' && reason.kind === 'opponent-threatened'))
        .map(({ undo }) => without(undo));
  }
}

function after(state: State, seat: number, move: Move): State {
  const next = sheepAndThief.clone(state);
  sheepAndThief.apply(next, seat, move);
  return next;
}

/** The cells connected with a turn's card by roads or rivers, found step by step. */
function joined(state: State, seat: number, move: Place, edgesOf: (card: number) => number): number[] {
  const board = after(state, seat, move);
  const edges = (cell: number) => edgesOf(cardOn(board, seat - 1, cell));
  const reached = new Set([move.at]);
  for (const cell of reached) {
    for (const way of EVERY_DIRECTION) {
      const next = beside(cell, way);
      if (next >= 0 && (edges(cell) >> way) & 1 && (edges(next) >> opposite(way)) & 1) reached.add(next);
    }
  }
  return [...reached];
}

/** Whether the cell has sheep and a barn. */
function isSheltered(state: State, seat: number, move: Place, cell: number): boolean {
  const { cards, sheep, black } = sheepAndThief.view(after(state, seat, move), seat).boards[seat - 1] as BoardView;
  const card = cards[cell];
  return typeof card === 'number' && hasBarn(card) && ((sheep[cell] ?? 0) > 0 || black === cell);
}

describe('a reason is the real one', () => {
  it('of every kind: without what it names, the evaluation drops', () => {
    const proven = new Map<string, number>();
    const missing = () => KINDS.some((kind) => (proven.get(kind) ?? 0) < ENOUGH);
    for (let seed = 1; seed <= 4000 && missing(); seed++) {
      const found = explained(seed);
      for (const reason of found.reasons) {
        if (reason.kind === 'only-move') expect([...sheepAndThief.legal(found.state, found.seat)].length).toBe(1);
        if ((proven.get(reason.kind) ?? 0) >= 3 * ENOUGH) continue;
        const losses = lossesWithout(found, reason);
        if (losses.length === 0) continue;
        expect(Math.max(...losses), `seed ${seed}, ${reason.kind}`).toBeGreaterThan(0);
        if (reason.kind !== 'card-denied' && reason.kind !== 'game-won')
          expect(Math.min(...losses.map((loss) => Math.abs(loss - reason.worth))), `seed ${seed}, ${reason.kind}`).toBeLessThan(1e-9);
        proven.set(reason.kind, (proven.get(reason.kind) ?? 0) + 1);
      }
    }
    expect(Object.fromEntries(KINDS.map((kind) => [kind, Math.min(ENOUGH, proven.get(kind) ?? 0)]))).toEqual(
      Object.fromEntries(KINDS.map((kind) => [kind, ENOUGH])),
    );
  });

  it('names only what happens by the rules', () => {
    const told = new Set<string>();
    for (let seed = 1; seed <= 250; seed++) {
      const { state, seat, move, reasons } = explained(seed);
      if (move.kind !== 'place') continue;
      const events: Event[] = [];
      sheepAndThief.apply(sheepAndThief.clone(state), seat, move, (event) => events.push(event));
      for (const { kind, seat: about, could } of reasons) {
        expect(could).toBeUndefined();
        if (kind === 'sheep-sheltered') expect(isSheltered(state, seat, move, move.at), `seed ${seed}`).toBe(true);
        told.add(kind);
        const robbed = events.flatMap((event) => (event.kind === 'steals' ? [event.of] : []));
        if (kind === 'sheep-won') expect(robbed).toContain(about);
        const gains = scoreBoard(after(state, seat, move), seat).score.towns - scoreBoard(state, seat).score.towns;
        if (kind === 'road-closed') expect(gains, `seed ${seed}`).toBe(0);
        if (kind === 'town-reached') expect(gains, `seed ${seed}`).toBeGreaterThan(0);
        if (kind === 'road-closed' || kind === 'town-reached') expect(joined(state, seat, move, roadOf), `seed ${seed}`).toContain(YARD);
        if (kind === 'river-extended') expect(joined(state, seat, move, riverOf).length, `seed ${seed}`).toBeGreaterThan(1);
        if (kind === 'sheep-brought-home') {
          const cells = events.flatMap((event) => (event.kind === 'drives' ? [event.to] : []));
          expect(
            cells.some((cell) => isSheltered(state, seat, move, cell)),
            `seed ${seed}`,
          ).toBe(true);
        }
        if (kind === 'threat-averted')
          expect(
            events.some((event) => event.kind === 'drives' && event.white > 0),
            `seed ${seed}`,
          ).toBe(true);
        const did = (what: Event['kind']) => events.some((event) => event.kind === what);
        if (kind === 'fox-sent-away') expect([about, did('fox'), did('loses')], `seed ${seed}`).toEqual([seat, true, false]);
        if (kind === 'flock-grown') expect(events.some((event) => event.kind === 'grows')).toBe(true);
        if (kind === 'opponent-threatened') expect(events.some((event) => event.kind === 'fox')).toBe(true);
        if (kind === 'black-sheep-shed') expect(events.some((event) => event.kind === 'drives' && event.black)).toBe(true);
      }
    }
    for (const kind of ['sheep-won', 'road-closed', 'river-extended', 'flock-grown', 'opponent-threatened', 'black-sheep-shed'])
      expect(told).toContain(kind);
  });

  it('a card is denied to the seat that gets the packet next, and is in the packet', () => {
    let denied = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const { view, move, reasons } = explained(seed);
      for (const { kind, seat, card, could } of reasons) {
        // A kept card has no effect yet: every reason but the denial is about what it could do.
        if (move.kind === 'keep' && kind !== 'only-move')
          expect(could, `seed ${seed}, ${kind}`).toBe(kind === 'card-denied' ? undefined : true);
        if (kind !== 'card-denied') continue;
        const { players } = view.config;
        const own = (view.viewer as number) - 1;
        expect(seat).toBe(((own + (view.round === 2 ? players - 1 : 1)) % players) + 1);
        expect(move.kind === 'keep' && move.cards.includes(readCard(card ?? '', 'card'))).toBe(true);
        denied++;
      }
    }
    expect(denied).toBeGreaterThan(3);
  });

  it('only a card that counts for the mission, or sheep that move, advance it', () => {
    let served = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const { view, move, reasons } = explained(seed);
      const shown = SHOWN[view.own.mission as Mission];
      if (move.kind !== 'place' || shown === undefined || !reasons.some(({ kind }) => kind === 'mission-advanced')) continue;
      expect(writeFace(move.card), `seed ${seed}, ${view.own.mission}`).toMatch(shown);
      served++;
    }
    expect(served).toBeGreaterThan(5);
  });

  /** What a card must show to count for a mission. */
  const SHOWN: Readonly<Partial<Record<Mission, RegExp>>> = {
    'longest-river': /river/,
    'longest-road': /road/,
    'most-barns': /barn/,
    'most-foxes': /fox/,
    'most-dogs': /dog/,
    'most-sheep-cards': /sheep/,
    'bottom-rows': /sheep|dog|fox/,
    'right-columns': /sheep|dog|fox/,
  };
});

describe('an effect against another move', () => {
  it('is not given for what both moves do', () => {
    let [alike, told] = [0, 0];
    for (let seed = 1; seed <= 120; seed++) {
      const { state, seat, view, move, considered } = explained(seed);
      if (move.kind !== 'place') continue;
      const question = openQuestion(view, sheepAndThief.legal(state, seat), new FastRandom(seed));
      expect(effectsAgainst(question, move, move), `seed ${seed}`).toEqual([]);
      for (const { move: other } of considered.slice(1, 5)) {
        const reasons = effectsAgainst(question, move, other);
        told += reasons.length;
        for (const { worth } of reasons) expect(worth).toBeGreaterThanOrEqual(0.01);
      }
      for (const other of sameCard(sheepAndThief.legal(state, seat), move)) {
        // The same card in the same place, so only the animals can make a difference.
        alike++;
        const kinds = effectsAgainst(question, move, other).map(({ kind }) => kind);
        for (const kind of ['road-closed', 'river-extended', 'kept-for-later'] as const) expect(kinds, `seed ${seed}`).not.toContain(kind);
      }
    }
    expect(alike).toBeGreaterThan(20);
    expect(told).toBeGreaterThan(20);
  });

  /** Some other ways to use the animals of a card. */
  function sameCard(legal: Iterable<Move>, { card, at, actions }: Place): Move[] {
    const found: Move[] = [];
    for (const move of legal) {
      if (move.kind !== 'place' || move.card !== card || move.at !== at || move.actions.length !== actions.length) continue;
      if (sheepAndThief.write(move) !== sheepAndThief.write({ kind: 'place', card, at, actions, faceDown: move.faceDown }))
        found.push(move);
      if (found.length === 2) break;
    }
    return found;
  }
});
