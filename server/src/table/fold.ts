import { type GameTypes, invariant, ParseError, reseat, type Seat, type Seating } from '@bellwether/kernel';
import type { Entry } from './entry.ts';
import { foldMeeting, seat, seatLateComers, stand } from './fold-meeting.ts';
import { ask, cover, extend, stop, takeBack, UNUSED } from './seat-clock.ts';
import { coverFor, remember, setCover, setSitter } from './sitters.ts';
import { clockOf, dealOf, isPlayedByBot, keyAt, sitterAt, type TableState } from './table-state.ts';

export interface FoldOptions {
  /** The entry's move, if it was just parsed and checked. */
  readonly move?: GameTypes['Move'] | undefined;
  /** Receives the game's events. */
  readonly tell?: ((event: GameTypes['Event']) => void) | undefined;
}

/** Applies an entry. It was allowed when written (decide.ts), so a mismatch is a bug. */
export function fold(state: TableState, entry: Entry, at: number, { move, tell }: FoldOptions = {}): void {
  const revision = state.revision + 1;
  const before = state.toAct;
  let mover: Seat | undefined;
  switch (entry.kind) {
    case 'sit':
      seat(state, entry, at);
      break;
    case 'stand':
      stand(state, entry.seat, at);
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
      begin(state, entry.mixed, state.seats);
      break;
    case 'move':
      play(state, entry.seat, move ?? storedMove(state, entry.seat, entry.move), tell);
      state.lastMove[entry.seat - 1] = revision;
      mover = entry.seat;
      break;
    case 'cover':
      setCover(state, entry.seat, coverFor(state, entry.why));
      state.clocks[entry.seat - 1] = cover(clockOf(state, entry.seat), at);
      break;
    case 'return':
      agree(state, entry.seat);
      setCover(state, entry.seat, 'no');
      state.clocks[entry.seat - 1] = takeBack(clockOf(state, entry.seat), at);
      break;
    case 'say':
    case 'react':
      break;
    case 'rematch':
      for (const seat of entry.left ?? []) stand(state, seat, at);
      for (const seat of entry.absent ?? []) setCover(state, seat, 'away');
      newGame(state, entry.seed, entry.commitment);
      begin(state, entry.mixed, [entry.seat, ...wantAnother(state)]);
      break;
    case 'withdraw':
      state.status = 'withdrawn';
      state.closed = entry.words;
      break;
    case 'unattended':
      state.clocks = state.clocks.map((clock) => extend(clock, entry.milliseconds, at));
      break;
    default:
      foldMeeting(state, entry, revision, at);
  }
  state.revision = revision;
  moveClocks(state, before, mover, at);
}

/** Seats, before mixing, that voted for another game. */
function wantAnother({ vote }: TableState): Seat[] {
  return Array.from(vote?.answers ?? []).flatMap(([seat, isReady]) => (isReady ? [seat] : []));
}

/** `asked`: seats, before mixing, that wanted this game. New players count as wanting it. */
function begin(state: TableState, mixed: Seating | undefined, asked: readonly Seat[]): void {
  const unasked = new Set(state.seats.flatMap((seat) => (asked.includes(seat) ? [] : (keyAt(state, seat) ?? []))));
  seatLateComers(state);
  state.status = 'playing';
  state.seen.clear();
  mixSitters(state, mixed);
  state.sitters = state.sitters.map((sitter) => (sitter.kind === 'empty' ? { kind: 'bot', level: state.settings.botLevel } : sitter));
  state.sitters.forEach((sitter, i) => {
    if (sitter.kind === 'bot' || sitter.kind === 'empty') return;
    remember(state, sitter.key, i + 1);
    if (sitter.cover !== 'away') sitter.cover = 'no';
  });
  state.began = state.sitters.map((sitter) => {
    if (!('key' in sitter)) return { stake: 'plays' };
    const stake = unasked.has(sitter.key) ? 'unasked' : 'plays';
    return { key: sitter.key, stake, ...(sitter.kind === 'program' && { isProgram: true as const }) };
  });
}

/** Playing a game means accepting it. */
function agree(state: TableState, seat: Seat): void {
  const beginner = state.began[seat - 1];
  if (beginner?.stake === 'unasked' && beginner.key === keyAt(state, seat)) state.began[seat - 1] = { ...beginner, stake: 'plays' };
}

/** Moves sitters with their scores and state to their new seats. */
function mixSitters(state: TableState, mixed: Seating | undefined): void {
  state.mixed = mixed;
  state.mix = mixed?.mix;
  if (mixed === undefined) return;
  state.sitters = reseat(state.sitters, mixed);
  state.score = reseat(state.score, mixed);
  state.lastMove = reseat(state.lastMove, mixed);
}

/** Stored moves are checked again: a table that contradicts its rules must stop. */
function storedMove({ served: { game }, game: state }: TableState, seat: Seat, text: string): GameTypes['Move'] {
  const move = game.read(text);
  invariant(!(move instanceof ParseError), 'a stored move reads');
  invariant(game.check(state, seat, move) === undefined, 'a stored move is legal');
  return move;
}

function play(state: TableState, seat: Seat, move: GameTypes['Move'], tell: FoldOptions['tell']): void {
  const { game } = state.served;
  if (!isPlayedByBot(state, seat)) agree(state, seat);
  game.apply(state.game, seat, move, tell);
  state.moves.push({ seat, move });
  const sitter = sitterAt(state, seat);
  if (sitter !== undefined && 'cover' in sitter && sitter.cover === 'once') sitter.cover = 'no';
  const outcome = game.outcome(state.game);
  if (outcome !== undefined) end(state, game.winners(state.config, outcome));
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
  state.clocks = state.seats.map(() => UNUSED);
  state.pausesEnded.clear();
  state.toAct = [];
}

/**
 * Stops clocks of seats that answered and starts those with a new question. In a draft a seat keeps its question while
 * others move.
 */
function moveClocks(state: TableState, before: readonly Seat[], mover: Seat | undefined, at: number): void {
  const { kind } = state.settings.clock;
  state.toAct = state.status === 'playing' ? state.served.game.toAct(state.game) : [];
  const isKept = (seat: Seat) => seat !== mover && before.includes(seat) && state.toAct.includes(seat);
  for (const seat of before) if (!isKept(seat)) state.clocks[seat - 1] = stop(clockOf(state, seat), kind, at);
  for (const seat of state.toAct) {
    if (isKept(seat)) continue;
    state.since[seat - 1] = state.revision;
    state.clocks[seat - 1] = ask(clockOf(state, seat), isPlayedByBot(state, seat), at);
  }
}
