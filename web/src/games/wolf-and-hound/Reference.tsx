import type { Viewer } from '@bellwether/kernel';
import { deckCounts, EXPANSION_CARDS, numberCard, SEATS, STARTING_SHEEP, startingSheep } from '@bellwether/wolf-and-hound';
import { Sheep } from '../../art/Sheep.tsx';
import { LookUpPart } from '../../help/LookUp.tsx';
import type { RulesWords } from '../../words/en/rules.ts';
import { NumberCard } from './art/NumberCard.tsx';
import { NumberDoubts } from './copy/Values.tsx';
import { cardName, seatName } from './names.ts';
import { SeatSign } from './SeatSign.tsx';
import type { Card, Config } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';
import type { WolfGallery } from './words/en-gallery.ts';
import './reference.css';

/**
 * Components besides the animals: number cards and starting sheep. They depend on the set-up only, never on the deal.
 */
interface ReferenceProps {
  readonly words: WolfWords;
  readonly rules: RulesWords<string>;
  readonly config: Config;
  readonly heading: 'h2' | 'h3';
}

/** The number cards of this game, and how many of each. */
export function NumberCards({ words, rules, config, heading }: ReferenceProps) {
  const about = rules.rules['A-NUMBERS'];
  return (
    <LookUpPart title={about?.title ?? ''} text={config.numbers || config.copy?.numbers ? undefined : about?.text} heading={heading}>
      <NumberDoubts config={config} />
      <CardRows words={words} counts={deckCounts(config)} />
    </LookUpPart>
  );
}

/** The cards that Meat & Bone swaps in. */
export function SevenCards({ words, rules, heading }: Omit<ReferenceProps, 'config'>) {
  const about = rules.rules['A-SEVEN'];
  const counts = Map.groupBy(EXPANSION_CARDS, (card) => card);
  return (
    <LookUpPart title={about?.title ?? ''} text={about?.text} heading={heading}>
      <CardRows words={words} counts={new Map([...counts].map(([card, all]) => [card, all.length]))} />
    </LookUpPart>
  );
}

function CardRows({ words, counts }: { readonly words: WolfWords; readonly counts: ReadonlyMap<Card, number> }) {
  const cards = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return (['black', 'white'] as const).map((colour) => (
    <ul key={colour} class="number-row" aria-label={words.colour[colour]}>
      {cards
        .filter(([card]) => numberCard(card)?.colour === colour)
        .map(([card, copies]) => (
          <li key={card}>
            <NumberCard card={card} lie="hand" />
            <span aria-hidden="true">×{copies}</span>
            <span class="hidden">
              {cardName(words, card)} × {copies}
            </span>
          </li>
        ))}
    </ul>
  ));
}

/** Each seat's starting sheep in this game. */
export function Flocks({ words, rules, config, viewer, heading }: ReferenceProps & { readonly viewer: Viewer }) {
  const sheep = startingSheep(config);
  return (
    <LookUpPart title={rules.rules['A-SHEEP-START']?.title ?? ''} heading={heading}>
      <ul class="flocks">
        {SEATS.map((seat) => (
          <li key={seat}>
            <SeatSign config={config} seat={seat} />
            <span class="flock-name">{seat === viewer ? words.you : seatName(words, config, seat)}</span>
            <span class="flock-sheep" aria-hidden="true">
              {Array.from({ length: sheep[seat - 1] ?? 0 }, (_, i) => (
                <Sheep key={i} coat={0} left={false} />
              ))}
            </span>
            <b>
              <span class="hidden">{words.sheep(sheep[seat - 1] ?? 0)}</span>
              <span aria-hidden="true">{sheep[seat - 1]}</span>
            </b>
          </li>
        ))}
      </ul>
    </LookUpPart>
  );
}

interface FlockTableProps extends ReferenceProps {
  readonly gallery: WolfGallery;
}

const PLAYERS = [4, 3, 2] as const;

/** Starting sheep by number of players, with few wolf cards and with more. */
export function FlockTable({ words, rules, gallery, config, heading }: FlockTableProps) {
  const about = rules.rules['A-SHEEP-START'];
  return (
    <LookUpPart title={about?.title ?? ''} text={about?.text} heading={heading}>
      <table class="flock-table">
        <thead>
          <tr>
            <th scope="col">{words.setup.players}</th>
            {SEATS.map((seat) => (
              <th key={seat} scope="col">
                <SeatSign config={config} seat={seat} />
                <span class="hidden">{words.seat(seat)}</span>
              </th>
            ))}
            <th scope="col">{gallery.moreWolves}</th>
          </tr>
        </thead>
        <tbody>
          {PLAYERS.map((players) => {
            const { flock, more } = STARTING_SHEEP[players];
            return (
              <tr key={players}>
                <th scope="row">{players}</th>
                {flock.map((sheep, i) => (
                  <td key={i}>{sheep}</td>
                ))}
                <td>+{more[config.edition]}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </LookUpPart>
  );
}
