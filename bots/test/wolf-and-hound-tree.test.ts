import { FastRandom } from '@bellwether/kernel';
import { expect, it } from 'vitest';
import { openQuestion } from '../src/wolf-and-hound/question.ts';
import { TREE, Tree } from '../src/wolf-and-hound/tree.ts';
import { randomPosition } from './random-position.ts';

const ITERATIONS = 90;

it('an even tree tries every move of the root equally often, in any position of any set-up', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const { view, legal } = randomPosition(seed);
    const question = openQuestion(view, legal, new FastRandom(seed));
    const tree = new Tree(question.worlds, question.policy, question.value, question.random, {
      ...TREE,
      patience: 3,
      evenly: question.keys,
    });
    tree.search({ iterations: ITERATIONS, searchIsOver: () => false, mustAnswer: () => false });
    const root = tree.root();
    expect(root.map(({ key }) => key).sort()).toEqual([...question.keys].sort());
    for (const { visits } of root) expect(Math.abs(visits - ITERATIONS / root.length)).toBeLessThan(1);
  }
});

it('an even tree of some moves tries only these', () => {
  let tried = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const { view, legal } = randomPosition(seed);
    const question = openQuestion(view, legal, new FastRandom(seed));
    if (question.keys.length < 3) continue;
    tried++;
    const two = [question.keys.at(-1), question.keys[0]] as number[];
    const tree = new Tree(question.worlds, question.policy, question.value, question.random, { ...TREE, patience: 3, evenly: two });
    tree.search({ iterations: ITERATIONS, searchIsOver: () => false, mustAnswer: () => false });
    expect(new Map(tree.root().map(({ key, visits }) => [key, visits]))).toEqual(new Map(two.map((key) => [key, ITERATIONS / 2])));
  }
  expect(tried).toBeGreaterThan(5);
});
