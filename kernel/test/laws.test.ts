import { describe, expect, test } from 'vitest';
import {
  attempt,
  checkLaws,
  checkSecrecy,
  FastRandom,
  type GameRecord,
  type GameWithPositions,
  LawBroken,
  type LawKit,
  shuffle,
  viewers,
} from '../src/index.ts';
import { type Toy, toy } from './toy.ts';

const kit: LawKit<Toy> = {
  game: toy,
  longest: ({ cards }) => cards,
  candidates: ({ cards }) => Array.from({ length: cards + 2 }, (_, card) => ({ card })),
  conserved: ({ hands, laid, gone }) => [...hands.flat(), ...laid.filter((card) => card !== undefined), ...gone].sort().join(' '),
  // Permutes the cards that the viewer never saw: those another seat holds at the end or has played face down.
  twin: (record, viewer, random) => {
    const state = toy.start(record.config, record.deal);
    for (const { seat, move } of record.moves) attempt(toy, state, seat, move);
    const others = [1, 2].filter((seat) => seat !== viewer);
    const hidden = others.flatMap((seat) => [...(state.hands[seat - 1] as number[]), ...[state.laid[seat - 1] ?? []].flat()]);
    const mixed = shuffle([...hidden], random);
    if (mixed.join() === hidden.join()) return undefined;
    const other = (card: number) => mixed[hidden.indexOf(card)] ?? card;
    const moves = record.moves.map(({ seat, move }) => ({ seat, move: { card: other(move.card) } }));
    return { ...record, deal: { order: record.deal.order.map(other) }, moves };
  },
};

/** Checks all laws on a game; returns the number of plies over which secrecy was compared. */
function play(game: GameWithPositions<Toy>): number {
  return playSecretly(game, game);
}

/** The same, but plays the honest game for all laws except secrecy: a leak would break some of them first. */
function playSecretly(game: GameWithPositions<Toy>, honest: GameWithPositions<Toy> = toy): number {
  const random = new FastRandom(4);
  let compared = 0;
  for (let i = 0; i < 200; i++) {
    const config = { cards: 2 * (1 + random.below(4)) };
    const record: GameRecord<Toy> = checkLaws({ ...kit, game: honest }, config, random);
    for (const viewer of viewers(game, config)) compared += checkSecrecy({ ...kit, game }, record, viewer, random);
  }
  return compared;
}

describe('the laws, for a game in which several seats move at once', () => {
  test('hold', () => {
    expect(play(toy)).toBeGreaterThan(100);
  });

  test.each<[title: string, law: string, mutation: Partial<GameWithPositions<Toy>>]>([
    [
      'a seat may lay twice',
      'a move that is not listed is refused, or does what a listed one does',
      {
        check: (state, seat, { card }) =>
          state.hands[seat - 1]?.includes(card) ? undefined : { kind: 'refusal', code: 'no', rule: 'T-1' },
      },
    ],
    ['somebody waits for ever', 'the seats to act have moves, the others none', { toAct: () => [1] }],
    [
      'an event is not followed',
      'a view follows its events',
      { follow: (view, event) => (event.kind === 'trick' ? view : toy.follow(view, event)) },
    ],
    ['nobody wins', 'at least one seat wins', { winners: () => [] }],
    ['half a team wins', 'whole teams win', { teamOf: () => 0 }],
    [
      'the table of a view shows no hand',
      'the table of a view has the same seats to act',
      { tableOf: (view) => ({ ...toy.tableOf(view), hands: [[], []] }) },
    ],
    [
      'a copy is not whole',
      'a state copied into another is equal',
      { copyInto: (to, from) => Object.assign(to, { ...toy.clone(from), gone: to.gone }) },
    ],
    [
      'a move is left out of the list',
      'a move that is not listed is refused, or does what a listed one does',
      { legal: (state, seat) => [...toy.legal(state, seat)].filter((_, i, all) => i > 0 || all.length === 1) },
    ],
  ])('bite where %s', (_title, law, mutation) => {
    expect(() => play({ ...toy, ...mutation })).toThrow(new LawBroken(law, '').message);
  });

  test('say in their first line where two views part', () => {
    const stray = { ...toy, follow: (...told: Parameters<typeof toy.follow>) => ({ ...toy.follow(...told), stray: 1 }) };
    expect(() => play(stray)).toThrow(/^a view follows its events: …[^\n]*,"stray":1}… is not …[^\n]*}…\n/);
  });

  test.each<[title: string, law: string, leak: Partial<GameWithPositions<Toy>>]>([
    [
      'a card laid face down is seen',
      'no secret in a view, a list of moves or a refusal',
      { view: (state, viewer) => ({ ...toy.view(state, viewer), laid: [...state.laid] }) },
    ],
    ['a card laid face down is told', 'no secret in an event', { show: (event) => event }],
  ])('secrecy bites where %s', (_title, law, leak) => {
    expect(() => playSecretly({ ...toy, ...leak })).toThrow(new LawBroken(law, '').message);
  });

  /** Another form of the same move: listed once, accepted in both forms. */
  const plain = ({ card }: Toy['Move']): Toy['Move'] => ({ card: card > 20 ? card - 20 : card });
  const twoForms: GameWithPositions<Toy> = {
    ...toy,
    check: (state, seat, move) => toy.check(state, seat, plain(move)),
    apply: (state, seat, move, tell) => toy.apply(state, seat, plain(move), tell),
  };
  const bothForms: LawKit<Toy>['candidates'] = ({ cards }) => Array.from({ length: cards + 24 }, (_, card) => ({ card }));

  test('hold where a move that is not listed does what a listed one does, and bite where it does something else', () => {
    const random = new FastRandom(8);
    const run = (game: GameWithPositions<Toy>) => checkLaws({ ...kit, game, candidates: bothForms }, { cards: 6 }, random);
    expect(() => run(twoForms)).not.toThrow();
    const other: GameWithPositions<Toy> = {
      ...twoForms,
      apply: (state, seat, move, tell) => {
        toy.apply(state, seat, plain(move), tell);
        if (move.card > 20) state.tricks[0]++;
      },
    };
    expect(() => run(other)).toThrow('a move that is not listed is refused, or does what a listed one does');
  });
});
