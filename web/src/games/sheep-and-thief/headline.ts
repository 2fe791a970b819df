import type { Seat } from '@bellwether/kernel';
import { lettersOf } from '../../words/sentences.ts';
import { isOfTurn } from './beats.ts';
import { who } from './names.ts';
import { type Listener, tellAll } from './narrate.ts';
import type { EventView } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

/** Told on their own: what a turn took, and the ways of the fox. */
const APART: readonly EventView['kind'][] = ['steals', 'loses', 'goes-home', 'shelters', 'fox'];

/** A turn in few sentences. Sheep that others lost come first, each told once; what follows from its end comes last. The count is read in the panel. */
export function tellTurn(words: SheepWords, view: Listener, events: readonly EventView[]): string[] {
  const turn = events.filter(isOfTurn);
  const of = (...kinds: readonly EventView['kind'][]) =>
    tellAll(
      words,
      view,
      turn.filter(({ kind }) => kinds.includes(kind)),
    );
  const laid = turn.filter(({ kind }) => !APART.includes(kind));
  const after = events.filter((event) => !isOfTurn(event) && event.kind !== 'scores');
  return [
    ...thefts(words, view, turn),
    ...losses(words, view, turn),
    ...of('goes-home'),
    ...tellAll(words, view, laid),
    ...ways(words, view, turn),
    ...of('shelters'),
    ...tellAll(words, view, after),
  ];
}

/** What a turn did, as far as there is room: the card that was laid is seen on the table. */
export function tellDeed(words: SheepWords, view: Listener, events: readonly EventView[], room: number): string[] {
  const turn = events.filter(isOfTurn);
  const came = tellTurn(
    words,
    view,
    turn.filter(({ kind }) => kind !== 'places'),
  );
  const told = came.length > 0 ? came : tellTurn(words, view, turn);
  let used = 0;
  return told.filter((sentence) => {
    used += lettersOf(sentence) + 1;
    return used <= room + 1;
  });
}

/** All thefts of a turn are one sentence; whoever listens comes first in it. */
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

/** Steps of the fox, those in one direction together. */
function ways(words: SheepWords, view: Listener, turn: readonly EventView[]): string[] {
  const steps = turn.filter((event) => event.kind === 'fox');
  return steps.flatMap(({ seat, step }, i) => {
    if (steps[i + 1]?.step === step) return [];
    const before = steps.slice(0, i).findLastIndex((one) => one.step !== step);
    return [words.tells.fox(who(words, view, seat), words.ways[step] ?? '', i - before, false)];
  });
}
