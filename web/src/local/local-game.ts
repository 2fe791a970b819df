import {
  type AnyGame,
  attempt,
  type GameRecord,
  type GameTypes,
  moveToken,
  type Played,
  type Seat,
  type Viewer,
  writeRecord,
} from '@bellwether/kernel';

/** A local game: its state, and its moves as data and as text, so that saving replays nothing. */
export class LocalGame {
  readonly game: AnyGame;
  readonly #record: GameRecord<GameTypes>;
  #state: GameTypes['State'];
  #moves: Played<GameTypes>[] = [];
  #tokens: string[] = [];

  constructor(game: AnyGame, record: GameRecord<GameTypes>) {
    this.game = game;
    this.#record = record;
    this.#state = game.start(record.config, record.deal);
    this.#replay(record.moves);
  }

  get state(): GameTypes['State'] {
    return this.#state;
  }

  get plies(): number {
    return this.#moves.length;
  }

  get outcome(): GameTypes['Outcome'] | undefined {
    return this.game.outcome(this.#state);
  }

  get isOver(): boolean {
    return this.outcome !== undefined;
  }

  get acting(): readonly Seat[] {
    return this.game.toAct(this.#state);
  }

  /** The game so far. */
  get record(): GameRecord<GameTypes> {
    return { ...this.#record, moves: this.#moves };
  }

  get text(): string {
    return writeRecord(this.game, this.record, this.#tokens);
  }

  play(seat: Seat, move: GameTypes['Move'], tell: (event: GameTypes['Event']) => void): GameTypes['Refusal'] | undefined {
    const token = moveToken(this.game, this.#state, { seat, move });
    const refusal = attempt(this.game, this.#state, seat, move, tell);
    if (refusal) return refusal;
    this.#moves.push({ seat, move });
    this.#tokens.push(token);
    return undefined;
  }

  /** The ply before the last move of one of these seats. */
  lastMoveOf(seats: readonly Seat[]): number | undefined {
    const at = this.#moves.findLastIndex(({ seat }) => seats.includes(seat));
    return at < 0 ? undefined : at;
  }

  /** The seat that made a move. */
  moverOf(ply: number): Seat | undefined {
    return this.#moves[ply]?.seat;
  }

  rewind(plies: number): void {
    this.#replay(this.#moves.slice(0, plies));
  }

  /** Replaces the moves; the deal stays. */
  become(moves: readonly Played<GameTypes>[]): void {
    this.#replay(moves);
  }

  /** Moves of another tab after all of ours; undefined if the moves diverge. */
  moreIn(moves: readonly Played<GameTypes>[]): readonly Played<GameTypes>[] | undefined {
    const isSame = ({ seat, move }: Played<GameTypes>, i: number) => {
      const other = moves[i];
      return other?.seat === seat && this.game.write(other.move) === this.game.write(move);
    };
    return this.#moves.every(isSame) ? moves.slice(this.#moves.length) : undefined;
  }

  /** All events that a viewer has seen since the start. */
  heardBy(viewer: Viewer): GameTypes['EventView'][] {
    const { game } = this;
    const heard: GameTypes['EventView'][] = [];
    const state = game.start(this.#record.config, this.#record.deal);
    for (const { seat, move } of this.#moves)
      game.apply(state, seat, move, (event) => {
        const shown = game.show(event, viewer);
        if (shown !== undefined) heard.push(shown);
      });
    return heard;
  }

  #replay(moves: readonly Played<GameTypes>[]): void {
    const { game } = this;
    this.#state = game.start(this.#record.config, this.#record.deal);
    this.#moves = [...moves];
    this.#tokens = moves.map((played) => {
      const token = moveToken(game, this.#state, played);
      game.apply(this.#state, played.seat, played.move);
      return token;
    });
  }
}
