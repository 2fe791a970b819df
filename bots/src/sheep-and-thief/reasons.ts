import type { Reason } from '../frame/reason.ts';
import type { Position } from './position.ts';
import type { Move } from './state.ts';

export function reasonsFor(_position: Position, _move: Move, _rival: Move | undefined): Reason[] {
  return [];
}
