import { type GameTypes, invariant, ParseError, reseat, type Seat, type Seating } from '@bellwether/kernel';
import type { Entry } from './entry.ts';
import { type Cover, dealOf, isPlayedByBot, type Sitter, sitterAt, type TableState, timeForAll } from './table-state.ts';

export interface FoldOptions {
  /** The move of the entry, if it was read and checked a moment ago. */
  readonly move?: GameTypes['Move'] | undefined;
  /** Hears what happens in the game. */
  readonly tell?: ((event: GameTypes['Event']) => void) | undefined;
}

/** Makes an entry happen. It was allowed when it was written (decide.ts), so anything that does not fit is our own mistake. */
export function fold(state: TableState, entry: Entry, at: number, { move, tell }: FoldOptions = {}): void {
  const revision = state.revision + 1;
  const before = state.toAct;
  let mover: Seat | undefined;
  switch (entry.kind) {
    case 'sit':
      setSitter(state, entry.seat, { kind: entry.program ? 'program' : 'human', name: entry.name, key: entry.key, cover: 'no' });
      if (state.status === 'playing') {
        remember(state, entry.key, entry.seat);
        state.askedAt[entry.seat - 1] = at;
      }
      break;
    case 'stand':
      setSitter(state, entry.seat, state.status === 'playing' ? { kind: 'bot', level: state.settings.botLevel } : { kind: 'empty' });
      break;
    case 'bot':
      setSitter(state, entry.seat, { kind: 'bot', level: entry.level });
      break;
    case 'empty':
      setSitter(state, entry.seat, { kind: 'empty' });
      break;
    case 'mix':
      state.mix = entry.mix;
      break;
    case 'start':
      begin(state, entry.mixed);
      break;
    case 'move':
      play(state, entry.seat, move ?? storedMove(state, entry.seat, entry.move), at, tell);
      state.lastMove[entry.seat - 1] = revision;
      mover = entry.seat;
      break;
    case 'cover':
      stopClock(state, entry.seat, at);
      cover(state, entry.seat, entry.why);
      break;
    case 'return':
      setCover(state, entry.seat, 'no');
      state.askedAt[entry.seat - 1] = at;
      break;
    case 'say':
    case 'react':
      break;
    case 'rematch':
      newGame(state, entry.seed, entry.commitment);
      begin(state, entry.mixed);
      break;
    case 'withdraw':
      state.status = 'withdrawn';
      state.closed = entry.words;
      break;
    case 'unattended':
      for (const seat of state.toAct) state.askedAt[seat - 1] = Math.min(at, (state.askedAt[seat - 1] as number) + entry.milliseconds);
      break;
  }
  state.revision = revision;
  ask(state, before, mover, at);
}

function setSitter(state: TableState, seat: Seat, sitter: Sitter): void {
  invariant(seat >= 1 && seat <= state.seats.length, 'an entry names a seat of its table');
  state.sitters[seat - 1] = sitter;
}

function setCover(state: TableState, seat: Seat, how: Cover): void {
  const sitter = sitterAt(state, seat);
  invariant(sitter?.kind === 'human' || sitter?.kind === 'program', 'only an owner is covered');
  sitter.cover = how;
}

function cover(state: TableState, seat: Seat, why: 'away' | 'time'): void {
  setCover(state, seat, why === 'away' ? 'away' : state.settings.clock.kind === 'move' ? 'once' : 'for-good');
}

function begin(state: TableState, mixed: Seating | undefined): void {
  state.status = 'playing';
  state.seen.clear();
  mixSitters(state, mixed);
  state.sitters = state.sitters.map((sitter) => (sitter.kind === 'empty' ? { kind: 'bot', level: state.settings.botLevel } : sitter));
  state.sitters.forEach((sitter, i) => {
    if (sitter.kind === 'bot' || sitter.kind === 'empty') return;
    remember(state, sitter.key, i + 1);
    if (sitter.cover !== 'away') sitter.cover = 'no';
  });
  state.began = state.sitters.map((sitter) =>
    'key' in sitter ? { key: sitter.key, ...(sitter.kind === 'program' && { isProgram: true as const }) } : {},
  );
}

/** People, bots and what they have won and done so far go to their new seats together. */
function mixSitters(state: TableState, mixed: Seating | undefined): void {
  state.mixed = mixed;
  state.mix = mixed?.mix;
  if (mixed === undefined) return;
  state.sitters = reseat(state.sitters, mixed);
  state.score = reseat(state.score, mixed);
  state.lastMove = reseat(state.lastMove, mixed);
}

function remember(state: TableState, key: string, seat: Seat): void {
  const seen = state.seen.get(key) ?? [];
  if (!seen.includes(seat)) state.seen.set(key, [...seen, seat]);
}

/** What is on disk is checked again: a table that no longer fits its rules must not go on. */
function storedMove({ served: { game }, game: state }: TableState, seat: Seat, text: string): GameTypes['Move'] {
  const move = game.read(text);
  invariant(!(move instanceof ParseError), 'a stored move reads');
  invariant(game.check(state, seat, move) === undefined, 'a stored move is legal');
  return move;
}

function play(state: TableState, seat: Seat, move: GameTypes['Move'], at: number, tell: FoldOptions['tell']): void {
  const { game } = state.served;
  game.apply(state.game, seat, move, tell);
  state.moves.push({ seat, move });
  stopClock(state, seat, at);
  const sitter = sitterAt(state, seat);
  if (sitter !== undefined && 'cover' in sitter && sitter.cover === 'once') sitter.cover = 'no';
  const outcome = game.outcome(state.game);
  if (outcome !== undefined) end(state, game.winners(state.config, outcome));
}

/** Takes the time since the question off a clock for the whole game. */
function stopClock(state: TableState, seat: Seat, at: number): void {
  if (state.settings.clock.kind !== 'game' || isPlayedByBot(state, seat) || !state.toAct.includes(seat)) return;
  state.left[seat - 1] = Math.max(0, (state.left[seat - 1] as number) - Math.max(0, at - (state.askedAt[seat - 1] as number)));
}

function end(state: TableState, winners: readonly Seat[]): void {
  state.status = 'over';
  state.winners = winners;
  for (const seat of winners) state.score[seat - 1] = (state.score[seat - 1] as number) + 1;
  const enough = (state.settings.series + 1) / 2;
  state.seriesWinners = state.seats.filter((seat) => (state.score[seat - 1] as number) >= enough);
}

function newGame(state: TableState, seed: string, commitment: string): void {
  const { game } = state.served;
  if (state.seriesWinners.length > 0) state.score = state.seats.map(() => 0);
  state.gameNumber++;
  state.seed = seed;
  state.commitment = commitment;
  state.deal = dealOf(state.served, state.config, seed);
  state.game = game.start(state.config, state.deal);
  state.moves = [];
  state.winners = undefined;
  state.seriesWinners = [];
  state.left = state.seats.map(() => timeForAll(state.settings));
  state.toAct = [];
}

/** Notes who is to act, and since when. A seat whose question stays the same, as in a draft, keeps its number. */
function ask(state: TableState, before: readonly Seat[], mover: Seat | undefined, at: number): void {
  state.toAct = state.status === 'playing' ? state.served.game.toAct(state.game) : [];
  for (const seat of state.toAct) {
    if (before.includes(seat) && seat !== mover) continue;
    state.since[seat - 1] = state.revision;
    state.askedAt[seat - 1] = at;
  }
}
