/**
 * A bot in one file, with nothing but what Node brings: it speaks docs/PROTOCOL.md and plays any legal move.
 *
 *   npm exec -- node server/examples/bot.ts http://127.0.0.1:8080                 makes a table, plays against the server's bots
 *   npm exec -- node server/examples/bot.ts http://127.0.0.1:8080 TABLE SEAT      joins a friend's table (what stands after #/t/ in the link)
 *
 * Its key is its identity: keep it in the variable BOT_KEY to come back to the same seat later.
 */
interface Standing {
  status: string;
  toAct: number[];
  winners?: number[];
  seats?: { seat: number; kind: string; covered?: true }[];
}
interface Table {
  info: Standing;
  view: unknown;
  legal: string[];
  seq: number;
}
type Message = { t: string; seq: number; id?: string; code?: string; what?: { kind: string } } & Partial<Table> & {
    toAct?: number[];
    standing?: Standing;
  };

const [, , server = 'http://127.0.0.1:8080', given, seatText = '1'] = process.argv;
const seat = Number(seatText);
const key = process.env.BOT_KEY ?? (await post('/api/keys')).key;
const id = given ?? (await newTable());
let table: Table | undefined;
let waiting: { id: string; text: string } | undefined;
play();

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

/** Connects, and connects again whenever the connection is lost; what was missed is asked for with `from`. */
function play(): void {
  const socket = new WebSocket(`${server.replace('http', 'ws')}/api/socket`);
  const send = (message: object) => socket.send(JSON.stringify(message));
  socket.onopen = () => send({ t: 'hello', protocol: 1 });
  socket.onclose = () => {
    if (table?.info.status !== 'over') setTimeout(play, 1_000);
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    switch (message.t) {
      case 'welcome':
        send({ t: 'watch', table: id, key, ...(table && { from: table.seq }) });
        break;
      case 'table':
        table = message as Table;
        // A command without an answer is sent again under its old id: it is never done twice.
        if (waiting) socket.send(waiting.text);
        act(send);
        break;
      case 'event':
        follow(message);
        act(send);
        break;
      case 'done':
        if (waiting?.id === message.id) waiting = undefined;
        act(send);
        break;
      case 'refused':
        console.log('refused:', JSON.stringify(message));
        if (waiting?.id === message.id) waiting = undefined;
        if (message.code !== 'stale') process.exit(1);
        break;
      case 'refresh':
        console.log('this bot is older than the server');
        process.exit(1);
    }
    if (table?.info.status === 'over') {
      console.log(`over: ${table.info.winners?.includes(seat) ? 'won' : 'lost'}`);
      socket.close();
    }
  };
}

/** All this bot keeps of an event. It never looks at the view, so it skips the `delta`. */
function follow(message: Message): void {
  if (!table) return;
  table.seq = message.seq;
  if (message.standing) table.info = { seats: table.info.seats ?? [], ...message.standing };
  if (message.toAct) table.info.toAct = message.toAct;
  if (message.what?.kind !== 'say' && message.what?.kind !== 'react') table.legal = message.legal ?? [];
}

function act(send: (message: object) => void): void {
  const action = wish();
  if (!table || waiting || !action) return;
  const command = { t: 'do', id: crypto.randomUUID(), table: id, rev: table.seq, key, action };
  waiting = { id: command.id, text: JSON.stringify(command) };
  send(command);
}

function wish(): object | undefined {
  const mine = table as (Table & { viewer?: unknown; host?: boolean }) | undefined;
  if (!mine || mine.info.status === 'over') return undefined;
  const { status, toAct } = mine.info;
  const own = mine.info.seats?.find((one) => one.seat === seat);
  if (own?.kind !== 'program') return own?.kind === 'human' ? undefined : { kind: 'sit', seat, name: 'Robo', program: true };
  if (status === 'open') return mine.host ? { kind: 'start' } : undefined;
  if (own.covered) return { kind: 'return', seat };
  const [move] = mine.legal ?? [];
  return toAct.includes(seat) && move ? { kind: 'move', seat, move } : undefined;
}
