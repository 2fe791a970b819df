import type { Card, Config, Move } from '../../src/index.ts';
import { READINGS } from './published.ts';
import { type Kind, numberOn, on, type PlainTable, type Reading, type Standing } from './reading.ts';

const isMeta = ({ reading }: Standing) => reading.metamorphic === true;
const kindOf = ({ reading, side }: Standing) => reading.kinds[side];
const isMovedBy = ({ reading, side }: Standing, card: Card) => reading.movedBy[side].includes(card.charAt(0));

/**
 * The reference implementation: the rules of the published cards a second time, written for clarity, not for speed. Shares neither code nor
 * data with the engine. Rules of single cards are in `test/cards/<id>.ts`.
 */
export class PlainReading implements PlainTable {
  turn = 1;
  first = true;
  lastLap = false;
  asks: 'play' | 'exchange' | 'flip' | 'nothing' = 'play';
  winner: string | undefined;
  reason: 'no-sheep' | 'cards-out' | undefined;
  previous: Card | null = null;
  turnedUp: Card | null = null;
  readonly sheep: number[];
  readonly animals: Standing[];
  readonly hands: Card[][];
  readonly deck: Card[];
  readonly piles: Card[][] = [[], [], [], []];
  readonly aside: Card[] = [];
  readonly shown = new Set<number>();
  readonly #config: Config;
  readonly #flock: readonly number[];
  #played: Card | null = null;
  #noThrees = false;
  #skipped = false;

  constructor(config: Config, order: readonly Card[]) {
    this.#config = config;
    const draft = config.edition === '2015-draft';
    const readings = READINGS[config.edition];
    this.animals = config.animals.map((id) => ({ id, reading: readings.get(id) as Reading, at: 1, side: 0 }));
    const wolves = this.animals.filter(({ reading }) => reading.kinds.every((kind) => kind === 'wolf')).length;
    const base = { 4: [3, 3, 3, 3], 3: [2, 4, 3, 3], 2: [2, 3, 3, 3] }[config.players];
    this.#flock = config.sheep ?? base.map((n) => n + (wolves >= 2 && !(draft && config.players < 4) ? 1 : 0));
    this.sheep = [...this.#flock];
    const meta = this.animals.filter(isMeta).sort((x, y) => (x.id < y.id ? -1 : 1));
    for (const shown of [meta[1], meta[3]]) if (shown) this.#flip(shown);
    this.hands = [0, 1, 2, 3].map((i) => order.slice(4 * i, 4 * i + 4));
    this.deck = order.slice(16);
  }

  answer(move: Move): void {
    if (move.kind === 'play') {
      const hand = this.#hand();
      hand.splice(hand.indexOf(move.card), 1);
      this.#play(move.card);
    } else if (move.kind === 'exchange') {
      const up = this.turnedUp as Card;
      this.turnedUp = null;
      if (move.exchange) this.#hand().push(up);
      this.#dummyPlays(move.exchange ? (this.#hand().shift() as Card) : up);
    } else if (move.kind === 'flip') {
      const chosen = this.animals.find(({ id }) => id === move.animal) as Standing;
      this.#flip(chosen);
      this.#part(1 + ((chosen.at - this.turn + 4) % 4));
    }
  }

  #hand = () => this.hands[this.turn - 1] as Card[];
  #isDummy = () => this.turn > this.#config.players;
  #here = (kind: Kind) => this.animals.filter((animal) => animal.at === this.turn && kindOf(animal) === kind);
  #flip(animal: Standing): void {
    animal.side = animal.side === 0 ? 1 : 0;
  }

  #play(card: Card): void {
    this.piles[this.turn - 1]?.push(card);
    this.#played = card;
    const movers = this.animals.filter((animal) => !animal.reading.own?.staysInPlay && isMovedBy(animal, card));
    const visits = new Map(
      movers.map((animal) => [animal, this.walk(animal, animal.reading.steps[animal.side](numberOn(card)), this.turn)]),
    );
    for (const [animal, times] of visits) {
      if (!isMeta(animal)) continue;
      const turns = this.#config.edition === '2016' ? Math.min(1, times) : times;
      for (let n = 0; n < turns; n++) this.#flip(animal);
    }
    this.#part(0);
  }

  /**
   * At each seat with metamorphic cards of one color, one of them turns over. Goes seat by seat, starting `first` seats after the current
   * one.
   */
  #part(first: number): void {
    for (let n = first; n < 4; n++) {
      const seat = on(this.turn, n);
      const here = this.animals.filter((animal) => isMeta(animal) && animal.at === seat).sort((x, y) => (x.id < y.id ? -1 : 1));
      if (here.length > 1 && new Set(here.map(kindOf)).size === 1) {
        if (new Set(here.map(({ reading }) => reading.steps[0](1))).size > 1) {
          this.asks = 'flip';
          return;
        }
        this.#flip(here.at(-1) as Standing);
      }
    }
    this.#afterPlay();
  }

  /** Returns how often the animal entered seat 1. */
  walk(animal: Standing, steps: number, by: number): number {
    const symbol = { wolf: 'm', hound: 'b', sheep: '-' }[kindOf(animal)];
    let visits = 0;
    for (let n = Math.abs(steps); n > 0; n--) {
      animal.at = on(animal.at, Math.sign(steps));
      if (animal.at === 1) visits++;
      if (animal.at !== by && this.piles[animal.at - 1]?.at(-1)?.[2] === symbol) break;
    }
    return visits;
  }

  #afterPlay(): void {
    for (const animal of this.animals) animal.reading.own?.afterPlay?.(this, animal);
    const card = this.#isDummy() ? undefined : this.deck.shift();
    if (card) this.#hand().push(card);
    this.#endTurn();
  }

  #endTurn(): void {
    if (this.#hand().length === 0 && (!this.#isDummy() || this.deck.length === 0)) this.lastLap = true;
    for (const part of [2, 3, 4]) {
      for (const animal of this.animals) {
        const own = animal.reading.own?.endOfTurn;
        if (own?.part === part) own.does(this, animal);
      }
    }
    this.previous = this.#played;
    this.#played = null;
    this.#noThrees = false;
    this.#skipped = false;
    this.first = false;
    this.turn = on(this.turn, 1);
    this.#beginTurn();
  }

  #beginTurn(): void {
    this.#activate();
    const last = this.lastLap && this.turn === 1;
    const loser = [0, 1, 2, 3].map((n) => on(this.turn, n)).find((seat) => this.sheep[seat - 1] === 0);
    if (this.#skipped && !last) this.#endTurn();
    else if (loser !== undefined) this.#end(loser % 2 === 1 ? 1 : 0, 'no-sheep');
    else if (last) this.#count();
    else if (this.#isDummy()) this.#dummyTurnsUp();
    else this.#humanPlays();
  }

  #activate(): void {
    for (const [kind, sheep] of [
      ['sheep', 0],
      ['wolf', -1],
      ['hound', 1],
    ] as const) {
      for (const animal of this.#here(kind)) this.#act(animal, sheep);
      if (this.#skipped) return;
    }
  }

  #act(animal: Standing, sheep: number): void {
    this.changeSheep(on(this.turn, animal.reading.target), sheep);
    animal.reading.own?.activates?.(this, animal);
  }

  skipTurn(): void {
    this.#skipped = true;
  }

  forbidThrees(): void {
    this.#noThrees = true;
  }

  #humanPlays(): void {
    const hand = this.#hand();
    if (hand.some((card) => !this.#noThrees || numberOn(card) !== 3)) {
      this.asks = 'play';
      return;
    }
    if (hand.length > 0) this.shown.add(this.turn);
    this.#endTurn();
  }

  changeSheep(seat: number, by: number): void {
    const most = this.#flock[seat - 1] as number;
    this.sheep[seat - 1] = Math.max(0, Math.min(most, (this.sheep[seat - 1] as number) + by));
  }

  #dummyTurnsUp(): void {
    const own = this.#hand();
    const card = this.deck.shift();
    if (card && own.length > 0) {
      this.turnedUp = card;
      this.asks = 'exchange';
      return;
    }
    const top = card ?? own.shift();
    if (top) this.#dummyPlays(top);
    else this.#endTurn();
  }

  #dummyPlays(card: Card): void {
    if (this.#noThrees && numberOn(card) === 3) {
      this.aside.push(card);
      this.#endTurn();
    } else this.#play(card);
  }

  #count(): void {
    const [a, b, c, d] = this.sheep as [number, number, number, number];
    const tie = this.#config.edition === '2015-draft' && this.#config.players === 2 ? 0 : 1;
    this.#end(a + c > b + d ? 0 : a + c < b + d ? 1 : tie, 'cards-out');
  }

  #end(team: 0 | 1, reason: 'no-sheep' | 'cards-out'): void {
    this.winner = (this.#config.edition === '2016' ? ['blue', 'yellow'] : ['green', 'orange'])[team];
    this.reason = reason;
    this.asks = 'nothing';
  }
}
