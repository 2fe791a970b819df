import { SEAT_INDICES } from '@bellwether/wolf-and-hound';
import type { Rules, State } from './state.ts';

const ASKS = ['play', 'exchange', 'flip', 'activate', 'nothing'] as const;

/**
 * A 64-bit hash of everything in a position that still matters. The order of the deck never changes during a game, so the number of cards
 * drawn stands for it. Among ten million positions, the chance of any collision is one in three hundred thousand.
 */
export class Fingerprint {
  low = 0;
  high = 0;
  /** Whether any animal walks by the previous turn's card, and whether there are symbols. */
  readonly #late: boolean;
  readonly #symbols: boolean;

  constructor({ animals, types }: Rules) {
    this.#late = animals.some(({ late }) => late);
    this.#symbols = types.some(({ symbol }) => symbol !== 'none');
  }

  take(state: State): void {
    const { sheep, animals, hands, dummyDecks, choices, rules } = state;
    this.low = 0x2545f491;
    this.high = 0x1b873593;
    const flags = (state.firstTurn ? 1 : 0) | (state.lastLap ? 2 : 0) | (state.turnsWithoutPlay << 2);
    this.#mix((ASKS.indexOf(state.asks) << 16) | (state.turn << 12) | flags);
    this.#mix(((state.turnedUp + 1) << 12) | ((state.playedType + 1) << 6) | (this.#late ? state.previousType + 1 : 0));
    this.#mix((sheep[0] << 21) | (sheep[1] << 18) | (sheep[2] << 15) | (sheep[3] << 12) | state.drawIndex);
    let word = 1;
    for (let i = 0; i < animals.length; i++) {
      const { at, face, waits } = animals[i] as State['animals'][number];
      word = (word << 4) | (at << 2) | (face.side === 'front' ? 2 : 0) | (waits ? 1 : 0);
      if (i % 7 === 6) {
        this.#mix(word);
        word = 1;
      }
    }
    this.#mix(word);
    for (const seat of SEAT_INDICES) {
      let cards = 1;
      for (const type of hands[seat]) cards = (cards << 5) | type;
      this.#mix(cards);
      if (!rules.isDummy[seat]) continue;
      let under = 1;
      for (const { type } of dummyDecks[seat]) under = (under << 5) | type;
      this.#mix(under);
    }
    if (this.#symbols) this.#mixSymbols(state);
    for (const value of state.forbidden) this.#mix(0x100 | value);
    for (const choice of choices) this.#mix(0x200 | rules.animals.indexOf(choice));
  }

  #mixSymbols({ piles, rules }: State): void {
    let tops = 0;
    for (const seat of SEAT_INDICES) {
      const top = piles[seat].at(-1);
      const symbol = top === undefined ? 'none' : rules.types[top]?.symbol;
      tops = (tops << 2) | (symbol === 'meat' ? 1 : symbol === 'bone' ? 2 : 0);
    }
    this.#mix(tops);
  }

  /** Two independent hashes of the same words (constants of MurmurHash3). */
  #mix(word: number): void {
    let low = Math.imul(this.low ^ word, 0x85ebca6b);
    low ^= low >>> 13;
    this.low = Math.imul(low, 0xc2b2ae35) ^ (low >>> 16);
    let high = Math.imul(word, 0xcc9e2d51);
    high = Math.imul((high << 15) | (high >>> 17), 0x1b873593) ^ this.high;
    high = (high << 13) | (high >>> 19);
    this.high = (Math.imul(high, 5) + 0xe6546b64) | 0;
  }
}

const FIRST_ROOM = 1 << 14;
const MOST_ROOM = 1 << 22;
/** Slots probed for a fingerprint. */
const REACH = 4;

/** A transposition table: the winning team by fingerprint. It grows up to 36 MB; after that, new entries replace old ones. */
export class Findings {
  #room = FIRST_ROOM;
  #count = 0;
  #low = new Int32Array(FIRST_ROOM);
  #high = new Int32Array(FIRST_ROOM);
  /** 0 for an empty slot, else the team + 1. */
  #team = new Uint8Array(FIRST_ROOM);

  get(low: number, high: number): number | undefined {
    for (let n = 0; n < REACH; n++) {
      const slot = (low + n) & (this.#room - 1);
      if (this.#low[slot] === low && this.#high[slot] === high && this.#team[slot] !== 0) return (this.#team[slot] as number) - 1;
    }
    return undefined;
  }

  set(low: number, high: number, team: number): void {
    if (2 * this.#count > this.#room && this.#room < MOST_ROOM) this.#grow();
    let slot = (low + ((high >>> 7) % REACH)) & (this.#room - 1);
    for (let n = 0; n < REACH; n++) {
      const free = (low + n) & (this.#room - 1);
      if (this.#team[free] !== 0) continue;
      slot = free;
      this.#count++;
      break;
    }
    this.#low[slot] = low;
    this.#high[slot] = high;
    this.#team[slot] = team + 1;
  }

  #grow(): void {
    const [low, high, team] = [this.#low, this.#high, this.#team];
    this.#room *= 4;
    this.#count = 0;
    this.#low = new Int32Array(this.#room);
    this.#high = new Int32Array(this.#room);
    this.#team = new Uint8Array(this.#room);
    for (let slot = 0; slot < team.length; slot++) {
      if (team[slot] !== 0) this.set(low[slot] as number, high[slot] as number, (team[slot] as number) - 1);
    }
  }
}
