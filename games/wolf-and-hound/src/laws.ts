import type { LawKit } from '@bellwether/kernel';
import { cardsOn, positionOf } from './position.ts';
import { wolfAndHoundWithPositions } from './position-text.ts';
import { rulesOf } from './rules.ts';
import { SEAT_INDICES } from './seats.ts';
import type { State } from './state.ts';
import { twin } from './twin.ts';
import type { Move, WolfAndHound } from './vocabulary.ts';

/** What the kernel's laws need to know of this game. */
export const lawKit: LawKit<WolfAndHound> = {
  game: wolfAndHoundWithPositions,
  // Every card is played at most once, with up to two answers about it; R-ORDER may be asked once per animal and turn.
  longest: (config) => rulesOf(config).deck.length * (4 + config.animals.length),
  candidates,
  conserved,
  twin,
};

function candidates(state: State): Move[] {
  const { types, animals } = state.rules;
  const names = [...animals.map((card) => card.id), 'wolf-99'];
  return [
    ...[...types.map((type) => type.card), 'B9b', 'W9'].map((card): Move => ({ kind: 'play', card })),
    { kind: 'exchange', exchange: true },
    { kind: 'exchange', exchange: false },
    ...names.map((animal): Move => ({ kind: 'flip', animal })),
    ...names.map((animal): Move => ({ kind: 'activate', animal })),
  ];
}

/** All number cards, wherever they are; and no pasture has fewer than no sheep or more than its flock. */
function conserved(state: State): string {
  const { flock } = state.rules;
  const astray = SEAT_INDICES.filter((seat) => state.sheep[seat] < 0 || state.sheep[seat] > flock[seat]);
  return `${cardsOn(positionOf(state)).sort().join(' ')}; ${astray.length} pastures with too few or too many`;
}
