import { QuickRandom } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { effectsOf } from '../src/wolf-and-hound/effects.ts';
import { wolfAndHoundBots } from '../src/wolf-and-hound/game-bots.ts';
import { keyOfMove } from '../src/wolf-and-hound/moves.ts';
import { openPosition } from '../src/wolf-and-hound/position.ts';
import { judgeAfter, reasonsFor } from '../src/wolf-and-hound/reasons.ts';
import { BASE, randomPosition } from './random-position.ts';

describe('a reason is the real one', () => {
  it('take the named effect away, over any deals, and the move is worth less', () => {
    let tried = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const { view, legal } = randomPosition(seed, BASE);
      if (legal.length < 2) continue;
      const position = openPosition(view, legal, new QuickRandom(seed));
      const [key, rival] = position.keys as [number, number];
      const [main] = reasonsFor(position, key, rival);
      if (main === undefined || main.worth < 0.04 || main.kind === 'game-won') continue;
      const effect = effectsOf(position, key, rival).find(
        ({ kind, seat, animal, card }) => kind === main.kind && seat === main.seat && animal === main.animal && card === main.card,
      );
      // Other deals and other chance than those the reason was found with.
      const again = judgeAfter(position, key, 999_331) - judgeAfter(position, key, 999_331, effect);
      expect(again, `seed ${seed}, ${main.kind}`).toBeGreaterThan(0);
      tried++;
    }
    expect(tried).toBeGreaterThan(30);
  });

  it('a sheep is only won if the rules say that an opponent loses one', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const { view, legal, state, seat } = randomPosition(seed);
      const { move, reasons } = wolfAndHoundBots.players.herder.choose(view, legal, {}, new QuickRandom(seed));
      for (const reason of reasons) {
        if (reason.kind !== 'sheep-won') continue;
        // What a dummy turns up is hidden, and so is what comes of it.
        if (view.config.players < 4) continue;
        const lost: string[] = [];
        wolfAndHound.apply(wolfAndHound.clone(state), seat, move, (event) => {
          if (event.kind === 'loses') lost.push(`${event.seat} ${event.animal}`);
        });
        expect(lost, `seed ${seed}`).toContain(`${reason.seat} ${reason.animal}`);
      }
    }
  });

  it('moves come and go as keys', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { view, legal, state } = randomPosition(seed);
      const { keys, moves } = openPosition(view, legal, new QuickRandom(seed));
      expect(new Set(keys).size).toBe(moves.length);
      expect(keys).toEqual(moves.map((move) => keyOfMove(state, move)));
    }
  });
});
