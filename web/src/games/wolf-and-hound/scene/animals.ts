import { faceOf } from '@bellwether/wolf-and-hound';
import type { Point } from '../../../stage/scene.ts';
import { cardOf, targetOf } from '../foresee.ts';
import { type Layout, type ScreenSeat, screenSeatOf } from '../layout.ts';
import { animalInPlay, who } from '../names.ts';
import { arrowOf, signsOf } from '../signs.ts';
import type { SceneOf, Thing } from './thing.ts';

export function animals(of: SceneOf): Thing[] {
  const { view, layout, bottom, words, legal, walks, active, turning, chases } = of;
  const goes = view.piles.some((pile) => pile.length > 0);
  return view.animals.map(({ id, at, side }): Thing => {
    const here = view.animals.filter((other) => other.at === at);
    const rank = here.findIndex((other) => other.id === id);
    const drawn = screenSeatOf(at, bottom);
    const card = cardOf(view, id);
    const face = card && faceOf(card, side === 'back' ? 1 : 0);
    const target = face?.target ?? 'self';
    const choice = legal.find((move) => (move.kind === 'flip' || move.kind === 'activate') && move.animal === id);
    const walk = walks?.get(id);
    const chased = chases?.get(id);
    const signs = signsOf(id, face?.pace ?? 'plain');
    const name = animalInPlay(words, view.config, id) + (signs === '' ? '' : ` ${signs}`);
    return {
      key: `animal:${id}`,
      at: layout.gate(drawn, rank, here.length),
      width: layout.animalSize,
      height: layout.animalSize,
      // Nearer animals cover the feet of others, never their heads; those on their way are in front.
      z: walk ? 12 : ([10, 9, 8, 9][drawn] ?? 8) - (rank < 3 ? 0 : 1),
      ...(walk && {
        via: way({ layout, from: screenSeatOf(walk.from, bottom), steps: walk.path.length, clockwise: walk.clockwise }).slice(1, -1),
      }),
      label: words.table.standing(name, who(words, view, at), target === 'self' ? undefined : who(words, view, targetOf(target, at))),
      act: choice ? { kind: 'move', move: choice } : { kind: 'about', animal: id },
      marks: [
        ...(choice ? ['choice'] : []),
        ...(chased === undefined ? (active?.has(id) ? ['active'] : []) : ['pounces', `at-${screenSeatOf(chased, bottom)}`]),
        ...(turning?.has(id) ? ['turning'] : []),
      ],
      art: {
        kind: 'animal',
        id,
        shows: face?.kind ?? 'wolf',
        side,
        pace: face?.pace ?? 'plain',
        target,
        arrow: arrowOf(target, drawn),
        twoSided: card?.back !== undefined,
        looks: view.config.looks,
        goes,
      },
    };
  });
}

/** Enough points for a quarter of the ring to look round. */
const POINTS_PER_STEP = 8;

interface Way {
  readonly layout: Layout;
  readonly from: ScreenSeat;
  /** Number of seats; a fraction ends between two gates. */
  readonly steps: number;
  readonly clockwise: boolean;
  /** Pixels outside the center line of the road. */
  readonly lane?: number;
}

/** Points along the ring road from a gate, including both ends. */
export function way({ layout, from, steps, clockwise, lane = 0 }: Way): Point[] {
  const count = Math.ceil(steps * POINTS_PER_STEP);
  return Array.from({ length: count + 1 }, (_, i) => layout.onRing(from + ((clockwise ? 1 : -1) * steps * i) / count, lane));
}

export function lineOf(points: readonly Point[]): string {
  return points.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
