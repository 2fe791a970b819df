import type { Card, Config, Move } from '../../src/index.ts';
import { type Kind, SPECS, type Spec } from './cards.ts';

interface Standing {
  readonly id: string;
  readonly spec: Spec;
  at: number;
  side: 0 | 1;
}

const on = (seat: number, places: number) => ((((seat - 1 + places) % 4) + 4) % 4) + 1;
const numberOn = (card: Card) => Number(card[1]);
const isMeta = ({ id }: Standing) => id.startsWith('metamorphic');
const kindOf = ({ spec, side }: Standing) => spec.kinds[side];

/**
 * The rules of the published cards once more, read plainly and with no thought of speed: a second opinion for the engine.
 * Shares neither code nor tables with it.
 */
export class PlainReading {
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

  constructor(config: Config, order: readonly Card[]) {
    this.#config = config;
    const draft = config.edition === '2015-draft';
    const wolves = config.animals.filter((id) => /^wolf|^extra-01|^designer-01|^designer-02-[13]/.test(id)).length;
    const base = { 4: [3, 3, 3, 3], 3: [2, 4, 3, 3], 2: [2, 3, 3, 3] }[config.players];
    this.#flock = config.sheep ?? base.map((n) => n + (wolves >= 2 && !(draft && config.players < 4) ? 1 : 0));
    this.sheep = [...this.#flock];
    const meta = config.animals.filter((id) => id.startsWith('metamorphic')).sort();
    const backs = [meta[1], meta[3]];
    this.animals = config.animals.map((id) => ({ id, spec: SPECS[config.edition][id] as Spec, at: 1, side: backs.includes(id) ? 1 : 0 }));
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
  #find = (id: string) => this.animals.find((animal) => animal.id === id);
  #flip(animal: Standing): void {
    animal.side = animal.side === 0 ? 1 : 0;
  }

  #play(card: Card): void {
    this.piles[this.turn - 1]?.push(card);
    this.#played = card;
    const colour = card[0] === 'B' ? 'wolf' : 'hound';
    const late = ['extra-01', 'designer-02-3'];
    const movers = this.animals.filter((animal) => !late.includes(animal.id) && ['sheep', colour].includes(kindOf(animal)));
    const visits = new Map(movers.map((animal) => [animal, this.#walk(animal, animal.spec.steps[animal.side](numberOn(card)), this.turn)]));
    for (const [animal, times] of visits) {
      if (!isMeta(animal)) continue;
      const turns = this.#config.edition === '2016' ? Math.min(1, times) : times;
      for (let n = 0; n < turns; n++) this.#flip(animal);
    }
    this.#part(0);
  }

  /** Of metamorphic cards of one colour at one seat one turns, seat by seat from so many seats after the one in turn. */
  #part(first: number): void {
    for (let n = first; n < 4; n++) {
      const seat = on(this.turn, n);
      const here = this.animals.filter((animal) => isMeta(animal) && animal.at === seat).sort((x, y) => (x.id < y.id ? -1 : 1));
      if (here.length > 1 && new Set(here.map(kindOf)).size === 1) {
        if (new Set(here.map(({ spec }) => spec.steps[0](1))).size > 1) {
          this.asks = 'flip';
          return;
        }
        this.#flip(here.at(-1) as Standing);
      }
    }
    this.#afterPlay();
  }

  /** Gives how often the animal came to seat 1. */
  #walk(animal: Standing, steps: number, by: number): number {
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
    const wolf = this.#find('designer-02-3');
    if (wolf) wolf.side = this.animals.some(({ id, at }) => at === wolf.at && /^designer-02-[12]$/.test(id)) ? 0 : 1;
    const card = this.#isDummy() ? undefined : this.deck.shift();
    if (card) this.#hand().push(card);
    this.#endTurn();
  }

  #endTurn(): void {
    if (this.#hand().length === 0 && (!this.#isDummy() || this.deck.length === 0)) this.lastLap = true;
    const grandpa = this.#find('extra-01');
    if (grandpa && this.previous) this.#walk(grandpa, -numberOn(this.previous), on(this.turn, -1));
    const wolf = this.#find('designer-02-3');
    if (wolf?.side === 1) wolf.at = on(wolf.at, -1);
    const confused = this.#find('extra-02');
    if (confused && this.animals.some((other) => other !== confused && other.at === confused.at)) this.#flip(confused);
    this.previous = this.#played;
    this.#played = null;
    this.#noThrees = false;
    this.first = false;
    this.turn = on(this.turn, 1);
    this.#beginTurn();
  }

  #beginTurn(): void {
    const sheep = this.#here('sheep').map(({ id }) => id.slice(-2));
    const skipped = sheep.includes('01');
    if (!skipped) {
      this.#noThrees = sheep.includes('02');
      for (const { spec } of this.#here('wolf')) this.#change(on(this.turn, spec.target), -1);
      for (const { spec } of this.#here('hound')) this.#change(on(this.turn, spec.target), 1);
    }
    const last = this.lastLap && this.turn === 1;
    const loser = [0, 1, 2, 3].map((n) => on(this.turn, n)).find((seat) => this.sheep[seat - 1] === 0);
    if (skipped && !last) this.#endTurn();
    else if (loser !== undefined) this.#end(loser % 2 === 1 ? 1 : 0, 'no-sheep');
    else if (last) this.#count();
    else if (this.#isDummy()) this.#dummyTurnsUp();
    else this.#humanPlays();
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

  #change(seat: number, by: number): void {
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
