import { type GameTypes, ParseError } from '@bellwether/kernel';
import type { AnyLabGame } from './lab-game.ts';
import type { Asked } from './table-talk.ts';

export type Typed = { readonly kind: 'move'; readonly move: GameTypes['Move'] } | { readonly kind: 'no'; readonly why: string };

/** Parses a typed move. Case is ignored if the text matches a legal move otherwise. */
export function typedMove({ game }: AnyLabGame, text: string, { moves, refused }: Asked<GameTypes>): Typed {
  const read = game.read(text);
  const meant = read instanceof ParseError ? moves.find((move) => game.write(move).toLowerCase() === text.toLowerCase()) : read;
  if (meant === undefined) return { kind: 'no', why: `not understood: ${(read as ParseError).message}` };
  const no = refused(meant);
  return no === undefined ? { kind: 'move', move: meant } : { kind: 'no', why: `refused: ${no}` };
}
