import { FastRandom } from '@bellwether/kernel';
import {
  beside,
  CARD_LIMIT,
  CELLS,
  cardOn,
  EVERY_DIRECTION,
  type Event,
  opposite,
  riverOf,
  roadOf,
  scoreOf,
  sheepAndThief,
  townPlaces,
  YARD,
} from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import type { Reason } from '../src/index.ts';
import { sheepAndThiefBots } from '../src/sheep-and-thief/game-bots.ts';
import { outlook } from '../src/sheep-and-thief/outlook.ts';
import { openQuestion } from '../src/sheep-and-thief/question.ts';
import { endsRiver, hampersRoad } from '../src/sheep-and-thief/reason-truths.ts';
import { reasonsAgainst } from '../src/sheep-and-thief/reasons-against.ts';
import type { Move, View } from '../src/sheep-and-thief/state.ts';
import { randomPosition, type State } from './sheep-and-thief-position.ts';

const { herder, lamb } = sheepAndThiefBots.players;

/** A position with Herder's move and Lamb's move. */
function apart(seed: number) {
  const { state, seat, view } = randomPosition(seed);
  const choose = (bot: typeof herder) => bot.choose(view, sheepAndThief.legal(state, seat), { explain: false }, new FastRandom(seed)).move;
  return { state, seat, view, better: choose(herder), played: choose(lamb) };
}

const question = (state: State, seat: number, view: View, seed: number) =>
  openQuestion(view, sheepAndThief.legal(state, seat), new FastRandom(seed));

function after(state: State, seat: number, move: Move, hear?: (event: Event) => void): State {
  const next = sheepAndThief.clone(state);
  sheepAndThief.apply(next, seat, move, hear);
  return next;
}

/** Kinds of reasons that are not about gold. */
const NOT_COUNTED = ['game-won', 'kept-for-later', 'only-move'];

/** The quantity that a reason is about, counted at the end of a game between Herders. */
function counted({ kind, seat: rival = 0 }: Reason, world: State, seat: number, move: Move): number {
  let lost = 0;
  const hear = (event: Event) => {
    if ((event.kind === 'steals' && event.of === seat) || (event.kind === 'loses' && event.seat === seat)) lost += event.sheep;
  };
  const state = after(world, seat, move, hear);
  for (let [next] = sheepAndThief.toAct(state); next !== undefined; [next] = sheepAndThief.toAct(state)) {
    const choice = herder.choose(sheepAndThief.view(state, next), sheepAndThief.legal(state, next), { explain: false }, new FastRandom(1));
    sheepAndThief.apply(state, next, choice.move, hear);
  }
  const own = scoreOf(state, seat - 1);
  switch (kind) {
    case 'fewer-sheep-lost':
      return -lost;
    case 'more-sheep':
    case 'flock-grown':
    case 'sheep-brought-home':
    case 'sheep-sheltered':
    case 'sheep-spared':
    case 'threat-averted':
    case 'fox-sent-away':
      return own.sheep;
    case 'more-stolen':
    case 'sheep-won':
      return own.paddock;
    case 'more-from-towns':
    case 'road-left-open':
    case 'road-closed':
    case 'town-reached':
      return own.towns;
    case 'more-from-rivers':
    case 'river-left-open':
    case 'river-extended':
      return own.rivers;
    case 'more-from-mission':
    case 'mission-advanced':
      return own.missions;
    case 'more-from-black-sheep':
    case 'black-sheep-shed':
      return own.blackSheep;
    default:
      return -scoreOf(state, rival - 1).total;
  }
}

/** A town that needs more cards than this counts as unreachable. */
const FARTHEST = 8;

/** By town: the minimum number of cards that a road to it still needs, by brute force; infinity if there is none. */
function cardsToTowns(state: State, seat: number): number[] {
  const card = (cell: number) => cardOn(state, seat - 1, cell);
  const isFree = (cell: number) => card(cell) === 0;
  const roads = (cell: number) => (isFree(cell) ? 15 : roadOf(card(cell) & (CARD_LIMIT - 1)));
  const rivers = (cell: number) => (isFree(cell) ? 0 : riverOf(card(cell) & (CARD_LIMIT - 1)));
  const pointedAt = (cell: number) =>
    EVERY_DIRECTION.some((way) => beside(cell, way) >= 0 && (rivers(beside(cell, way)) >> opposite(way)) & 1);
  const cost = (cell: number) => (isFree(cell) ? (pointedAt(cell) ? 2 : 1) : 0);
  const least = Array<number>(CELLS).fill(Number.POSITIVE_INFINITY);
  least[YARD] = 0;
  for (let again = true; again; ) {
    again = false;
    for (let cell = 0; cell < CELLS; cell++) {
      for (const way of EVERY_DIRECTION) {
        const next = beside(cell, way);
        if (next < 0 || !((roads(cell) >> way) & 1) || !((roads(next) >> opposite(way)) & 1)) continue;
        const cards = (least[cell] as number) + cost(next);
        if (cards >= (least[next] as number)) continue;
        least[next] = cards;
        again = true;
      }
    }
  }
  return townPlaces(state.rules.config.copy).map(({ cell, edges }) => {
    const cards = roads(cell) & edges ? (least[cell] as number) : Number.POSITIVE_INFINITY;
    return cards <= FARTHEST ? cards : Number.POSITIVE_INFINITY;
  });
}

/** The number of cards of the longest river that leads into a free cell. */
function longestOpen(state: State, seat: number): number {
  const rivers = (cell: number) => riverOf(cardOn(state, seat - 1, cell) & (CARD_LIMIT - 1));
  const isFree = (cell: number) => cardOn(state, seat - 1, cell) === 0;
  const ways = (cell: number) => EVERY_DIRECTION.filter((way) => (rivers(cell) >> way) & 1 && beside(cell, way) >= 0);
  let longest = 0;
  for (let from = 0; from < CELLS; from++) {
    const river = new Set([from]);
    for (const cell of river)
      for (const way of ways(cell)) if ((rivers(beside(cell, way)) >> opposite(way)) & 1) river.add(beside(cell, way));
    const isOpen = [...river].some((cell) => ways(cell).some((way) => isFree(beside(cell, way))));
    if (isOpen) longest = Math.max(longest, river.size);
  }
  return longest;
}

/** A random sample of the turns in a position. */
function turns(state: State, seat: number, seed: number): Move[] {
  const random = new FastRandom(seed);
  return Array.from({ length: 6 }, () => sheepAndThief.sample(state, seat, random));
}

describe('what comes of a better move', () => {
  it('also occurs in other worlds, played out by Herders', () => {
    const checked = new Set<string>();
    let [told, hold] = [0, 0];
    for (let seed = 1; seed <= 400 && told < 12; seed++) {
      if (randomPosition(seed).view.round < 3) continue;
      const { state, seat, view, better, played } = apart(seed);
      const reasons = reasonsAgainst(question(state, seat, view, seed), better, played).filter(
        ({ kind, worth }) => worth >= 0.03 && !NOT_COUNTED.includes(kind),
      );
      const random = new FastRandom(seed + 5000);
      const worlds = Array.from({ length: process.env.PROOF ? 12 : 6 }, () => sheepAndThief.imagine(view, random));
      for (const reason of reasons) {
        told++;
        checked.add(reason.kind);
        const more = worlds.reduce((sum, world) => sum + counted(reason, world, seat, better) - counted(reason, world, seat, played), 0);
        if (more > 0) hold++;
      }
    }
    expect(told).toBeGreaterThanOrEqual(12);
    expect(checked.size).toBeGreaterThan(3);
    expect(hold / told).toBeGreaterThan(0.9);
  });

  it('is empty if both moves are the same', () => {
    const late = Array.from({ length: 50 }, (_, i) => i + 1).find((seed) => randomPosition(seed).view.round === 3) as number;
    const { state, seat, view, better } = apart(late);
    expect(reasonsAgainst(question(state, seat, view, 1), better, better)).toEqual([]);
    expect(outlook(question(state, seat, view, 1), better, better, [], 8).reasons.every(({ worth }) => worth === 0)).toBe(true);
  });
});

describe('what the move played spoils', () => {
  it('is a blocked road, or a river that could have grown, and only if that is true', () => {
    const met = { road: 0, river: 0 };
    for (let seed = 1; seed <= 700; seed++) {
      const { state, seat, view } = randomPosition(seed);
      if (view.stage !== 'place') continue;
      const [one, ...others] = turns(state, seat, seed).map((move) => after(state, seat, move)) as [State, ...State[]];
      for (const other of others) {
        const before = cardsToTowns(state, seat);
        const isFarther = (table: State) => cardsToTowns(table, seat).some((cards, town) => cards > (before[town] as number));
        const hampers = isFarther(one) && !isFarther(other);
        expect(hampersRoad(state, one, other, seat - 1), `seed ${seed}`).toBe(hampers);
        const [then, now, instead] = [state, one, other].map((table) => longestOpen(table, seat)) as [number, number, number];
        expect(endsRiver(state, one, other, seat - 1), `seed ${seed}`).toBe(now < then && instead >= then);
        if (hampers) met.road++;
        if (now < then && instead >= then) met.river++;
      }
    }
    expect(Math.min(met.road, met.river)).toBeGreaterThan(2);
  });

  it('is sheep lost to the fox, if the better move loses none', () => {
    let spared = 0;
    for (let seed = 1; seed <= 900 && spared < 2; seed++) {
      const { state, seat, view } = randomPosition(seed);
      if (view.stage !== 'place' || view.round < 3) continue;
      const lost = (move: Move) => {
        let sheep = 0;
        after(state, seat, move, (event) => {
          if (event.kind === 'loses') sheep += event.sheep;
        });
        return sheep;
      };
      const tried = turns(state, seat, seed);
      const [harmful, harmless] = [tried.find((move) => lost(move) > 0), tried.find((move) => lost(move) === 0)];
      if (harmful === undefined || harmless === undefined) continue;
      const kinds = (better: Move, played: Move) =>
        reasonsAgainst(question(state, seat, view, seed), better, played).map(({ kind }) => kind);
      expect(kinds(harmful, harmless), `seed ${seed}`).not.toContain('sheep-spared');
      if (kinds(harmless, harmful).includes('sheep-spared')) spared++;
    }
    expect(spared).toBe(2);
  });
});
