import { FastRandom, pick, type Viewer } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import { type Card, type CellView, type Config, type EventView, sheepAndThief as game, randomConfig, type View } from '../src/index.ts';

/** A table that is never looked at again: what a screen knows that saw the start and hears the events. */
class Listener {
  readonly boards: { cards: CellView[]; rounds: number[]; sheep: number[]; black: number | null; paddock: number }[];
  hand: Card[];
  packet: Card[];
  handSizes: number[];
  packetSizes: number[];
  outSizes: number[];
  #incoming: number[] = [];
  #discarded: (Card | undefined)[] = [];
  readonly #viewer: Viewer;
  readonly #now: { round: number; starter: number; turn: number | null; fox: number; supply: number; deckSize: number };

  constructor(view: View) {
    this.#viewer = view.viewer;
    this.boards = view.boards.map((board) => ({ ...board, cards: [...board.cards], rounds: [...board.rounds], sheep: [...board.sheep] }));
    this.hand = [...view.own.hand];
    this.packet = [...view.own.packet];
    this.handSizes = [...view.handSizes];
    this.packetSizes = [...view.packetSizes];
    this.outSizes = [...view.outSizes];
    const { round, starter, turn, fox, supply, deckSize } = view;
    this.#now = { round, starter, turn, fox, supply, deckSize };
  }

  hear(event: EventView): void {
    const board = 'seat' in event ? this.boards[event.seat - 1] : undefined;
    const own = 'seat' in event && event.seat === this.#viewer;
    const cards = 'cards' in event ? event.cards : [];
    const count = 'count' in event ? event.count : cards.length;
    const add = (list: number[], at: number, n: number) => {
      list[at] = (list[at] as number) + n;
    };
    switch (event.kind) {
      case 'starts-round':
        this.#discarded.forEach((card, place) => {
          add(this.outSizes, place, 1);
          add(this.handSizes, place, -1);
          if (place + 1 === this.#viewer) this.hand.splice(this.hand.indexOf(card as Card), 1);
        });
        this.#discarded = [];
        Object.assign(this.#now, { round: event.round, starter: event.starter, turn: null });
        break;
      case 'deals':
        this.packetSizes[event.seat - 1] = count + (this.handSizes[event.seat - 1] as number);
        this.handSizes[event.seat - 1] = 0;
        this.#now.deckSize = event.left;
        if (own) this.packet = [...cards, ...this.hand.splice(0)];
        break;
      case 'picks':
        if (own) {
          this.hand.push(...cards);
          this.packet = [];
        }
        break;
      case 'passes':
        add(this.handSizes, event.seat - 1, (this.packetSizes[event.seat - 1] as number) - count);
        this.#incoming[event.to - 1] = count;
        if (event.to === this.#viewer) this.packet = [...cards];
        if (Object.keys(this.#incoming).length === this.boards.length) this.packetSizes = this.#incoming.splice(0);
        break;
      case 'keeps':
        add(this.handSizes, event.seat - 1, count);
        this.packetSizes[event.seat - 1] = 0;
        if (own) this.hand.push(...this.packet.splice(0));
        break;
      case 'turn':
        this.#now.turn = event.seat;
        break;
      case 'places':
        if (board) {
          board.cards[event.at] = event.faceDown ? 'back' : 'card' in event ? event.card : null;
          board.rounds[event.at] = this.#now.round;
        }
        add(this.handSizes, event.seat - 1, -1);
        if (own && 'card' in event) this.hand.splice(this.hand.indexOf(event.card), 1);
        break;
      case 'grows':
        add(board?.sheep as number[], event.at, 1);
        this.#now.supply = event.supply;
        break;
      case 'drives':
        add(board?.sheep as number[], event.from, -event.white);
        add(board?.sheep as number[], event.to, event.white);
        if (board && event.black) board.black = event.to;
        break;
      case 'fox':
        expect(this.#now.fox).toBe(event.from);
        this.#now.fox = event.to;
        break;
      case 'steals':
        add(this.boards[event.of - 1]?.sheep as number[], event.at, -event.sheep);
        if (board) board.paddock += event.sheep;
        break;
      case 'loses':
        add(board?.sheep as number[], event.at, -event.sheep);
        this.#now.supply = event.supply;
        break;
      case 'goes-home':
        if (board) board.black = event.to;
        break;
      case 'discards':
        this.#discarded[event.seat - 1] = 'card' in event ? event.card : undefined;
        break;
      case 'ends-round':
        this.#now.turn = null;
        break;
      case 'runs-dry':
      case 'rests':
      case 'shelters':
      case 'reveals':
      case 'scores':
      case 'ends':
        break;
    }
  }

  knows(): object {
    const { boards, handSizes, packetSizes, outSizes } = this;
    return { boards, handSizes, packetSizes, outSizes, ...this.#now };
  }
}

function seen({ boards, handSizes, packetSizes, outSizes, round, starter, turn, fox, supply, deckSize }: View): object {
  return { boards, handSizes, packetSizes, outSizes, round, starter, turn, fox, supply, deckSize };
}

function playWith(config: Config, random: FastRandom): void {
  const state = game.start(config, game.deal(config, random));
  const viewers: Viewer[] = ['spectator', pick(game.seats(config), random)];
  const listeners = viewers.map((viewer) => new Listener(game.view(state, viewer)));
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = pick(acting, random);
    game.apply(state, seat, game.sample(state, seat, random), (event) => {
      viewers.forEach((viewer, i) => {
        const told = game.show(event, viewer);
        if (told) listeners[i]?.hear(told);
      });
    });
    viewers.forEach((viewer, i) => {
      const view = game.view(state, viewer);
      expect(listeners[i]?.knows()).toEqual(seen(view));
      if (view.stage === 'place') expect(listeners[i]?.hand).toEqual(view.own.hand);
      if (view.own.pick.length === 0) expect(listeners[i]?.packet).toEqual(view.own.packet);
    });
  }
}

describe('[S-SECRETS] events', () => {
  test('tell enough to follow every board, and one’s own cards, without ever looking again', () => {
    const random = new FastRandom(31);
    for (let n = 0; n < 40; n++) playWith(randomConfig(random), random);
  });

  test('tell every sheep: stolen on all boards, sent back, sheltered, sent home', () => {
    const random = new FastRandom(32);
    const kinds = new Set<string>();
    const config: Config = { edition: '2017', players: 4, missions: true, blackSheep: true };
    for (let n = 0; n < 60; n++) {
      const state = game.start(config, game.deal(config, random));
      for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
        game.apply(state, acting[0] as number, game.sample(state, acting[0] as number, random), (event) => kinds.add(event.kind));
      }
    }
    expect([...kinds].sort()).toEqual(
      [
        'deals',
        'picks',
        'passes',
        'keeps',
        'turn',
        'places',
        'grows',
        'drives',
        'fox',
        'steals',
        'loses',
        'goes-home',
        'shelters',
        'ends-round',
        'starts-round',
        'reveals',
        'scores',
        'ends',
      ].sort(),
    );
  });
});
