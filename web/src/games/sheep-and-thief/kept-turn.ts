import { isRefusal, ParseError } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import type { KeptTurn } from './turn-draft.ts';
import { composing, lay, type TurnStep, take } from './turn-stage.ts';
import type { View } from './vocabulary.ts';

/** An unfinished turn survives a reload: its steps in notation, under the key of the question they answer. */
const KEPT = 'bellwether.turn';

export function remember(key: string, step: TurnStep | undefined): void {
  if (step === undefined) {
    forget();
    return;
  }
  const { card, at, faceDown, actions } = step.composition;
  try {
    sessionStorage.setItem(KEPT, `${key} ${sheepAndThief.write({ kind: 'place', card, at, faceDown, actions })}`);
  } catch {
    // Private browsing: a reload starts the turn again.
  }
}

export function forget(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // Nothing was stored.
  }
}

function recall(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

/** Restores the turn stored for this question, step by step; undefined if there is none or it does not fit. */
export function restore(key: string, view: View): KeptTurn | undefined {
  const text = recall();
  if (!text.startsWith(`${key} `) || view.stage !== 'place') return undefined;
  const move = sheepAndThief.read(text.slice(key.length + 1));
  if (move instanceof ParseError || move.kind !== 'place') return undefined;
  let last = lay(view, move.card, move.at, move.faceDown);
  const steps: TurnStep[] = [];
  for (;;) {
    if (isRefusal(last)) return undefined;
    steps.push(last);
    // When only sheep are left to take, they are taken automatically: a step may have several actions.
    const next = move.actions[last.composition.actions.length];
    if (next === undefined) return { stage: composing(last.composition), steps };
    last = take(last.composition, next);
  }
}
