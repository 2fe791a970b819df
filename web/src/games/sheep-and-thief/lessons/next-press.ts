import type { Pressing } from '../../../learn/lesson.ts';
import { type Composing, nextCell, nextStep, type TurnStage } from '../turn-stage.ts';
import type { Cell, Move, View } from '../vocabulary.ts';

const ACTIONS = {
  keep: '.sheep-action-bar .sheep-wide',
  end: '.sheep-action-bar .sheep-end',
  back: '.sheep-action-bar .sheep-square',
  sheep: '.sheep-action-bar [data-image="sheep"]',
  dog: '.sheep-action-bar [data-image="dog"]',
  fox: '.sheep-action-bar [data-image="fox"]',
} as const;

const onCell = (cell: Cell) => `[data-key="cell:1:${cell}"]`;

/** The next press toward this move; undefined while nothing is asked. */
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
  const next = nextStep(stage, wanted);
  if (next.kind !== 'fox' && next.kind !== 'dog') return { press: next.kind, at: ACTIONS[next.kind] };
  const cell = nextCell(stage, wanted);
  if (cell === undefined) return { press: next.kind, at: ACTIONS[next.kind] };
  if (next.kind === 'fox') return { press: 'step', at: onCell(cell) };
  // Another flock was chosen: pressing it again deselects it.
  if (stage.from !== next.from) return { press: 'from', at: onCell(stage.from ?? cell) };
  return stage.to === next.to ? { press: 'drive', at: ACTIONS.end } : { press: 'to', at: onCell(cell) };
}
