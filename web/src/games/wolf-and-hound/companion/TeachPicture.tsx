import type { ComponentChildren } from 'preact';
import { SheepSign, WolfSign } from '../../../art/Signs.tsx';
import { AnimalPicture } from '../AnimalCard.tsx';
import { NumberCard } from '../art/NumberCard.tsx';
import { cardOf } from '../foresee.ts';
import { SeatSign } from '../SeatSign.tsx';
import type { Config } from '../vocabulary.ts';
import '../table.css';

const CONFIG: Config = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };

function Animal({ id }: { readonly id: string }) {
  const card = cardOf({ config: CONFIG }, id);
  return card ? <AnimalPicture card={card} /> : null;
}

const sheep = (n: number) => Array.from({ length: n }, (_, i) => <SheepSign key={i} />);
const seats = (...all: readonly number[]) => all.map((seat) => <SeatSign key={seat} config={CONFIG} seat={seat} />);

/** One picture for each step of the script. */
const PICTURES: readonly (() => ComponentChildren)[] = [
  () => [...sheep(3)],
  () => [<Animal key="hound" id="hound-01" />, <Animal key="wolf" id="wolf-01" />],
  () => [<NumberCard key="B1" card="B1" lie="hand" />, <NumberCard key="W2" card="W2" lie="hand" />],
  () => [<Animal key="wolf" id="wolf-01" />, ...seats(2)],
  () => [<Animal key="wolf" id="wolf-01" />, <Animal key="hound" id="hound-01" />, ...seats(2)],
  () => seats(1, 3, 2, 4),
  () => <WolfSign />,
];

export function TeachPicture({ step }: { readonly step: number }) {
  return <>{PICTURES[step]?.()}</>;
}
