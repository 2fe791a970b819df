import {
  FastRandom,
  type GameTypes,
  type GameWithPositions,
  ParseError,
  reading,
  type Seat,
  splitHeaders,
  writeHeaders,
} from '@bellwether/kernel';
import type { ViewText } from './puzzle.ts';

/** `?3` in a line of cards: three cards that the viewer does not know. */
const BLANK = /^\?(\d+)$/;

/** The word for this many unknown cards; none for 0. */
export function blank(cards: number): string[] {
  return cards === 0 ? [] : [`?${cards}`];
}

/** A parsed line about the cards of one seat: `hand 2 B1 B3`. */
export interface SeatLine {
  readonly key: string;
  readonly seat: Seat;
  readonly words: readonly string[];
}

export function seatLine(line: string): SeatLine {
  const [key = '', seat, ...words] = line.split(' ');
  return { key, seat: Number(seat), words };
}

/**
 * A view as one line of text: a position in the engine's notation with blanks. The position is imagined from the view, so the real hidden
 * cards never come near it, and `hide` blanks what was imagined.
 */
export function writeView<T extends GameTypes>(
  game: GameWithPositions<T>,
  { config, viewer, view }: { readonly config: T['Config']; readonly viewer: Seat; readonly view: T['View'] },
  hide: (line: string) => string,
): ViewText {
  const { body } = splitHeaders(game.positions.write(game.imagine(view, new FastRandom(1))));
  return { setup: game.configs.write(config), seat: viewer, view: body.map(({ text }) => hide(text)).join(';') };
}

/** `filler` gives a card for every blank. Any card that is legal in the position will do, since the viewer cannot see it. */
export function readView<T extends GameTypes>(
  game: GameWithPositions<T>,
  { setup, seat, view }: ViewText,
  filler: (lines: readonly string[]) => () => string,
): T['View'] | ParseError {
  return reading(() => {
    const lines = view.split(';');
    const next = filler(lines);
    const filled = (word: string): readonly string[] => {
      const cards = BLANK.exec(word)?.[1];
      return cards === undefined ? [word] : Array.from({ length: Number(cards) }, next);
    };
    const body = lines.map((line) => line.split(' ').flatMap(filled).join(' '));
    const state = game.positions.read(`${writeHeaders(setup)}\n${body.join('\n')}\n`);
    if (state instanceof ParseError) throw state;
    return game.view(state, seat);
  });
}
