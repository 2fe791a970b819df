import type { Pressing } from '../../../learn/lesson.ts';
import type { Doing } from '../doing.ts';
import type { Action, Cell, Move, View } from '../vocabulary.ts';

const DOCK = {
  keep: '.th-dock .th-wide',
  end: '.th-dock .th-end',
  back: '.th-dock .th-square',
  sheep: '.th-dock [data-image="sheep"]',
  dog: '.th-dock [data-image="dog"]',
  fox: '.th-dock [data-image="fox"]',
} as const;

const onCell = (cell: Cell) => `[data-key="cell:1:${cell}"]`;

/** What to press next so that the turn becomes this move; undefined while nothing is asked. */
export function nextPress(doing: Doing, view: View, wanted: Move): Pressing | undefined {
  switch (doing.kind) {
    case 'keep': {
      if (wanted.kind !== 'keep') return undefined;
      const missing = wanted.cards.find((card) => !doing.chosen.some((i) => view.own.packet[i] === card));
      return missing === undefined
        ? { press: 'keep', at: DOCK.keep }
        : { press: 'card', at: `[data-key^="packet:${view.round}:${view.step}:${missing}:"]` };
    }
    case 'place':
      if (wanted.kind !== 'place') return undefined;
      return doing.card?.card === wanted.card
        ? { press: 'cell', at: onCell(wanted.at) }
        : { press: 'card', at: `[data-key^="hand:${wanted.card}:"]` };
    case 'compose':
      return wanted.kind === 'place' ? inTurn(doing, wanted) : undefined;
    default:
      return undefined;
  }
}

function inTurn(doing: Extract<Doing, { kind: 'compose' }>, wanted: Extract<Move, { kind: 'place' }>): Pressing {
  const { card, at, actions } = doing.composition;
  const strays = actions.some((action, i) => JSON.stringify(action) !== JSON.stringify(wanted.actions[i]));
  if (card !== wanted.card || at !== wanted.at || strays) return { press: 'back', at: DOCK.back };
  const next = wanted.actions[actions.length];
  return next === undefined || next.kind === 'skip-dog' ? { press: 'end', at: DOCK.end } : forAction(doing, next);
}

function forAction(doing: Extract<Doing, { kind: 'compose' }>, action: Exclude<Action, { kind: 'skip-dog' }>): Pressing {
  if (action.kind === 'sheep') return { press: 'sheep', at: DOCK.sheep };
  if (action.kind === 'fox') {
    const step = doing.choices.foxSteps.find((one) => one.step === action.step);
    return doing.tool === 'fox' && step ? { press: 'step', at: onCell(step.to) } : { press: 'fox', at: DOCK.fox };
  }
  if (doing.tool !== 'dog') return { press: 'dog', at: DOCK.dog };
  if (doing.from !== action.from) return { press: 'from', at: onCell(doing.from ?? action.from) };
  return doing.to === action.to ? { press: 'drive', at: DOCK.end } : { press: 'to', at: onCell(action.to) };
}
