import type { Seat } from '@bellwether/kernel';
import { lettersOf } from '../../words/sentences.ts';
import { isOfTurn } from './beats.ts';
import { who } from './names.ts';
import { type Listener, tellAll } from './narrate.ts';
import type { EventView } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

/** A sentence about a turn. Where there is no room for all, those with the lowest weight are left out. */
interface Told {
  readonly text: string;
  readonly weight: number;
}

/** Thefts and losses weigh most; the placed card is visible on the table. */
const WEIGHTS: Readonly<Partial<Record<EventView['kind'], number>>> = { steals: 5, loses: 4, 'goes-home': 3, places: 0 };
const weightOf = (event: EventView) => WEIGHTS[event.kind] ?? (isOfTurn(event) ? 1 : 2);

/** A turn in a few sentences, in order, as many as fit (in letters). The final score is in the panel. */
export function tellTurn(words: SheepWords, view: Listener, events: readonly EventView[], room = Number.POSITIVE_INFINITY): string[] {
  const turn = events.filter(isOfTurn);
  const after = events.filter((event) => !isOfTurn(event) && event.kind !== 'scores');
  const told = [...rows([...turn, ...after])].flatMap(([first, ...more]): Told[] => {
    if (first === undefined) return [];
    const said = tellRow(words, view, turn, first) ?? tellAll(words, view, [first, ...more]);
    return said.map((text) => ({ text, weight: weightOf(first) }));
  });
  let used = 0;
  const kept = new Set(
    [...told]
      .sort((a, b) => b.weight - a.weight)
      .filter(({ text }) => {
        used += lettersOf(text) + 1;
        return used <= room + 1;
      }),
  );
  return told.filter((one) => kept.has(one)).map(({ text }) => text);
}

/** The effects of a turn, as many as fit: its card only if it had no other effect. */
export function tellDeed(words: SheepWords, view: Listener, events: readonly EventView[], room: number): string[] {
  const turn = events.filter(isOfTurn);
  const deeds = turn.filter(({ kind }) => kind !== 'places');
  const told = tellTurn(words, view, deeds, room);
  return told.length > 0 ? told : tellTurn(words, view, turn, room);
}

/** Groups sheep that come one after another; every other event is a row of its own. */
function* rows(events: readonly EventView[]): Generator<readonly EventView[]> {
  for (let i = 0; i < events.length; ) {
    let end = i + 1;
    while (events[i]?.kind === 'grows' && events[end]?.kind === 'grows') end += 1;
    yield events.slice(i, end);
    i = end;
  }
}

/**
 * The sentence of an event. Steps in one direction make one sentence, at the first of them; thefts and losses one,
 * after the last. Undefined for events told individually.
 */
function tellRow(words: SheepWords, view: Listener, turn: readonly EventView[], event: EventView): string[] | undefined {
  switch (event.kind) {
    case 'fox':
      return way(words, view, turn, event);
    case 'steals':
      return turn.findLast(({ kind }) => kind === 'steals') === event ? thefts(words, view, turn) : [];
    case 'loses':
      return turn.findLast(({ kind }) => kind === 'loses') === event ? losses(words, view, turn) : [];
    default:
      return undefined;
  }
}

/** All thefts of a turn in one sentence; the listener comes first in it. */
function thefts(words: SheepWords, view: Listener, turn: readonly EventView[]): string[] {
  const steals = turn.filter((event) => event.kind === 'steals');
  const [first] = steals;
  if (first === undefined) return [];
  const taken = new Map<Seat, number>();
  for (const { of, sheep } of steals) taken.set(of, (taken.get(of) ?? 0) + sheep);
  const robbed = [...taken].sort(([a], [b]) => Number(b === view.viewer) - Number(a === view.viewer));
  return [
    words.tells.steals(
      who(words, view, first.seat),
      robbed.map(([seat, n]) => ({ of: who(words, view, seat), n })),
      false,
    ),
  ];
}

function losses(words: SheepWords, view: Listener, turn: readonly EventView[]): string[] {
  const lost = turn.filter((event) => event.kind === 'loses');
  const [first] = lost;
  if (first === undefined) return [];
  const sheep = lost.reduce((sum, one) => sum + one.sheep, 0);
  return [words.tells.loses(who(words, view, first.seat), sheep, false)];
}

/** Steps of the fox in one direction, told at the first of them. */
function way(words: SheepWords, view: Listener, turn: readonly EventView[], event: Extract<EventView, { kind: 'fox' }>): string[] {
  const steps = turn.filter((one) => one.kind === 'fox');
  const at = steps.indexOf(event);
  if (steps[at - 1]?.step === event.step) return [];
  const other = steps.findIndex(({ step }, i) => i > at && step !== event.step);
  return [words.tells.fox(who(words, view, event.seat), words.ways[event.step] ?? '', (other < 0 ? steps.length : other) - at, false)];
}
