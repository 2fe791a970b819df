import type { Pressing } from '../../../learn/lesson.ts';
import type { Composing, TurnStage } from '../turn-stage.ts';
import type { Action, Cell, Move, View } from '../vocabulary.ts';

const ACTIONS = {
  keep: '.sheep-action-bar .sheep-wide',
  end: '.sheep-action-bar .sheep-end',
  back: '.sheep-action-bar .sheep-square',
  sheep: '.sheep-action-bar [data-image="sheep"]',
  dog: '.sheep-action-bar [data-image="dog"]',
  fox: '.sheep-action-bar [data-image="fox"]',
} as const;

const onCell = (cell: Cell) => `[data-key="cell:1:${cell}"]`;

/** What to press next so that the turn becomes this move; undefined while nothing is asked. */
export function nextPress(stage: TurnStage, view: View, wanted: Move): Pressing | undefined {
  switch (stage.kind) {
    case 'keep': {
      if (wanted.kind !== 'keep') return undefined;
      const missing = wanted.cards.find((card) => !stage.chosen.some((i) => view.own.packet[i] === card));
      return missing === undefined
        ? { press: 'keep', at: ACTIONS.keep }
        : { press: 'card', at: `[data-key^="packet:${view.round}:${view.step}:${missing}:"]` };
    }
    case 'place':
      if (wanted.kind !== 'place') return undefined;
      return stage.card?.card === wanted.card
        ? { press: 'cell', at: onCell(wanted.at) }
        : { press: 'card', at: `[data-key^="hand:${wanted.card}:"]` };
    case 'compose':
      return wanted.kind === 'place' ? inTurn(stage, wanted) : undefined;
    default:
      return undefined;
  }
}

function inTurn(stage: Composing, wanted: Extract<Move, { kind: 'place' }>): Pressing {
  const { card, at, actions } = stage.composition;
  const strays = actions.some((action, i) => JSON.stringify(action) !== JSON.stringify(wanted.actions[i]));
  if (card !== wanted.card || at !== wanted.at || strays) return { press: 'back', at: ACTIONS.back };
  const next = wanted.actions[actions.length];
  return next === undefined || next.kind === 'skip-dog' ? { press: 'end', at: ACTIONS.end } : forAction(stage, next);
}

function forAction(stage: Composing, action: Exclude<Action, { kind: 'skip-dog' }>): Pressing {
  if (action.kind === 'sheep') return { press: 'sheep', at: ACTIONS.sheep };
  if (action.kind === 'fox') {
    const step = stage.choices.foxSteps.find((one) => one.step === action.step);
    return stage.tool === 'fox' && step ? { press: 'step', at: onCell(step.to) } : { press: 'fox', at: ACTIONS.fox };
  }
  if (stage.tool !== 'dog') return { press: 'dog', at: ACTIONS.dog };
  if (stage.from !== action.from) return { press: 'from', at: onCell(stage.from ?? action.from) };
  return stage.to === action.to ? { press: 'drive', at: ACTIONS.end } : { press: 'to', at: onCell(action.to) };
}
