import { FastRandom } from '@bellwether/kernel';
import { type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { openQuestion } from '../src/wolf-and-hound/question.ts';
import type { WolfAgainstKind, WolfReviewReason } from '../src/wolf-and-hound/reason-kind.ts';
import { reasonsAgainst } from '../src/wolf-and-hound/reasons-against.ts';
import { BASE, randomPosition } from './random-position.ts';

type State = WolfAndHound['State'];

/** A condition for a kind of reason on three positions: before, after the better move, after the played move. */
type Claim = (one: Seen) => boolean;

interface Seen {
  readonly before: State;
  readonly better: State;
  readonly worse: State;
  readonly seat: number;
  readonly animal: string;
  readonly ours: boolean;
}

const animalIn = ({ animals }: State, id: string) => animals.find(({ card }) => card.id === id) as State['animals'][number];
/** Whether an animal stands at a seat's sheep, as a wolf (−1) or a hound (1). */
const isAt = (state: State, { animal, seat }: Pick<Seen, 'animal' | 'seat'>, sign: number) => {
  const { at, face } = animalIn(state, animal);
  return (at + face.target) % 4 === seat - 1 && Math.sign(face.change) === sign;
};
const moved = ({ before, animal }: Seen, state: State) => animalIn(before, animal).at !== animalIn(state, animal).at;
const sheepOf = (state: State, { seat }: Seen) => state.sheep[seat - 1] as number;
const symbolOf = ({ piles, rules }: State, { turn }: State) => rules.types[piles[turn].at(-1) ?? -1]?.symbol;

const CLAIMS: Readonly<Partial<Record<WolfAgainstKind, Claim>>> = {
  'turned-to-hound': (one) => one.ours && !moved(one, one.better) && !isAt(one.before, one, 1) && isAt(one.better, one, 1),
  'turned-to-wolf': (one) => !one.ours && !moved(one, one.better) && !isAt(one.before, one, -1) && isAt(one.better, one, -1),
  'turned-to-wolf-here': (one) => one.ours && !moved(one, one.worse) && !isAt(one.before, one, -1) && isAt(one.worse, one, -1),
  'turned-to-hound-there': (one) => !one.ours && !moved(one, one.worse) && !isAt(one.before, one, 1) && isAt(one.worse, one, 1),
  'sheep-lost-here': (one) => one.ours && sheepOf(one.worse, one) < Math.min(sheepOf(one.before, one), sheepOf(one.better, one)),
  'wolf-left-here': (one) => one.ours && !moved(one, one.worse) && sheepOf(one.worse, one) < sheepOf(one.better, one),
  'sheep-home-there': (one) => !one.ours && sheepOf(one.worse, one) > Math.max(sheepOf(one.before, one), sheepOf(one.better, one)),
  'hound-left-there': (one) => !one.ours && !moved(one, one.worse) && sheepOf(one.worse, one) > sheepOf(one.better, one),
  'wolf-sent-here': (one) => one.ours && moved(one, one.worse) && isAt(one.worse, one, -1),
  'hound-sent-there': (one) => !one.ours && moved(one, one.worse) && isAt(one.worse, one, 1),
  'wolf-taken-from-there': (one) => !one.ours && isAt(one.before, one, -1) && isAt(one.better, one, -1) && moved(one, one.worse),
  'hound-taken-from-here': (one) => one.ours && isAt(one.before, one, 1) && isAt(one.better, one, 1) && moved(one, one.worse),
  'meat-laid': ({ before, better, worse }) => symbolOf(worse, before) === 'meat' && symbolOf(better, before) !== 'meat',
  'bone-laid': ({ before, better, worse }) => symbolOf(better, before) === 'bone' && symbolOf(worse, before) !== 'bone',
};

const SETS = [
  { ...BASE, animals: ['metamorphic-01', 'metamorphic-02'] },
  { ...BASE, expansion: true },
  { ...BASE, animals: ['hound-01', 'wolf-01', 'wolf-06'] },
  // These affect other seats than the next one, so that a move can cost its own side a sheep.
  { ...BASE, animals: ['hound-04', 'wolf-02', 'wolf-03'] },
];

interface Compared {
  readonly states: Pick<Seen, 'before' | 'better' | 'worse'>;
  readonly mover: number;
  /** Why one move is better, computed with this many deals. */
  told(deals: number): WolfReviewReason[];
}

/** Two moves of a position, each compared with the other. */
function compare(seed: number, set = SETS[seed % SETS.length]): Compared[] {
  const { view, legal, state, seat } = randomPosition(seed, set);
  if (legal.length < 2 || state.asks !== 'play') return [];
  const after = (move: WolfAndHound['Move'] | undefined) => {
    const next = wolfAndHound.clone(state);
    if (move) wolfAndHound.apply(next, seat, move);
    return next;
  };
  return [
    [0, legal.length - 1],
    [legal.length - 1, 0],
  ].map(([better = 0, worse = 0]) => ({
    states: { before: state, better: after(legal[better]), worse: after(legal[worse]) },
    mover: seat,
    told: (deals) => {
      const question = openQuestion(view, legal, new FastRandom(deals));
      return reasonsAgainst(question, question.keys[better] as number, question.keys[worse] as number);
    },
  }));
}

describe('what a move spoils', () => {
  it('is visible on the table', () => {
    const left = new Set(Object.keys(CLAIMS));
    const later = new Set(['lost-soon', 'won-less', 'fewer-soon-here', 'more-soon-there', 'game-lost']);
    for (let seed = 1; seed <= 1200 && left.size + later.size > 0; seed++) {
      for (const { told, states, mover } of compare(seed)) {
        for (const { kind, seat = 0, animal = '' } of told(seed)) {
          later.delete(kind);
          if (['game-lost', 'lost-soon', 'won-less'].includes(kind)) expect(seat, `seed ${seed}, ${kind}`).toBe(mover);
          if (kind === 'game-lost')
            expect(winnersOf(states.worse), `seed ${seed}`).toEqual([1, 2, 3, 4].filter((one) => (one - mover) % 2 !== 0));
          const claim = CLAIMS[kind as WolfAgainstKind];
          if (claim === undefined) continue;
          expect(claim({ ...states, seat, animal, ours: (seat - mover) % 2 === 0 }), `seed ${seed}, ${kind}`).toBe(true);
          left.delete(kind);
        }
      }
    }
    expect([...left, ...later]).toEqual([]);
  });

  const winnersOf = (state: State) => {
    const outcome = wolfAndHound.outcome(state);
    return outcome && wolfAndHound.winners(state.rules.config, outcome);
  };

  it('[R-GRANDPA] may be a turn ahead: where Grandpa Wolf goes by the card played', () => {
    let sent = 0;
    for (let seed = 1; seed <= 400 && sent < 8; seed++) {
      for (const { told, states } of compare(seed, { ...BASE, animals: ['hound-01', 'wolf-01', 'extra-01'] })) {
        for (const { kind, seat = 0, animal = '' } of told(seed)) {
          if (animal !== 'extra-01' || (kind !== 'wolf-sent-here' && kind !== 'opponent-threatened')) continue;
          const after = nextTurn(kind === 'wolf-sent-here' ? states.worse : states.better);
          if (after === undefined) continue;
          expect(isAt(after, { animal, seat }, -1), `seed ${seed}, ${kind}`).toBe(true);
          sent++;
        }
      }
    }
    expect(sent).toBe(8);
  });

  /** The states after each move of the next seat that ends its turn but not the game. */
  const nextTurn = (state: State) => {
    const after = wolfAndHound.clone(state);
    const [seat] = wolfAndHound.toAct(after);
    const [move] = seat === undefined || after.asks !== 'play' ? [] : wolfAndHound.legal(after, seat);
    if (seat === undefined || move === undefined) return undefined;
    wolfAndHound.apply(after, seat, move);
    return after.asks === 'play' ? after : undefined;
  };

  it('is found again with other deals, if it has weight', () => {
    let [again, all] = [0, 0];
    for (let seed = 1; seed <= 60; seed++) {
      for (const { told } of compare(seed)) {
        const [first] = told(seed);
        if (first === undefined || first.worth < 0.05) continue;
        all++;
        const same = told(seed + 1000).find(({ kind, seat }) => kind === first.kind && seat === first.seat);
        if (same !== undefined && Math.abs(same.worth - first.worth) < 0.05) again++;
      }
    }
    expect(all).toBeGreaterThan(30);
    expect(again / all).toBeGreaterThan(0.9);
  });
});
