import { FastRandom } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { wolfAndHoundBots } from '../src/wolf-and-hound/game-bots.ts';
import { keyOfMove } from '../src/wolf-and-hound/moves.ts';
import { openQuestion } from '../src/wolf-and-hound/question.ts';
import { effectsOf } from '../src/wolf-and-hound/reason-effects.ts';
import { mean, reasonsFor, winsAfter } from '../src/wolf-and-hound/reasons.ts';
import { reasonsAgainst } from '../src/wolf-and-hound/reasons-against.ts';
import { BASE, randomPosition } from './random-position.ts';

const EFFECT_KINDS = [
  'sheep-won',
  'sheep-brought-home',
  'wolf-left',
  'hound-left',
  'threat-averted',
  'partner-protected',
  'opponent-threatened',
  'help-called',
  'help-denied',
  'kept-for-later',
] as const;
/** Stop after this many verified reasons of each kind, to save time. */
const ENOUGH = 12;

describe('a reason is the real one', () => {
  it('of whatever kind: take the named effect away, over other deals, and the move is worth less', () => {
    const proven = new Map<string, number>();
    for (let seed = 1; seed <= 6000 && [...EFFECT_KINDS].some((kind) => (proven.get(kind) ?? 0) < 5); seed++) {
      const { view, legal } = randomPosition(seed, seed % 2 === 0 ? BASE : undefined);
      if (legal.length < 2) continue;
      const question = openQuestion(view, legal, new FastRandom(seed));
      const key = question.keys[seed % question.keys.length] as number;
      const rival = question.keys[(seed + 1) % question.keys.length] as number;
      for (const reason of reasonsFor(question, key, rival)) {
        if (reason.kind === 'game-won' || reason.worth < 0.04 || (proven.get(reason.kind) ?? 0) >= ENOUGH) continue;
        const effect = effectsOf(question, key, rival).find(
          ({ kind, seat, animal, card }) =>
            kind === reason.kind && seat === reason.seat && animal === reason.animal && card === reason.card,
        );
        expect(effect, `seed ${seed}, ${reason.kind}`).toBeDefined();
        // Other deals and other randomness than those with which the reason was found.
        const without = effect && { without: effect };
        const lost = mean(winsAfter(question, key, 999_331)) - mean(winsAfter(question, key, 999_331, without));
        expect(lost, `seed ${seed}, ${reason.kind}`).toBeGreaterThan(0);
        proven.set(reason.kind, (proven.get(reason.kind) ?? 0) + 1);
      }
    }
    expect([...proven.keys()].sort()).toEqual([...EFFECT_KINDS].sort());
    for (const [kind, times] of proven) expect(times, kind).toBeGreaterThanOrEqual(5);
  });

  it('a game is only won if the move ends it so, and the only move is the only one', () => {
    const told = { 'game-won': 0, 'only-move': 0 };
    for (let seed = 1; seed <= 600; seed++) {
      const { view, legal, state, seat } = randomPosition(seed);
      const { move, reasons } = wolfAndHoundBots.players.herder.choose(view, legal, {}, new FastRandom(seed));
      for (const { kind } of reasons) {
        if (kind === 'only-move') expect(legal.length).toBe(1);
        if (kind === 'game-won') {
          const after = wolfAndHound.clone(state);
          wolfAndHound.apply(after, seat, move);
          const outcome = wolfAndHound.outcome(after);
          expect(outcome && wolfAndHound.winners(after.rules.config, outcome), `seed ${seed}`).toContain(seat);
        }
        if (kind in told) told[kind as keyof typeof told]++;
      }
    }
    expect(told['game-won']).toBeGreaterThan(5);
    expect(told['only-move']).toBeGreaterThan(5);
  });

  it('a sheep is only won if the rules say that an opponent loses one', () => {
    let proven = 0;
    for (let seed = 1; seed <= 200; seed++) {
      const { view, legal, state, seat } = randomPosition(seed);
      const { move, reasons } = wolfAndHoundBots.players.herder.choose(view, legal, {}, new FastRandom(seed));
      for (const reason of reasons) {
        if (reason.kind !== 'sheep-won' && reason.kind !== 'wolf-left') continue;
        // The card that a dummy turns up is hidden, and so are its effects.
        if (view.config.players < 4) continue;
        const lost: string[] = [];
        const moved = new Set<string>();
        wolfAndHound.apply(wolfAndHound.clone(state), seat, move, (event) => {
          if (event.kind === 'moves' || event.kind === 'turns-over') moved.add(event.animal);
          if (event.kind === 'loses') lost.push(`${event.seat} ${event.animal}`);
        });
        expect(lost, `seed ${seed}`).toContain(`${reason.seat} ${reason.animal}`);
        expect(moved.has(reason.animal ?? ''), `seed ${seed}`).toBe(reason.kind === 'sheep-won');
        proven++;
      }
    }
    expect(proven).toBeGreaterThan(10);
  });

  it('[8-3] a wolf threatens nobody where Sheep 01 skips the turn', () => {
    let [threats, resting] = [0, 0];
    for (let seed = 1; seed <= 500; seed++) {
      const { view, legal, state, seat } = randomPosition(seed, { ...BASE, animals: ['hound-01', 'wolf-01', 'sheep-01'] });
      const { worlds, keys, moves, ...rest } = openQuestion(view, legal, new FastRandom(seed));
      for (const [i, move] of moves.entries()) {
        const after = wolfAndHound.clone(state);
        wolfAndHound.apply(after, seat, move);
        const at = (id: string) => after.animals.find(({ card }) => card.id === id)?.at;
        const kinds = effectsOf({ worlds, keys, moves, ...rest }, keys[i] as number, undefined).map(({ kind }) => kind);
        if (kinds.includes('opponent-threatened')) threats++;
        if (at('wolf-01') !== at('sheep-01')) continue;
        resting++;
        expect(kinds, `seed ${seed}`).not.toContain('opponent-threatened');
      }
    }
    expect(threats).toBeGreaterThan(20);
    expect(resting).toBeGreaterThan(20);
  });

  it('moves convert to keys and back', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { view, legal, state } = randomPosition(seed);
      const { keys, moves } = openQuestion(view, legal, new FastRandom(seed));
      expect(new Set(keys).size).toBe(moves.length);
      expect(keys).toEqual(moves.map((move) => keyOfMove(state, move)));
    }
  });

  it('a sheep that is lost and brought back in the same turn is no reason', () => {
    let undone = 0;
    for (let seed = 1; seed <= 1500; seed++) {
      const { view, legal, state, seat } = randomPosition(seed, { ...BASE, animals: ['hound-01', 'wolf-01', 'hound-02', 'wolf-02'] });
      const question = openQuestion(view, legal, new FastRandom(seed));
      for (const [i, move] of question.moves.entries()) {
        const after = wolfAndHound.clone(state);
        let changes = 0;
        wolfAndHound.apply(after, seat, move, ({ kind }) => {
          if (kind === 'loses' || kind === 'gains') changes++;
        });
        const net = after.sheep.map((sheep, other) => sheep - (state.sheep[other] as number));
        if (changes > net.reduce((sum, change) => sum + Math.abs(change), 0)) undone++;
        const told = effectsOf(question, question.keys[i] as number, undefined).filter(({ kind }) => SHEEP.has(kind));
        for (const { seat: whose, kind } of told) {
          expect(net[(whose ?? 0) - 1], `seed ${seed}, ${kind}`)[
            kind === 'sheep-won' || kind === 'wolf-left' ? 'toBeLessThan' : 'toBeGreaterThan'
          ](0);
        }
      }
    }
    expect(undone).toBeGreaterThan(10);
  });

  const SHEEP: ReadonlySet<string> = new Set(['sheep-won', 'wolf-left', 'sheep-brought-home', 'hound-left']);

  it('with dummies, the effect of a card turned up by chance is not a reason', () => {
    let calls = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const { view, legal, state } = randomPosition(seed, { ...BASE, players: 3 });
      if (state.asks !== 'exchange') continue;
      calls++;
      const question = openQuestion(view, legal, new FastRandom(seed));
      const exchange = keyOfMove(state, { kind: 'exchange', exchange: true });
      // Which of eight cards comes up decides where the animals go: effects common to all of them are not due to the exchange.
      const facts = effectsOf(question, exchange, undefined).map(({ kind }) => kind);
      expect(facts, `seed ${seed}`).not.toContain('sheep-won');
      expect(facts, `seed ${seed}`).not.toContain('opponent-threatened');
    }
    expect(calls).toBeGreaterThan(20);
  });
});

describe('a reason against another move', () => {
  it('is "another sheep" if both moves cost or gain one', () => {
    let another = 0;
    for (let seed = 1; seed <= 3000 && another < 5; seed++) {
      const { view, legal, state, seat } = randomPosition(seed);
      // The card that a dummy turns up is hidden.
      if (view.config.players < 4) continue;
      const question = openQuestion(view, legal, new FastRandom(seed));
      const nets = question.moves.map((move) => {
        const after = wolfAndHound.clone(state);
        wolfAndHound.apply(after, seat, move);
        return after.sheep.map((sheep, other) => sheep - (state.sheep[other] as number));
      });
      const most = nets.findIndex((net) => net.some((change) => Math.abs(change) > 1));
      const one = nets.findIndex((net) => net.some((change, other) => change * (nets[most]?.[other] ?? 0) === 2));
      if (most < 0 || one < 0) continue;
      for (const { kind, seat: whose } of reasonsAgainst(question, question.keys[most] as number, question.keys[one] as number)) {
        if (!SHEEP_KINDS.test(kind)) continue;
        const [does = 0, also = 0] = [nets[most], nets[one]].map((net) => net?.[(whose ?? 0) - 1] as number);
        expect(kind.startsWith('another'), `seed ${seed}, ${kind}`).toBe(does * also > 0);
        if (kind.startsWith('another')) another++;
      }
    }
    expect(another).toBeGreaterThan(0);
  });

  const SHEEP_KINDS = /sheep-won|sheep-brought-home|wolf-left|hound-left|another/;

  it('names only animals that move as sent, called or taken away', () => {
    let told = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const { view, legal, state, seat } = randomPosition(seed);
      if (view.config.players < 4) continue;
      const question = openQuestion(view, legal, new FastRandom(seed));
      for (const [i, key] of question.keys.entries()) {
        const after = wolfAndHound.clone(state);
        wolfAndHound.apply(after, seat, question.moves[i] as (typeof legal)[number]);
        for (const { kind, animal } of effectsOf(question, key, undefined)) {
          if (SHEEP_KINDS.test(kind)) continue;
          const at = (on: typeof state) => on.animals.find(({ card }) => card.id === animal)?.at;
          expect(at(after), `seed ${seed}, ${kind}`).not.toBe(at(state));
          told++;
        }
      }
    }
    expect(told).toBeGreaterThan(50);
  });

  it('is not a kept card, if the moves have different effects', () => {
    let [kept, others] = [0, 0];
    const seeds = process.env.PROOF ? 200 : 100;
    for (let seed = 1; seed <= seeds; seed++) {
      const set = seed % 2 === 0 ? { expansion: true } : { animals: ['metamorphic-01', 'metamorphic-02'] };
      const { view, legal, state, seat } = randomPosition(seed, { ...BASE, ...set });
      const made = legal.map((move) => {
        const after = wolfAndHound.clone(state);
        wolfAndHound.apply(after, seat, move);
        return JSON.stringify([after.sheep, after.animals.map(({ at, face }) => [at, face.side])]);
      });
      // Two moves with the same effect if there are any, otherwise any two.
      const one = Math.max(
        0,
        made.findIndex((each, i) => made.indexOf(each, i + 1) > 0),
      );
      const other = Math.max(made.indexOf(made[one] ?? '', one + 1), one + 1);
      if (other >= legal.length) continue;
      const question = openQuestion(view, legal, new FastRandom(seed));
      const [key, played] = [question.keys[one], question.keys[other]] as [number, number];
      const isKept = [...reasonsAgainst(question, key, played), ...reasonsAgainst(question, played, key)].some(
        ({ kind }) => kind === 'kept-for-later',
      );
      if (isKept) expect(made[one], `seed ${seed}`).toBe(made[other]);
      if (isKept) kept++;
      if (made[one] !== made[other]) others++;
    }
    expect(kept).toBeGreaterThan(seeds / 100);
    expect(others).toBeGreaterThan(seeds / 4);
  });

  it('nobody is protected from a wolf by a move that sends another one', () => {
    let protectedOnes = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const config = { ...BASE, animals: ['wolf-01', 'wolf-03', 'hound-01'] };
      const { view, legal, state, seat } = randomPosition(seed, config);
      const question = openQuestion(view, legal, new FastRandom(seed));
      for (const [i, move] of question.moves.entries()) {
        const after = wolfAndHound.clone(state);
        wolfAndHound.apply(after, seat, move);
        const threats = (on: typeof state, whose: number) =>
          on.animals.filter(({ face, at }) => face.change < 0 && (at + face.target) % 4 === whose - 1).map(({ card }) => card.id);
        for (const { kind, seat: whose = 0 } of effectsOf(question, question.keys[i] as number, undefined)) {
          if (kind !== 'threat-averted' && kind !== 'partner-protected') continue;
          protectedOnes++;
          const before = threats(state, whose);
          expect(
            threats(after, whose).filter((id) => !before.includes(id)),
            `seed ${seed}`,
          ).toEqual([]);
        }
      }
    }
    expect(protectedOnes).toBeGreaterThan(20);
  });

  it('is not given for what both moves do, and never without an effect', () => {
    let [told, left] = [0, 0];
    const seeds = process.env.PROOF ? 300 : 100;
    for (let seed = 1; seed <= seeds; seed++) {
      const { view, legal } = randomPosition(seed, seed % 2 === 0 ? BASE : undefined);
      if (legal.length < 2) continue;
      const question = openQuestion(view, legal, new FastRandom(seed));
      const [key, other] = question.keys as readonly [number, number];
      expect(
        reasonsAgainst(question, key, key).filter(({ kind }) => kind !== 'kept-for-later'),
        `seed ${seed}`,
      ).toEqual([]);
      const both = new Set(effectsOf(question, other, key).map(({ kind, seat }) => `${kind} ${seat}`));
      const reasons = reasonsAgainst(question, key, other);
      // What the other move spoils is reported in addition.
      told += reasons.filter(({ kind }) => (EFFECT_KINDS as readonly string[]).includes(kind)).length;
      for (const { kind, seat, worth } of reasons) {
        expect(worth).toBeGreaterThanOrEqual(0.01);
        if (kind !== 'game-won' && kind !== 'kept-for-later') expect(both, `seed ${seed}, ${kind}`).not.toContain(`${kind} ${seat}`);
      }
      left += reasonsFor(question, key, other).length;
    }
    expect(told).toBeGreaterThan(seeds / 6);
    expect(left).toBeGreaterThan(told);
  });
});
