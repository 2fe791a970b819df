import { SEATS } from '@bellwether/wolf-and-hound';
import { animals } from './animals.ts';
import { centre, pile } from './cards.ts';
import { floats } from './floats.ts';
import { hand } from './hand.ts';
import { flock, plate, sign } from './homestead.ts';
import type { SceneOf, Thing } from './thing.ts';

/**
 * The table as a list of things, in keyboard and reading order: the hand first. Scenery (ground, fences, firs) is drawn
 * from the layout alone.
 */
export function scene(of: SceneOf): Thing[] {
  return [
    ...hand(of),
    ...SEATS.flatMap((seat) => [...flock(of, seat), plate(of, seat), sign(of, seat), ...pile(of, seat)]),
    ...centre(of),
    ...animals(of),
    ...floats(of),
  ];
}
