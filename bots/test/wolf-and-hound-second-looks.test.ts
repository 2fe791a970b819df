import { FastRandom, type GameRecord, readRecord, replay, type Seat } from '@bellwether/kernel';
import { type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { wolfAndHoundAnalyst } from '../src/wolf-and-hound/analyst.ts';
import { herderGames, ITERATIONS_A_MOVE, secondLooks } from '../src/wolf-and-hound/second-looks.ts';
import { randomPosition } from './random-position.ts';

const [look] = secondLooks as [(typeof secondLooks)[number]];

describe('a second look', () => {
  it('plays every line to its result, in any position of any set-up', () => {
    const isCounted = (share: number | undefined) => Math.abs(((2 * ITERATIONS_A_MOVE * (share as number)) % 1) - 0.5) > 0.499999;
    let [looks, guesses] = [0, 0];
    for (let seed = 1; seed <= 60 && looks < 6; seed++) {
      const { view, legal, seat } = randomPosition(seed);
      const [played, better] = legal;
      if (played === undefined || better === undefined) continue;
      looks++;
      const weighed = look.weigh(view, played, better, 2, new FastRandom(seed));
      expect(weighed.map(({ move, samples }) => [wolfAndHound.write(move), samples.length])).toEqual([
        [wolfAndHound.write(played), 2],
        [wolfAndHound.write(better), 2],
      ]);
      for (const { samples } of weighed) for (const shares of samples) expect(isCounted(shares[seat - 1]), `seed ${seed}`).toBe(true);
      const [first] = wolfAndHoundAnalyst.weigh(view, legal, played, 1, new FastRandom(seed));
      if (!isCounted(first?.samples[0]?.[seat - 1])) guesses++;
    }
    expect(looks).toBe(6);
    expect(guesses).toBeGreaterThan(1);
  });

  it('rejects what only the value function saw, and keeps what games confirm', () => {
    const made = readRecord(wolfAndHound, THREE_PLAYERS) as GameRecord<WolfAndHound>;
    // Herders and Foxes who played on from here lost 5 and 8 points by the move that the first look prefers.
    expect(betterBy(made, 11, 'W3')).toEqual([
      expect.toSatisfy((first: number) => first > 0.07),
      expect.toSatisfy((again: number) => again < 0.03),
    ]);
    // Here they gained 15 points by it.
    expect(betterBy(made, 15, 'W4')).toEqual([
      expect.toSatisfy((first: number) => first > 0.05),
      expect.toSatisfy((again: number) => again > 0.05),
    ]);
  });
});

describe('whole games', () => {
  it('end with a result; the same move has the same one in each', () => {
    const made = readRecord(wolfAndHound, THREE_PLAYERS) as GameRecord<WolfAndHound>;
    const { view, move } = askedAt(made, 15);
    const [one, other] = herderGames.weigh(view, move, move, 12, new FastRandom(1));
    expect(one).toEqual(other);
    expect(new Set(one.samples.flat())).toEqual(new Set([0, 1]));
  });

  it('recognize lost games where trees are too optimistic, and keep real gains', () => {
    const lost = readRecord(wolfAndHound, LOST) as GameRecord<WolfAndHound>;
    expect(betterBy(lost, 16, 'exchange', herderGames)).toEqual([expect.toSatisfy((first: number) => first > 0.03), 0]);
    const made = readRecord(wolfAndHound, THREE_PLAYERS) as GameRecord<WolfAndHound>;
    expect(betterBy(made, 15, 'W4', herderGames, 64)[1]).toBeGreaterThan(0.05);
  });
});

function askedAt(record: GameRecord<WolfAndHound>, number: number) {
  const { seat, move } = record.moves[number - 1] as { seat: Seat; move: WolfAndHound['Move'] };
  const state = replay(wolfAndHound, record, number - 1);
  return { seat, move, view: wolfAndHound.view(state, seat), legal: wolfAndHound.legal(state, seat) };
}

/** How much better a move is than the played one, by the first and by a second look. */
function betterBy(record: GameRecord<WolfAndHound>, number: number, better: string, by = look, samples = 16): readonly number[] {
  const { seat, move, view, legal } = askedAt(record, number);
  const weighed = wolfAndHoundAnalyst.weigh(view, legal, move, 8, new FastRandom(1));
  const other = weighed.find((one) => wolfAndHound.write(one.move) === better);
  const again = by.weigh(view, move, other?.move as WolfAndHound['Move'], samples, new FastRandom(2));
  return [
    [weighed[0], other],
    [again[0], again[1]],
  ].map(([one, two]) => {
    const differences = one?.samples.map((shares, n) => (two?.samples[n]?.[seat - 1] as number) - (shares[seat - 1] as number)) ?? [];
    return differences.reduce((sum, x) => sum + x, 0) / differences.length;
  });
}

const LOST = `[Game "wolf-and-hound"]
[Rules "1"]
[Edition "2015-draft"]
[Players "3"]
[Animals "hound-01 wolf-01 wolf-02"]
[Seats "bot:herder; bot:herder; bot:herder"]
[Deal "B3 B3 W2 W2 W4 W3 W2 W3 B3 W1 B1 B2 B1 W2 B2 W3 B3 W4 B2 B1 B2 B3 W1 W1 B4 B1 B4 W1 W3 B4 W4 W4"]

1. B3  2. W3  3. W1  4. exchange  5. W2  6. W3  7. B3  8. exchange
9. B2  10. B3  11. B1  12. exchange  13. B4  14. B1  15. W1  16. keep
17. B3  18. W4  19. B4
`;

const THREE_PLAYERS = `[Game "wolf-and-hound"]
[Rules "1"]
[Edition "2016"]
[Players "3"]
[Animals "hound-02 wolf-03 extra-01"]
[Seats "guest; bot:shepherd; bot:herder"]
[Deal "B3 B2 B1 W3 B3 B2 W1 B2 W4 B4 W4 B3 W1 B3 W1 W2 B4 W2 B1 W3 W4 W3 W3 W2 B1 W2 B4 W4 B3 B1 W1 B2"]

1. W3  2. B3  3. B3  4. keep  5. B4  6. B2  7. W4  8. exchange
9. B2  10. W3  11. B4  12. exchange  13. B1  14. B2  15. W3  16. keep
17. B1  18. W1  19. W1  20. W4  21. W2  22. B1  23. B3  24. W2
25. B4  26. B3  27. B1  28. W4
`;
