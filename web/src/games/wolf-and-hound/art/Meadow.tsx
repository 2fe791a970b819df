import { Scenery } from '../../../scenery/Scenery.tsx';
import type { Layout } from '../layout.ts';
import { takenBy } from '../taken.ts';

/** Scenery next to the game on a wide table. */
export function Meadow({ layout }: { readonly layout: Layout }) {
  return <Scenery size={layout} taken={takenBy(layout)} step={layout.plot(0).height * 0.78} />;
}
