import type { Level } from '@bellwether/bots';
import type { ToldRating } from '@bellwether/wire';
import { JobQueue } from '../../job-queue.ts';
import { asFound, heldIn, note, ofKind } from '../../notes/notes.ts';
import type { Ended, RatedSeat, Rating, Result } from '../../notes/shapes.ts';
import type { Exchange, Note, Notes } from '../../store/store.ts';
import type { Directory } from '../directory.ts';
import { hintName, type Relations } from '../relations.ts';
import { anchorOf, shownRating } from './anchors.ts';
import { after } from './rate.ts';
import { START_RATING } from './rating.ts';
import { readEnded } from './read-ended.ts';

/** Games folded before yielding. */
const BATCH = 50;
const MAX_ATTEMPTS = 5;

/** A player, with the note of their rating, if any. */
interface Player {
  readonly person: string;
  readonly seat: number;
  readonly found: Note | undefined;
}

/** A player for whom the game counts: the old note, and the values after the game. */
interface Counted extends Player {
  readonly rating: Rating;
}

/**
 * Ratings are a fold over finished games. The last move of a game stores an `ended` note. Folding atomically exchanges
 * it for results and ratings, so every game counts exactly once, whichever node folds it and whenever one crashes.
 */
export class Ratings {
  readonly #store: Notes;
  readonly #directory: Directory;
  readonly #regards: Relations;
  readonly #problem: (error: unknown) => void;
  readonly #queue = new JobQueue();
  #next: Promise<void> | undefined;
  #isClosed = false;

  constructor(store: Notes, directory: Directory, regards: Relations, problem: (error: unknown) => void) {
    this.#store = store;
    this.#directory = directory;
    this.#regards = regards;
    this.#problem = problem;
  }

  async of(person: string): Promise<ToldRating[]> {
    return ofKind(await this.#store.notesOf(person, ['rating']), 'rating').map(({ note: { name }, value }) =>
      shownRating(gameOf(name), value),
    );
  }

  async ofGame(person: string, game: string): Promise<Rating | undefined> {
    const found = await this.#store.note('rating', `${person} ${game}`);
    return found && heldIn('rating', found);
  }

  /**
   * Folds all waiting games, of any node. Resolves when none are left. Concurrent calls share a run that has not begun.
   */
  foldAll(): Promise<void> {
    this.#next ??= this.#queue.run(() => {
      this.#next = undefined;
      return this.#foldWaiting();
    });
    return this.#next;
  }

  /** Stops after the current game. The rest is folded by another node or at the next start. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#queue.settled();
  }

  async #foldWaiting(): Promise<void> {
    try {
      while (!this.#isClosed) {
        const waiting = await this.#store.notes('ended', BATCH);
        for (const one of waiting) {
          if (this.#isClosed) return;
          await this.#fold(one);
        }
        if (waiting.length < BATCH) return;
      }
    } catch (error) {
      this.#problem(error);
    }
  }

  /** Another node may fold this game, or another game of these people: then the exchange fails and is retried. */
  async #fold(waiting: Note): Promise<void> {
    for (let i = 0; i < MAX_ATTEMPTS; i++) {
      const found = await this.#store.note('ended', waiting.name);
      if (found === undefined) return;
      const read = readEnded(found.value);
      const folded = 'why' in read ? read : await this.#folded(found, read.ended);
      const exchange = 'why' in folded ? aside(found, folded.why) : folded.exchange;
      if (!(await this.#store.exchange(exchange))) continue;
      // One bad note must not block the rest. `npm run admin -- unrated` lists it.
      if ('why' in folded) this.#problem(new Error(`set aside: ${folded.why}`));
      return;
    }
  }

  /** The exchange for a game. Rejects if the store fails; `why` explains a note that cannot be rated. */
  async #folded(found: Note, ended: Ended): Promise<{ readonly exchange: Exchange } | { readonly why: string }> {
    const players = await this.#players(ended);
    const hints = await this.#hinted(ended);
    try {
      return { exchange: exchangeFor(found, ended, players, hints) };
    } catch (error) {
      // The message may quote notes about a person.
      return { why: `a rating could not be computed (${error instanceof Error ? error.name : 'unknown'})` };
    }
  }

  /** The players with their ratings. A merged person counts as the other. */
  async #players({ seats, game }: Ended): Promise<readonly (Player | undefined)[]> {
    return Promise.all(
      seats.map(async (player, seat) => {
        if (!('person' in player)) return undefined;
        const person = await this.#directory.ownerOf(player.person);
        return { person, seat, found: await this.#store.note('rating', `${person} ${game}`) };
      }),
    );
  }

  async #hinted({ seats, table, number }: Ended): Promise<readonly boolean[]> {
    return Promise.all(seats.map((player, i) => 'person' in player && this.#regards.hasHint(table, number, i + 1)));
  }
}

/** Moves the note where no fold finds it. */
function aside(found: Note, why: string): Exchange {
  return {
    expect: [asFound('ended', found.name, found)],
    drop: [found],
    put: [note('unrated', found.name, { why, text: found.value })],
  };
}

function exchangeFor(found: Note, ended: Ended, who: readonly (Player | undefined)[], hints: readonly boolean[]): Exchange {
  const players = who.map((player) => player && { ...player, rating: ratingIn(player.found) });
  const counted = countsFor(ended, players, hints);
  return {
    expect: [
      asFound('ended', found.name, found),
      ...counted.map(({ person, found: old }) => asFound('rating', `${person} ${ended.game}`, old)),
    ],
    drop: [
      found,
      ...hints.flatMap((isHinted, i) => (isHinted ? [{ kind: 'hint', name: hintName(ended.table, ended.number, i + 1) }] : [])),
    ],
    put: counted.flatMap((one) => notesFor(one, ended, players)),
  };
}

function ratingIn(found: Note | undefined): Rating {
  if (found === undefined) return START_RATING;
  const rating = heldIn('rating', found);
  if (![rating.elo, rating.spread, rating.games].every(Number.isFinite)) throw new TypeError('no rating');
  return rating;
}

function gameOf(name: string): string {
  return name.slice(name.indexOf(' ') + 1);
}

const hasLeft = (player: Ended['seats'][number]) => 'left' in player && player.left === true;

/**
 * Players for whom a game counts. A player who left has lost, and the game does not count for their partners. If
 * someone sat down late, it counts only for those who left. If a winning team used a hint, it counts for nobody; for a
 * losing team hints change nothing.
 */
export function countsFor(ended: Ended, players: readonly (Counted | undefined)[], hints: readonly boolean[]): readonly Counted[] {
  const { seats, won, late } = ended;
  const all = players.flatMap((player) => player ?? []);
  if (new Set(all.map(({ person }) => person)).size < all.length) return [];
  const isHelped = seats.some((player, i) => hints[i] && won.includes(player.team));
  return all.filter(({ seat }) => {
    const player = seats[seat];
    if (player === undefined) return false;
    if (hasLeft(player)) return true;
    return !late && !isHelped && !seats.some((other, i) => i !== seat && other.team === player.team && hasLeft(other));
  });
}

function notesFor({ person, seat, rating }: Counted, ended: Ended, players: readonly (Counted | undefined)[]): Note[] {
  const { game, at, table, number } = ended;
  const seats = ended.seats.map((player, i): RatedSeat => {
    const { elo, spread } = i === seat || !hasLeft(player) ? (players[i]?.rating ?? botAt(game, player.level)) : botAt(game, player.level);
    return { team: player.team, elo, spread };
  });
  const me = ended.seats[seat];
  const isLeaver = me !== undefined && hasLeft(me);
  const result: Result = {
    game,
    at,
    table,
    number,
    seats,
    me: seat,
    won: isLeaver ? lost(ended, me.team) : ended.won,
    ...(isLeaver && { left: true }),
  };
  const owner = { owner: person };
  return [note('result', resultName(person, ended), result, owner), note('rating', `${person} ${game}`, after(rating, result), owner)];
}

/** Time first, so that they sort in order. */
export function resultName(person: string, { at, table, number }: Pick<Ended, 'at' | 'table' | 'number'>): string {
  return `${person} ${String(at).padStart(15, '0')} ${table} ${number}`;
}

/** The worse of a loss and the covering bot's result. */
function lost({ won, seats }: Ended, team: number): readonly number[] {
  const others = won.filter((one) => one !== team);
  return others.length > 0 ? others : [...new Set(seats.map((player) => player.team))].filter((one) => one !== team);
}

function botAt(game: string, level: Level) {
  return anchorOf(game, level) ?? START_RATING;
}
