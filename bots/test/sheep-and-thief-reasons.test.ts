import { QuickRandom } from '@bellwether/kernel';
import { type Event, readCard, riverOf, roadOf, sheepAndThief } from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import { effectsOf } from '../src/sheep-and-thief/effects.ts';
import { sheepAndThiefBots } from '../src/sheep-and-thief/game-bots.ts';
import { openPosition } from '../src/sheep-and-thief/position.ts';
import { winOn } from '../src/sheep-and-thief/reasons.ts';
import { randomPosition } from './sheep-and-thief-position.ts';

function explained(seed: number) {
  const { state, seat, view } = randomPosition(seed);
  const choice = sheepAndThiefBots.players.herder.choose(view, sheepAndThief.legal(state, seat), {}, new QuickRandom(seed));
  return { state, seat, view, ...choice };
}

describe('a reason is the real one', () => {
  it('take the named effect away and the table is worth less, by as much as was said', () => {
    let tried = 0;
    for (let seed = 1; seed <= 120; seed++) {
      const { state, seat, view, move, reasons } = explained(seed);
      if (move.kind !== 'place') continue;
      const position = openPosition(view, sheepAndThief.legal(state, seat), new QuickRandom(seed));
      const { after, effects } = effectsOf(position.table, position.place, move);
      for (const reason of reasons) {
        const losses = effects
          .filter(({ kind, animal }) => kind === reason.kind || (animal === 'fox' && reason.kind === 'opponent-threatened'))
          .map((effect) => {
            const without = sheepAndThief.clone(after);
            effect.undo(without);
            return winOn(position, after) - winOn(position, without);
          });
        if (losses.length === 0) continue;
        expect(Math.max(...losses), `seed ${seed}, ${reason.kind}`).toBeGreaterThanOrEqual(reason.worth - 1e-9);
        expect(losses.some((loss) => Math.abs(loss - reason.worth) < 1e-9)).toBe(true);
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(50);
  });

  it('names only what the rules say happens', () => {
    const told = new Set<string>();
    for (let seed = 1; seed <= 250; seed++) {
      const { state, seat, move, reasons } = explained(seed);
      if (move.kind !== 'place') continue;
      const events: Event[] = [];
      sheepAndThief.apply(sheepAndThief.clone(state), seat, move, (event) => events.push(event));
      for (const { kind, seat: about, card } of reasons) {
        told.add(kind);
        const robbed = events.flatMap((event) => (event.kind === 'steals' ? [event.of] : []));
        if (kind === 'sheep-won') expect(robbed).toContain(about);
        if (kind === 'road-closed') expect(roadOf(readCard(card ?? '', 'card'))).not.toBe(0);
        if (kind === 'river-extended') expect(riverOf(readCard(card ?? '', 'card'))).not.toBe(0);
        if (kind === 'flock-grown') expect(events.some((event) => event.kind === 'grows')).toBe(true);
        if (kind === 'opponent-threatened') expect(events.some((event) => event.kind === 'fox')).toBe(true);
        if (kind === 'black-sheep-shed') expect(events.some((event) => event.kind === 'drives' && event.black)).toBe(true);
      }
    }
    for (const kind of ['sheep-won', 'road-closed', 'river-extended', 'flock-grown', 'black-sheep-shed']) expect(told).toContain(kind);
  });

  it('a card is denied to the seat that gets the packet next, and lies in it', () => {
    let denied = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const { view, move, reasons } = explained(seed);
      for (const { kind, seat, card } of reasons) {
        if (kind !== 'card-denied') continue;
        const { players } = view.config;
        const own = (view.viewer as number) - 1;
        expect(seat).toBe(((own + (view.round === 2 ? players - 1 : 1)) % players) + 1);
        expect(move.kind === 'keep' && move.cards.includes(readCard(card ?? '', 'card'))).toBe(true);
        denied++;
      }
    }
    expect(denied).toBeGreaterThan(3);
  });
});
