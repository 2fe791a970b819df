import type { GameTypes } from '@bellwether/kernel';
import { type EventMessage, type EventText, eventText } from '@bellwether/wire';
import type { Watching } from './audience.ts';
import type { Entry } from './entry.ts';
import type { LegalLists } from './legal-lists.ts';
import { clocksOf, happeningOf, maySeeAll, type Onlooker, seatsOf, shownTo, statusOf, viewOf, withoutSeed } from './show.ts';
import type { TableState } from './table-state.ts';

/** A stored entry with the game's events, before it is filtered for viewers. */
export interface Change {
  readonly entry: Entry;
  /** When it happened. */
  readonly at: number;
  readonly events: readonly GameTypes['Event'][];
  /** What changed in the table's info, besides `toAct` and the clocks. */
  readonly changed: 'nothing' | 'status' | 'seats';
}

/**
 * A change as one message per watcher. Servers spend most of their time here, so shared parts are serialized once: per
 * change, and per viewer.
 */
export class Broadcast {
  readonly #state: TableState;
  readonly #change: Change;
  readonly #lists: LegalLists;
  /** Start and end of the message, the same for all. */
  readonly #head: string;
  readonly #tail: Tail;
  /** Serialized events. Most are shown alike to everyone. */
  readonly #texts = new Map<object, EventText>();
  readonly #shown = new Map<Onlooker, readonly EventText[]>();
  /** Serialized view and `toAct` by viewer, for short-event and whole-view subscriptions. */
  readonly #seen = { followed: new Map<Onlooker, string>(), whole: new Map<Onlooker, string>() };
  readonly #legal = new Map<string, string>();
  #open: GameTypes['View'] | undefined;

  constructor(state: TableState, change: Change, lists: LegalLists) {
    this.#state = state;
    this.#change = change;
    this.#lists = lists;
    this.#head = `{"t":"event","table":${JSON.stringify(state.header.id)},"seq":${state.revision}`;
    this.#tail = tailOf(infoAfter(state, change));
  }

  to(watching: Watching): string {
    const { viewer, views, legal, key } = watching;
    const { all, open } = this.#tail;
    const tail = all === open || maySeeAll(this.#state, viewer, key) ? all : open;
    return `${this.#head}${this.#whatFor(watching)}${this.#seenBy(viewer, views)}${tail}${this.#legalFor(viewer, legal)}}`;
  }

  #whatFor({ viewer, views, writer }: Watching): string {
    const { entry } = this.#change;
    if (entry.kind !== 'move') return fields({ what: happeningOf(this.#state, entry, [], viewer) });
    let texts = '';
    for (const text of this.#eventsFor(viewer)) texts += `${texts && ','}${views ? text.full : writer.write(text)}`;
    return `,"what":{"kind":"move","seat":${entry.seat},"events":[${texts}]}`;
  }

  #eventsFor(viewer: Onlooker): readonly EventText[] {
    return remembered(this.#shown, viewer, () =>
      shownTo(this.#state, this.#change.events, viewer).map((event) => remembered(this.#texts, event, () => eventText(event))),
    );
  }

  /** A follower needs the view only when a new game starts. */
  #seenBy(viewer: Onlooker, views: boolean): string {
    const { kind } = this.#change.entry;
    const isNew = kind === 'start' || kind === 'rematch';
    if (kind !== 'move' && !isNew) return '';
    const follows = !views && viewer !== 'nobody';
    return remembered(follows ? this.#seen.followed : this.#seen.whole, viewer, () =>
      fields({
        ...((isNew || views) && { view: this.#viewOf(viewer) }),
        ...(kind === 'move' && !follows && { toAct: [...this.#state.toAct] }),
      }),
    );
  }

  #viewOf(viewer: Onlooker): GameTypes['View'] | undefined {
    this.#open ??= viewOf(this.#state, 'spectator');
    return viewOf(this.#state, viewer, this.#open);
  }

  /** Only for a viewer who was just asked. */
  #legalFor(viewer: Onlooker, most: number): string {
    const { since, revision } = this.#state;
    if (typeof viewer !== 'number' || since[viewer - 1] !== revision) return '';
    return remembered(this.#legal, `${viewer} ${most}`, () => fields(this.#lists.of(this.#state, viewer, most)));
  }
}

/** End of a message, with and without the seed. */
interface Tail {
  readonly all: string;
  readonly open: string;
}

function tailOf(after: Partial<EventMessage>): Tail {
  const all = fields(after);
  return { all, open: after.info?.seed === undefined ? all : fields({ ...after, info: withoutSeed(after.info) }) };
}

function infoAfter(state: TableState, { entry, at, changed }: Change): Partial<EventMessage> {
  if (changed === 'seats') return { info: { ...statusOf(state, at), seats: seatsOf(state) } };
  if (changed === 'status') return { info: statusOf(state, at) };
  const clocks = entry.kind === 'move' ? clocksOf(state, at) : undefined;
  return clocks ? { clocks } : {};
}

function remembered<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    known.set(key, value);
  }
  return value;
}

/** The fields of an object as JSON to append to other fields. */
function fields(part: Partial<EventMessage>): string {
  const text = JSON.stringify(part);
  return text === '{}' ? '' : `,${text.slice(1, -1)}`;
}
