import type { Seat } from '@bellwether/kernel';
import { CATALOGUE, SEATS } from '@bellwether/wolf-and-hound';
import { Sheep } from '../../art/Sheep.tsx';
import { AnimalPicture } from './AnimalCard.tsx';
import { cardOf } from './foresee.ts';
import { animalInPlay, seatName } from './names.ts';
import { SeatSign } from './SeatSign.tsx';
import type { View } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

interface OpenTableProps {
  readonly words: WolfWords;
  /** A spectator's view. */
  readonly view: View;
  readonly next: Seat;
}

/** Public information shown while the device changes hands: each seat's sheep, and the animals at its gate. */
export function OpenTable({ words, view, next }: OpenTableProps) {
  return (
    <ul class="open-table">
      {SEATS.map((seat) => {
        const sheep = view.sheep[seat - 1] ?? 0;
        const here = view.animals.filter(({ at }) => at === seat);
        return (
          <li key={seat} class={seat === next ? 'next' : ''}>
            <SeatSign config={view.config} seat={seat} />
            <b>{seatName(words, view.config, seat)}</b>
            <span class="open-things" aria-hidden="true">
              {here.map(({ id, side }) => {
                const card = cardOf(view, id) ?? CATALOGUE[view.config.edition].find((one) => one.id === id);
                return card && <AnimalPicture key={id} card={card} side={side} />;
              })}
            </span>
            <span class="open-things" aria-hidden="true">
              {Array.from({ length: sheep }, (_, n) => (
                <Sheep key={n} coat={n % 5} />
              ))}
            </span>
            <span class="hidden">{words.list([words.sheep(sheep), ...here.map(({ id }) => animalInPlay(words, view.config, id))])}</span>
          </li>
        );
      })}
    </ul>
  );
}
