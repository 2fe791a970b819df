import { describe, expect, it } from 'vitest';
import { foresee } from '../../src/games/wolf-and-hound/foresee.ts';
import { tellAll, tellForesight } from '../../src/games/wolf-and-hound/narrate.ts';
import { words as de } from '../../src/games/wolf-and-hound/words/de.ts';
import { words as en, type WolfWords } from '../../src/games/wolf-and-hound/words/en.ts';
import { words as fr } from '../../src/games/wolf-and-hound/words/fr.ts';
import { words as ja } from '../../src/games/wolf-and-hound/words/ja.ts';
import { played } from './position.ts';

const LANGUAGES: readonly (readonly [string, WolfWords])[] = [
  ['en', en],
  ['de', de],
  ['fr', fr],
  ['ja', ja],
];

function keys(of: unknown, path = ''): string[] {
  if (typeof of !== 'object' || of === null) return [path];
  return Object.entries(of).flatMap(([key, value]) => keys(value, `${path}.${key}`));
}

describe.each(LANGUAGES)('the words of %s', (language, words) => {
  it('are complete', () => {
    expect(keys(words).sort()).toEqual(keys(en).sort());
  });

  it('tell whole games without a gap', () => {
    for (let plies = 1; plies < 50; plies++) {
      const { before, events, view, legal } = played(
        { players: plies % 2 ? 4 : 3, animals: ['metamorphic-03', 'metamorphic-04', 'sheep-02'], expansion: true },
        plies,
        plies,
      );
      const moves = legal.map((move) => tellForesight(words, view, foresee(view, 1, move)).join(' '));
      const said = [...tellAll(words, before, events), ...moves].join(' ');
      expect(said, language).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('name whoever has no sheep left at the end', () => {
    const [one, both] = [
      [{ you: false, name: 'Anna' }],
      [
        { you: true, name: 'Otto' },
        { you: false, name: 'Anna' },
      ],
    ];
    expect(words.over['no-sheep'](one)).toMatch(/Anna/);
    expect(words.over['no-sheep'](both)).toMatch(/Anna/);
    expect(words.over['no-sheep'](both)).not.toMatch(/Otto/);
  });

  it('prompt in ten words at most', () => {
    const { goal, ask } = words;
    const prompts = [
      goal,
      ask.play,
      ask.again,
      ask.flip,
      ask.activate,
      ask.over,
      ask.exchange(words.card('black', 3, 'none')),
      ask.waits({ you: false, name: 'Hill' }),
    ];
    for (const prompt of prompts) expect(prompt.split(/\s+/).length, prompt).toBeLessThanOrEqual(10);
  });
});
