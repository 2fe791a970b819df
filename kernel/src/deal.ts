import type { Game, GameTypes } from './game.ts';
import { invariant } from './invariant.ts';
import type { Random } from './random.ts';
import { hex, sha256 } from './sha256.ts';

/** 32 unpredictable bytes, secret until the game is over. */
export type Seed = Uint8Array;
export const SEED_BYTES = 32;

// Every browser and Node have it, but the engine is compiled without their types.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
const utf8 = new TextEncoder();

/**
 * The random stream of a seed, documented so that anyone can recompute it (docs/deals.md). Block i is SHA-256(seed ‖ purpose ‖ i as 4
 * bytes, big-endian), read as eight big-endian 32-bit words. Streams with different purposes are independent. `below(n)` takes the next
 * word, rejects it while it is not below the greatest multiple of n that fits in 32 bits, and returns the remainder by n.
 */
export function seedRandom(seed: Seed, purpose: 'bellwether deal' | 'bellwether seats' = 'bellwether deal'): Random {
  invariant(seed.length === SEED_BYTES, 'a seed has 32 bytes');
  const label = utf8.encode(purpose);
  const input = new Uint8Array(seed.length + label.length + 4);
  input.set(seed);
  input.set(label, seed.length);
  const counter = new DataView(input.buffer, seed.length + label.length);
  let block = 0;
  let words: number[] = [];
  const word = (): number => {
    if (words.length === 0) {
      counter.setUint32(0, block++);
      const digest = new DataView(sha256(input).buffer);
      words = Array.from({ length: 8 }, (_, i) => digest.getUint32(4 * i));
    }
    return words.shift() as number;
  };
  return {
    below(n) {
      const fair = Math.floor(0x1_0000_0000 / n) * n;
      for (;;) {
        const w = word();
        if (w < fair) return w % n;
      }
    },
  };
}

export function dealFromSeed<T extends GameTypes>(game: Game<T>, config: T['Config'], seed: Seed): T['Deal'] {
  return game.deal(config, seedRandom(seed));
}

/** Shown before the first move: it fixes seed and config and reveals neither. */
export function commitment<T extends GameTypes>(game: Game<T>, config: T['Config'], seed: Seed): string {
  const lines = [game.id, `rules ${game.rulesVersion}`, ...game.configs.write(config).map(([k, v]) => `${k} ${v}`), hex(seed)];
  return `sha256:${hex(sha256(utf8.encode(lines.join('\n'))))}`;
}
