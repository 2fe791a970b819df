import { Sheep } from '../../art/Sheep.tsx';
import { AnimalPicture } from './AnimalCard.tsx';
import { cardOf } from './foresee.ts';
import type { Config } from './vocabulary.ts';

/** The animals of a set, met by two sheep. */
export function DealPicture({ config }: { readonly config: object }) {
  const { animals, looks } = config as Config;
  return (
    <span class="deal-picture">
      <Sheep coat={0} left={false} />
      {animals.map((id) => {
        const card = cardOf({ config: config as Config }, id);
        return card ? <AnimalPicture key={id} card={card} looks={looks} /> : null;
      })}
      <Sheep coat={4} left />
    </span>
  );
}
