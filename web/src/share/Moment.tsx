import type { ComponentChildren } from 'preact';
import { BellIcon } from '../app/BellIcon.tsx';
import { PICTURE } from './picture.ts';

/** A moment of a game for everybody's eyes. */
export interface Moment {
  readonly title: string;
  /** How it stands, or how it ended. */
  readonly lines: readonly string[];
  /** The table, which leaves the lowest part of the picture free. */
  readonly scene: ComponentChildren;
}

/** The moment as a picture to pass on: the table, what game it is, how it went, and where it can be played (`at`). */
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

/** The address of the site as people say it. */
export function placeOf({ host, pathname }: Pick<URL, 'host' | 'pathname'>): string {
  return `${host}${pathname}`.replace(/\/(index\.html)?$/, '');
}
