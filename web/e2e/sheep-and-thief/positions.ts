import { deflateRawSync } from 'node:zlib';
import { FastRandom, type Played, type Seat, writeRecord } from '@bellwether/kernel';
import { type Config, type SheepAndThief, sheepAndThief } from '@bellwether/sheep-and-thief';

/** The address of a game after `plies` random moves, with seat 1 to move: the same on every run. */
export function gameAt(config: Config, plies: number, seed: number): string {
  return addressOf(config, seed, (moves, state) => moves.length < plies || sheepAndThief.toAct(state)[0] !== 1);
}

/** The address of a random game, up to the last move of seat 1. */
export function lastMoves(config: Config, seed: number): string {
  let plies = 0;
  addressOf(config, seed, (moves, state) => {
    if (sheepAndThief.toAct(state)[0] === 1) plies = moves.length;
    return sheepAndThief.outcome(state) === undefined;
  });
  return gameAt(config, plies, seed);
}

type More = (moves: readonly Played<SheepAndThief>[], state: SheepAndThief['State']) => boolean;

function addressOf(config: Config, seed: number, more: More): string {
  const random = new FastRandom(seed);
  const deal = sheepAndThief.deal(config, random);
  const state = sheepAndThief.start(config, deal);
  const moves: Played<SheepAndThief>[] = [];
  while (more(moves, state)) {
    const seat = sheepAndThief.toAct(state)[0] as Seat;
    const move = sheepAndThief.sample(state, seat, random);
    sheepAndThief.apply(state, seat, move);
    moves.push({ seat, move });
  }
  const sitters = ['guest', 'bot:lamb', 'bot:lamb', 'bot:lamb'].slice(0, config.players);
  return `/#/record/${deflateRawSync(writeRecord(sheepAndThief, { config, sitters, deal, moves })).toString('base64url')}`;
}

/** Everything: four players, missions, black sheep. */
export const FULL: Config = { edition: '2017', players: 4, missions: true, blackSheep: true };
export const PAIR: Config = { edition: '2017', players: 2, missions: false, blackSheep: false };
