import { FastRandom } from '@bellwether/kernel';
import type { Decision, Label } from '@bellwether/review';
import { SOURCES } from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import { endingOf as sheepEnding } from '../../src/games/sheep-and-thief/ending.ts';
import { words as sheep } from '../../src/games/sheep-and-thief/words/en.ts';
import { endingOf } from '../../src/games/wolf-and-hound/ending.ts';
import { Account } from '../../src/games/wolf-and-hound/review/Account.tsx';
import type { Outcome } from '../../src/games/wolf-and-hound/vocabulary.ts';
import { words as wolf } from '../../src/games/wolf-and-hound/words/en.ts';
import { words as end } from '../../src/games/wolf-and-hound/words/en-end.ts';
import type { AccountProps } from '../../src/review/game.ts';
import { wasUnlucky, worstOf } from '../../src/review/lines.ts';
import { words } from '../../src/review/words/en.ts';
import { FIRST_GAME } from '../wolf-and-hound/position.ts';

const named = { ...wolf, seats: ['Anna', 'Bo', 'Cy', 'Di'] };
const ended = (outcome: Pick<Outcome, 'reason' | 'sheep'>) =>
  endingOf(named, end, { config: FIRST_GAME, viewer: 1 }, { ...outcome, winner: 'yellow' }).join(' ');

describe('why somebody has won, where the score does not say it', () => {
  it('because a pasture is empty, though both teams have as many sheep', () => {
    expect(ended({ reason: 'no-sheep', sheep: [1, 0, 1, 2] })).toBe(`Bo has no sheep left. ${end.decides}`);
    expect(ended({ reason: 'no-sheep', sheep: [0, 0, 1, 2] })).toBe(`You and Bo have no sheep left. ${end.both}`);
  });

  it('because a tie goes to one team', () => {
    expect(ended({ reason: 'cards-out', sheep: [2, 2, 2, 2] })).toContain(end.tie(wolf.teams.yellow, 4));
    expect(ended({ reason: 'cards-out', sheep: [2, 2, 2, 1] })).toBe(wolf.tells.counted(4, 3));
  });
});

describe('why somebody has won or lost in Sheep & Thief', () => {
  const called = { ...sheep, seats: ['Anna', 'Bo', 'Cy', 'Di'] };
  /** Gold by seat, in the order of the sources. */
  const ended = (viewer: number | 'spectator', ...gold: readonly (readonly number[])[]) => {
    const scores = gold.map((of) => ({
      ...Object.fromEntries(SOURCES.map((source, i) => [source, of[i] ?? 0])),
      total: of.reduce((sum, one) => sum + one, 0),
    }));
    const most = Math.max(...scores.map(({ total }) => total));
    const winners = scores.flatMap(({ total }, i) => (total === most ? [i + 1] : []));
    return sheepEnding(called, { viewer } as never, { scores, winners } as never).join(' ');
  };
  const at = (source: string) => SOURCES.map((one) => (one === source ? 15 : 0));

  it('because a tie of gold goes by sheep', () => {
    expect(ended(1, [20], [25], [25])).toBe(sheep.over.tie);
  });

  it('because no town was reached', () => {
    expect(ended(1, [5], at('towns'))).toBe('You reached no town. That put you 15 gold behind Bo.');
    expect(ended(2, [5], at('towns'))).toBe(sheep.over.gap('Towns', { you: true, name: 'Bo' }, 15, { you: false, name: 'Anna' }, 0));
    expect(
      ended(
        1,
        at('towns').map((gold) => gold / 5),
        at('towns'),
      ),
    ).toContain('“Towns”');
  });

  it('by the greatest difference, told with its own figures: of me and the winner, or of the winner and the next', () => {
    let compared = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const random = new FastRandom(seed);
      const gold = [1, 2, 3, 4].map(() => SOURCES.map(() => random.below(12)));
      const totals = gold.map((of) => of.reduce((sum, one) => sum + one, 0));
      const [first = 0, second = 0] = totals.toSorted((a, b) => b - a);
      if (first === second) continue;
      const winner = totals.indexOf(first);
      for (const viewer of [1, 2, 3, 4, 'spectator'] as const) {
        const me = viewer === 'spectator' ? winner : viewer - 1;
        const rivals = me === winner ? totals.flatMap((total, i) => (total === second && i !== winner ? [i] : [])) : [winner];
        const told = ended(viewer, ...gold);
        const lead = (rival: number, i: number) =>
          Math.sign((totals[me] ?? 0) - (totals[rival] ?? 0)) * ((gold[me]?.[i] ?? 0) - (gold[rival]?.[i] ?? 0));
        // Whatever source is told, no other one makes a greater difference, and both figures are those of the score.
        const isTrue = rivals.some((rival) => {
          const most = Math.max(...SOURCES.map((_, i) => lead(rival, i)));
          return SOURCES.some((source, i) => {
            if (lead(rival, i) !== most) return false;
            const [mine, theirs] = [gold[me]?.[i] ?? 0, gold[rival]?.[i] ?? 0];
            const [one, other] = [me, rival].map((seat) => ({ you: seat + 1 === viewer, name: called.seats[seat] ?? '' }));
            if (one === undefined || other === undefined) return false;
            const isNoTown = me !== winner && source === 'towns' && mine === 0;
            return (
              told === (isNoTown ? sheep.over.noTown(one, theirs, other) : sheep.over.gap(sheep.sources[source], one, mine, other, theirs))
            );
          });
        });
        expect(isTrue, `${seed} ${viewer}: ${told}`).toBe(true);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });
});

describe('the one move that mattered', () => {
  const decision = (ply: number, seat: number, given: number, label?: Label) =>
    ({ ply, seat, given, ...(label && { label }), moves: [], reasons: [] }) as unknown as Decision;

  it('is the labeled one that gave most away, of that seat alone', () => {
    const decisions = [
      decision(0, 1, 0.3),
      decision(1, 2, 0.5, 'blunder'),
      decision(2, 1, 0.04, 'inaccuracy'),
      decision(3, 1, 0.09, 'mistake'),
    ];
    expect(worstOf({ decisions }, 1)?.ply).toBe(3);
    expect(worstOf({ decisions }, 3)).toBeUndefined();
  });

  it('is never put down to luck that may be chance', () => {
    expect(wasUnlucky({ luck: -0.2, luckError: 0.05 })).toBe(true);
    expect(wasUnlucky({ luck: -0.09, luckError: 0.05 })).toBe(false);
    expect(wasUnlucky({ luck: 0.4, luckError: 0.05 })).toBe(false);
  });
});

it('the truth with open cards begins with the first move that is judged', () => {
  const openCards = { from: 3, winners: [null, null, null, 0, 0], thrownAway: [], winning: [], nodes: 1 };
  const account = Account({ words, sides: [{ team: 0, called: 'Blue' }], review: { stage: 'done', openCards } } as unknown as AccountProps);
  const told = JSON.stringify(account);
  expect(told).toContain(words.truth.from(4, 'Blue'));
  expect(told).toContain(words.truth.changed(0, false));
});
