import { isDeepStrictEqual } from 'node:util';
import { FastRandom, pick } from '@bellwether/kernel';
import { expect, test } from 'vitest';
import {
  type Action,
  type Card,
  type Config,
  cellsOf,
  cellText,
  DIRECTIONS,
  EDITIONS,
  sheepAndThiefWithPositions as game,
  legalCellsOfHand,
  type Move,
  PLAYERS,
  randomConfig,
  type State,
  writeFace,
} from '../../src/index.ts';
import { mustPlaceFaceDown } from '../../src/placing.ts';
import { positionOf } from '../../src/position.ts';
import { SPOTS } from './board.ts';
import { type Answer, type Deed, PlainReading } from './table.ts';
import { wildMove } from './wild.ts';

const words = (cards: readonly Card[]) => cards.map((card) => writeFace(card));
const sorted = (cards: readonly string[]) => [...cards].sort();
const spots = (bits: number) => cellsOf(bits).map(cellText);

function inWords(move: Move): Answer {
  if (move.kind === 'keep') return { keep: words(move.cards) };
  if (move.kind === 'discard') return { discard: writeFace(move.card) };
  return { place: writeFace(move.card), at: cellText(move.at), faceDown: move.faceDown, actions: move.actions.map(deed) };
}

function deed(action: Action): Deed {
  if (action.kind === 'fox') return { fox: DIRECTIONS[action.step] };
  if (action.kind !== 'dog') return action.kind;
  const { from, to, white, black } = action;
  return { dog: { from: cellText(from), to: cellText(to), white, black } };
}

/** The part of a state that both implementations can express. */
function byEngine(state: State) {
  const at = positionOf(state);
  const seats = game.seats(at.config);
  const cells: number[] = [];
  const placing = at.stage === 'place';
  const held = placing ? legalCellsOfHand(state, at.turn - 1, cells) : 0;
  const outcome = game.outcome(state);
  return {
    ...{ toAct: game.toAct(state), round: at.round, stage: at.stage, starter: at.starter, supply: at.supply, fox: cellText(at.fox) },
    ...{ turn: placing ? at.turn : 0, faceDown: placing && mustPlaceFaceDown(state, at.turn - 1), deck: words(at.deck) },
    legalCells: sorted(cells.slice(0, held).map((bits, i) => `${writeFace(at.hands[at.turn - 1]?.[i] as Card)} at ${spots(bits)}`)),
    placed: placing ? at.placed : [],
    hands: at.hands.map((hand) => sorted(words(hand))),
    ...{ packets: at.packets.map((cards) => sorted(words(cards))), picks: at.picks.map((cards) => sorted(words(cards))) },
    out: at.out.map(words),
    boards: at.boards.map(({ cards, sheep, black, paddock }, i) => ({
      cards: cards.map((card) => (card === null ? '' : card === 'back' ? 'face-down' : writeFace(card))),
      fronts: (at.fronts[i] ?? []).map((front) => `${cellText(front.at)} ${writeFace(front.card)}`),
      ...{ sheep, black: black === null ? null : cellText(black), paddock },
    })),
    ...{ scores: outcome?.scores, winners: outcome?.winners, views: seats.map((seat) => sorted(words(game.view(state, seat).own.hand))) },
  };
}

function byReading(table: PlainReading): ReturnType<typeof byEngine> {
  const { round, stage, starter, supply, fox, turn, deck, packets, picks, hands, out, placed, boards, scores, winners } = table;
  const placing = stage === 'place';
  return {
    ...{ toAct: table.toAct(), round, stage, starter, supply, fox, out, scores, winners },
    ...{ turn: placing ? turn : 0, faceDown: placing && table.mustPlaceFaceDown(turn), deck },
    legalCells: sorted(placing ? (hands[turn - 1] ?? []).map((card) => `${card} at ${table.cellsFor(turn, card)}`) : []),
    ...{ hands: hands.map(sorted), views: hands.map(sorted) },
    placed: placing ? placed : [],
    ...{ packets: packets.map(sorted), picks: picks.map(sorted) },
    boards: boards.map((board) => ({
      cards: SPOTS.map((spot) => (board.faceDown.has(spot) ? 'face-down' : (board.cards.get(spot) ?? ''))),
      fronts: [...board.faceDown].map((spot) => `${spot} ${board.cards.get(spot)}`),
      ...{ sheep: SPOTS.map(board.flock), black: board.black, paddock: board.paddock },
    })),
  };
}

interface Tally {
  plies: number;
  taken: number;
  refused: number;
  faceDown: number;
}

/** Plays one game with legal moves of the engine and random candidates, which both implementations must accept or both refuse. */
function agree(config: Config, random: FastRandom, tally: Tally): void {
  const deal = game.deal(config, random);
  const state = game.start(config, deal);
  const table = new PlainReading(config, words(deal.order), deal.missions);
  const same = (here: () => string) => {
    // A fast comparison first: `expect` is slow over thousands of plies.
    if (!isDeepStrictEqual(byEngine(state), byReading(table))) expect(byEngine(state), here()).toEqual(byReading(table));
  };
  const take = (seat: number, move: Move): boolean => {
    const legal = game.check(state, seat, move) === undefined;
    const here = () => `${game.write(move)} by ${seat} in ${JSON.stringify(config)} after ${game.positions.write(state)}`;
    if (table.answer(seat, inWords(move)) !== legal) expect.fail(`${legal ? 'allowed' : 'refused'} by the engine alone: ${here()}`);
    if (!legal) return false; // If a refused move changed the state, the next move reveals it.
    game.apply(state, seat, move);
    same(here);
    return true;
  };
  same(() => JSON.stringify(config));
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state), tally.plies++) {
    const seat = pick(acting, random);
    let wild = random.below(4);
    while (wild > 0 && !take(random.below(8) === 0 ? 1 + random.below(4) : seat, wildMove(state, seat, random))) {
      wild--;
      tally.refused++;
    }
    if (wild > 0) tally.taken++;
    else if (!take(seat, game.sample(state, seat, random))) expect.fail(`a sampled move was refused in ${JSON.stringify(config)}`);
  }
  expect(table.stage).toBe('over');
  tally.faceDown += table.boards.reduce((sum, board) => sum + board.faceDown.size, 0);
}

const ROUNDS = 6;

test.each(EDITIONS.flatMap((edition) => PLAYERS.map((players) => ({ edition, players }))))(
  'the engine plays $edition with $players as a plain reading of the rules does',
  ({ edition, players }) => {
    const random = new FastRandom(players);
    const tally = { plies: 0, taken: 0, refused: 0, faceDown: 0 };
    for (let n = 0; n < ROUNDS; n++) {
      for (const missions of [false, true]) {
        for (const blackSheep of [false, true]) agree({ edition, players, missions, blackSheep }, random, tally);
      }
    }
    for (const [what, times] of Object.entries(tally)) expect(times, what).toBeGreaterThan(0);
  },
);

test('and with decks of any cards', () => {
  const random = new FastRandom(7);
  const tally = { plies: 0, taken: 0, refused: 0, faceDown: 0 };
  for (let n = 0; n < 15 * ROUNDS; n++) agree(randomConfig(random), random, tally);
  for (const [what, times] of Object.entries(tally)) expect(times, what).toBeGreaterThan(0);
});
