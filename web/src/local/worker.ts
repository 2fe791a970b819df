import { ParseError, readRecord, replay } from '@bellwether/kernel';
import { dateOf } from '../day/date.ts';
import { keeper, recordOf } from '../storage/games.ts';
import { isGuest, levelOf, type Sitter } from '../table-kit/sitter.ts';
import type { Answer, Opening, Request } from '../table-kit/source.ts';
import { type BotPlayer, bots } from './bots.ts';
import { freshRecord } from './fresh.ts';
import { GAME_IDS, gameOf } from './games.ts';
import { type Keeper, LocalTable, type TableParts } from './local-table.ts';

/** The worker that alone holds the state of a local game; bots think here too, so the page never waits for them. */

interface Port {
  postMessage(answer: Answer): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<Request>) => void): void;
}
const port = globalThis as unknown as Port;
const post = (answer: Answer) => port.postMessage(answer);

let table: LocalTable | undefined;
// Requests are answered one after another: a game is opened before the first move is tried.
let queue = Promise.resolve();

port.addEventListener('message', ({ data }) => {
  queue = queue.then(() => serve(data)).catch((error: unknown) => console.error(error));
});

async function serve(request: Request): Promise<void> {
  switch (request.kind) {
    case 'warm':
      await gameOf(request.game);
      return;
    case 'start':
    case 'resume':
    case 'import':
      table?.close();
      table = undefined;
      return open(request);
    case 'play':
      return table?.play(request.move);
    case 'go-on':
      return await table?.goOn();
    case 'take':
      return table?.take();
    case 'undo':
      return table?.undo();
    case 'live':
      return table?.live();
    case 'seek':
      return table?.seek(request.ply, request.viewer);
    case 'hint':
      return post({ kind: 'answer', call: request.call, value: await table?.hint() });
    case 'record':
      return post({ kind: 'answer', call: request.call, value: table?.record() });
    case 'open-record':
      return post({ kind: 'answer', call: request.call, value: await table?.openRecord() });
    case 'fork': {
      const parts = table?.forkParts(request.ply, request.id);
      if (parts) new LocalTable(parts).save();
      return post({ kind: 'answer', call: request.call, value: parts && request.id });
    }
  }
}

async function open(opening: Opening): Promise<void> {
  if (opening.kind === 'start') {
    const game = await gameOf(opening.game);
    if (game === undefined) return post({ kind: 'missing', id: opening.id });
    const refusal = game.checkConfig(opening.config);
    if (refusal) return post({ kind: 'refused', refusal });
    const date = dateOf(opening.id);
    const record =
      date === undefined ? freshRecord(game, opening.config, opening.sitters, opening.mix) : await (await days()).dayRecord(date);
    return sit({ id: opening.id, game, record, sitters: record.sitters, post, bots: await botsAt(opening.id), keeper });
  }
  const text = opening.kind === 'import' ? opening.text : await recordOf(opening.id);
  if (text === undefined) return post({ kind: 'missing', id: opening.id });
  return await openText(opening.id, text, opening.kind === 'import' && opening.link === true);
}

async function openText(id: string, text: string, byLink: boolean): Promise<void> {
  const name = /\[Game "([a-z-]+)"\]/.exec(text)?.[1] ?? '';
  const game = await gameOf(name);
  if (game === undefined) return post({ kind: 'unreadable', where: '[Game]', expected: GAME_IDS.join(', ') });
  const record = readRecord(game, text);
  if (record instanceof ParseError) return post({ kind: 'unreadable', where: record.where, expected: record.expected });
  const sitters = game.seats(record.config).map((_, i) => sitterOf(record.sitters[i], i));
  const isOver = game.outcome(replay(game, record)) !== undefined;
  sit({ id, game, record, sitters, post, bots: await botsAt(id), keeper: byLink && isOver ? NOBODY : keeper });
}

/** The deal of a day is the same on every device, and so are its bots: its id tells the date. */
const days = () => import('../day/seated.ts');

async function botsAt(id: string): Promise<BotPlayer> {
  const date = dateOf(id);
  return date === undefined ? bots : (await days()).dayBots(date);
}

/** Keeps nothing: whoever follows a link to a finished game has not played it. */
const NOBODY: Keeper = { save: () => undefined };

/** Records of elsewhere name sitters as they like: the first seat is then ours, all others are bots. */
function sitterOf(label: string | undefined, i: number): Sitter {
  const level = levelOf(label ?? '');
  if (level !== undefined) return `bot:${level}`;
  if (isGuest(label)) return label;
  return i === 0 ? 'guest' : 'bot:herder';
}

function sit(parts: TableParts): void {
  table = new LocalTable(parts);
  table.open();
}
