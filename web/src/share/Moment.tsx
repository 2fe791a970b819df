import type { ComponentChildren } from 'preact';
import { BellIcon } from '../art/BellIcon.tsx';
import type { Sitter } from '../model/sitter.ts';
import { PICTURE } from './picture.ts';

/** A moment of a game, public information only. */
export interface Moment {
  readonly title: string;
  /** The score, or how it ended. */
  readonly lines: readonly string[];
  /** The table, which leaves the bottom of the picture free. */
  readonly scene: ComponentChildren;
}

/** What a game draws its moment from: its words, and a spectator's view. */
interface MomentParts {
  readonly words: object;
  readonly view: object;
  readonly sitters: readonly Sitter[];
  /** The caption of an unfinished game. */
  readonly running: string;
}

const MOMENTS = import.meta.glob<(parts: MomentParts) => Moment>('../games/*/Picture.tsx', { import: 'momentOf' });

/** The moment of a game, drawn by the module found in its folder. */
export async function momentOf(game: string, parts: MomentParts): Promise<Moment> {
  const make = await MOMENTS[`../games/${game}/Picture.tsx`]?.();
  if (make === undefined) throw new Error(`${game} has no picture`);
  return make(parts);
}

/** The moment as a picture to share: the table, the game, the score, and where to play (`at`). */
export function MomentPicture({ moment: { title, lines, scene }, at }: { readonly moment: Moment; readonly at: string }) {
  const [first, ...rest] = lines;
  return (
    <div class="moment" style={{ width: `${PICTURE.width}px`, height: `${PICTURE.height}px` }}>
      {scene}
      <div class="moment-band">
        <BellIcon />
        <div class="moment-text">
          <b class="moment-line">{first}</b>
          {rest.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
        <div class="moment-where">
          <b>{title}</b>
          <span>{placeOf(new URL(at))}</span>
        </div>
      </div>
    </div>
  );
}

/** The site's address without protocol. */
export function placeOf({ host, pathname }: Pick<URL, 'host' | 'pathname'>): string {
  return `${host}${pathname}`.replace(/\/(index\.html)?$/, '');
}
