import { type AnyGameBots, botsFor, type Level, type PlayerName } from '@bellwether/bots';
import { FastRandom, type Game, type GameRecord, type GameTypes, type Played, type Random } from '@bellwether/kernel';
import { randomConfig as randomSheep, type SheepAndThief, sheepAndThief } from '@bellwether/sheep-and-thief';
import { randomConfig as randomWolf, type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';

/** A whole game of random moves with a random set-up. */
export function randomWolfGame(seed: number): GameRecord<WolfAndHound> {
  const random = new FastRandom(seed);
  return randomGame(wolfAndHound, randomWolf(random), random);
}

export function randomSheepGame(seed: number): GameRecord<SheepAndThief> {
  const random = new FastRandom(seed);
  return randomGame(sheepAndThief, randomSheep(random), random);
}

function randomGame<T extends GameTypes>(game: Game<T>, config: T['Config'], random: Random): GameRecord<T> {
  const deal = game.deal(config, random);
  const state = game.start(config, deal);
  const moves: Played<T>[] = [];
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const move = game.sample(state, seat, random);
    game.apply(state, seat, move);
    moves.push({ seat, move });
  }
  return { config, sitters: [], deal, moves };
}

/** A game between bots, by seat. */
export function botGame(id: string, config: object, levels: readonly (Level | PlayerName)[], seed: number): GameRecord<GameTypes> {
  const { game, players } = botsFor(id) as AnyGameBots;
  const random = new FastRandom(seed);
  const deal = game.deal(config, random);
  const state = game.start(config, deal);
  const moves: Played<GameTypes>[] = [];
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const name = levels[seat - 1] as PlayerName;
    const { move } = players[name].choose(game.view(state, seat), game.legal(state, seat), { explain: false }, random);
    game.apply(state, seat, move);
    moves.push({ seat, move });
  }
  return { config, sitters: levels.map((level) => `bot:${level}`), deal, moves };
}
