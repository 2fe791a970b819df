import type { Seat } from '@bellwether/kernel';
import { type Action, PROTOCOL, type ServerMessage, type TableMessage } from '@bellwether/wire';
import { actionOf, type Known, makesSense, seatsOf } from './acts.ts';
import type { Act, Going, Who } from './case.ts';
import type { Judge } from './judge.ts';
import { Line, type Person } from './line.ts';
import type { SimulatedServer } from './simulated-server.ts';
import type { SimulatedTime } from './simulated-time.ts';
import { TableFeed } from './table-feed.ts';
import { Violation } from './violation.ts';

interface CrowdOptions {
  readonly people: readonly Person[];
  readonly time: SimulatedTime;
  readonly judge: Judge;
  /** Whether a spectator watches while spectators are allowed. */
  readonly hasSpectator: boolean;
  /** Whether the disk or the server is failing. */
  mayFail(): boolean;
  /** Whether only players may watch. */
  readonly isSealed: boolean;
  blame(violation: Violation): void;
  note(what: string, at?: number): void;
}

/** The people at one table and their connections. Keeps the judge informed of what happens and of who is online. */
export class Crowd {
  readonly feed: TableFeed;
  readonly #options: CrowdOptions;
  #server: SimulatedServer | undefined;
  #table = '';
  #lines: Line[] = [];
  #spectator: Line | undefined;
  readonly #lastSeats = new Map<string, Seat>();
  readonly #sent: { readonly person: Person; readonly action: Action; readonly rev: number; readonly id: string }[] = [];
  commands = 0;
  done = 0;

  constructor(options: CrowdOptions) {
    const { judge, note } = options;
    this.#options = options;
    this.feed = new TableFeed({
      happened: (happened) => {
        const { kind, ...facts } = happened.what;
        note(`  #${happened.seq} ${kind} ${JSON.stringify('events' in facts ? { seat: facts.seat } : facts)}`, happened.at);
        judge.happened(happened);
      },
      lost: (now) => judge.lost(now),
      clocksTold: (left) => judge.clocksTold(left),
    });
  }

  /** The table is at this server from now on. */
  meet(server: SimulatedServer, table = this.#table): void {
    this.#server = server;
    this.#table = table;
  }

  /** Waits until the server has done everything, and checks what it said. */
  async settle(): Promise<void> {
    await this.#options.time.settle();
    await this.#catchUp();
    // The server may have closed connections.
    this.#options.judge.online(this.online());
    this.#options.judge.check();
    this.#checkPresence();
  }

  // People

  pick({ n, isAnybody }: Who, isMeant: (person: Person) => boolean): Person {
    const { people } = this.#options;
    const some = isAnybody ? [] : people.filter(isMeant);
    const among = some.length > 0 ? some : people;
    return among[n % among.length] as Person;
  }

  actor(who: Who, act: Act): Person {
    return this.pick(who, (person) => this.makesSense(person, act));
  }

  makesSense(person: Person, act: Act): boolean {
    return makesSense(this.#known, person, act);
  }

  isSeated(person: Person): boolean {
    return seatsOf(this.feed.info, person).length > 0;
  }

  isWatching(person: Person): boolean {
    return this.#lineOf(person, true) !== undefined;
  }

  /** People with a granted watch. */
  watching(): readonly Person[] {
    return [...new Set(this.#lines.flatMap(({ person, viewer }) => (person !== undefined && viewer !== undefined ? [person] : [])))];
  }

  // Connections

  async #openLine(person: Person | undefined): Promise<Line> {
    if (this.#server === undefined) throw new Error('no server runs');
    const line = new Line(this.#server.openSocket(), this.#table, person, (from, message) => this.#hear(from, message));
    this.#lines.push(line);
    await this.#options.time.settle();
    return line;
  }

  #lineOf(person: Person, isWatching: boolean): Line | undefined {
    return this.#lines.find((line) => line.isOpen && line.person === person && line.wantsToWatch === isWatching);
  }

  /** `isAside`: over a connection that does not watch, if there is one. */
  async lineFor(person: Person, isAside: boolean): Promise<Line> {
    return this.#lineOf(person, !isAside) ?? this.#lineOf(person, isAside) ?? (await this.#openLine(person));
  }

  #hear(line: Line, message: ServerMessage): void {
    const { judge, note, time, mayFail, blame } = this.#options;
    if (message.t === 'table') this.feed.table(message);
    if (message.t === 'event' && line.viewer !== undefined) this.feed.event(message, line.viewer, time.now());
    if (message.t === 'done') {
      this.done++;
      judge.done(message.seq);
    }
    if (message.t === 'refused' && message.code === 'storage-failed' && !mayFail())
      blame(new Violation('table-stopped', `by a command of ${line.person?.name}`));
    if (message.t === 'refused') note(`  ${line.person?.name}: ${message.code}`);
    this.#noteSeats();
    judge.online(this.online());
  }

  #noteSeats(): void {
    for (const { seat, name } of this.feed.info?.seats ?? []) if (name !== undefined) this.#lastSeats.set(name, seat);
  }

  /** The seats that are watched. */
  online(): Seat[] {
    const seats = this.#lines.flatMap(({ viewer }) => (typeof viewer === 'number' ? [viewer] : []));
    return [...new Set(seats)].sort((a, b) => a - b);
  }

  async watch(person: Person): Promise<void> {
    (await this.lineFor(person, false)).watch(this.feed.seq);
    await this.settle();
  }

  go(person: Person, how: Going): void {
    const line = this.#lineOf(person, true);
    if (line !== undefined) this.#end(line, how);
  }

  /** Watches and leaves before the answer arrives. */
  async flicker(person: Person, how: Going, isBusy: boolean): Promise<void> {
    const line = this.#lineOf(person, false) ?? (await this.#openLine(person));
    if (isBusy) this.send(line, { kind: 'say', phrase: 'hello' });
    line.watch(this.feed.seq);
    this.#end(line, how);
  }

  #end(line: Line, how: Going): void {
    const { judge } = this.#options;
    const isUnanswered = line.wantsToWatch && line.viewer === undefined;
    if (how === 'unwatch') line.unwatch();
    else line.close(how === 'close' ? 'politely' : 'cut');
    this.#lines = this.#lines.filter(({ isOpen }) => isOpen);
    if (isUnanswered) for (const { seat } of seatsOf(this.feed.info, line.person)) judge.glimpsed(seat);
    judge.online(this.online());
  }

  /** Everyone leaves. The server may already be gone. */
  disperse(how: Going): void {
    for (const line of this.#lines) this.#end(line, how);
  }

  // What happens at the table

  /** Makes sure that a connection receives events; otherwise asks the server for them. */
  async #catchUp(): Promise<void> {
    const { hasSpectator, isSealed, time } = this.#options;
    if (hasSpectator && !isSealed && this.#spectator?.wantsToWatch !== true) {
      if (this.#spectator?.isOpen !== true) this.#spectator = await this.#openLine(undefined);
      this.#spectator.watch(this.feed.seq);
      await time.settle();
    }
    if (this.#lines.every(({ viewer }) => viewer === undefined)) await this.look();
  }

  async look(): Promise<void> {
    const { people, isSealed, time, judge } = this.#options;
    // At a sealed table only players may look, and they change.
    const keys = isSealed ? people.map(({ key }) => key) : [undefined];
    for (const key of keys) {
      const body = { from: this.feed.seq, protocol: PROTOCOL, ...(key !== undefined && { key }) };
      const answer = await this.#server?.post(`/api/tables/${this.#table}/look`, body);
      await time.settle();
      if (answer?.status !== 200) continue;
      const message = answer.json as TableMessage;
      this.feed.table(message);
      this.#noteSeats();
      judge.online(this.online());
      this.#compareOnline(message.online, 'a look');
      return;
    }
    judge.sawNothing();
  }

  #checkPresence(): void {
    const { seats = [] } = this.feed.info ?? {};
    for (const { viewer, person, online } of this.#lines) {
      if (viewer === undefined) continue;
      this.#compareOnline(online, person?.name ?? 'the spectator');
      if (typeof viewer === 'number' && seats[viewer - 1]?.name !== person?.name)
        this.#options.blame(new Violation('wrong-presence', `${person?.name} watches as seat ${viewer}`));
    }
  }

  #compareOnline(told: readonly Seat[], to: string): void {
    const [really, said] = [this.online(), told].map((seats) => seats.join() || 'none');
    if (really !== said) this.#options.blame(new Violation('wrong-presence', `watched: seats ${really}; told to ${to}: ${said}`));
  }

  // Commands

  get #known(): Known {
    const [maker] = this.#options.people as [Person];
    return { info: this.feed.info, lastSeats: this.#lastSeats, maker, legalOf: (person) => this.#legalOf(person) };
  }

  #legalOf(person: Person): ReturnType<Known['legalOf']> {
    const toAct = this.feed.info?.toAct ?? [];
    for (const { viewer, legal, person: watching } of this.#lines) {
      if (watching !== person || typeof viewer !== 'number') continue;
      if (toAct.includes(viewer) && legal.length > 0) return { seat: viewer, moves: legal };
    }
    return undefined;
  }

  async act(person: Person, act: Act, isAside: boolean): Promise<void> {
    this.send(await this.lineFor(person, isAside), act);
  }

  send(line: Line, act: Act): void {
    const { person } = line;
    const action = person && actionOf(this.#known, person, act);
    if (person === undefined || action === undefined) return;
    const command = { person, action, rev: this.feed.seq, id: `command-${++this.commands}` };
    this.#sent.push(command);
    line.do(action, command.rev, command.id);
  }

  /** Sends a command that was sent before. */
  async sendAgain(which: number, isNow: boolean): Promise<void> {
    const command = this.#sent[which % this.#sent.length];
    if (command === undefined) return;
    const line = await this.lineFor(command.person, false);
    this.commands++;
    line.do(command.action, isNow ? this.feed.seq : command.rev, command.id);
  }

  /** A person who is to act and plays for itself. */
  awaited(): Person | undefined {
    return this.#options.people.find((person) => this.makesSense(person, { kind: 'move', which: 0 }));
  }
}
