import { type Config, SET_LINES } from '@bellwether/wolf-and-hound';

/** The animals of the book's next line, for whoever has played this one; undefined after the last line and for sets of one's own. */
export function animalsAfter({ edition, animals }: Config): readonly string[] | undefined {
  const lines = SET_LINES[edition];
  // Some lines share cards: the last that fits, so that the way leads on and never round.
  const here = lines.findLastIndex(
    ({ groups }) => groups.length === animals.length && groups.every(({ cards }, i) => cards.includes(animals[i] ?? '')),
  );
  return here < 0 ? undefined : lines[here + 1]?.groups.map(({ cards }) => cards[0] ?? '');
}
