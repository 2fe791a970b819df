import { FastRandom } from '@bellwether/kernel';
import { randomConfig, type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { OpenCards } from '../src/wolf-and-hound/open-cards.ts';

type State = WolfAndHound['State'];

/** Plays every line to its end, without memoization or pruning. Undefined if that takes too long. */
function bruteForce(state: State, budget: { left: number }): number | undefined {
  if (state.outcome !== undefined) return state.outcome.winner === state.rules.teams[0] ? 0 : 1;
  if (budget.left-- <= 0) return undefined;
  const seat = wolfAndHound.toAct(state)[0] as number;
  const mover = wolfAndHound.teamOf(state.rules.config, seat);
  let found = 1 - mover;
  for (const move of wolfAndHound.legal(state, seat)) {
    const next = wolfAndHound.clone(state);
    wolfAndHound.apply(next, seat, move);
    const winner = bruteForce(next, budget);
    if (winner === undefined) return undefined;
    if (winner === mover) found = mover;
  }
  return found;
}

/** The states of a random game, the last first. */
function statesOf(seed: number): State[] {
  const random = new FastRandom(seed);
  const config = randomConfig(random);
  const states = [wolfAndHound.start(config, wolfAndHound.deal(config, random))];
  for (let state = states[0] as State; state.asks !== 'nothing'; ) {
    state = wolfAndHound.clone(state);
    const seat = wolfAndHound.toAct(state)[0] as number;
    wolfAndHound.apply(state, seat, wolfAndHound.sample(state, seat, random));
    states.push(state);
  }
  return states.reverse();
}

describe('exact play with open cards', () => {
  it('finds the same winner as brute force in the endgames of random set-ups', () => {
    const asked = new Set<string>();
    let compared = 0;
    let lostByMover = 0;
    for (let seed = 1; seed <= 120; seed++) {
      const states = statesOf(seed);
      const solver = new OpenCards(states[0] as State, 1_000_000);
      for (const state of states.slice(0, 14)) {
        const plain = bruteForce(state, { left: 3000 });
        if (plain === undefined) break;
        expect(solver.winner(state), `seed ${seed}`).toBe(plain);
        asked.add(`${state.asks} ${state.rules.config.players}`);
        compared++;
        if (state.asks !== 'nothing' && plain !== state.turn % 2) lostByMover++;
      }
    }
    expect(compared).toBeGreaterThan(600);
    expect(lostByMover).toBeGreaterThan(50);
    expect([...asked]).toEqual(expect.arrayContaining(['play 4', 'play 3', 'play 2', 'exchange 3', 'exchange 2']));
  });

  it('reports games that are too large, and is right about the rest', () => {
    const states = statesOf(3);
    const solver = new OpenCards(states[0] as State, 40);
    expect(solver.winner(states.at(-1) as State)).toBeUndefined();
    expect(solver.nodes).toBe(40);
    expect(new OpenCards(states[0] as State, 0).winner(states[0] as State)).toBe(bruteForce(states[0] as State, { left: 1 }));
  });
});
