import type { Game, GameTypes, GameWithPositions } from './game.ts';
import { attempt } from './game.ts';
import { ParseError } from './parse-error.ts';
import type { Random } from './random.ts';
import { pick } from './random.ts';
import { readRecord } from './read-record.ts';
import { type GameRecord, type Played, replay, writeRecord } from './record.ts';
import type { Seat, Viewer } from './seat.ts';

/** What a game provides to be checked by the laws. */
export interface LawKit<T extends GameTypes> {
  readonly game: GameWithPositions<T>;
  /** The most moves that a game of this config can take. */
  longest(config: T['Config']): number;
  /** Moves to try in addition to the legal ones: everything that can be written, or a sample of it. */
  candidates(state: T['State'], random: Random): readonly T['Move'][];
  /** What must never change (cards, sheep): a text computed from the state alone, equal at every ply. */
  conserved(state: T['State']): string;
  /**
   * Another game that must look the same to the viewer as far as `record` goes: only what the rules ("who sees what") hide from the
   * viewer is changed. Undefined if there is nothing to change, or if the change would lead to another game.
   */
  twin(record: GameRecord<T>, viewer: Viewer, random: Random): GameRecord<T> | undefined;
}

export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  constructor(law: string, details: string) {
    super(`${law}: ${details}`);
  }
}

/** Whether to check the ply after this many moves closely: long runs take a sample, since the laws of `checkPly` are expensive. */
export type Closely = (moves: number) => boolean;

const always: Closely = () => true;

/** Plays one random game of this config and tries every law but secrecy on it. Throws LawBroken; returns the record if all hold. */
export function checkLaws<T extends GameTypes>(
  kit: LawKit<T>,
  config: T['Config'],
  random: Random,
  closely: Closely = always,
): GameRecord<T> {
  const { game } = kit;
  const deal = game.deal(config, random);
  hold('a deal of our own is a good deal', game.checkDeal(config, deal) === undefined, () => game.deals.write(deal));
  const state = game.start(config, deal);
  const conserved = kit.conserved(state);
  const moves: Played<T>[] = [];
  let now = momentOf(game, config, state);
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    hold('a game ends', moves.length < kit.longest(config), () => `${moves.length} moves`);
    hold('a game that goes on has no outcome', game.outcome(state) === undefined, () => now.position);
    if (closely(moves.length)) checkPly(kit, config, state, now, random);
    const seat = pick(acting, random);
    const move = game.sample(state, seat, random);
    now = playAndFollow(game, config, state, now, { seat, move });
    moves.push({ seat, move });
    hold('cards and sheep are conserved', kit.conserved(state) === conserved, () => `${kit.conserved(state)} was ${conserved}`);
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new LawBroken('a game without a seat to act is over', now.position);
  checkWinners(game, config, outcome);
  for (const { viewer, seen } of now.looks) {
    same('a view made from the open one is the same', seenFromOpen(game, state, viewer), seen, () => now.position);
  }
  const record: GameRecord<T> = { config, sitters: [], deal, moves };
  checkRecord(game, record, now.position);
  return record;
}

/** A state as text and as every viewer sees it. */
interface Moment<T extends GameTypes> {
  readonly position: string;
  readonly looks: readonly { readonly viewer: Viewer; readonly view: T['View']; readonly seen: string }[];
}

function momentOf<T extends GameTypes>(game: GameWithPositions<T>, config: T['Config'], state: T['State']): Moment<T> {
  const position = game.positions.write(state);
  const looks = viewers(game, config).map((viewer) => {
    const view = game.view(state, viewer);
    return { viewer, view, seen: JSON.stringify(view) };
  });
  return { position, looks };
}

function seenFromOpen<T extends GameTypes>(game: Game<T>, state: T['State'], viewer: Viewer): string {
  return JSON.stringify(game.view(state, viewer, game.view(state, 'spectator')));
}

/** The viewers of a game: its seats and a spectator. */
export function viewers<T extends GameTypes>(game: Game<T>, config: T['Config']): Viewer[] {
  return [...game.seats(config), 'spectator'];
}

/** The laws of one ply for every viewer and every candidate: most of the work. */
function checkPly<T extends GameTypes>(kit: LawKit<T>, config: T['Config'], state: T['State'], now: Moment<T>, random: Random): void {
  const { game } = kit;
  const { position: before, looks } = now;
  const here = () => before;
  same('looking changes nothing', game.positions.write(state), before, here);
  for (const seat of game.seats(config)) checkMoves(kit, state, seat, random, before);
  const read = game.positions.read(before);
  if (read instanceof ParseError) throw new LawBroken('position text round-trips', `${read.message}\n${before}`);
  same('position text round-trips', game.positions.write(read), before, here);
  const copy = game.clone(state);
  same('a clone is equal', game.positions.write(copy), before, here);
  const started = game.start(config, game.deal(config, random));
  game.copyInto(started, copy);
  same('a state copied into another is equal', game.positions.write(started), before, here);
  for (const { viewer, view, seen } of looks) {
    same('a position read back looks the same', JSON.stringify(game.view(read, viewer)), seen, here);
    const imagined = game.imagine(view, random);
    same('an imagined state looks the same', JSON.stringify(game.view(imagined, viewer)), seen, here);
    same('a view made from the open one is the same', seenFromOpen(game, state, viewer), seen, here);
    const table = game.tableOf(view);
    same('the table of a view has the same seats to act', game.toAct(table).join(' '), game.toAct(state).join(' '), here);
    if (viewer === 'spectator') continue;
    const moves = listMoves(game, state, viewer);
    same('legal moves depend on the view alone', listMoves(game, imagined, viewer), moves, here);
    same('the table of a view has the same legal moves', listMoves(game, table, viewer), moves, here);
  }
  same('asking changes nothing', game.positions.write(state), before, here);
}

/** If there are more moves than this, such as thousands of composite turns, only the first ones are tried. */
const MOST_TRIED = 64;

function listMoves<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat): string {
  const texts: string[] = [];
  for (const move of game.legal(state, seat)) {
    texts.push(game.write(move));
    if (texts.length >= MOST_TRIED) break;
  }
  return texts.join(' ');
}

function checkMoves<T extends GameTypes>(kit: LawKit<T>, state: T['State'], seat: Seat, random: Random, before: string): void {
  const { game } = kit;
  const acts = game.toAct(state).includes(seat);
  const legal = new Set<string>();
  let all = true;
  for (const move of game.legal(state, seat)) {
    const text = game.write(move);
    hold('a legal move is listed once', !legal.has(text), () => `${text}\n${before}`);
    legal.add(text);
    hold('a legal move is accepted', game.check(state, seat, move) === undefined, () => `seat ${seat} ${text}\n${before}`);
    const read = game.read(text);
    if (read instanceof ParseError) throw new LawBroken('notation round-trips', read.message);
    same('notation round-trips', JSON.stringify(read), JSON.stringify(move), () => text);
    if (legal.size >= MOST_TRIED) {
      all = false;
      break;
    }
  }
  hold('the seats to act have moves, the others none', legal.size > 0 === acts, () => `seat ${seat}\n${before}`);
  const copy = game.clone(state);
  const refused: string[] = [];
  for (const move of kit.candidates(state, random)) {
    const text = game.write(move);
    const no = game.check(copy, seat, move);
    const isListed = legal.has(text);
    if (all && (no === undefined) !== isListed) {
      const asListed = () => effectsOf(game, state, seat).has(effectOf(game, state, seat, move));
      hold(
        'a move that is not listed is refused, or does what a listed one does',
        !isListed && asListed(),
        () => `seat ${seat} ${text}\n${before}`,
      );
    }
    if (no && attempt(game, copy, seat, move)) refused.push(text);
  }
  same('a refused move changes nothing', game.positions.write(copy), before, () => `seat ${seat} ${refused.join(' ')}`);
}

/** Where moves of equal effect are listed once, `check` accepts their other forms too: they must lead to the same position. */
function effectsOf<T extends GameTypes>(game: GameWithPositions<T>, state: T['State'], seat: Seat): Set<string> {
  const effects = new Set<string>();
  for (const move of game.legal(state, seat)) effects.add(effectOf(game, state, seat, move));
  return effects;
}

function effectOf<T extends GameTypes>(game: GameWithPositions<T>, state: T['State'], seat: Seat, move: T['Move']): string {
  const copy = game.clone(state);
  game.apply(copy, seat, move);
  return game.positions.write(copy);
}

/** Whole teams win, at least one of them. */
function checkWinners<T extends GameTypes>(game: Game<T>, config: T['Config'], outcome: T['Outcome']): void {
  const seats = game.seats(config);
  const winners = game.winners(config, outcome);
  const teams = new Set(winners.map((seat) => game.teamOf(config, seat)));
  const wholeTeams = seats.filter((seat) => teams.has(game.teamOf(config, seat)));
  same('whole teams win', winners.join(' '), wholeTeams.join(' '), () => JSON.stringify(outcome));
  hold('at least one seat wins', winners.length > 0, () => JSON.stringify(outcome));
}

/**
 * Plays a move and returns the moment after it. Every viewer who follows what it is shown ends at its view of the new state. The move
 * reports at least one event, and without a listener it does the same.
 */
function playAndFollow<T extends GameTypes>(
  game: GameWithPositions<T>,
  config: T['Config'],
  state: T['State'],
  { looks }: Moment<T>,
  { seat, move }: Played<T>,
): Moment<T> {
  const silent = game.clone(state);
  game.apply(silent, seat, move);
  const events: T['Event'][] = [];
  game.apply(state, seat, move, (event) => events.push(event));
  const next = momentOf(game, config, state);
  hold('a move reports an event', events.length > 0, () => game.write(move));
  same('a listener changes nothing', next.position, game.positions.write(silent), () => game.write(move));
  for (const [i, { viewer, view, seen }] of looks.entries()) {
    const shown = events.map((event) => game.show(event, viewer)).filter((event) => event !== undefined);
    const after = shown.reduce<T['View']>((view, event) => game.follow(view, event), view);
    const here = () => `viewer ${viewer}, seat ${seat} ${game.write(move)}\n${JSON.stringify(shown)}\n${seen}`;
    same('a view follows its events', JSON.stringify(after), next.looks[i]?.seen ?? '', here);
    same('following changes no view', JSON.stringify(view), seen, here);
  }
  return next;
}

function checkRecord<T extends GameTypes>(game: GameWithPositions<T>, record: GameRecord<T>, end: string): void {
  const text = writeRecord(game, record);
  const read = readRecord(game, text);
  if (read instanceof ParseError) throw new LawBroken('a record round-trips', `${read.message}\n${text}`);
  same('a record round-trips', writeRecord(game, read), text, () => text);
  same('a replayed record gives the same state', game.positions.write(replay(game, read)), end, () => text);
}

/**
 * The secrecy law: of two games that differ only in what the viewer may not know, every byte the viewer gets is the same:
 * views, events, legal moves and the answers to all its tries. Events are compared at every ply; the rest at the last one, and before it
 * where one looks `closely`. Returns the number of plies compared.
 */
export function checkSecrecy<T extends GameTypes>(
  kit: LawKit<T>,
  whole: GameRecord<T>,
  viewer: Viewer,
  random: Random,
  closely: Closely = always,
): number {
  const { game } = kit;
  // More is hidden in mid-game than at the end.
  const record = { ...whole, moves: whole.moves.slice(0, 1 + random.below(whole.moves.length)) };
  const twin = kit.twin(record, viewer, random);
  if (twin === undefined) return 0;
  const here = () => `viewer ${viewer}\n${writeRecord(game, record)}\n${writeRecord(game, twin)}`;
  const one = game.start(record.config, record.deal);
  const other = game.start(twin.config, twin.deal);
  hold('twins have as many moves', record.moves.length === twin.moves.length, here);
  for (let ply = 0; ply <= record.moves.length; ply++) {
    if (ply === record.moves.length || closely(ply)) {
      const tries = kit.candidates(one, random);
      same(
        'no secret in a view, a list of moves or a refusal',
        channels(kit, other, viewer, tries),
        channels(kit, one, viewer, tries),
        here,
      );
    }
    const a = record.moves[ply];
    const b = twin.moves[ply];
    if (a === undefined || b === undefined) break;
    same('no secret in an event', seenOf(game, other, b, viewer), seenOf(game, one, a, viewer), here);
  }
  return record.moves.length;
}

function channels<T extends GameTypes>(kit: LawKit<T>, state: T['State'], viewer: Viewer, tries: readonly T['Move'][]): string {
  const { game } = kit;
  const parts = [JSON.stringify(game.view(state, viewer)), JSON.stringify(game.toAct(state)), JSON.stringify(game.outcome(state))];
  if (viewer !== 'spectator') {
    parts.push(listMoves(game, state, viewer));
    for (const move of tries) parts.push(JSON.stringify(game.check(state, viewer, move)));
  }
  return parts.join('\n');
}

function seenOf<T extends GameTypes>(game: Game<T>, state: T['State'], { seat, move }: Played<T>, viewer: Viewer): string {
  const seen: unknown[] = [];
  game.apply(state, seat, move, (event) => {
    const view = game.show(event, viewer);
    if (view !== undefined) seen.push(view);
  });
  return JSON.stringify(seen);
}

function hold(law: string, holds: boolean, details: () => string): void {
  if (!holds) throw new LawBroken(law, details());
}

function same(law: string, actual: string, expected: string, details: () => string): void {
  if (actual === expected) return;
  throw new LawBroken(law, `${parting(actual, expected)}\n  ${actual}\nis not\n  ${expected}\n${details()}`);
}

/** Views are long: shows where two texts begin to differ, with some context. */
function parting(actual: string, expected: string): string {
  let at = 0;
  while (at < actual.length && actual[at] === expected[at]) at++;
  const from = Math.max(0, at - 40);
  return `…${actual.slice(from, at + 40)}… is not …${expected.slice(from, at + 40)}…`;
}
