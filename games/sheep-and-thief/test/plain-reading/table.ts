import { areBeside, Board, type Spot, step, type YardOfCopy } from './board.ts';
import { score, type TownEdges, winners } from './scoring.ts';

/** A move in the format of conformance cases, with cells as `row,column`. */
export type Drive = { readonly from: Spot; readonly to: Spot; readonly white: number; readonly black: boolean };
export type Deed = 'sheep' | 'skip-dog' | { readonly fox: string } | { readonly dog: Drive };
export type Answer =
  | { readonly keep: readonly string[] }
  | { readonly discard: string }
  | { readonly place: string; readonly at: Spot; readonly faceDown: boolean; readonly actions: readonly Deed[] };

interface Setup {
  readonly edition: string;
  readonly players: number;
  readonly missions: boolean;
  readonly blackSheep: boolean;
  /** Printed values of one copy (H-COPY); its cards are in the deal. */
  readonly copy?: YardOfCopy & { readonly fox?: Spot; readonly towns?: TownEdges; readonly white?: number; readonly each2014?: number };
}

/** Removes these cards from the pile, each once; undefined if one is missing. */
function without(pile: readonly string[], cards: readonly string[]): string[] | undefined {
  const rest = [...pile];
  for (const card of cards) {
    const i = rest.indexOf(card);
    if (i < 0) return undefined;
    rest.splice(i, 1);
  }
  return rest;
}

/**
 * The reference implementation: the rules a second time, written for clarity, not for speed. Shares neither code nor data with the engine.
 * A refused move leaves it unchanged.
 */
export class PlainReading {
  round = 1;
  stage: 'draft' | 'place' | 'discard' | 'over' = 'draft';
  starter = 1;
  turn = 1;
  fox: Spot;
  supply: number;
  deck: string[];
  boards: Board[];
  packets: string[][];
  picks: string[][];
  /** Kept cards in the draft, the hand afterwards. */
  hands: string[][];
  readonly out: string[][];
  placed: number[];
  scores: ReturnType<typeof score> | undefined;
  winners: number[] | undefined;
  readonly seats: readonly number[];
  readonly #setup: Setup;
  readonly #missions: readonly string[];

  constructor(setup: Setup, order: readonly string[], missions: readonly string[]) {
    this.#setup = setup;
    this.#missions = setup.missions ? missions : [];
    this.seats = [1, 2, 3, 4].slice(0, setup.players);
    this.supply = (setup.copy?.white ?? 50) - (setup.blackSheep ? 0 : setup.players);
    this.boards = this.seats.map(() => new Board(setup.blackSheep, setup.copy));
    this.fox = setup.copy?.fox ?? '3,3';
    this.deck = [...order];
    this.packets = this.seats.map(() => []);
    this.picks = this.seats.map(() => []);
    this.hands = this.seats.map(() => []);
    this.out = this.seats.map(() => []);
    this.placed = this.seats.map(() => 0);
    this.#dealDraft();
  }

  toAct(): number[] {
    if (this.stage === 'over') return [];
    if (this.stage === 'place') return [this.turn];
    return this.seats.filter((seat) => this.picks[seat - 1]?.length === 0);
  }

  cellsFor = (seat: number, card: string) => this.#board(seat).cellsFor(card, this.fox);
  mustPlaceFaceDown = (seat: number) => this.#hand(seat).every((card) => this.cellsFor(seat, card).length === 0);

  /** Carries out the seat's move, or returns false. */
  answer(seat: number, move: Answer): boolean {
    if (!this.toAct().includes(seat)) return false;
    if ('keep' in move) return this.stage === 'draft' && this.#keep(seat, move.keep);
    if ('discard' in move) return this.stage === 'discard' && this.#discard(seat, move.discard);
    return this.stage === 'place' && this.#place(seat, move);
  }

  #two = () => this.#setup.players === 2;
  #board = (seat: number) => this.boards[seat - 1] as Board;
  #hand = (seat: number) => this.hands[seat - 1] as string[];
  #left = (seat: number) => (seat % this.#setup.players) + 1;
  #right = (seat: number) => ((seat + this.#setup.players - 2) % this.#setup.players) + 1;

  /** Cards left in the hands are part of the draft hand (R-KEPT). */
  #dealDraft(): void {
    const size = this.#two() ? 6 : 5;
    this.packets = this.seats.map((seat) => [...this.#hand(seat), ...this.deck.splice(0, size - this.#hand(seat).length)]);
    this.hands = this.seats.map(() => []);
    this.stage = 'draft';
  }

  #keep(seat: number, cards: readonly string[]): boolean {
    const each = this.#two() ? 2 : 1;
    if (cards.length !== each || !without(this.packets[seat - 1] as string[], cards)) return false;
    this.picks[seat - 1] = [...cards];
    if (this.toAct().length > 0) return true;
    for (const one of this.seats) this.#hand(one).push(...(this.picks[one - 1] as string[]));
    const rests = this.seats.map((one) => without(this.packets[one - 1] as string[], this.picks[one - 1] as string[]) as string[]);
    const giver = this.round === 2 ? this.#left : this.#right;
    this.packets = this.seats.map((one) => rests[giver(one) - 1] as string[]);
    this.picks = this.seats.map(() => []);
    if (this.packets[0]?.length === each) this.#endDraft();
    return true;
  }

  /** R-LASTCARD. */
  #endDraft(): void {
    for (const seat of this.seats) this.#hand(seat).push(...(this.packets[seat - 1] as string[]));
    this.packets = this.seats.map(() => []);
    this.placed = this.seats.map(() => 0);
    this.turn = this.starter;
    this.stage = 'place';
  }

  #place(seat: number, move: Extract<Answer, { place: string }>): boolean {
    const rest = without(this.#hand(seat), [move.place]);
    const down = this.mustPlaceFaceDown(seat);
    const fits = down ? this.#board(seat).isOpen(move.at, this.fox) : this.cellsFor(seat, move.place).includes(move.at);
    if (!rest || move.faceDown !== down || !fits) return false;
    const { boards, fox, supply } = this;
    this.boards = boards.map((board) => board.copy());
    const board = this.#board(seat);
    board.cards.set(move.at, move.place);
    if (down) board.faceDown.add(move.at);
    if (!this.#animals(seat, move.at, move.actions)) {
      Object.assign(this, { boards, fox, supply });
      return false;
    }
    this.hands[seat - 1] = rest;
    this.placed[seat - 1] = (this.placed[seat - 1] as number) + 1;
    if (this.placed.every((cards) => cards === 4)) this.#endPlacement();
    else this.turn = this.#left(this.turn);
    return true;
  }

  #animals(seat: number, at: Spot, deeds: readonly Deed[]): boolean {
    const board = this.#board(seat);
    const left = { ...board.face(at) };
    for (const deed of deeds) {
      if (deed === 'sheep') {
        if (left.sheep-- === 0) return false;
        if (this.supply > 0) board.add(at, 1);
        if (this.supply > 0) this.supply--;
      } else if (deed === 'skip-dog') {
        if (left.dogs-- === 0) return false;
      } else if ('dog' in deed) {
        if (left.dogs-- === 0 || !this.#drive(board, deed.dog)) return false;
      } else {
        const to = step(this.fox, deed.fox);
        if (left.foxes-- === 0 || to === undefined) return false;
        this.fox = to;
        for (const other of this.seats) {
          if (other === seat) this.supply += board.rob(to);
          else board.paddock += this.#board(other).rob(to);
        }
      }
    }
    return left.sheep === 0 && left.foxes === 0;
  }

  #drive(board: Board, { from, to, white, black }: Drive): boolean {
    if (!board.has(from) || !board.has(to) || !areBeside(from, to) || to === this.fox) return false;
    if (white < 0 || white > board.flock(from) || (black && board.black !== from) || (white === 0 && !black)) return false;
    board.add(from, -white);
    board.add(to, white);
    if (black) board.black = to;
    return true;
  }

  #endPlacement(): void {
    if (this.round === 3) {
      this.stage = 'over';
      this.scores = score(this.boards, this.#missions, this.fox, this.#setup.edition, this.#setup.copy ?? {});
      this.winners = winners(this.scores);
    } else if (this.#two()) this.stage = 'discard';
    else this.#nextRound();
  }

  /** Both players choose simultaneously: the cards are discarded together. */
  #discard(seat: number, card: string): boolean {
    if (!this.#hand(seat).includes(card)) return false;
    this.picks[seat - 1] = [card];
    if (this.toAct().length > 0) return true;
    this.hands = this.seats.map((one) => without(this.#hand(one), this.picks[one - 1] as string[]) as string[]);
    for (const one of this.seats) this.out[one - 1]?.push(...(this.picks[one - 1] as string[]));
    this.picks = this.seats.map(() => []);
    this.#nextRound();
    return true;
  }

  #nextRound(): void {
    this.round++;
    this.starter = this.#left(this.starter);
    this.#dealDraft();
  }
}
