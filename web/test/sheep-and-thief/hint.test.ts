import { FastRandom, isRefusal, type Seat } from '@bellwether/kernel';
import { type PlaceCard, sheepAndThief } from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import { cardNames } from '../../src/games/sheep-and-thief/names.ts';
import { tellHint } from '../../src/games/sheep-and-thief/narrate.ts';
import {
  begin,
  type Composing,
  composing,
  lay,
  type NextStep,
  nextCell,
  nextStep,
  offers,
  take,
} from '../../src/games/sheep-and-thief/turn-stage.ts';
import { words } from '../../src/games/sheep-and-thief/words/en.ts';
import { played } from './position.ts';

/** Turns of seat 1 in random games, each with a target move. */
function* turns(): Generator<{ readonly view: ReturnType<typeof played>['view']; readonly wanted: PlaceCard }> {
  for (let seed = 1; seed <= 150; seed++) {
    const { view, state } = played({ players: 2, missions: false }, 20 + (seed % 40), seed);
    const [seat] = sheepAndThief.toAct(state) as readonly Seat[];
    if (view.stage !== 'place' || seat !== 1) continue;
    const wanted = sheepAndThief.sample(state, seat, new FastRandom(seed));
    if (wanted.kind === 'place') yield { view, wanted };
  }
}

function laid(view: ReturnType<typeof played>['view'], { card, at, faceDown }: PlaceCard): Composing {
  const step = lay(view, card, at, faceDown);
  if (isRefusal(step)) throw new Error(step.code);
  return composing(step.composition);
}

const isAction = (step: NextStep): step is Exclude<NextStep, { kind: 'end' | 'back' }> => step.kind !== 'end' && step.kind !== 'back';

const TOLD = {
  sheep: /^Hint: take a sheep\.$/,
  dog: /^Hint: drive (\d sheep|the black sheep|\d sheep, the black sheep) from row \d, column \d to row \d, column \d\.$/,
  fox: /^Hint: move the fox (up|right|down|left)\.$/,
  end: /^Hint: end your turn\.$/,
  back: /^Hint: undo first, then place the card with the light bulb in row \d, column \d\.$/,
} as const;

describe('a hint', () => {
  it('leads through the whole turn, step by step', () => {
    const seen = new Set<string>();
    for (const { view, wanted } of turns()) {
      const hint = { move: wanted, reasons: [] };
      expect(tellHint(words, view, begin(view), hint)).toMatch(/^Hint: place the card with the light bulb in row \d, column \d\.$/);
      expect(tellHint(words, view, begin(view), hint, cardNames)).toMatch(/^Hint: place Card \d+ .* in row \d, column \d\.$/);
      expect(nextCell(begin(view), wanted)).toBe(wanted.at);
      let stage = laid(view, wanted);
      for (let next = nextStep(stage, wanted); ; next = nextStep(stage, wanted)) {
        seen.add(next.kind);
        expect(tellHint(words, view, stage, hint)).toMatch(TOLD[next.kind]);
        if (!isAction(next)) break;
        // The highlighted cell can be pressed.
        const cell = nextCell(stage, wanted);
        if (cell !== undefined) expect(offers(stage).has(cell)).toBe(true);
        const step = take(stage.composition, next);
        if (isRefusal(step)) throw new Error(step.code);
        stage = composing(step.composition, stage.tool);
      }
      const { finish } = stage.choices;
      if (isRefusal(finish)) throw new Error(finish.code);
      expect(sheepAndThief.write(finish)).toBe(sheepAndThief.write(wanted));
    }
    expect([...seen].sort()).toEqual(['dog', 'end', 'fox', 'sheep']);
  });

  it('says to undo first where the turn has left its way', () => {
    let strayed = 0;
    for (const { view, wanted } of turns()) {
      const elsewhere = begin(view);
      const other = elsewhere.kind === 'place' ? elsewhere.choices.cards.find(({ card }) => card !== wanted.card) : undefined;
      const at = other?.cells.find(({ refusal }) => !refusal)?.cell;
      if (other === undefined || at === undefined) continue;
      strayed += 1;
      const stage = laid(view, { ...wanted, card: other.card, at });
      expect(nextStep(stage, wanted)).toEqual({ kind: 'back' });
      expect(nextCell(stage, wanted)).toBeUndefined();
      expect(tellHint(words, view, stage, { move: wanted, reasons: [] })).toMatch(TOLD.back);
    }
    expect(strayed).toBeGreaterThan(5);
  });

  it('says of two kept cards what each could do', () => {
    const { view } = played({ players: 2 }, 0);
    const of = (kind: string, card: string) => ({ kind, worth: 0.1, could: true as const, card });
    const told = (cards: readonly number[], ...reasons: ReturnType<typeof of>[]) =>
      tellHint(words, view, begin(view), { move: { kind: 'keep', cards }, reasons });
    const river = of('river-extended', 'a');
    expect(told([1, 2], river, of('town-reached', 'a'), of('flock-grown', 'b'))).toBe(
      'Hint: keep both cards with the light bulb. Placed well, one makes a river longer, the other adds sheep.',
    );
    expect(told([1, 2], river, of('river-extended', 'b'))).toContain('each of them makes a river longer.');
    expect(told([1, 2], river)).toContain('one of them makes a river longer.');
    expect(told([1], river)).toBe('Hint: keep the card with the light bulb. Placed well, it makes a river longer.');
  });
});
