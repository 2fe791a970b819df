import { ParseError } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Shown } from '../../stage/usePlayback.ts';
import { begin, composing, type Doing, finished, lay, offers, type Step, type Tool, take, viewWith, whyNot } from './doing.ts';
import type { Frame } from './frames.ts';
import type { Act } from './scene.ts';
import type { Action, Card, Cell, EventView, Move, Refusal, SheepAndThief, View } from './vocabulary.ts';

/** Why something cannot be done: the engine's word, or the table's own where the engine is never asked. */
export type Answer = Refusal | 'one-step' | 'choose-card' | 'dogs-nothing';

export interface Turn {
  readonly doing: Doing;
  /** The table as the turn so far would leave it. */
  readonly view: View;
  /** What the last step did. */
  readonly events: readonly EventView[];
  readonly answer: Answer | undefined;
  readonly looked: Cell | undefined;
  readonly steps: number;
  press(act: Act, touch: boolean): void;
  look(act: Act | undefined): void;
  use(tool: Tool | 'sheep'): void;
  drive(white: number, black: boolean): void;
  back(): void;
  end(): void;
  letGo(): void;
}

interface Draft {
  readonly key: string;
  readonly doing: Doing;
  readonly steps: readonly Step[];
  readonly answer?: Answer | undefined;
  readonly looked?: Cell | undefined;
  /** The move is on its way: nothing more may be done until an answer comes. */
  readonly sent?: boolean;
}

/** A turn put together on the page: every step can be taken back, and only its end reaches the game. */
export function useTurn(
  shown: Shown<SheepAndThief, Frame> | undefined,
  refusal: Refusal | undefined,
  play: (move: Move) => void,
): Turn | undefined {
  const update = shown?.update;
  const open = shown?.settled === true && update?.live === true;
  const key = update && open ? `${update.id}:${update.question ?? update.ply}:${update.viewer}` : '';
  const view = shown?.beat.view;
  const fresh = useMemo<Draft>(
    () =>
      open && update ? (restore(key, update.view) ?? { key, doing: begin(update.view), steps: [] }) : { key, doing: NOTHING, steps: [] },
    [key, open, update],
  );
  const [kept, setKept] = useState<Draft>();
  const draft = kept?.key === key ? kept : fresh;
  const { steps, answer, looked } = draft;
  const doing = draft.sent && refusal === undefined ? NOTHING : draft.doing;
  const last = steps.at(-1);
  const alone = (update?.sitters.filter((sitter) => sitter === 'guest').length ?? 0) < 2;
  const composed = useMemo(() => (view && last ? viewWith(view, last.composition) : view), [view, last]);

  useEffect(() => {
    // Around one device nothing of a hand is kept outside the game: the next to take it might look.
    if (key !== '' && alone) remember(key, last);
  }, [key, last, alone]);

  if (view === undefined || composed === undefined) return undefined;

  const set = (part: Partial<Draft>) => setKept({ ...draft, answer: undefined, sent: false, ...part });
  const send = (move: Move) => {
    set({ sent: true });
    play(move);
  };
  const go = (step: Step | Refusal, tool?: Tool) => {
    if ('code' in step) set({ answer: step });
    else set({ steps: [...steps, step], doing: composing(step.composition, tool), looked: undefined });
  };
  const act = (action: Action, tool?: Tool) => {
    if (last) go(take(last.composition, action), tool);
  };
  const chooseCard = (card: Card) => {
    const at = begin(view);
    if (at.kind !== 'place') return;
    const again = doing.kind === 'place' && doing.card?.card === card;
    set({ steps: [], doing: again ? at : { ...at, card: at.choices.cards.find((one) => one.card === card) } });
  };
  const end = () => {
    if (doing.kind === 'keep' || doing.kind === 'discard') {
      const pool = doing.kind === 'keep' ? view.own.packet : view.own.hand;
      const cards = doing.chosen.map((i) => pool[i]).filter((card) => card !== undefined);
      const [card] = cards;
      if (doing.kind === 'keep') send({ kind: 'keep', cards });
      else if (card !== undefined) send({ kind: 'discard', card });
    } else if (doing.kind === 'compose') {
      const move = finished(doing);
      if (move) {
        forget();
        send(move);
      } else if ('code' in doing.choices.finish) set({ answer: doing.choices.finish });
    }
  };
  const pressCard = (from: 'packet' | 'hand', i: number, card: Card) => {
    if (doing.kind === 'place' && from === 'hand') chooseCard(card);
    else if (doing.kind === 'compose' && from === 'hand' && steps.length === 1) chooseCard(card);
    else if ((doing.kind === 'keep' && from === 'packet') || (doing.kind === 'discard' && from === 'hand')) {
      const most = doing.kind === 'keep' ? doing.count : 1;
      if (doing.chosen.includes(i)) {
        if (most === 1) end();
        else set({ doing: { ...doing, chosen: doing.chosen.filter((one) => one !== i) } });
      } else set({ doing: { ...doing, chosen: [...doing.chosen, i].slice(-most) } });
    }
  };
  const pressCell = (cell: Cell, touch: boolean) => {
    const offer = offers(doing).get(cell);
    if (offer === undefined) return set({ answer: answerAt(cell) });
    if (offer.kind === 'place' && doing.kind === 'place' && doing.card) return go(lay(view, doing.card.card, cell, doing.choices.faceDown));
    if (doing.kind !== 'compose') return;
    if (offer.kind === 'from') return set({ doing: { ...doing, from: cell, to: undefined } });
    if (offer.kind === 'to') {
      const { white, black, from, to } = offer.drive;
      if (white + (black ? 1 : 0) === 1) return act({ kind: 'dog', from, to, white, black }, 'dog');
      return set({ doing: { ...doing, to: cell } });
    }
    if (offer.kind === 'step') {
      if (touch && looked !== cell) return set({ looked: cell });
      act({ kind: 'fox', step: offer.step.step }, 'fox');
    }
  };
  const answerAt = (cell: Cell): Answer | undefined => {
    if (doing.kind === 'place' && doing.card === undefined) return 'choose-card';
    if (doing.kind === 'compose' && doing.tool === 'fox') return 'one-step';
    return whyNot(doing, cell);
  };

  return {
    doing,
    view: composed,
    events: last?.events ?? shown?.beat.events ?? [],
    answer,
    looked,
    steps: steps.length,
    press(pressed, touch) {
      if (pressed.kind === 'card') pressCard(pressed.from, pressed.i, pressed.card);
      else if (pressed.kind === 'cell') {
        if (doing.kind === 'compose' && doing.from === pressed.cell) set({ doing: { ...doing, from: undefined, to: undefined } });
        else pressCell(pressed.cell, touch);
      }
    },
    look(at) {
      const cell = at?.kind === 'cell' ? at.cell : undefined;
      if (cell !== looked) setKept({ ...draft, looked: cell });
    },
    use(tool) {
      if (doing.kind !== 'compose') return;
      if (tool === 'sheep') act({ kind: 'sheep' }, doing.tool);
      else if (tool === 'dog' && doing.choices.drives.length === 0) set({ answer: 'dogs-nothing' });
      else set({ doing: { ...doing, tool, from: undefined, to: undefined }, looked: undefined });
    },
    drive(white, black) {
      if (doing.kind !== 'compose' || doing.from === undefined || doing.to === undefined) return;
      act({ kind: 'dog', from: doing.from, to: doing.to, white, black }, 'dog');
    },
    back() {
      const rest = steps.slice(0, -1);
      const before = rest.at(-1);
      if (before) set({ steps: rest, doing: composing(before.composition), looked: undefined });
      else set({ steps: [], doing: begin(view), looked: undefined });
    },
    end,
    letGo() {
      if (doing.kind === 'place') set({ doing: begin(view) });
      else if (doing.kind === 'compose' && doing.from !== undefined) set({ doing: { ...doing, from: undefined, to: undefined } });
      else if (doing.kind === 'keep' || doing.kind === 'discard') set({ doing: begin(view) });
      else set({});
    },
  };
}

const NOTHING: Doing = { kind: 'nothing' };
const KEPT = 'bellwether.turn';

/** A turn half put together outlives a reload: its moves so far, in notation. */
function remember(key: string, step: Step | undefined): void {
  if (step === undefined) {
    forget();
    return;
  }
  const { card, at, faceDown, actions } = step.composition;
  try {
    sessionStorage.setItem(KEPT, `${key} ${sheepAndThief.write({ kind: 'place', card, at, faceDown, actions })}`);
  } catch {
    // Private browsing: a reload begins the turn anew.
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // Nothing was kept.
  }
}

function restore(key: string, view: View): Draft | undefined {
  let text = '';
  try {
    text = sessionStorage.getItem(KEPT) ?? '';
  } catch {
    return undefined;
  }
  if (!text.startsWith(`${key} `) || view.stage !== 'place') return undefined;
  const move = sheepAndThief.read(text.slice(key.length + 1));
  if (move instanceof ParseError || move.kind !== 'place') return undefined;
  const first = lay(view, move.card, move.at, move.faceDown);
  if ('code' in first) return undefined;
  const steps = [first];
  for (const action of move.actions.slice(first.composition.actions.length)) {
    const so = steps.at(-1) as Step;
    if (so.composition.actions.length >= move.actions.length) break;
    const next = take(so.composition, action);
    if ('code' in next) return undefined;
    steps.push(next);
  }
  return { key, doing: composing((steps.at(-1) as Step).composition), steps };
}
