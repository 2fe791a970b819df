import { helpFor } from '../../frame/help.ts';
import type { StoryLine } from '../../table-kit/Story.tsx';
import { sentences } from '../../words/sentences.ts';
import { SeatSign } from './SeatSign.tsx';
import type { LogTurn } from './useLog.ts';
import type { WolfWords } from './words/en.ts';

export interface LogProps {
  readonly words: WolfWords;
  readonly log: readonly LogTurn[];
  /** The key of the turn highlighted on the table. */
  readonly lit: number | undefined;
  readonly light: (key: number | undefined) => void;
}

/** Pressing a turn highlights its effects; pressing it again stops. */
export function linesOf({ words, log, lit, light }: LogProps): readonly StoryLine[] {
  return log
    .filter(({ lines }) => lines.length > 0)
    .map(({ key, seat, config, lines, rules }) => ({
      key,
      sign: <SeatSign config={config} seat={seat} />,
      text: sentences(lines),
      press: () => light(lit === key ? undefined : key),
      pressed: lit === key,
      begins: seat === 1,
      more: [...rules].map((rule) => (
        <span key={rule}>
          {' '}
          <a href={helpFor('wolf-and-hound', rule)}>{words.gallery.ruling}</a>
        </span>
      )),
    }));
}
