import type { Seat } from '@bellwether/kernel';
import type { Entry, LateComer } from './entry.ts';
import { cover, leftMs, pause, resume, takeBack } from './seat-clock.ts';
import { coverFor, remember, setCover, setSitter } from './sitters.ts';
import { type Beginner, clockOf, keyAt, sitterAt, type TableState } from './table-state.ts';

/** Entries about people: joining, leaving, and the host's decisions. */
export function foldMeeting(state: TableState, entry: MeetingEntry, revision: number, at: number): void {
  switch (entry.kind) {
    case 'access':
      state.access = entry.access;
      break;
    case 'remove':
      state.removed.add(entry.key);
      forgetLateComer(state, entry.key);
      stake(state, entry.key, 'removed');
      stake(state, state.host, 'left');
      stand(state, entry.seat, at);
      break;
    case 'host':
      state.host = entry.key;
      break;
    case 'ask':
      forgetLateComer(state, entry.key);
      state.asks.set(revision, entry);
      break;
    case 'reserve':
      forgetLateComer(state, entry.key);
      state.next.set(entry.seat, entry);
      break;
    case 'agree':
      forgetLateComer(state, entry.key);
      if (state.began[entry.seat - 1]?.key !== entry.key && entry.when === 'now') noteLetIn(state);
      if (entry.when === 'now') seat(state, entry, at);
      else state.next.set(entry.seat, entry);
      break;
    case 'decline':
      state.asks.delete(entry.ask);
      break;
    case 'leave':
      forgetLateComer(state, entry.key);
      break;
    case 'ready':
      state.vote ??= { since: at, seat: entry.seat, mix: entry.mix, answers: new Map() };
      state.vote.answers.set(entry.seat, entry.ready);
      endHopelessVote(state);
      break;
    case 'pause':
      state.paused = { seat: entry.seat, key: keyAt(state, entry.seat) };
      state.clocks = state.clocks.map((clock) => pause(clock, at));
      break;
    case 'resume':
      endPause(state, entry.seat);
      state.clocks = state.clocks.map((clock) => resume(clock, at));
      break;
    case 'match':
      state.match = { id: entry.match, deal: entry.deal, deals: entry.deals, room: entry.room, sealed: true };
      break;
    case 'unseal':
      if (state.match !== undefined) state.match.sealed = false;
      break;
  }
}

type MeetingEntry = Extract<
  Entry,
  {
    kind:
      | 'access'
      | 'remove'
      | 'host'
      | 'ask'
      | 'reserve'
      | 'agree'
      | 'decline'
      | 'leave'
      | 'ready'
      | 'pause'
      | 'resume'
      | 'match'
      | 'unseal';
  }
>;

export function seat(state: TableState, { seat, name, key, program }: LateComer, at: number): void {
  setSitter(state, seat, { kind: program ? 'program' : 'human', name, key, cover: 'no' });
  state.host ??= key;
  forgetLateComer(state, key);
  state.next.delete(seat);
  if (state.status !== 'playing') return;
  remember(state, key, seat);
  const clock = clockOf(state, seat);
  // Used-up time does not come back with the seat, so the bot keeps playing.
  if (leftMs(clock, state.settings.clock, at) === 0) setCover(state, seat, coverFor(state, 'time'));
  else state.clocks[seat - 1] = takeBack(clock, at);
}

export function stand(state: TableState, seat: Seat, at: number): void {
  setSitter(state, seat, state.status === 'playing' ? { kind: 'bot', level: state.settings.botLevel } : { kind: 'empty' });
  state.clocks[seat - 1] = cover(clockOf(state, seat), at);
  state.vote?.answers.delete(seat);
  endHopelessVote(state);
}

/** Ends a vote in which nobody wants the next game. */
function endHopelessVote(state: TableState): void {
  if (state.vote !== undefined && ![...state.vote.answers.values()].includes(true)) state.vote = undefined;
}

function forgetLateComer(state: TableState, key: string): void {
  for (const [revision, comer] of state.asks) if (comer.key === key) state.asks.delete(revision);
  for (const [place, comer] of state.next) if (comer.key === key) state.next.delete(place);
}

/** Sets whether the running game counts for a person. */
function stake(state: TableState, key: string | undefined, as: Beginner['stake']): void {
  if (state.status !== 'playing' || key === undefined) return;
  state.began = state.began.map((beginner) => (beginner.key === key ? { ...beginner, stake: as } : beginner));
}

function noteLetIn(state: TableState): void {
  if (state.status !== 'playing' || state.host === undefined) return;
  state.began = state.began.map((beginner) => (beginner.key === state.host ? { ...beginner, hasLetIn: true } : beginner));
}

/** If another player ends a pause, the pauser may not pause this game again. */
function endPause(state: TableState, by: Seat): void {
  const pauser = state.paused?.key;
  if (pauser !== undefined && pauser !== keyAt(state, by)) state.pausesEnded.add(pauser);
  state.paused = undefined;
}

/** At a deal, waiting players get bots' seats without asking. */
export function seatLateComers(state: TableState): void {
  for (const comer of [...state.next.values(), ...(state.access === 'closed' ? [] : state.asks.values())]) {
    const kind = sitterAt(state, comer.seat)?.kind;
    if ((kind === 'bot' || kind === 'empty') && !state.removed.has(comer.key)) seat(state, comer, 0);
  }
  state.next.clear();
  state.asks.clear();
  state.vote = undefined;
  state.paused = undefined;
}
