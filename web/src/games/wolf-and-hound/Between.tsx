import { CATALOGUE, SEATS } from '@bellwether/wolf-and-hound';
import { Sheep } from '../../art/Sheep.tsx';
import type { Curtain as CurtainNews, TableSource } from '../../model/source.ts';
import { Curtain } from '../../table-kit/Curtain.tsx';
import { AnimalPicture } from './AnimalCard.tsx';
import { cardOf } from './foresee.ts';
import { animalInPlay, seatName } from './names.ts';
import { SeatSign } from './SeatSign.tsx';
import { teamAt } from './team.ts';
import type { WolfAndHound } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

export interface BetweenProps {
  readonly words: WolfWords;
  readonly curtain: CurtainNews<WolfAndHound>;
  readonly source: TableSource<WolfAndHound>;
}

/** Between two people at one device: each seat's sheep, and the animals at its gate. */
export function Between({ words, curtain, source }: BetweenProps) {
  const { view, seat: next } = curtain;
  const nameOf = (seat: number) => seatName(words, view.config, seat);
  return (
    <Curtain curtain={curtain} source={source} nameOf={nameOf} paintOf={(seat) => `var(--${teamAt(view.config, seat).team})`}>
      <ul class="open-table">
        {SEATS.map((seat) => {
          const sheep = view.sheep[seat - 1] ?? 0;
          const here = view.animals.filter(({ at }) => at === seat);
          return (
            <li key={seat} class={seat === next ? 'next' : ''}>
              <SeatSign config={view.config} seat={seat} />
              <b>{nameOf(seat)}</b>
              <span class="open-things" aria-hidden="true">
                {here.map(({ id, side }) => {
                  const card = cardOf(view, id) ?? CATALOGUE[view.config.edition].find((one) => one.id === id);
                  return card && <AnimalPicture key={id} card={card} side={side} looks={view.config.looks} />;
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
    </Curtain>
  );
}
