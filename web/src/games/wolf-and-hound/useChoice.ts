import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { areSeveral } from '../../model/sitter.ts';
import { type GivenHint, useHint } from '../../table-kit/useHint.ts';
import type { TableState } from '../../table-kit/useTable.ts';
import { settings, wantsConfirm } from '../../ui/settings.ts';
import { useSignal } from '../../ui/signal.ts';
import type { Beat } from './beats.ts';
import { type Foresight, foresee } from './foresee.ts';
import type { SheetsProps } from './Sheets.tsx';
import type { Act } from './scene/thing.ts';
import type { Card, Move, WolfAndHound } from './vocabulary.ts';

export type Table = TableState<WolfAndHound, Beat, SheetsProps['sheet']>;

/** What the viewer may choose, what they look at, and its effect. */
export interface Choice {
  readonly legal: readonly Move[];
  readonly looked: Act | undefined;
  readonly look: (act: Act | undefined) => void;
  readonly hint: GivenHint<WolfAndHound> | undefined;
  readonly askHint: () => void;
  /** The effect of the move looked at, or else of the hint. */
  readonly foresight: Foresight | undefined;
  /** The card of the hand that is looked at; `copy` tells two equal ones apart. */
  readonly lifted: { readonly card: Card; readonly copy: number } | undefined;
  readonly suggested: Card | undefined;
  /** A first press has selected the move: a second one makes it. */
  readonly armed: boolean;
  /** The last sign pressed, which is explained until something happens. */
  readonly sign: SignAct['of'] | undefined;
  readonly play: (move: Move) => void;
  readonly press: (act: Act, touch: boolean) => void;
}

type SignAct = Extract<Act, { readonly kind: 'sign' }>;

const NO_MOVES: readonly Move[] = [];
const same = (a: Move, b: Move) => JSON.stringify(a) === JSON.stringify(b);

export function useChoice({ source, shown, update, mayChoose, play: send, open: show, forgetRefusal }: Table): Choice {
  const [looked, look] = useState<Act>();
  const [sign, setSign] = useState<SignAct['of']>();
  const [armed, arm] = useState<Move>();
  useEffect(() => setSign(undefined), [update, looked?.kind === 'move']);
  // Looking elsewhere deselects it.
  const isHeld = armed !== undefined && looked?.kind === 'move' && same(armed, looked.move);
  useEffect(() => {
    if (!isHeld) arm(undefined);
  }, [update, looked]);
  const view = shown?.beat.view;
  const legal = mayChoose && update ? update.legal : NO_MOVES;
  // With several people at the device there are no automatic suggestions.
  const suggests = useSignal(settings).suggest && !areSeveral(update?.sitters ?? []);
  const advice = useHint(source, update, suggests && legal.length > 0 && update?.view.asks === 'play');
  const hint = legal.length > 0 ? advice.shown : undefined;
  // An Exchange Call is about the open card: its effect is shown without asking.
  const open = legal.find((one) => one.kind === 'exchange' && !one.exchange);
  const wanted = looked?.kind === 'move' ? looked.move : (hint?.move ?? open);
  const move = wanted && legal.find((one) => same(one, wanted));
  const lifted = useMemo(
    () => (looked?.kind === 'move' && move?.kind === 'play' ? { card: move.card, copy: looked.copy ?? 0 } : undefined),
    [looked, move],
  );
  const foresight = useMemo(
    () => (view && move && typeof view.viewer === 'number' ? foresee(view, view.viewer, move) : undefined),
    [view, move],
  );
  const play = useCallback(
    (made: Move) => {
      look(undefined);
      arm(undefined);
      // After the end, cards are not sent.
      if (!update?.over) send(made);
    },
    [send, update?.over],
  );
  const press = useCallback(
    (act: Act, touch: boolean) => {
      if (act.kind === 'about') return show({ about: act.animal });
      if (act.kind === 'counter') return show('counter');
      if (act.kind === 'pile') return show({ pile: act.seat });
      if (act.kind === 'sign') return setSign(act.of);
      if (update?.over) return;
      // On touch, a first tap on a card looks and the second plays; the same for every press if the player wants to
      // confirm moves.
      const isLooked = looked?.kind === 'move' && same(looked.move, act.move);
      const isAgain = touch ? isLooked : isLooked && isHeld;
      const wants = touch ? act.move.kind === 'play' : wantsConfirm(settings.get(), source.online !== undefined);
      if (act.kind === 'why' || !wants || isAgain) return play(act.move);
      forgetRefusal();
      arm(act.move);
      look(act);
    },
    [play, looked, isHeld, update?.over],
  );
  const suggested = hint?.move.kind === 'play' ? hint.move.card : undefined;
  return { legal, looked, look, hint, askHint: advice.ask, foresight, lifted, suggested, sign, armed: isHeld, play, press };
}
