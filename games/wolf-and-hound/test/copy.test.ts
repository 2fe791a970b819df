import { checkLaws, FastRandom, ParseError, readRecord, type Viewer, viewers, writeRecord } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import {
  CATALOGUE,
  type Config,
  type Copy,
  type CopyProblem,
  cardsOf,
  corrected,
  deckCounts,
  EDITIONS,
  type Edition,
  faceOf,
  wolfAndHound as game,
  lawKit,
  readCopy,
} from '../src/index.ts';
import { randomCopy } from '../src/random-config.ts';
import { playLawfully } from './laws/games.ts';
import { configOf } from './table.ts';

const unsureOf = (edition: Edition) => CATALOGUE[edition].filter(({ unsure }) => unsure);
const problemOf = (set: string, copy: unknown) => {
  const no = game.checkConfig({ ...configOf(set), copy: copy as Copy });
  return no && `${no.code} ${no.rule} ${no.facts.problem}`;
};

describe('[H-COPY] a copy that can be played', () => {
  test.each(EDITIONS)('%s: any corrections keep all laws, in view, follow and secrecy', (edition) => {
    let changed = 0;
    const { compared } = playLawfully(120, 2016, (random, i) => {
      const copy = randomCopy(edition, true, random);
      const [first] = Object.keys(copy.animals ?? {});
      const animals = [...new Set(['hound-01', 'wolf-01', ...(first ? [first] : []), ...(i % 2 ? Object.keys(copy.animals ?? {}) : [])])];
      const config: Config = {
        edition,
        players: ([2, 3, 4] as const)[i % 3] ?? 4,
        animals,
        expansion: edition === '2016' && i % 4 < 2,
        copy,
      };
      expect(game.checkConfig(config), JSON.stringify(copy)).toBeUndefined();
      changed += cardsOf(config).filter((card) => config.animals.includes(card.id) && !CATALOGUE[edition].includes(card)).length;
      return config;
    });
    expect(compared).toBeGreaterThan(500);
    expect(changed).toBeGreaterThan(200);
  });

  test('plays as a card of the players’ own with the same values', () => {
    const random = new FastRandom(7);
    let plies = 0;
    for (const card of unsureOf('2016').filter(({ metamorphic, own }) => !metamorphic && !own)) {
      const { pace, target } = randomFace(random);
      const base: Config = { edition: '2016', players: 4, animals: [], expansion: false, sheep: [4, 4, 4, 4] };
      const { unsure: _, ...row } = corrected(card, { pace, target, sheep: 2 * card.sheep });
      const copy: Config = {
        ...base,
        animals: ['hound-01', card.id],
        copy: { animals: { [card.id]: { pace, target, sheep: 2 * card.sheep } } },
      };
      const custom: Config = { ...base, animals: ['hound-01', 'mine'], cards: [{ ...row, id: 'mine' }] };
      const deal = game.deal(copy, random);
      const [one, other] = [game.start(copy, deal), game.start(custom, deal)];
      for (let [seat] = game.toAct(one); seat !== undefined; [seat] = game.toAct(one), plies++) {
        const move = game.sample(one, seat, random);
        game.apply(one, seat, move);
        game.apply(other, seat, move);
        const seen = (state: typeof one) => {
          const { config: __, ...view } = game.view(state, 'spectator');
          return JSON.stringify(view).replaceAll('mine', card.id);
        };
        const sorted = (text: string) => [...text].sort().join('');
        expect(sorted(seen(one))).toBe(sorted(seen(other)));
        expect(game.view(one, 'spectator').sheep).toEqual(game.view(other, 'spectator').sheep);
      }
      expect(game.outcome(one)).toEqual(game.outcome(other));
    }
    expect(plies).toBeGreaterThan(100);
  });

  test('changes the printed values and no others', () => {
    const config: Config = { ...configOf('wolf-03 metamorphic-03'), copy: { animals: { 'metamorphic-03': { back: { pace: '+1' } } } } };
    const [wolf, meta] = ['wolf-03', 'metamorphic-03'].map((id) => cardsOf(config).find((card) => card.id === id));
    expect(wolf).toBe(CATALOGUE['2016'].find(({ id }) => id === 'wolf-03'));
    expect([0, 1].map((side) => meta && faceOf(meta, side as 0 | 1).pace)).toEqual(['plain', '+1']);
    const both = cardsOf({ ...config, copy: { animals: { 'metamorphic-03': { pace: '+2' } } } }).find(({ id }) => id === 'metamorphic-03');
    expect([0, 1].map((side) => both && faceOf(both, side as 0 | 1).pace)).toEqual(['+2', '+2']);
  });

  test('[R-META-START] says which side of a metamorphic card is its front, and which side it shows at the start', () => {
    const set = configOf('metamorphic-01 metamorphic-02');
    const config: Config = { ...set, copy: { animals: { 'metamorphic-01': { back: { pace: '+2' }, front: 'hound', start: 'back' } } } };
    const [card] = cardsOf(config).filter(({ id }) => id === 'metamorphic-01');
    const sides = ([0, 1] as const).map((side) => card && faceOf(card, side));
    expect(sides.map((side) => side && [side.kind, side.movedBy, side.sheep, side.pace])).toEqual([
      ['hound', 'white', 1, '+1'],
      ['wolf', 'black', -1, '+2'],
    ]);
    const state = game.start(config, game.deal(config, new FastRandom(1)));
    expect(game.view(state, 1).animals.map(({ id, side }) => `${id} ${side}`)).toEqual(['metamorphic-01 back', 'metamorphic-02 back']);
  });

  test('may lack a card that the draft does not name', () => {
    const config: Config = { ...configOf('draft wolf-05 wolf-01'), copy: { animals: { 'wolf-05': { exists: false } } } };
    expect(game.checkConfig(config)?.code).toBe('unknown-animal');
    expect(game.checkConfig({ ...config, animals: ['wolf-01'] })).toBeUndefined();
  });

  test('in the draft has 32 number cards of any colors', () => {
    const config: Config = { ...configOf('draft wolf-01'), copy: { numbers: { B1: 3, W1: 5 } } };
    expect(game.checkConfig(config)).toBeUndefined();
  });

  test('counts its number cards, with the expansion too', () => {
    const copy: Copy = { numbers: { B1: 3, B3: 6 } };
    expect([...deckCounts({ ...configOf('wolf-01'), copy })].join(' ')).toBe('B1,3 B2,4 B3,6 B4,3 W1,4 W2,4 W3,4 W4,4');
    const swapped = deckCounts({ ...configOf('expansion wolf-01'), copy });
    expect([...swapped.values()].reduce((sum, n) => sum + n)).toBe(32);
    expect([swapped.get('B1'), swapped.get('B1m'), swapped.get('B3')]).toEqual([1, 2, 5]);
  });
});

function randomFace(random: FastRandom) {
  const [pace, target] = [
    ['+1', '-1', '1/2', '-1/2', 'x3', 'plain'][random.below(6)],
    ['self', 'left', 'across', 'right'][random.below(4)],
  ];
  return { pace, target } as { pace: '+1'; target: 'left' };
}

describe('[H-COPY] a copy that cannot be played is refused with the reason', () => {
  test.each<[CopyProblem, string, unknown]>([
    ['unknown-card', 'wolf-01', { animals: { 'wolf-99': { pace: '+1' } } }],
    ['unknown-card', 'wolf-01', { animals: { 'tornado-02': { pace: '+1' } } }],
    ['unknown-card', 'wolf-01', { animals: { 'house-01': { pace: '+1' } } }],
    ['certain', 'wolf-01', { animals: { 'wolf-01': { target: 'left' } } }],
    ['one-side', 'wolf-01', { animals: { 'wolf-03': { back: { pace: '+1' } } } }],
    ['wrong-sign', 'wolf-01', { animals: { 'wolf-03': { sheep: 1 } } }],
    ['wrong-sign', 'wolf-01', { animals: { 'hound-02': { sheep: 0 } } }],
    ['wrong-sign', 'wolf-01', { animals: { 'sheep-02': { sheep: 1 } } }],
    ['wrong-sign', 'wolf-01', { animals: { 'metamorphic-01': { back: { sheep: -1 } } } }],
    ['wrong-sign', 'wolf-01', { animals: { 'metamorphic-01': { front: 'hound', sheep: -1 } } }],
    ['certain', 'wolf-01', { animals: { 'metamorphic-03': { front: 'hound' } } }],
    ['certain', 'wolf-01', { animals: { 'wolf-03': { exists: false } } }],
    ['one-side', 'wolf-01', { animals: { 'wolf-03': { start: 'back' } } }],
    ['unreadable', 'wolf-01', { animals: { 'wolf-03': { exists: true } } }],
    ['total', 'draft wolf-01', { numbers: { B1: 5 } }],
    ['unreadable', 'wolf-01', { animals: { 'wolf-03': { sheep: -6 } } }],
    ['unreadable', 'wolf-01', { animals: { 'wolf-03': { pace: 'twice' } } }],
    ['unreadable', 'wolf-01', { animals: { 'wolf-03': { kind: 'hound' } } }],
    ['unreadable', 'wolf-01', { animals: { 'wolf-03': { id: 'wolf-01' } } }],
    ['unreadable', 'wolf-01', { numbers: { B5: 1 } }],
    ['unreadable', 'wolf-01', 'wolf-03'],
    ['sum', 'wolf-01', { numbers: { B1: 5 } }],
    ['sum', 'wolf-01', { numbers: { W1: 3 } }],
    ['too-few', 'wolf-01', { numbers: { B1: 1, B2: 7 } }],
    ['too-few', 'wolf-01', { numbers: { W4: 0, W3: 8 } }],
  ])('%s', (problem, set, copy) => {
    expect(problemOf(set, copy)).toBe(`bad-copy H-COPY ${problem}`);
  });

  test('own-numbers', () => {
    const config = { ...configOf('wolf-01'), numbers: { B1: 16, W1: 16 } };
    const no = game.checkConfig({ ...config, copy: { numbers: { B1: 3, B3: 6 } } });
    expect([no?.code, no?.facts.problem]).toEqual(['bad-copy', 'own-numbers']);
    expect(game.checkConfig({ ...config, copy: { animals: { 'wolf-03': { target: 'left' } } } })).toBeUndefined();
  });
});

describe('[H-COPY] the text of a copy', () => {
  const copy: Copy = { animals: { 'wolf-03': { target: 'left' }, 'hound-02': { sheep: 2, pace: '+1' } }, numbers: { W1: 5, W4: 3 } };
  const config: Config = { ...configOf('wolf-03 hound-02'), copy };

  test('is the same whatever order its parts came in', () => {
    const other: Copy = { numbers: { W4: 3, W1: 5 }, animals: { 'hound-02': { pace: '+1', sheep: 2 }, 'wolf-03': { target: 'left' } } };
    expect(game.configs.write({ ...config, copy: other })).toEqual(game.configs.write(config));
    expect(game.configs.write(config).at(-1)).toEqual([
      'Copy',
      '{"animals":{"hound-02":{"pace":"+1","sheep":2},"wolf-03":{"target":"left"}},"numbers":{"W1":5,"W4":3}}',
    ]);
  });

  test('goes through a record and back, and the game is played again', () => {
    const record = checkLaws(lawKit, { ...config, copy: readCopy(JSON.stringify(copy)) }, new FastRandom(3));
    const read = readRecord(game, writeRecord(game, record));
    expect(read).toEqual(record);
  });

  test('a set-up without one is written as ever', () => {
    expect(game.configs.write(configOf('wolf-03')).map(([key]) => key)).toEqual(['Edition', 'Players', 'Animals']);
  });

  test('is seen by everybody', () => {
    const state = game.start(config, game.deal(config, new FastRandom(1)));
    for (const viewer of [...viewers(game, config), 'spectator'] as Viewer[]) expect(game.view(state, viewer).config.copy).toEqual(copy);
  });

  test.each(['{', '[]', '{"animals":[]}', '{"towns":{}}', `{"animals":{"${'a'.repeat(10_000)}":{}}}`])(
    '%.20s is refused at the border',
    (text) => {
      expect(game.configs.read([...game.configs.write(configOf('wolf-03')), ['Copy', text]])).toBeInstanceOf(ParseError);
    },
  );
});
