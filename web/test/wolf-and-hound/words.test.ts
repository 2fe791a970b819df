import type { Seat } from '@bellwether/kernel';
import type { EventView, View } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { type Foresight, foresee } from '../../src/games/wolf-and-hound/foresee.ts';
import { ruleOf, tell, tellAll, tellForesight } from '../../src/games/wolf-and-hound/narrate.ts';
import { words as de } from '../../src/games/wolf-and-hound/words/de.ts';
import { words as en, type WolfWords } from '../../src/games/wolf-and-hound/words/en.ts';
import { words as fr } from '../../src/games/wolf-and-hound/words/fr.ts';
import { words as ja } from '../../src/games/wolf-and-hound/words/ja.ts';
import { played, position } from './position.ts';

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

/** Only that nothing moves. */
const NOTHING: Foresight = { walks: [], turns: [], sure: [], maybe: [], protects: [], goers: [], value: 1, hidden: false };

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
      ask.exchange(words.card('black', 3, 'none')),
      ask.waits({ you: false, name: 'Hill' }),
    ];
    for (const prompt of prompts) expect(prompt.split(/\s+/).length, prompt).toBeLessThanOrEqual(10);
  });
});

const PASSED = {
  en: { passed: / after passing seat 1 \(you\)/, stopped: / after stopping at seat 1 \(you\)/ },
  de: { passed: /an dir, Spieler 1, vorbei/, stopped: /hält bei dir, Spieler 1/ },
  fr: { passed: /passe devant toi \(Joueur 1\)/, stopped: /s’arrête chez toi \(Joueur 1\)/ },
  ja: { passed: /プレイヤー1（あなた）の前を通過したので、裏返って/, stopped: /プレイヤー1（あなた）の前で止まったので、裏返って/ },
};

describe.each([
  [
    'en',
    en,
    'The wolf goes all the way around, back to Oak.',
    'You will lose a sheep and get it back at once.',
    'You will lose 2 sheep.',
    'Your Meat stops it.',
    'Oak’s Bone stops it.',
  ],
  [
    'de',
    de,
    'Der Wolf zieht einmal herum, zurück zu Eiche.',
    'Du verlierst ein Schaf und bekommst es gleich zurück.',
    'Du verlierst gleich 2 Schafe.',
    'Dein Fleisch hält das Tier auf.',
    'Eiches Knochen hält das Tier auf.',
  ],
  [
    'fr',
    fr,
    'Le loup fait un tour complet : retour chez Pin.',
    'Tu perds un mouton et le retrouves aussitôt.',
    'Tu vas perdre 2 moutons.',
    'Ta viande l’arrête.',
    'L’os de Pin l’arrête.',
  ],
  [
    'ja',
    ja,
    'ウルフが1周して、元の樫さんの場へ。',
    '次の手番であなたの羊が1\u2060匹逃げ、すぐに戻る。',
    '次の手番であなたの羊が2\u2060匹逃げる。',
    'あなたのお肉でストップ。',
    '樫さんの骨でストップ。',
  ],
] as const)('the table says in %s', (language, words, lap, there, loss, ownMeat, bone) => {
  const view = position();
  const effect = { kind: 'loses', seat: 1, animal: 'wolf-01' } as const;

  it('once what comes to a seat twice, with its number', () => {
    const foresight = { ...NOTHING, sure: [effect, { ...effect, animal: 'wolf-02' }] };
    expect(tellForesight(words, view, foresight).slice(1)).toEqual([loss]);
  });

  it('in one sentence what is taken and brought back', () => {
    const foresight = { ...NOTHING, sure: [effect, { ...effect, kind: 'gains' } as const] };
    expect(tellForesight(words, view, foresight).slice(1)).toEqual([there]);
  });

  it('why a card moves nothing', () => {
    const limping = position({ animals: ['hound-01', 'wolf-06'] });
    const half = { kind: 'play', card: 'B1' } as const;
    const { goers, value } = foresee(limping, 1, half);
    expect({ goers, value }).toEqual({ goers: ['wolf-06'], value: 1 });
    const [line] = tellForesight(words, limping, { ...NOTHING, goers, value });
    expect(line).toContain(words.animals.only.wolf);
    expect(line).toMatch(/1/);
    expect(tellForesight(words, limping, NOTHING)[0]).not.toContain(words.animals.only.wolf);
  });

  it('where a card turns over and at whose turn it ends, by name', () => {
    const turned = { kind: 'turns-over', animal: 'metamorphic-01', side: 'back', why: 'seat-1' } as const;
    const asSeat2 = { ...view, viewer: 2 } as const;
    const name = words.seats[0] ?? '';
    for (const event of [turned, { kind: 'last-lap', seat: 3 } as const]) {
      expect(tell(words, asSeat2, event)).toContain(name);
      expect(tell(words, view, event)).not.toContain(name);
    }
  });

  it('whether a card that turns over passed seat 1 or stopped there', () => {
    const walk = { kind: 'moves', animal: 'metamorphic-01', from: 4, to: 2, path: [1, 2], clockwise: true } as const;
    const turned = { kind: 'turns-over', animal: 'metamorphic-01', side: 'back', why: 'seat-1' } as const;
    const said = (events: readonly EventView[], animals: View['animals'] = []) => tellAll(words, { ...view, animals }, events).at(-1);
    const [passed, stopped] = [said([walk, turned]), said([{ ...walk, to: 1, path: [1] }, turned])];
    expect(passed).toMatch(PASSED[language].passed);
    expect(stopped).toMatch(PASSED[language].stopped);
    // On its own, it is identified by where it stands.
    const standing = (at: Seat) => [{ id: 'metamorphic-01', at, side: 'back' }] as const;
    expect([said([turned], standing(2)), said([turned], standing(1))]).toEqual([passed, stopped]);
    // Its later position does not matter.
    expect(said([walk, turned], standing(1))).toBe(passed);
  });

  it('whose turn begins, where a turn begins in the middle', () => {
    const play = { kind: 'plays', seat: 2, card: 'B4' } as const;
    const turn = { kind: 'turn', seat: 3 } as const;
    const spared = { kind: 'spares', seat: 3, animal: 'hound-01', sheep: 3 } as const;
    const whose = words.table.turn({ you: false, name: words.seats[2] ?? '' });
    const [, told = ''] = tellAll(words, view, [play, turn, { kind: 'activates', seat: 3, animal: 'hound-01' }, spared]);
    expect(told.startsWith(whose)).toBe(true);
    expect(told.endsWith(tell(words, view, spared) ?? '-')).toBe(true);
    // A turn alone is already under its name.
    expect(tellAll(words, view, [turn, spared])).toEqual([tell(words, view, spared)]);
    expect(tellAll(words, view, [play, turn, { kind: 'ends', winner: 'blue', reason: 'no-sheep', sheep: [0, 1, 1, 1] }])[1]).not.toContain(
      whose,
    );
  });

  it('that an animal came round to where it began', () => {
    const round = { kind: 'moves', animal: 'wolf-01', from: 3, to: 3, path: [4, 1, 2, 3], clockwise: true } as const;
    expect(tell(words, view, round)?.replaceAll(/\s/g, ' ')).toBe(lap);
  });

  it('whose Meat or Bone stopped an animal, and names the rule', () => {
    const walk = { kind: 'moves', animal: 'wolf-01', from: 4, to: 1, path: [1], clockwise: true } as const;
    expect(tell(words, view, { ...walk, stoppedBy: 'meat' })).toMatch(new RegExp(`${ownMeat}$`));
    expect(tell(words, view, { ...walk, to: 3, path: [1, 2, 3], stoppedBy: 'bone' })).toMatch(new RegExp(`${bone}$`));
    expect(ruleOf({ ...walk, stoppedBy: 'meat' })).toBe('W-MEAT');
    expect(ruleOf(walk)).toBeUndefined();
  });
});
