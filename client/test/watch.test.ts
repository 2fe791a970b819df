import type { CODES } from '@bellwether/wire';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableClient } from '../src/index.ts';
import { asked, CLOSED, DISCONNECTED, disconnected, isFollowing, parted, refusalOf, refused, shown } from '../src/watch.ts';
import { counting, type FakeSocket, fakePorts, KEY, TABLE, whole } from './fakes.ts';

const no = (code: (typeof CODES)[number]) => ({ t: 'refused', table: TABLE, code }) as const;

describe('how a client stands to its table', () => {
  const asking = asked(DISCONNECTED, 0);
  const following = shown();
  const catchingUp = asked(following, 7);

  it('follows on while it asks for what was lost', () => {
    expect([asking, following, catchingUp].map(isFollowing)).toEqual([false, true, true]);
    expect(refused(catchingUp, no('still-secret'))).toEqual(following);
  });

  it('asks again in a moment where a refusal passes, and not otherwise', () => {
    expect(refused(asking, no('too-often')).kind).toBe('pausing');
    expect(refused(catchingUp, no('storage-failed')).kind).toBe('pausing');
    expect(refused(asking, no('still-secret'))).toEqual({ kind: 'refused', refused: no('still-secret') });
  });

  it('takes no refusal for its own that it did not ask for, unless it is final', () => {
    for (const watch of [following, DISCONNECTED, CLOSED, parted(following)]) expect(refused(watch, no('too-often'))).toBe(watch);
    expect(refused(following, no('banned')).kind).toBe('refused');
  });

  it('keeps why the table is not shown until it is', () => {
    const again = asked(disconnected(refused(asking, no('wrong-key'))), 0);
    expect(refusalOf(parted(again))).toEqual(no('wrong-key'));
    expect(refusalOf(shown())).toBeUndefined();
  });
});

describe('whatever a server does', () => {
  let sockets: FakeSocket[];
  let client: TableClient;
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const said = (seq: number) => ({ t: 'event', table: TABLE, seq, what: { kind: 'say', seat: 1, phrase: 'hello' } });
  const lastId = () => sockets.flatMap((socket) => socket.sentOf('do')).at(-1)?.id ?? 'command-0';

  type Step = (socket: FakeSocket) => void;
  const message = fc.oneof(
    fc.nat(9).map((seq) => whole(seq)),
    fc.nat(9).map(said),
    fc.constantFrom('stopping', 'storage-failed', 'changed', 'bored').map((reason) => ({ t: 'bye', reason, table: TABLE })),
    fc.constantFrom('table-stopped', 'storage-failed', 'too-often', 'stopping').map((code) => ({ t: 'refused', table: TABLE, code })),
    fc.constantFrom({ t: 'pong' }, { t: 'applause' }, { t: 'event', table: TABLE, seq: 5, what: { kind: 'swaps' } }),
  );
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 4,
      arbitrary: message.map(
        (one): Step =>
          (socket) =>
            socket.say(one),
      ),
    },
    { weight: 2, arbitrary: fc.constant<Step>((socket) => socket.open()) },
    { weight: 1, arbitrary: fc.constant<Step>((socket) => socket.close()) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('storage-failed', 'stopping', 'table-stopped').map(
        (code): Step =>
          (socket) =>
            socket.say({ ...no(code as 'stopping'), id: lastId() }),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.nat(9_000).map(
        (ms): Step =>
          () =>
            vi.advanceTimersByTime(ms),
      ),
    },
    { weight: 1, arbitrary: fc.constant<Step>(() => client.wake()) },
  );

  /** From now on the server answers correctly. It has not received earlier requests; `known` says how many, by socket. */
  function serve(known: Map<FakeSocket, number>): void {
    for (const socket of sockets.filter(({ closed }) => !closed)) {
      if (socket.sent.length === 0) socket.open();
      for (let i = known.get(socket) ?? 0; i < socket.sent.length; known.set(socket, ++i)) {
        const { t, id } = socket.sent[i] as FakeSocket['sent'][number];
        if (t === 'watch') socket.say(whole(9));
        if (t === 'do') socket.say({ t: 'done', id, seq: 9 });
        if (t === 'ping') socket.say({ t: 'pong' });
      }
    }
  }

  function run(steps: readonly (Step | 'do')[]): { answers: number; asked: number } {
    sockets = [];
    client = new TableClient({ table: TABLE, key: KEY, engine: () => counting, story: true }, fakePorts(sockets));
    const told = { answers: 0, asked: 0 };
    for (const one of steps) {
      if (one !== 'do') one(sockets.at(-1) as FakeSocket);
      else {
        told.asked++;
        client.do({ kind: 'say', seat: 1, phrase: 'hello' }).then(
          () => told.answers++,
          () => {},
        );
      }
    }
    return told;
  }
  const steps = fc.array(fc.oneof({ weight: 4, arbitrary: step }, { weight: 1, arbitrary: fc.constant('do' as const) }), { maxLength: 30 });

  it('once it answers again, every command has its answer within two minutes, and the table is followed', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const told = run(all);
        const known = new Map(sockets.map((socket) => [socket, socket.sent.length]));
        for (let i = 0; i < 240; i++) {
          serve(known);
          await vi.advanceTimersByTimeAsync(500);
        }
        const last = client.do({ kind: 'start' });
        serve(known);
        const { connection, refused: why } = client;
        client.close();
        expect({ ...told, connection, why, last: (await last).t }).toEqual({
          asked: told.asked,
          answers: told.asked,
          connection: 'open',
          why: undefined,
          last: 'done',
        });
      }),
      { numRuns: 400 },
    );
  });

  it('every command has an answer once the client is closed, and nothing more is sent or awaited', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const told = run(all);
        client.close();
        await vi.advanceTimersByTimeAsync(0);
        expect(told.answers).toBe(told.asked);
        expect(vi.getTimerCount()).toBe(0);
        const sent = () => sockets.map((socket) => socket.sent.length);
        const before = sent();
        await vi.advanceTimersByTimeAsync(60_000);
        expect(sent()).toEqual(before);
      }),
      { numRuns: 400 },
    );
  });
});
