import type { JoinMade, MatchInfo, MatchMade, Settings, TableMade } from '@bellwether/wire';
import { DEFAULT_SETTINGS } from '@bellwether/wire';
import type { Case, Setup, Span, Step } from './case.ts';
import { Crowd } from './crowd.ts';
import { Judge } from './judge.ts';
import type { Person } from './line.ts';
import { Machine, SimulatedServer } from './simulated-server.ts';
import { nextTurn, SimulatedTime } from './simulated-time.ts';
import { Violation } from './violation.ts';

const BEGIN = 1_800_000_000_000;
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const VOTE_MS = 15_000;
/** Allowed loads of an idle table, in addition to two for each event there. */
const FEW_LOADS = 4;
/** After a failed write the server waits before it rebuilds a table, longer if the last failure was less than this ago. */
const DISK_RESTS_MS = 61_000;

export interface Outcome {
  readonly violation: Violation | undefined;
  /** Commands sent, and how many of them were done. */
  readonly commands: number;
  readonly done: number;
  readonly transcript: readonly string[];
}

/** Plays a sequence until it ends or breaks a rule. The same case and seed give the same outcome. */
export async function simulate({ setup, steps }: Case, seed: number): Promise<Outcome> {
  const time = new SimulatedTime(BEGIN);
  const real = performance.now;
  // The server measures the cost of work with this clock: simulated, so that a busy machine changes nothing.
  performance.now = () => time.now() - BEGIN;
  try {
    const simulation = new Simulation(setup, time, seed);
    await simulation.begin();
    for (const step of steps) {
      await simulation.step(step);
      if (simulation.violation !== undefined) break;
    }
    return await simulation.end();
  } finally {
    performance.now = real;
  }
}

/** A simulated table with its people and server, from its creation on. */
class Simulation {
  violation: Violation | undefined;
  readonly #setup: Setup;
  readonly #settings: Settings;
  readonly #time: SimulatedTime;
  readonly #machine: Machine;
  readonly #people: readonly Person[];
  readonly #judge: Judge;
  readonly #crowd: Crowd;
  readonly #transcript: string[] = [];
  #server: SimulatedServer | undefined;
  #table = '';
  /** Whether the disk fails or the server is being stopped. */
  #isFailing = false;
  #diskFailedAt = Number.NEGATIVE_INFINITY;

  constructor(setup: Setup, time: SimulatedTime, seed: number) {
    this.#setup = setup;
    this.#time = time;
    this.#settings = settingsOf(setup);
    this.#machine = new Machine(time, seed);
    this.#people = NAMES.map((name) => ({ name, key: Buffer.from(this.#machine.bytes(18)).toString('base64url') }));
    this.#judge = new Judge(this.#settings, setup, () => time.now(), this.#blame, setup.seated === undefined);
    this.#crowd = new Crowd({
      ...{ people: this.#people, time, judge: this.#judge, blame: this.#blame },
      hasSpectator: setup.hasSpectator,
      mayFail: () => this.#isFailing,
      isSealed: setup.seated === undefined,
      note: (what, at) => this.#note(what, at),
    });
  }

  #blame = (violation: Violation): void => {
    this.violation ??= violation;
    this.#note(`! ${violation.message}`);
  };

  #note(what: string, at = this.#time.now()): void {
    this.#transcript.push(`${((at - BEGIN) / 1_000).toFixed(3).padStart(10)} ${what}`);
  }

  async #start(): Promise<SimulatedServer> {
    const server = await SimulatedServer.start(this.#machine, this.#setup);
    this.#server = server;
    return server;
  }

  async begin(): Promise<void> {
    const { seated, players, isStarted } = this.#setup;
    const server = await this.#start();
    this.#table = await (seated === undefined ? this.#makeMatch(server) : this.#makeTable(server));
    this.#crowd.meet(server, this.#table);
    await this.#crowd.settle();
    for (const person of this.#people.slice(0, seated ?? players)) await this.#crowd.watch(person);
    if (seated === undefined) return;
    for (const [i, person] of this.#people.slice(0, Math.min(seated, players)).entries()) {
      await this.#crowd.act(person, { kind: 'sit', seat: i + 1 }, false);
      await this.#crowd.settle();
    }
    if (isStarted) await this.#crowd.act(this.#people[0] as Person, { kind: 'start' }, false);
    await this.#crowd.settle();
  }

  async end(): Promise<Outcome> {
    await this.#server?.kill();
    this.#machine.close();
    const { commands, done } = this.#crowd;
    return { violation: this.violation, commands, done, transcript: this.#transcript };
  }

  async #makeTable(server: SimulatedServer): Promise<string> {
    const { key } = this.#people[0] as Person;
    const asked = { key, game: this.#setup.game, config: configOf(this.#setup), settings: this.#settings };
    return ((await this.#post(server, '/api/tables', asked)) as TableMade).table;
  }

  /** Everyone sits in room 1. */
  async #makeMatch(server: SimulatedServer): Promise<string> {
    const { game, settings, players } = this.#setup;
    const { clock, grace } = settings;
    const { key } = this.#people[0] as Person;
    const asked = { key, game, config: configOf(this.#setup), form: 'fours', deals: 1, clock, grace };
    const { match } = (await this.#post(server, '/api/matches', asked)) as MatchMade;
    for (const [i, person] of this.#people.slice(0, players).entries())
      await this.#post(server, `/api/matches/${match}/join`, { ...person, room: 1, seat: i + 1 });
    await this.#post(server, `/api/matches/${match}/deal`, { key });
    const { dealt } = (await this.#post(server, `/api/matches/${match}/look`, { key })) as MatchInfo;
    return dealt[0]?.tables.find(({ room }) => room === 1)?.table ?? '';
  }

  async #post(server: SimulatedServer, path: string, body: object): Promise<unknown> {
    const { status, json } = await server.post(path, body);
    await this.#time.settle();
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
    return json;
  }

  async step(step: Step): Promise<void> {
    this.#note(`> ${JSON.stringify(step)}`);
    await this.#take(step);
    await this.#crowd.settle();
  }

  async #take(step: Step): Promise<void> {
    const crowd = this.#crowd;
    switch (step.kind) {
      case 'wait':
        return this.#wait(this.#ms(step.span));
      case 'act':
        return crowd.act(crowd.actor(step.who, step.act), step.act, step.isAside);
      case 'repeat':
        return this.#repeat(step);
      case 'at-once':
        return this.#atOnce(step);
      case 'watch': {
        const person = crowd.pick(step.who, (one) => !crowd.isWatching(one));
        return crowd.watch(person);
      }
      case 'go': {
        const person = crowd.pick(step.who, (one) => crowd.isWatching(one));
        return crowd.go(person, step.how);
      }
      case 'flicker': {
        const person = crowd.pick(step.who, (one) => crowd.isSeated(one));
        return crowd.flicker(person, step.how, step.isBusy);
      }
      case 'again':
        return crowd.sendAgain(step.which, step.isNow);
      case 'play':
        return this.#play(step.moves, this.#ms(step.span));
      case 'restart':
        return this.#restart(step.isKilled, step.downMs, step.areBack);
      case 'merge': {
        const person = crowd.pick(step.who, (one) => crowd.isSeated(one));
        return this.#buildAgain(step.areBack, () => this.#merge(person));
      }
      case 'disk-fails':
        return this.#buildAgain(step.areBack, () => this.#failDisk());
      case 'idle':
        return this.#idle(this.#ms(step.span));
    }
  }

  #ms({ of, share }: Span): number {
    const { clock, grace } = this.#settings;
    const { botPauseMs, maxThinkMs } = this.#setup;
    const whole = {
      second: 1_000,
      bot: botPauseMs + maxThinkMs,
      clock: clock.kind === 'none' ? 10_000 : 1_000 * clock.seconds,
      grace: 1_000 * (grace ?? 60),
      vote: VOTE_MS,
      'quarter-hour': 900_000,
    };
    return Math.ceil(whole[of] * share);
  }

  async #wait(milliseconds: number): Promise<void> {
    await this.#time.pass(milliseconds);
    await this.#crowd.settle();
  }

  async #repeat({ steps, times, span, isAlone }: Extract<Step, { kind: 'repeat' }>): Promise<void> {
    const crowd = this.#crowd;
    let last: Person | undefined;
    for (let i = 0; i < times && this.violation === undefined; i++) {
      for (const step of steps) {
        if (step.kind === 'act') {
          if (!isAlone || last === undefined || !crowd.makesSense(last, step.act)) last = crowd.actor(step.who, step.act);
          await crowd.act(last, step.act, step.isAside);
        } else await this.#take(step);
        await crowd.settle();
      }
      await this.#wait(this.#ms(span));
    }
  }

  async #atOnce({ acts, isAlone, dies }: Extract<Step, { kind: 'at-once' }>): Promise<void> {
    const crowd = this.#crowd;
    const sent = [];
    let person: Person | undefined;
    for (const { who, act } of acts) {
      if (!isAlone || person === undefined) person = crowd.actor(who, act);
      sent.push({ line: await crowd.lineFor(person, false), act });
    }
    await crowd.settle();
    for (const { line, act } of sent) crowd.send(line, act);
    if (dies === undefined) return;
    for (let turn = 0; turn < dies; turn++) await nextTurn();
    await this.#restart(true, 1_000, true);
  }

  /** People who are to act move; waits for bots. */
  async #play(moves: number, milliseconds: number): Promise<void> {
    const crowd = this.#crowd;
    for (let made = 0; made < moves && crowd.feed.info?.status === 'playing' && this.violation === undefined; made++) {
      await this.#wait(milliseconds);
      const person = crowd.awaited();
      if (person === undefined) continue;
      if (!crowd.isWatching(person)) await crowd.watch(person);
      await crowd.act(person, { kind: 'move', which: made }, false);
      await crowd.settle();
    }
  }

  async #restart(isKilled: boolean, downMs: number, areBack: boolean): Promise<void> {
    const online = this.#crowd.online();
    const watching = this.#crowd.watching();
    const from = this.#time.now();
    this.#isFailing = true;
    await (isKilled ? this.#server?.kill() : this.#server?.stop());
    this.#crowd.disperse('cut');
    await this.#time.pass(downMs);
    this.#crowd.meet(await this.#start());
    this.#isFailing = false;
    this.#judge.restarted(from, this.#time.now(), online);
    await this.#crowd.settle();
    if (areBack) for (const person of watching) await this.#crowd.watch(person);
  }

  async #buildAgain(areBack: boolean, how: () => Promise<void>): Promise<void> {
    const watching = this.#crowd.watching();
    await how();
    this.#judge.rebuilt();
    await this.#crowd.settle();
    if (areBack) for (const person of watching) await this.#crowd.watch(person);
  }

  /** A device joins another person, with everything it has. */
  async #merge({ key }: Person): Promise<void> {
    const other = { name: '', key: Buffer.from(this.#machine.bytes(18)).toString('base64url') };
    const { link } = (await this.#post(this.#server as SimulatedServer, '/api/me/join', { key: other.key })) as JoinMade;
    const { status, json } = (await this.#server?.post('/api/join', { key, secret: link.split('/').at(-1) })) ?? {};
    await this.#time.settle();
    // Attempts are limited to a few a minute.
    if (status !== 204 && status !== 429) throw new Error(`/api/join: ${status} ${JSON.stringify(json)}`);
  }

  async #failDisk(): Promise<void> {
    if (this.#time.now() < this.#diskFailedAt + DISK_RESTS_MS) return;
    this.#diskFailedAt = this.#time.now();
    this.#machine.failsNextWrite = true;
    this.#isFailing = true;
    const person = this.#crowd.pick({ n: 0, isAnybody: false }, (one) => this.#crowd.isSeated(one));
    await this.#crowd.act(person, { kind: 'say', phrase: 'hello' }, false);
    await this.#crowd.settle();
    this.#machine.failsNextWrite = false;
    this.#isFailing = false;
  }

  /** Learns afterward what happened, and checks how often the table was loaded. */
  async #idle(milliseconds: number): Promise<void> {
    const { feed } = this.#crowd;
    await this.#crowd.look();
    this.#crowd.disperse('close');
    await this.#time.settle();
    const before = { seq: feed.seq, loads: this.#machine.loadsOf(this.#table) };
    await this.#time.pass(milliseconds);
    const loads = this.#machine.loadsOf(this.#table) - before.loads;
    await this.#crowd.look();
    const happened = feed.seq - before.seq;
    if (loads <= FEW_LOADS + 2 * happened) return;
    this.violation ??= new Violation(
      'loaded-again-and-again',
      `${loads} times in ${milliseconds} ms, in which ${happened} things happened`,
    );
  }
}

function configOf({ game, players }: Setup): [string, string][] {
  const count: [string, string] = ['Players', String(players)];
  if (game === 'sheep-and-thief') return [['Edition', '2014'], count];
  return [['Edition', '2016'], count, ['Animals', 'hound-01 wolf-01']];
}

/** In a match, the match sets them. */
function settingsOf({ settings, seated }: Setup): Settings {
  const { clock, grace } = settings;
  if (seated !== undefined) return { ...DEFAULT_SETTINGS, ...settings };
  return { ...DEFAULT_SETTINGS, clock, grace, lateJoining: false, spectators: 'all-after-end' };
}
