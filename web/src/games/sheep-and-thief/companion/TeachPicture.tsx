import { OUR_DECK, readFace } from '@bellwether/sheep-and-thief';
import type { ComponentChildren } from 'preact';
import { BoardPicture } from '../art/BoardPicture.tsx';
import { Fox } from '../art/Fox.tsx';
import { Glyph } from '../art/Glyph.tsx';
import { CardPicture } from '../art/Tile.tsx';
import '../table.css';

const face = (shows: string) => readFace(shows, 'card');
const board = (cards: Readonly<Record<number, string>>, children?: ComponentChildren) => (
  <BoardPicture copy={undefined} class="setup-board" cards={Array.from({ length: 16 }, (_, at) => (cards[at] ? face(cards[at]) : null))}>
    {children}
  </BoardPicture>
);

/** One picture for each step of the script. */
const PICTURES: readonly (() => ComponentChildren)[] = [
  () => board({}),
  () => [0, 20, 32, 44, 53].map((i) => <CardPicture key={i} card={OUR_DECK[i] ?? 0} />),
  () => board({ 1: 'road:EW sheep:1', 4: 'river:EW sheep:2' }),
  () => board({ 1: 'road:EW sheep:1', 2: 'sheep:2 barn' }, <Glyph kind="sheep" x={96} y={44} size={30} />),
  () => <Fox />,
  () => board({ 1: 'road:EW dogs:1', 2: 'road:EW sheep:1' }, <Glyph kind="sheep" x={160} y={44} size={30} />),
  () => board({ 1: 'road:EW sheep:1', 2: 'road:EW', 3: 'road:EW', 6: 'river:EW sheep:2', 7: 'river:EW sheep:2', 5: 'river:E sheep:1' }),
];

export function TeachPicture({ step }: { readonly step: number }) {
  return <>{PICTURES[step]?.()}</>;
}
