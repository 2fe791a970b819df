/**
 * A bot in one file, on the project's own client (docs/PROTOCOL.md; for other languages see server/test/outsider/client.py). It knows no
 * rule: the server lists its legal moves, and it plays any of them.
 *
 *   npm exec -- node server/examples/bot.ts http://127.0.0.1:8080                 makes a table, plays against the server's bots
 *   npm exec -- node server/examples/bot.ts http://127.0.0.1:8080 TABLE SEAT      joins a friend's table (what stands after #/t/ in the link)
 *
 * Its key is its identity: keep it in the variable BOT_KEY to come back to the same seat later.
 */
import { type ClientPorts, type Mirror, TableClient } from '@bellwether/client';
import type { Action } from '@bellwether/wire';

const [, , server = 'http://127.0.0.1:8080', given, seatText = '1'] = process.argv;
const seat = Number(seatText);
const key = process.env.BOT_KEY ?? (await post('/api/keys')).key ?? '';
const table = given ?? (await newTable());

/** All that the client needs of Node. */
const ports: ClientPorts = {
  openSocket({ opened, heard, closed }) {
    const socket = new WebSocket(`${server.replace('http', 'ws')}/api/socket`);
    socket.onopen = opened;
    socket.onmessage = ({ data }) => heard(String(data));
    socket.onclose = closed;
    return socket;
  },
  now: Date.now,
  steady: () => performance.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  newId: () => crypto.randomUUID(),
};

let isBusy = false;
const client = new TableClient({ table, key, legal: 1 }, ports, {
  changed: ({ mirror }) => {
    act(mirror).catch((error: unknown) => end(String(error), 1));
  },
  refused: (refused) => refused && end(`no table: ${refused.code}`, 1),
  connection: (state) => state === 'outdated' && end('this bot is older than the server', 1),
});

async function post(path: string, body?: object): Promise<Record<string, string>> {
  const answer = await fetch(server + path, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const json = (await answer.json()) as Record<string, string>;
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(json)}`);
  return json;
}

async function newTable(): Promise<string> {
  const config = [
    ['Edition', '2016'],
    ['Players', '4'],
    ['Animals', 'hound-01 wolf-01'],
  ];
  const made = await post('/api/tables', { key, game: 'wolf-and-hound', config });
  console.log(`table ${made.table}: ${made.link}`);
  return made.table as string;
}

/** One thing at a time. The client sends it until it is answered, whatever becomes of the connection. */
async function act(mirror: Mirror): Promise<void> {
  if (mirror.info.status === 'over') end(`over: ${mirror.info.winners?.includes(seat) ? 'won' : 'lost'}`, 0);
  const action = wish(mirror);
  if (isBusy || !action) return;
  isBusy = true;
  const answer = await client.do(action);
  isBusy = false;
  if (answer.t === 'refused' && answer.code !== 'stale') end(`refused: ${JSON.stringify(answer)}`, 1);
  if (client.mirror) await act(client.mirror);
}

function wish({ info, host, legal: [move] }: Mirror): Action | undefined {
  const own = info.seats[seat - 1];
  if (own?.kind !== 'program') return own?.kind === 'human' ? undefined : { kind: 'sit', seat, name: 'Robo', program: true };
  if (info.status === 'open') return host ? { kind: 'start' } : undefined;
  if (own.covered) return { kind: 'return', seat };
  return move === undefined ? undefined : { kind: 'move', seat, move };
}

function end(words: string, status: number): never {
  console.log(words);
  process.exit(status);
}
