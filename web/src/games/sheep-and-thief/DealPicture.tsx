import { Sheep } from '../../art/Sheep.tsx';
import { SeatsPicture } from '../../table-kit/SeatsPicture.tsx';
import { SEAT_COLOURS } from './art/seat-colours.ts';
import type { Config } from './vocabulary.ts';

/** The players of a game at their table, next to the flock. */
export function DealPicture({ config }: { readonly config: object }) {
  const { players, blackSheep } = config as Config;
  const nobody = Array.from({ length: players }, () => undefined);
  return (
    <span class="deal-picture">
      <Sheep coat={0} left={false} />
      <SeatsPicture cast={nobody} paints={SEAT_COLOURS.map((colour) => `var(--${colour})`)} faces={nobody} table="cards" />
      <Sheep coat={blackSheep ? 3 : 4} left />
    </span>
  );
}
