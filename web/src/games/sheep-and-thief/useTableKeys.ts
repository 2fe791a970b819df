import { ParseError } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { useEffect, useState } from 'preact/hooks';
import { useByKeys } from '../../table-kit/useByKeys.ts';
import { focusAlong, TOOLS, useKeys } from '../../table-kit/useKeys.ts';
import type { Sheet } from './Sheets.tsx';
import type { TurnDraft } from './useTurn.ts';
import type { Card, Move } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

interface TableKeys {
  readonly words: SheepWords;
  readonly turn: TurnDraft | undefined;
  readonly looking: boolean;
  readonly play: (move: Move) => void;
  readonly hint: () => void;
  readonly undo: () => void;
  readonly open: (sheet: Sheet) => void;
}

const REACHED = '.sheep-cell, .sheep-hand, .sheep-chip, .sheep-border, .sheep-action-bar button:not(:disabled)';
/** Selector of the hand, preferring a playable card. */
const HAND = '.sheep-hand.sheep-may, .sheep-hand';
const FIRST = '.sheep-hand.sheep-may, .sheep-cell.sheep-open, .sheep-action-bar .primary:not(:disabled)';

/** Keyboard control of the whole table: arrows, letters for the images, typed notation. Returns what has been typed. */
export function useTableKeys({ words, turn, looking, play, hint, undo, open }: TableKeys): string {
  const [wrong, setWrong] = useState('');
  const byKeys = useByKeys();
  // The pressed element may be gone: for keyboard players, return the focus at once. Later it would interrupt speech.
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (turn && !looking && byKeys.current && lost) document.querySelector<HTMLElement>(`${FIRST}, .sheep-hand`)?.focus();
  });

  const take = (tool: 'sheep' | 'dog' | 'fox') => turn?.do({ kind: 'use', tool });
  const buffer = useKeys({
    starts: looking ? '' : 'pk/',
    typed: (text) => {
      const move = sheepAndThief.read(text.replace(/^\//, '').replace(/^(place|keep|discard|hide)/i, (verb) => verb.toLowerCase()));
      if (move instanceof ParseError) setWrong(words.keyboard.unknown(text));
      else play(move);
    },
    shortcuts: looking
      ? { '?': () => open('keys') }
      : {
          ArrowLeft: () => focusAside(-1),
          ArrowRight: () => focusAside(1),
          ArrowUp: () => focusTowards(0, -1),
          ArrowDown: () => focusTowards(0, 1),
          Escape: () => turn?.do({ kind: 'let-go' }),
          s: () => take('sheep'),
          d: () => take('dog'),
          f: () => take('fox'),
          c: () => document.querySelector<HTMLElement>(HAND)?.focus(),
          v: () => {
            const card = focusedCard();
            if (card !== undefined) open({ card });
          },
          e: () => turn?.do({ kind: 'end' }),
          u: undo,
          Backspace: undo,
          h: hint,
          g: () => open('gold'),
          l: () => open('log'),
          i: () => open('lookup'),
          '?': () => open('keys'),
        },
  });
  useEffect(() => setWrong(''), [buffer !== '', turn?.view]);
  return buffer === '' ? wrong : words.keyboard.typed(buffer);
}

/** The card of the hand that has the focus. Its key ends with the card and the number of its copy. */
function focusedCard(): Card | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('.sheep-hand');
  return focused ? Number(focused.dataset.key?.split(':').at(-2)) : undefined;
}

/** Tools are a separate row. */
function focusAside(right: 1 | -1): void {
  if (document.querySelector(TOOLS)) focusAlong(TOOLS, right);
  else focusTowards(right, 0);
}

/** Moves the focus to the nearest control in a direction. */
function focusTowards(right: number, down: number): void {
  const all = [...document.querySelectorAll<HTMLElement>(REACHED)];
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !all.includes(here)) {
    (document.querySelector<HTMLElement>(FIRST) ?? all[0])?.focus();
    return;
  }
  const from = middle(here);
  let best: { element: HTMLElement; far: number } | undefined;
  for (const element of all) {
    const { x, y } = middle(element);
    const ahead = (x - from.x) * right + (y - from.y) * down;
    const aside = Math.abs((x - from.x) * down) + Math.abs((y - from.y) * right);
    if (ahead < 4) continue;
    const far = ahead + aside * 3;
    if (best === undefined || far < best.far) best = { element, far };
  }
  best?.element.focus();
}
