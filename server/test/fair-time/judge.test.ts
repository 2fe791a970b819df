import type { Seat } from '@bellwether/kernel';
import { DEFAULT_SETTINGS, type Happening, type Settings } from '@bellwether/wire';
import { describe, expect, it } from 'vitest';
import { Judge } from '../../proof/fair-time/judge.ts';
import type { TableNow } from '../../proof/fair-time/table-feed.ts';
import type { Rule } from '../../proof/fair-time/violation.ts';

const PLAYING: TableNow = { status: 'playing', gameNumber: 1, toAct: [1], isPaused: false, vote: 'none', players: ['owner', 'owner'] };
const COVERED: TableNow = { ...PLAYING, players: ['bot-for-owner', 'owner'] };
const BOT: TableNow = { ...PLAYING, players: ['bot', 'owner'] };
const OVER: TableNow = { ...PLAYING, status: 'over', toAct: [] };

/** A table whose game began at time 0 with seat 1 to act and both players online, and the judge's verdict. */
class Trial {
  readonly broken: Rule[] = [];
  readonly #judge: Judge;
  #now = 0;
  #seq = 1;

  constructor(settings: Partial<Settings>, isMatch = false) {
    const setup = { maxThinkMs: 500, botPauseMs: 500 };
    this.#judge = new Judge(
      { ...DEFAULT_SETTINGS, grace: null, ...settings },
      setup,
      () => this.#now,
      ({ rule }) => this.broken.push(rule),
      isMatch,
    );
    this.#judge.lost({ ...PLAYING, status: 'open', toAct: [] });
    this.online(1, 2);
    this.happens({ kind: 'start' }, PLAYING);
  }

  at(seconds: number): this {
    this.#now = 1_000 * seconds;
    this.#judge.check();
    return this;
  }

  happens(what: Happening, after: TableNow): this {
    this.#judge.happened({ seq: ++this.#seq, at: this.#now, what, after });
    return this;
  }

  online(...seats: Seat[]): this {
    this.#judge.online(seats);
    return this;
  }

  left(...leftMs: number[]): this {
    this.#judge.clocksTold(leftMs);
    return this;
  }

  rebuilt(): this {
    this.#judge.rebuilt();
    return this;
  }

  down(untilSeconds: number, ...online: Seat[]): this {
    const from = this.#now;
    this.online();
    this.#now = 1_000 * untilSeconds;
    this.#judge.restarted(from, this.#now, online);
    return this;
  }
}

const move = { clock: { kind: 'move', seconds: 10 } } as const;
const game = { clock: { kind: 'game', seconds: 10 } } as const;
const grace = { grace: 60 } as const;
const sits: Happening = { kind: 'sit', seat: 1, name: 'Ann' };
const stands: Happening = { kind: 'stand', seat: 1 };
const moves: Happening = { kind: 'move', seat: 1, events: [] };
const outOfTime: Happening = { kind: 'cover', seat: 1, why: 'time' };
const tooLongAway: Happening = { kind: 'cover', seat: 1, why: 'away' };

describe.each<[Rule, string, () => Trial]>([
  ['wait-too-long', 'a player thinks on after its time', () => new Trial(move).at(14)],
  [
    'wait-too-long',
    'a player stands up and sits down again for a new clock',
    () => new Trial(move).at(9).happens(stands, BOT).happens(sits, PLAYING).at(18),
  ],
  ['wait-too-long', 'two thoughts in one game take longer than the game has', () => new Trial(game).at(9).happens(moves, PLAYING).at(18)],
  [
    'wait-too-long',
    'a player takes a seat from its bot again and again',
    () => {
      const trial = new Trial(move);
      for (let second = 1; second < 20; second++)
        trial
          .at(second)
          .happens(stands, BOT)
          .at(second + 0.9)
          .happens(sits, PLAYING);
      return trial;
    },
  ],
  [
    'wait-too-long',
    'a player pauses the match while the other room waits',
    () =>
      new Trial(move, true)
        .at(25)
        .happens({ kind: 'pause', seat: 1 }, { ...PLAYING, isPaused: true })
        .at(40),
  ],
  ['time-given-back', 'a clock for a move starts over', () => new Trial(move).at(4).left(6_000, 10_000).left(10_000, 10_000)],
  [
    'time-given-back',
    'a clock for a game starts over while a bot plays',
    () => new Trial(game).at(4).left(6_000).happens(stands, BOT).left(10_000),
  ],
  [
    'moves-without-time',
    'a player sits down and moves after its time',
    () => new Trial(move).at(10).left(0, 10_000).happens(stands, BOT).happens(sits, PLAYING).happens(moves, PLAYING),
  ],
  ['covered-too-early', 'a bot covers a player with time left', () => new Trial(move).at(9).happens(outOfTime, COVERED)],
  ['covered-too-early', 'a bot covers a player who is here', () => new Trial(grace).at(70).happens(tooLongAway, COVERED)],
  [
    'covered-too-early',
    'a bot covers a player who has just left',
    () => new Trial(grace).at(30).online(2).at(70).happens(tooLongAway, COVERED),
  ],
  ['covered-too-early', 'a restart counts as absence', () => new Trial(grace).at(50).down(100, 1, 2).at(120).happens(tooLongAway, COVERED)],
  ['not-covered', 'nobody covers an absent player', () => new Trial(grace).online(2).at(64)],
  ['not-covered', 'a restart starts an absence over', () => new Trial(grace).online(2).at(50).down(60).at(90)],
  [
    'covered-too-early',
    'a table built again counts as absence',
    () => new Trial(grace).at(90).rebuilt().online(2).happens(tooLongAway, COVERED),
  ],
  [
    'time-given-back',
    'a table built again starts a clock over',
    () => new Trial(move).at(4).left(6_000, 10_000).rebuilt().left(7_000, 10_000),
  ],
  ['bot-never-moves', 'a bot does not move', () => new Trial({}).at(1).happens(stands, BOT).at(6)],
  [
    'bot-never-moves',
    'a bot does not move after the table was built again',
    () => new Trial({}).at(1).happens(stands, BOT).at(4).rebuilt().at(10),
  ],
  [
    'vote-never-ends',
    'a vote does not end',
    () =>
      new Trial({})
        .happens(moves, OVER)
        .happens({ kind: 'ready', seat: 1, ready: true }, { ...OVER, vote: 'open' })
        .at(19),
  ],
  [
    'vote-ends-too-early',
    'a game begins before all have answered',
    () =>
      new Trial({})
        .happens(moves, OVER)
        .happens({ kind: 'ready', seat: 1, ready: true }, { ...OVER, vote: 'open' })
        .at(5)
        .happens({ kind: 'rematch', seat: 1 }, { ...PLAYING, gameNumber: 2 })
        .at(6),
  ],
])('%s', (rule, what, trial) => {
  it(what, () => expect(trial().broken[0]).toBe(rule));
});

describe('fair', () => {
  it.each<[string, () => Trial]>([
    [
      'a player thinks for as long as the clock allows',
      () => new Trial(move).at(10).happens(outOfTime, COVERED).at(11).happens(moves, PLAYING),
    ],
    [
      'a pause stops the clock',
      () =>
        new Trial(move)
          .at(9)
          .happens({ kind: 'pause', seat: 2 }, { ...PLAYING, isPaused: true })
          .at(99),
    ],
    ['so does downtime', () => new Trial(move).at(9).down(99, 1, 2).at(99.9)],
    ['each question has a clock of its own', () => new Trial(move).at(9).happens(moves, PLAYING).left(10_000).at(18)],
    ['an absent player is covered in time', () => new Trial(grace).online(2).at(60).happens(tooLongAway, COVERED)],
    ['a player who comes back is not covered', () => new Trial(grace).online(2).at(50).online(1, 2).at(500)],
    ['a bot begins anew when the table is built again', () => new Trial({}).at(1).happens(stands, BOT).at(4).rebuilt().at(8)],
    ['without grace nobody is covered', () => new Trial({}).online(2).at(5_000)],
  ])('%s', (_what, trial) => expect(trial().broken).toEqual([]));
});
