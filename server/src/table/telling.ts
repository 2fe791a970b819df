import type { GameTypes } from '@bellwether/kernel';
import { deltaOf, type EventMessage, type Found, pack } from '@bellwether/wire';
import type { Watching } from './audience.ts';
import type { Entry } from './entry.ts';
import { shapesOf } from './shapes.ts';
import { clocksOf, happeningOf, legalOf, seatsOf, standingOf, viewOf } from './show.ts';
import type { TableState } from './table-state.ts';

export interface Change {
  readonly entry: Entry;
  readonly events: readonly GameTypes['Event'][];
  /** What changed in the table's info but `toAct` and the clocks. */
  readonly changed: 'nothing' | 'standing' | 'seats';
}

type What = Pick<EventMessage, 'what'>;
type Rest = Omit<EventMessage, 't' | 'table' | 'seq' | keyof What>;

/**
 * One change as a message for each who looks on. Every move is told to everybody at the table, so this is where a server spends its
 * time: what all are told alike is put into words once, and so is what is told to one kind of viewer.
 */
export class Telling {
  readonly #state: TableState;
  readonly #change: Change;
  readonly #open: object | undefined;
  readonly #found: Found = new Map();
  readonly #head: string;
  readonly #tail: string;
  /** By event as it is shown: most are shown to all alike. */
  readonly #events = { plain: new Map<object, string>(), packed: new Map<object, string>() };
  readonly #bodies = { plain: new Map<Watching['viewer'], string>(), packed: new Map<Watching['viewer'], string>() };
  readonly #moves = new Map<string, string>();

  constructor(state: TableState, change: Change) {
    this.#state = state;
    this.#change = change;
    this.#open = viewOf(state, 'spectator');
    this.#head = `{"t":"event","table":${JSON.stringify(state.header.id)},"seq":${state.revision}`;
    this.#tail = fields(standing(state, change));
  }

  /** `before` is the viewer's view before the change. */
  to({ viewer, legal, short }: Watching, before: object | undefined): string {
    const bodies = this.#bodies[short ? 'packed' : 'plain'];
    let body = bodies.get(viewer);
    if (body === undefined) {
      body = this.#head + this.#what(viewer, short) + fields(this.#seen(viewer, before)) + this.#tail;
      bodies.set(viewer, body);
    }
    return `${body}${this.#legal(viewer, legal)}}`;
  }

  #what(viewer: Watching['viewer'], short: boolean): string {
    const { entry, events } = this.#change;
    const happening = happeningOf(this.#state, entry, viewer === 'nobody' ? [] : events, viewer === 'nobody' ? 'spectator' : viewer);
    if (happening.kind !== 'move') return fields({ what: happening });
    let texts = '';
    for (const event of happening.events as object[]) texts += `${texts && ','}${this.#event(event, short)}`;
    return `,"what":{"kind":"move","seat":${happening.seat},"events":[${texts}]}`;
  }

  #event(event: object, short: boolean): string {
    const texts = this.#events[short ? 'packed' : 'plain'];
    let text = texts.get(event);
    if (text === undefined) {
      text = JSON.stringify(short ? pack(event, shapesOf(this.#state.served).numbers) : event);
      texts.set(event, text);
    }
    return text;
  }

  #seen(viewer: Watching['viewer'], before: object | undefined): Rest {
    const after = viewer === 'nobody' ? undefined : viewOf(this.#state, viewer, this.#open);
    if (after === undefined) return {};
    return before === undefined ? { view: after } : { delta: deltaOf(before, after, this.#found) };
  }

  #legal(viewer: Watching['viewer'], most: number): string {
    const { kind } = this.#change.entry;
    if (typeof viewer !== 'number' || kind === 'say' || kind === 'react' || !this.#state.toAct.includes(viewer)) return '';
    const name = `${viewer} ${most}`;
    let text = this.#moves.get(name);
    if (text === undefined) {
      text = fields(legalOf(this.#state, viewer, most));
      this.#moves.set(name, text);
    }
    return text;
  }
}

function standing(state: TableState, { entry, changed }: Change): Rest {
  if (changed === 'seats') return { standing: { ...standingOf(state), seats: seatsOf(state) } };
  if (changed === 'standing') return { standing: standingOf(state) };
  if (entry.kind !== 'move') return {};
  const clocks = clocksOf(state);
  return { toAct: [...state.toAct], ...(clocks && { clocks }) };
}

/** The fields of an object as text that goes on from other fields. */
function fields(part: What | Rest): string {
  const text = JSON.stringify(part);
  return text === '{}' ? '' : `,${text.slice(1, -1)}`;
}
