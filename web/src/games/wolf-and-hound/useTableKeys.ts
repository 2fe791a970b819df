import { ParseError } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { useEffect, useState } from 'preact/hooks';
import { useByKeys } from '../../table-kit/useByKeys.ts';
import { focusAlong, useKeys } from '../../table-kit/useKeys.ts';
import { go } from '../../ui/routes.ts';
import { useShell } from '../../words/catalogue.ts';
import type { Choice, Table } from './useChoice.ts';

export type SheetName = 'counter' | 'log' | 'lookup' | 'record' | 'keys';

const HAND = '.thing.playable, .thing.barred, .thing.idle, .wolf-question button';

/**
 * Keyboard control of the whole table: arrows along the hand, shortcuts, typed notation. Returns what has been typed,
 * or what was wrong with it.
 */
export function useTableKeys({ source, update, open }: Table, { play, look, askHint }: Choice): string {
  const { keyboard } = useShell();
  const [wrong, setWrong] = useState('');
  const byKeys = useByKeys();
  const looking = update?.live === false;

  // A played card loses the focus: for keyboard players, return it to the hand at once. Later it would interrupt
  // speech.
  useEffect(() => {
    if (update?.live && byKeys.current && (document.activeElement === document.body || document.activeElement === null))
      focusAlong(HAND, 1);
  });

  const buffer = useKeys({
    starts: looking ? '' : 'bwekf',
    typed: (text) => {
      const move = wolfAndHound.read(
        /^[bw]\d/i.test(text) ? text.charAt(0).toUpperCase() + text.slice(1).toLowerCase() : text.toLowerCase(),
      );
      if (move instanceof ParseError) setWrong(keyboard.unknown(text));
      else play(move);
    },
    shortcuts: looking
      ? { '?': () => open('keys') }
      : {
          ArrowLeft: () => focusAlong(HAND, -1),
          ArrowRight: () => focusAlong(HAND, 1),
          Escape: () => look(undefined),
          h: askHint,
          u: () => source.undo?.(),
          l: () => open('log'),
          c: () => open('counter'),
          i: () => open('lookup'),
          n: () => go('new', 'wolf-and-hound'),
          g: () => go('games'),
          r: () => update && update.plies > 0 && source.seek?.(update.plies),
          '?': () => open('keys'),
        },
  });
  useEffect(() => setWrong(''), [buffer !== '', update?.ply]);
  return buffer === '' ? wrong : buffer;
}
