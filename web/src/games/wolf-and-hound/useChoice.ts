import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { TableState } from '../../table-kit/useTable.ts';
import { settings, wantsConfirm } from '../../ui/settings.ts';
import type { Beat } from './beats.ts';
import { type Foresight, foresee } from './foresee.ts';
import type { SheetsProps } from './Sheets.tsx';
import type { Act } from './scene/thing.ts';
import { type GivenHint, useHint } from './useHint.ts';
import type { Card, Move, WolfAndHound } from './vocabulary.ts';

export type Table = TableState<WolfAndHound, Beat, SheetsProps['sheet']>;

/** What the viewer may choose from, looks at, and would bring about. */
export interface Choice {
  readonly legal: readonly Move[];
  readonly looked: Act | undefined;
  readonly look: (act: Act | undefined) => void;
  readonly hint: GivenHint | undefined;
  readonly askHint: () => void;
  /** What the move that is looked at, or else the hint, would do. */
  readonly foresight: Foresight | undefined;
  /** The card of the hand that is looked at; `copy` tells two equal ones apart. */
  readonly lifted: { readonly card: Card; readonly copy: number } | undefined;
  readonly suggested: Card | undefined;
  /** A first press has chosen the move that is looked at: a second one makes it. */
  readonly armed: boolean;
  /** The sign that was pressed last, to be explained until something happens. */
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
  // Whoever looks elsewhere has let go of it.
  const isHeld = armed !== undefined && looked?.kind === 'move' && same(armed, looked.move);
  useEffect(() => {
    if (!isHeld) arm(undefined);
  }, [update, looked]);
  const view = shown?.beat.view;
  const legal = mayChoose && update ? update.legal : NO_MOVES;
  const { shown: hint, ask: askHint } = useHint(source, update, legal.length > 0);
  // An Exchange Call is about the card that lies open: what it would do is shown unasked.
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
      // After the end a card is only a card.
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
      // A first tap on a card looks, the second plays. So does every first press for those who wish it.
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
  return { legal, looked, look, hint, askHint, foresight, lifted, suggested, sign, armed: isHeld, play, press };
}
