import { isRefusal } from '@bellwether/kernel';
import {
  type Config,
  EDITIONS,
  type Entry,
  type Event,
  enter,
  openGame,
  type RefereeRefusal,
  SEATS,
  type Team,
  wolfAndHound,
} from '@bellwether/wolf-and-hound';
import { freshId } from '../../../ui/fresh-id.ts';
import type { EventView, Refusal, View } from '../vocabulary.ts';

export const MODES = ['cards', 'light'] as const;
export type Mode = (typeof MODES)[number];

/** What is stored: the set-up and the entries, from which everything else follows. */
export interface Session {
  /** Of the game that is being played, in the list of my games. */
  readonly id: string;
  readonly mode: Mode;
  readonly config: Config;
  readonly names: readonly string[];
  readonly entries: readonly Entry[];
  /** Only in the light mode: sheep by seat, oldest first. */
  readonly counts: readonly (readonly number[])[];
  /** Games won, in order. */
  readonly won: readonly Team[];
}

type State = ReturnType<typeof openGame>;

/** A state of the table, and what led to it from the one before. */
export interface Moment {
  readonly state: State;
  readonly events: readonly EventView[];
}

export function firstMoment(config: Config): Moment {
  return { state: openGame(config), events: [] };
}

/** The moment after an entry, or why there is none. */
export function after({ state }: Moment, entry: Entry): Moment | Refusal | RefereeRefusal {
  const events: EventView[] = [];
  const next = enter(state, entry, (event: Event) => {
    const seen = wolfAndHound.show(event, 'spectator');
    if (seen) events.push(seen);
  });
  return isRefusal(next) ? (next as Refusal | RefereeRefusal) : { state: next, events };
}

/** All moments of a session; an entry that is not possible ends them. */
export function momentsOf({ config, entries }: Pick<Session, 'config' | 'entries'>): readonly Moment[] {
  const moments = [firstMoment(config)];
  for (const entry of entries) {
    const next = after(moments.at(-1) as Moment, entry);
    if ('kind' in next) break;
    moments.push(next);
  }
  return moments;
}

/** The table as everyone sees it. */
export function viewOf({ state }: Moment): View {
  return { ...wolfAndHound.view(state, 'spectator'), unknown: [] };
}

/** Reads a stored session; undefined if it is invalid. */
export function readSession(kept: unknown): Session | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { id, mode, config, names, entries, counts, won } = kept as Readonly<Record<string, unknown>>;
  if (!isConfig(config)) return undefined;
  return {
    id: typeof id === 'string' ? id : freshId(),
    mode: MODES.find((one) => one === mode) ?? 'cards',
    config,
    names: SEATS.map((_, i) => (Array.isArray(names) && typeof names[i] === 'string' ? names[i].slice(0, 20) : '')),
    entries: Array.isArray(entries) ? entries.filter(isEntry) : [],
    counts: Array.isArray(counts) ? counts.filter(isCount) : [],
    won: Array.isArray(won) ? won.filter((team): team is Team => typeof team === 'string') : [],
  };
}

function isConfig(value: unknown): value is Config {
  if (typeof value !== 'object' || value === null) return false;
  const { edition, players, animals, expansion } = value as Readonly<Record<string, unknown>>;
  if (!EDITIONS.some((one) => one === edition) || !Array.isArray(animals) || typeof expansion !== 'boolean') return false;
  if (typeof players !== 'number' || !animals.every((id) => typeof id === 'string')) return false;
  return wolfAndHound.checkConfig(value as Config) === undefined;
}

function isCount(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length === SEATS.length && value.every((n) => Number.isInteger(n) && n >= 0);
}

const KINDS: readonly Entry['kind'][] = ['play', 'shows', 'turns-up', 'exchange', 'flip', 'activate', 'correct'];
const LISTS = ['cards', 'sheep', 'animals', 'handSizes'];

/** Validates only the shape of an entry: the referee checks whether it is possible. */
function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Readonly<Record<string, unknown>>;
  if (!KINDS.some((kind) => kind === entry.kind)) return false;
  const texts = [entry.card, entry.animal].every((text) => text === undefined || typeof text === 'string');
  const lists = LISTS.every((key) => entry[key] === undefined || Array.isArray(entry[key]));
  const needs = entry.kind === 'play' || entry.kind === 'turns-up' ? typeof entry.card === 'string' : true;
  const cards = entry.kind !== 'shows' || (Array.isArray(entry.cards) && entry.cards.every((card) => typeof card === 'string'));
  return texts && lists && needs && cards;
}
