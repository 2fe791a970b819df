import { createHmac } from 'node:crypto';
import { newKey, type RandomSource } from '../secrets.ts';
import type { Settings } from '../store/store.ts';

/** Households and browsers are only compared: they are stored as an HMAC with this installation's secret. */
export class KeyedHash {
  readonly #store: Settings;
  readonly #random: RandomSource;
  #secret: Promise<string> | undefined;

  constructor(store: Settings, random: RandomSource) {
    this.#store = store;
    this.#random = random;
  }

  async of(what: string | undefined): Promise<string | null> {
    if (what === undefined) return null;
    this.#secret ??= this.#store.keep('house-secret', newKey(this.#random));
    return createHmac('sha256', await this.#secret)
      .update(what)
      .digest('base64url')
      .slice(0, 16);
  }
}
