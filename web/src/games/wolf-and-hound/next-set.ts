import { type Config, SET_LINES } from '@bellwether/wolf-and-hound';

/** The book's next animals after this set; undefined after the last line and for the player's own sets. */
export function animalsAfter({ edition, animals }: Config): readonly string[] | undefined {
  const lines = SET_LINES[edition];
  // Some lines share cards: take the last match, so that the sequence never loops.
  const here = lines.findLastIndex(
    ({ groups }) => groups.length === animals.length && groups.every(({ cards }, i) => cards.includes(animals[i] ?? '')),
  );
  return here < 0 ? undefined : lines[here + 1]?.groups.map(({ cards }) => cards[0] ?? '');
}
