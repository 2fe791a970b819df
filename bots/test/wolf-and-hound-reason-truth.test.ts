import { activationsOfLap, type Config, type Event, type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { keyOfMove } from '../src/wolf-and-hound/moves.ts';
import { type Difference, differencesIn, pairOf } from '../src/wolf-and-hound/reason-differences.ts';
import type { WolfReviewKind } from '../src/wolf-and-hound/reason-kind.ts';
import { BASE, randomPosition } from './random-position.ts';

type State = WolfAndHound['State'];

/** A difference between two moves of a position. No playouts, so thousands of them are fast. */
interface Told extends Difference {
  readonly before: State;
  /** The state after the move that causes it, and after the other one. */
  readonly after: State;
  readonly other: State;
  /** All differences between these two moves. */
  readonly all: readonly Difference[];
  readonly label: string;
}

const set = (...animals: string[]): Config => ({ ...BASE, animals });

function* toldOf(sets: readonly Config[], seeds: number): Generator<Told> {
  for (let seed = 1; seed <= seeds; seed++) {
    const { legal, state: before, seat } = randomPosition(seed, sets[seed % sets.length]);
    const [one, two] = [legal[0], legal.at(-1)];
    if (one === undefined || two === undefined || one === two || before.asks !== 'play') continue;
    for (const [better, worse] of [
      [one, two],
      [two, one],
    ] as const) {
      const pair = pairOf(before, keyOfMove(before, better), keyOfMove(before, worse));
      const all = differencesIn(pair);
      const [good, bad] = [pair.better.after, pair.worse.after];
      for (const told of all) {
        const label = `seed ${seed}, seat ${seat}, ${wolfAndHound.write(better)} not ${wolfAndHound.write(worse)}: ${told.kind}`;
        yield { ...told, before, all, label, ...(told.by === 'better' ? { after: good, other: bad } : { after: bad, other: good }) };
      }
    }
  }
}

const animalIn = ({ animals }: State, id = '') => animals.find(({ card }) => card.id === id) as State['animals'][number];
const sheepOf = ({ sheep }: State, seat = 0) => sheep[seat - 1] as number;
const isBy = (event: Event, id: string | undefined) => 'animal' in event && event.animal === id;

/** How many sheep a seat gains or loses in the activation at an animal's place, with or without that animal. */
function turnOf({ after, animal, seat = 0 }: Told, isThere: boolean): number {
  const place = animalIn(after, animal).at;
  const animals = after.animals.filter((one) => one.at === place && (isThere || one.card.id !== animal));
  return activationsOfLap({ ...after, animals }).reduce(
    (sum, event) => sum + ('seat' in event && event.seat === seat ? (event.kind === 'gains' ? 1 : event.kind === 'loses' ? -1 : 0) : 0),
    0,
  );
}

function expectAll(kinds: readonly WolfReviewKind[], sets: readonly Config[], seeds: number, claim: (told: Told) => boolean): void {
  const left = new Set<string>(kinds);
  for (const told of toldOf(sets, seeds)) {
    if (!(kinds as readonly string[]).includes(told.kind)) continue;
    left.delete(told.kind);
    expect(claim(told), told.label).toBe(true);
  }
  expect([...left]).toEqual([]);
}

const SETS = [
  set('hound-01', 'wolf-01', 'wolf-06'),
  set('hound-02', 'wolf-06', 'wolf-04'),
  set('hound-04', 'wolf-02', 'wolf-03'),
  set('metamorphic-01', 'metamorphic-02', 'wolf-06'),
  set('hound-01', 'wolf-01', 'sheep-01'),
];

describe('what tells two moves apart', () => {
  it('[R-GRANDPA] Grandpa Wolf is sent or left only where he bites at the turn after the next, whatever is played until then', () => {
    const kinds: WolfReviewKind[] = ['wolf-sent-here', 'wolf-left-here', 'opponent-threatened', 'wolf-left'];
    const seen = new Set<string>();
    const sets = [set('hound-01', 'wolf-01', 'extra-01'), { ...set('hound-02', 'wolf-03', 'extra-01'), expansion: true }];
    for (const { kind, about, animal, seat, after, label } of toldOf(sets, 3000)) {
      if (!about.startsWith('late')) continue;
      expect(kinds, label).toContain(kind);
      seen.add(kind);
      const [next] = wolfAndHound.toAct(after);
      if (next === undefined || after.asks !== 'play') continue;
      for (const move of wolfAndHound.legal(after, next)) {
        const state = wolfAndHound.clone(after);
        const events: Event[] = [];
        wolfAndHound.apply(state, next, move, (event) => events.push(event));
        // Another wolf may have taken the last sheep.
        const bites = events.some(
          (event) => (event.kind === 'loses' || event.kind === 'spares') && isBy(event, animal) && event.seat === seat,
        );
        expect(bites, `${label}, ${wolfAndHound.write(move)}`).toBe(true);
      }
    }
    // The seat after the next one is the partner's, so the card just played cannot send him against an opponent.
    expect([...seen].sort()).toEqual(['wolf-left-here', 'wolf-sent-here']);
  });

  it('[R-BLANKET] the Blanket Wolf is sent where it runs or rests when a card moves nobody elsewhere', () => {
    let sent = 0;
    const sets = [set('designer-02-1', 'designer-02-2', 'designer-02-3')];
    for (const { kind, animal, seat = 0, after, label } of toldOf(sets, 3000)) {
      if (animal !== 'designer-02-3' || (kind !== 'wolf-sent-here' && kind !== 'opponent-threatened')) continue;
      const [next = 0] = wolfAndHound.toAct(after);
      const still = wolfAndHound.legal(after, next).find((move) => move.kind === 'play' && move.card.endsWith('4'));
      if (still === undefined) continue;
      const state = wolfAndHound.clone(after);
      wolfAndHound.apply(state, next, still);
      expect(animalIn(state, animal).at, label).toBe(seat - 1);
      sent++;
    }
    expect(sent).toBeGreaterThan(20);
  });

  it('an animal stays by one move and is led away by the other', () => {
    expectAll(['wolf-left', 'hound-left', 'wolf-left-here', 'hound-left-there'], SETS, 2500, ({ before, other, animal }) => {
      const [was, is] = [animalIn(before, animal), animalIn(other, animal)];
      return was.at !== is.at || was.face !== is.face;
    });
  });

  it('is reported once: a sheep, or the animal that is led away from it', () => {
    const away: WolfReviewKind[] = ['threat-averted', 'partner-protected', 'help-denied', 'wolf-taken-from-there', 'hound-taken-from-here'];
    expectAll(away, SETS, 2500, ({ all, seat, animal }) =>
      all.every((one) => !one.about.startsWith('sheep') || one.seat !== seat || one.animal !== animal),
    );
  });

  it('a wolf that is sent will cost a sheep if it stays, and has not yet activated', () => {
    expectAll(['opponent-threatened', 'wolf-sent-here'], SETS, 2500, (told) => {
      const isAhead = animalIn(told.after, told.animal).at !== told.after.turn;
      // Of two wolves at the last sheep, the first one takes it.
      const isLast = sheepOf(told.after, told.seat) + turnOf(told, true) === 0;
      return isAhead && (isLast || turnOf(told, true) < turnOf(told, false));
    });
  });

  it('a hound is called to help where sheep are missing, and else kept ready', () => {
    const gains = ({ after, animal, seat }: Told) =>
      activationsOfLap(after).some((event) => event.kind === 'gains' && isBy(event, animal) && event.seat === seat);
    expectAll(['help-called', 'hound-sent-there'], SETS, 2500, gains);
    expectAll(['help-near', 'hound-near-there'], SETS, 2500, (told) => !gains(told));
  });

  it('distinguishes one sheep from more than one', () => {
    const change = ({ before, after, seat }: Told) => Math.abs(sheepOf(after, seat) - sheepOf(before, seat));
    const many = [...SETS, set('hound-01', 'metamorphic-01', 'metamorphic-02', 'metamorphic-04', 'wolf-01', 'wolf-06', 'sheep-01')];
    expectAll(['several-won', 'several-home', 'several-lost-here', 'several-home-there'], many, 4000, (told) => change(told) > 1);
    expectAll(['sheep-won', 'sheep-brought-home', 'sheep-lost-here', 'sheep-home-there'], many, 2500, (told) => change(told) === 1);
  });
});
