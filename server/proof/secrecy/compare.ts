import { FastRandom, type GameTypes, type Played, pick, replay } from '@bellwether/kernel';
import { FORMS } from '@bellwether/wire';
import { PROVED_GAMES, type ProvedGame } from '../harness/games.ts';
import { matchTranscript, VARIED } from './match-transcript.ts';
import { connectionsIn, type Onlooker, type Script, transcript, viewerOf } from './transcript.ts';
import type { AnyRecord, TwinServer } from './twin-server.ts';

export interface Comparison {
  readonly compared: boolean;
  /** A connection broke on one of the servers, as can happen between busy nodes, so the transcripts differ legitimately. */
  readonly broken?: true;
  readonly onlooker: Onlooker['kind'] | 'match';
  readonly bytes: number;
  /** Where the first difference is, if any. */
  readonly difference?: string;
}

/** Plays a random game and its twin, which looks the same to the viewer, on two servers and compares every byte that the viewer got. */
export async function compareTwins(proved: ProvedGame, one: TwinServer, two: TwinServer, seed: number): Promise<Comparison> {
  const random = new FastRandom(seed);
  const { served, laws } = proved;
  const record = randomGame(proved, random);
  const seats = served.game.seats(record.config);
  const kind = pick(['person', 'person', 'spectator', 'bot'] as const, random);
  const onlooker: Onlooker = kind === 'spectator' ? { kind } : { kind, seat: pick(seats, random) };
  const other = laws.twin(record, viewerOf(onlooker), random);
  if (other === undefined) return { compared: false, onlooker: kind, bytes: 0 };
  const script: Script = {
    served,
    onlooker,
    seed,
    tries: onlooker.kind === 'person' ? vainTries(proved, record, onlooker.seat, random) : [],
    cutAt: random.below(record.moves.length + 3),
  };
  // In parallel: the two servers do not affect each other.
  const [a, b] = await Promise.all([transcript(one, record, script), transcript(two, other, script)]);
  if (a.isBroken || b.isBroken) return { compared: false, broken: true, onlooker: kind, bytes: 0 };
  return compared(kind, a.heard, b.heard);
}

/** Begins one match on two servers, with other cards or other play in room 1, and compares every byte that people outside room 1 got. */
export async function compareMatches(proved: ProvedGame, one: TwinServer, two: TwinServer, seed: number): Promise<Comparison> {
  const random = new FastRandom(seed);
  const { served, randomConfig } = proved;
  // Unique seeds: matches outlive a comparison on these servers.
  const own = MATCHES * (1 + PROVED_GAMES.indexOf(proved)) + seed;
  // A match has no home-made cards.
  let config = randomConfig(random);
  while (served.hasOwnCards(served.game.configs.write(config))) config = randomConfig(random);
  const script = { served, config, form: pick(FORMS, random), seed: own, varied: pick(VARIED, random) };
  const [a, b] = await Promise.all([one, two].map((twin, i) => matchTranscript(twin, script, 2 * seed + i)));
  return a && b ? compared('match', a, b) : { compared: false, onlooker: 'match', bytes: 0 };
}

const MATCHES = 10_000_000;

function compared(onlooker: Comparison['onlooker'], a: readonly string[], b: readonly string[]): Comparison {
  const bytes = a.reduce((sum, text) => sum + text.length, 0);
  if (connectionsIn(a) !== connectionsIn(b)) return { compared: false, broken: true, onlooker, bytes };
  const at = a.findIndex((text, i) => text !== b[i]);
  if (at < 0 && a.length === b.length) return { compared: true, onlooker, bytes };
  return { compared: true, onlooker, bytes, difference: `${onlooker} at message ${at}:\n${a[at]}\n${b[at]}` };
}

/** A random number of the first moves of a game: more is hidden in the middle than at the end. */
function randomGame({ served: { game }, randomConfig }: ProvedGame, random: FastRandom): AnyRecord {
  const config = randomConfig(random);
  const deal = game.deal(config, random);
  const state = game.start(config, deal);
  const moves: Played<GameTypes>[] = [];
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = pick(acting, random);
    const move = game.sample(state, seat, random);
    game.apply(state, seat, move);
    moves.push({ seat, move });
  }
  return { config, sitters: [], deal, moves: moves.slice(0, 1 + random.below(moves.length)) };
}

function vainTries({ served: { game }, laws }: ProvedGame, record: AnyRecord, seat: number, random: FastRandom): string[] {
  const state = replay(game, record);
  const vain = laws.candidates(state, random).filter((move) => game.check(state, seat, move) !== undefined);
  return vain.slice(0, 4).map((move) => game.write(move));
}
