import { deflateRawSync } from 'node:zlib';
import { FastRandom, type Played, writeRecord } from '@bellwether/kernel';
import { type Config, type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';

export const FOUR: Config = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };
/** Four animals, cards with Meat and Bone: the fullest table. */
export const FULL: Config = { ...FOUR, animals: ['wolf-05', 'metamorphic-03', 'hound-03', 'extra-01'], expansion: true };

/** The address of a game after `plies` random moves and up to seat 1's turn: the same on every run. */
export function gameAt(config: Config, plies: number, seed: number): string {
  const random = new FastRandom(seed);
  const deal = wolfAndHound.deal(config, random);
  const state = wolfAndHound.start(config, deal);
  const moves: Played<WolfAndHound>[] = [];
  while (wolfAndHound.outcome(state) === undefined && (moves.length < plies || wolfAndHound.toAct(state)[0] !== 1)) {
    const seat = wolfAndHound.toAct(state)[0] ?? 1;
    const move = wolfAndHound.sample(state, seat, random);
    wolfAndHound.apply(state, seat, move);
    moves.push({ seat, move });
  }
  if (plies < 100 && wolfAndHound.outcome(state) !== undefined) return gameAt(config, plies, seed + 1);
  const sitters = ['guest', 'bot:shepherd', 'bot:herder', 'bot:shepherd'];
  return `/#/record/${deflateRawSync(writeRecord(wolfAndHound, { config, sitters, deal, moves })).toString('base64url')}`;
}
