import type { Seat } from '@bellwether/kernel';
import type { Settings } from '@bellwether/wire';
import type { ServerSetup } from './simulated-server.ts';
import type { FeedListener, Happened, Player, TableNow } from './table-feed.ts';
import { type Rule, Violation } from './violation.ts';

/** Tolerance for what the server does on its own timers. */
const SLACK_MS = 3_000;
/**
 * Tolerance for each restart. Downtime begins at the last heartbeat, up to a second before a server died; and a server that lived for two
 * seconds or less belongs to the downtime around it.
 */
const RESTART_MS = 3_100;
/** An absence may be stored a few seconds late. If the server dies before that, the absence is counted from zero again. */
const STORE_ABSENCE_MS = 6_000;
/** Duration of a vote. */
const VOTE_MS = 15_000;
/** In a match with a clock, players have this long to come to their table. */
const MATCH_LEAD_MS = 20_000;
/** Rounding. */
const EXACT_MS = 10;

interface Question {
  readonly askedAt: number;
  /** When it was asked is not known for sure. */
  readonly isGuess: boolean;
  /** Milliseconds since then without pauses and downtime, and how many of them the owner of the seat, not a bot, was to act. */
  spentMs: number;
  heldMs: number;
}

/** One seat as far as time is concerned. */
interface SeatTime {
  player: Player;
  question: Question | undefined;
  /** The sum of this game's earlier questions, and their tolerance. */
  game: { spentMs: number; heldMs: number; slackMs: number };
  /** Since when this seat is not watched. */
  absentFrom: number | undefined;
  /** When its owner sat down. */
  satAt: number;
  /** Milliseconds since its last connection that the owner was absent while asked. */
  awayMs: number;
  /** Milliseconds that a bot has been asked, since `botFrom`. A resume resets both. */
  botMs: number;
  botFrom: number;
  /** The least time left that the server sent for this question or game. */
  told: { readonly scope: unknown; readonly leftMs: number; readonly at: number } | undefined;
}

/** A game that the server began without a command. */
interface ServerBegan {
  readonly seq: number;
  readonly at: number;
  readonly waitedMs: number;
}

/**
 * Checks the rules of fair time for one table. Its input: the settings, events with their times, and when which seats were watched. It
 * knows nothing of the server's internals. Time counts while a server runs and the table is not paused, or must not be.
 */
export class Judge implements FeedListener {
  readonly #settings: Settings;
  readonly #respondMs: number;
  /** False in a match with a clock, where the other room would have to wait. */
  readonly #mayPause: boolean;
  /** When the clocks of a match start. */
  readonly #clocksFrom: number;
  readonly #report: (violation: Violation) => void;
  readonly #time: () => number;
  readonly #downtimes: { readonly from: number; readonly until: number }[] = [];
  /** When the table was rebuilt while the server ran. Bots start thinking again. */
  readonly #rebuilt: number[] = [];
  readonly #seats: SeatTime[] = [];
  /** Sequence numbers of our own commands. */
  readonly #ours = new Set<number>();
  #serverBegan: ServerBegan[] = [];
  #now: TableNow | undefined;
  /** Time has been counted up to here. */
  #countedTo = 0;
  #voteFrom: number | undefined;
  #gameFrom = 0;

  constructor(
    settings: Settings,
    { maxThinkMs, botPauseMs }: ServerSetup,
    time: () => number,
    report: (violation: Violation) => void,
    isMatch = false,
  ) {
    this.#settings = settings;
    this.#mayPause = !isMatch || settings.clock.kind === 'none';
    this.#clocksFrom = this.#mayPause ? 0 : time() + MATCH_LEAD_MS;
    this.#respondMs = maxThinkMs + botPauseMs + SLACK_MS;
    this.#time = time;
    this.#report = report;
  }

  #blame(rule: Rule, what: string): void {
    this.#report(new Violation(rule, what));
  }

  /** Downtime. The players who were `online` before it are absent from its end on. */
  restarted(from: number, until: number, online: readonly Seat[]): void {
    this.#downtimes.push({ from, until });
    for (const seat of online) this.#seat(seat).absentFrom = until;
  }

  /** The table was rebuilt without downtime, which must change no one's time. */
  rebuilt(): void {
    this.#rebuilt.push(this.#time());
  }

  /** Command number `seq` is ours. */
  done(seq: number): void {
    this.#ours.add(seq);
  }

  /** The seats whose owners watch. Call it only when everything that happened so far has been reported. */
  online(seats: readonly Seat[]): void {
    this.#count(this.#time());
    for (const [i, seat] of this.#seats.entries()) {
      const isAbsent = !seats.includes(i + 1);
      if (isAbsent === (seat.absentFrom !== undefined)) continue;
      seat.absentFrom = isAbsent ? this.#time() : undefined;
      seat.awayMs = 0;
    }
  }

  /** The owner of this seat may have been connected for a moment. */
  glimpsed(seat: Seat): void {
    this.#count(this.#time());
    this.#seat(seat).awayMs = 0;
  }

  /** No connection could ask for events: what is known of the table is out of date. */
  sawNothing(): void {
    this.#now = undefined;
  }

  lost(now: TableNow): void {
    this.#adopt(now, this.#time(), true);
  }

  happened({ seq, at, what, after }: Happened): void {
    this.#count(at);
    if (what.kind === 'cover') this.#checkCover(what.seat, what.why, at);
    if (what.kind === 'move') this.#checkMove(what.seat);
    if (what.kind === 'rematch' && this.#voteFrom !== undefined && this.#now?.vote !== 'answered')
      this.#serverBegan.push({ seq, at, waitedMs: at - this.#voteFrom });
    if (after === undefined) {
      this.#now = undefined;
      if (what.kind === 'rematch') this.#voteFrom = undefined;
      return;
    }
    const isNewGame = what.kind === 'start' || what.kind === 'rematch';
    const asked = 'seat' in what ? what.seat : undefined;
    if (what.kind === 'move' && asked !== undefined) this.#endQuestion(this.#seat(asked), at);
    if (isNewGame) for (const seat of this.#seats) Object.assign(seat, { satAt: at, question: undefined });
    if ((what.kind === 'sit' || what.kind === 'agree') && asked !== undefined) this.#seat(asked).satAt = at;
    if (what.kind === 'resume') for (const seat of this.#seats) Object.assign(seat, { botMs: 0, botFrom: at });
    this.#adopt(after, at, this.#now === undefined);
  }

  /** Takes over the state of the table. */
  #adopt(now: TableNow, at: number, isGuess: boolean): void {
    if (this.#now?.gameNumber !== now.gameNumber || this.#now.status !== now.status) {
      this.#gameFrom = at;
      for (const seat of this.#seats) seat.game = { spentMs: 0, heldMs: 0, slackMs: 0 };
    }
    now.players.forEach((player, i) => {
      const seat = this.#seat(i + 1);
      if (!now.toAct.includes(i + 1)) this.#endQuestion(seat, at);
      else if (seat.question === undefined || isGuess) {
        seat.question = { askedAt: at, isGuess, spentMs: 0, heldMs: 0 };
        Object.assign(seat, { awayMs: 0, botMs: 0, botFrom: at });
      }
      if (player !== seat.player) Object.assign(seat, { awayMs: 0, botMs: 0, botFrom: at });
      seat.player = player;
    });
    if (now.vote === 'none' || now.status !== 'over') this.#voteFrom = undefined;
    else this.#voteFrom ??= at;
    this.#now = now;
    this.#countedTo = Math.max(this.#countedTo, at);
  }

  #seat(seat: Seat): SeatTime {
    this.#seats[seat - 1] ??= {
      player: 'nobody',
      question: undefined,
      game: { spentMs: 0, heldMs: 0, slackMs: 0 },
      absentFrom: this.#time(),
      satAt: this.#time(),
      awayMs: 0,
      botMs: 0,
      botFrom: this.#time(),
      told: undefined,
    };
    return this.#seats[seat - 1] as SeatTime;
  }

  #endQuestion(seat: SeatTime, at: number): void {
    if (seat.question === undefined) return;
    const { spentMs, heldMs, askedAt } = seat.question;
    seat.game.spentMs += spentMs;
    seat.game.heldMs += heldMs;
    seat.game.slackMs += this.#slackMs(askedAt, at);
    seat.question = undefined;
  }

  #restarts(from: number, until: number): number {
    return this.#downtimes.filter((down) => down.until > from && down.from <= until).length;
  }

  /** The tolerance of one question. */
  #slackMs(from: number, until: number): number {
    const rebuilt = this.#rebuilt.filter((at) => at >= from && at <= until).length;
    return this.#respondMs * (1 + rebuilt) + this.#restarts(from, until) * (RESTART_MS + this.#respondMs);
  }

  /** Advances all clocks to `at` and checks them. */
  #count(at: number): void {
    const from = this.#countedTo;
    if (at <= from) return;
    this.#countedTo = at;
    const now = this.#now;
    if (now === undefined) return;
    const begin = Math.min(at, Math.max(from, this.#clocksFrom));
    const down = this.#downtimes.reduce(
      (sum, downtime) => sum + Math.max(0, Math.min(at, downtime.until) - Math.max(begin, downtime.from)),
      0,
    );
    const ms = now.isPaused && this.#mayPause ? 0 : at - begin - down;
    for (const [i, seat] of this.#seats.entries()) {
      if (seat.question === undefined) continue;
      const isOwner = seat.player === 'owner';
      seat.question.spentMs += ms;
      if (isOwner) seat.question.heldMs += ms;
      if (isOwner && seat.absentFrom !== undefined) seat.awayMs += ms;
      if (!isOwner) seat.botMs += ms;
      this.#checkSeat(i + 1, seat, seat.question, at);
    }
    this.#checkVote(at);
  }

  #checkSeat(place: Seat, seat: SeatTime, question: Question, at: number): void {
    const { clock, grace } = this.#settings;
    const { spentMs, heldMs, askedAt } = question;
    const allowance = clock.kind === 'none' ? Number.POSITIVE_INFINITY : 1_000 * clock.seconds;
    const isGame = clock.kind === 'game';
    const held = heldMs + (isGame ? seat.game.heldMs : 0);
    const mayHold = allowance + SLACK_MS + RESTART_MS * this.#restarts(isGame ? this.#gameFrom : askedAt, at);
    if (held > mayHold) this.#blame('wait-too-long', `seat ${place} has thought for ${held} ms by a clock of ${allowance} ms`);
    const spent = spentMs + (isGame ? seat.game.spentMs : 0);
    const maySpend = allowance + this.#slackMs(askedAt, at) + (isGame ? seat.game.slackMs : 0);
    if (spent > maySpend)
      this.#blame('wait-too-long', `seat ${place} was waited for ${spent} ms by a clock of ${allowance} ms, bots and all`);
    const awayRestarts = this.#restarts(seat.absentFrom ?? at, at);
    const mayBeAway = grace === null ? Number.POSITIVE_INFINITY : 1_000 * grace + SLACK_MS + (RESTART_MS + STORE_ABSENCE_MS) * awayRestarts;
    if (seat.awayMs > mayBeAway)
      this.#blame('not-covered', `seat ${place} is absent and asked for ${seat.awayMs} ms with a grace of ${grace} s`);
    if (seat.player !== 'owner' && seat.botMs > this.#slackMs(seat.botFrom, at))
      this.#blame('bot-never-moves', `a bot plays for seat ${place} and has been asked for ${seat.botMs} ms`);
  }

  #checkVote(at: number): void {
    const from = this.#voteFrom;
    if (from === undefined) return;
    const down = this.#downtimes.reduce(
      (sum, downtime) => sum + Math.max(0, Math.min(at, downtime.until) - Math.max(from, downtime.from)),
      0,
    );
    if (at - from - down > VOTE_MS + SLACK_MS + RESTART_MS * this.#restarts(from, at))
      this.#blame('vote-never-ends', `it began ${at - from} ms ago`);
  }

  #checkCover(place: Seat, why: 'away' | 'time', at: number): void {
    const { clock, grace } = this.#settings;
    const seat = this.#seat(place);
    const { question } = seat;
    if (this.#now === undefined || question === undefined || question.isGuess) return;
    if (why === 'time' && clock.kind !== 'none') {
      const spent = question.spentMs + (clock.kind === 'game' ? seat.game.spentMs : 0);
      if (spent < 1_000 * clock.seconds - EXACT_MS)
        this.#blame('covered-too-early', `seat ${place} has spent ${spent} ms of a clock of ${clock.seconds} s`);
    }
    if (why === 'away' && grace !== null) {
      const { absentFrom } = seat;
      if (absentFrom === undefined) this.#blame('covered-too-early', `seat ${place} is here`);
      else {
        const away = at - Math.max(absentFrom, question.askedAt, seat.satAt);
        if (away < 1_000 * grace - EXACT_MS)
          this.#blame('covered-too-early', `seat ${place} is absent and asked for ${away} ms with a grace of ${grace} s`);
      }
    }
  }

  #checkMove(place: Seat): void {
    const { player, told, question } = this.#seat(place);
    if (player !== 'owner' || told?.leftMs !== 0 || question?.isGuess !== false) return;
    const scope = this.#settings.clock.kind === 'move' ? question : this.#now?.gameNumber;
    if (told.scope === scope) this.#blame('moves-without-time', `seat ${place}`);
  }

  clocksTold(left: readonly number[]): void {
    const { clock } = this.#settings;
    const at = this.#time();
    if (at < this.#clocksFrom) return;
    left.forEach((leftMs, i) => {
      const seat = this.#seat(i + 1);
      // While a bot plays, a clock for the move shows what the next one will have.
      if (clock.kind === 'move' && (seat.question === undefined || seat.player !== 'owner')) return;
      const scope = clock.kind === 'move' ? seat.question : this.#now?.gameNumber;
      const before = seat.told?.scope === scope ? seat.told : undefined;
      const mostMs = before === undefined ? Number.POSITIVE_INFINITY : before.leftMs + RESTART_MS * this.#restarts(before.at, at);
      if (leftMs > mostMs + EXACT_MS)
        this.#blame('time-given-back', `seat ${i + 1} had ${before?.leftMs} ms left, now it has ${leftMs} ms`);
      seat.told = { scope, leftMs: Math.min(leftMs, mostMs), at };
    });
  }

  /** Checks that everything due has happened. Call it only when all events so far have been reported. */
  check(): void {
    this.#count(this.#time());
    for (const { seq, at, waitedMs } of this.#serverBegan) {
      // The answer to our own command is lost if the server dies at that moment.
      const isOurs = this.#ours.has(seq) || this.#downtimes.some(({ from }) => from === at);
      if (!isOurs && waitedMs < VOTE_MS - EXACT_MS) this.#blame('vote-ends-too-early', `after ${waitedMs} ms`);
    }
    this.#serverBegan = [];
  }
}
