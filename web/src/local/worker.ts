import type { AnyGame } from '@bellwether/kernel';
import { type BotPlayer, bots } from '../deals/bots.ts';
import { dateOf } from '../deals/date.ts';
import type { WolfNews } from '../deals/day.ts';
import { type FreshRecord, freshRecord } from '../deals/fresh.ts';
import { botsOf, gameOf } from '../deals/games.ts';
import type { Answer, Opening, Request } from '../model/source.ts';
import { findRecord, recordOf } from '../storage/games.ts';
import type { Keeper } from '../storage/keeper.ts';
import { type GameKeeper, keeperFrom } from '../storage/keeper.ts';
import { LocalTable, type TableParts } from './local-table.ts';
import { joinTabs, type Tabs } from './tabs.ts';

/** The worker, which alone holds the state of a local game. Bots think here too, so the page never waits for them. */

interface Port {
  postMessage(answer: Answer | WolfNews): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<Request>) => void): void;
}
const port = globalThis as unknown as Port;
const post = (answer: Answer) => port.postMessage(answer);

/** The open game. */
let here:
  | { readonly game: string; readonly table: LocalTable; readonly tabs: Tabs; readonly keeper: GameKeeper; readonly leave: () => void }
  | undefined;
/** Closed games whose last save is not confirmed: opening one again finds all of its moves. */
const unsaved = new Map<string, GameKeeper>();
// Requests are handled in order: a game is open before the first move is tried.
let queue = Promise.resolve();

function enqueue(job: () => void | Promise<void>): void {
  queue = queue.then(job).catch((error: unknown) => {
    console.error(error);
    post({ kind: 'broken' });
  });
}

port.addEventListener('message', ({ data }) => enqueue(() => serve(data)));

async function serve(request: Request): Promise<void> {
  const table = here?.table;
  switch (request.kind) {
    case 'warm':
      await gameOf(request.game);
      return;
    case 'start':
    case 'resume':
    case 'import':
      here?.leave();
      here = undefined;
      return open(request);
    case 'wolf':
      // Not awaited: a game may be opened and played meanwhile.
      tellWolf(request.date).catch(console.error);
      return;
    case 'play':
      here?.tabs.claim();
      // Loaded in advance: a player can come back to the game even after an update of the site.
      Promise.all([reading(), here && botsOf(here.game)]).catch(() => undefined);
      return table?.play(request.move);
    case 'go-on':
      return here?.tabs.drives === false ? here.tabs.wait() : await table?.goOn();
    case 'take':
      here?.tabs.claim();
      return table?.take();
    case 'undo':
      here?.tabs.claim();
      return table?.undo();
    case 'live':
      return table?.live();
    case 'seek':
      return await table?.seek(request.ply, request.viewer);
    case 'hint':
      return post({ kind: 'answer', call: request.call, value: await table?.hint() });
    case 'record':
      return post({ kind: 'answer', call: request.call, value: table?.record() });
    case 'backup':
      return post({
        kind: 'answer',
        call: request.call,
        value: await (await import('../storage/backup.ts')).backupOf(here?.keeper.unsaved),
      });
    case 'open-record':
      return post({ kind: 'answer', call: request.call, value: await table?.openRecord() });
    case 'fork': {
      const parts = await table?.forkParts(request.ply, request.id);
      if (parts) {
        const keeper = keeperFrom(undefined);
        new LocalTable({ ...parts, keeper }).save();
        setAside(request.id, keeper);
      }
      return post({ kind: 'answer', call: request.call, value: parts && request.id });
    }
  }
}

async function open(opening: Opening): Promise<void> {
  const { id } = opening;
  const keeper = unsaved.get(id);
  const left = keeper?.unsaved;
  if (keeper && left) return await openText(id, left.record, { keeper, again: left.again });
  if (opening.kind === 'start') {
    const game = await gameOf(opening.game);
    if (game === undefined) return post({ kind: 'missing', id });
    const refusal = game.checkConfig(opening.config);
    if (refusal) return post({ kind: 'refused', refusal });
    const date = dateOf(id);
    const record = date === undefined ? await recordFor(game, opening) : await (await days()).dayRecord(date);
    return sit({ id, game, record, sitters: record.sitters, post, bots: await botsAt(id) });
  }
  if (opening.kind === 'import') return await openText(id, opening.text, { again: true, isLink: opening.link });
  const kept = await recordOf(id);
  if (kept === undefined) return post({ kind: 'missing', id });
  // The saved row already says whether the cards were known.
  return await openText(id, kept.record, { keeper: keeperFrom(kept.rev), isKept: true });
}

async function recordFor(game: AnyGame, { config, sitters, mix }: Extract<Opening, { kind: 'start' }>): Promise<FreshRecord> {
  if (mix === undefined) return freshRecord(game, config, sitters);
  return (await import('../deals/mixed-record.ts')).mixedRecord(game, config, sitters, mix);
}

interface TextParts {
  readonly keeper?: GameKeeper;
  readonly again?: true | undefined;
  /** Opened by a link. */
  readonly isLink?: true | undefined;
  /** Already saved as it is. */
  readonly isKept?: true;
}

async function openText(id: string, text: string, { keeper, again, isLink, isKept }: TextParts): Promise<void> {
  const found = await (await reading()).readGame(text);
  if ('kind' in found) return post(found);
  const { isOver, ...read } = found;
  // A finished game opened by a link was not played here.
  const looksOn = isLink === true && isOver;
  sit({ id, ...read, post, bots: await botsAt(id), looksOn, again }, keeper, isKept);
}

/** Loaded on demand: a first game reads no text. */
const reading = () => import('./reading.ts');

/** The deal of a day and its bots are the same on every device; the date is in the id. */
const days = () => import('../deals/seated.ts');

async function tellWolf(date: string): Promise<void> {
  port.postMessage({ kind: 'wolf', date, score: await (await days()).wolfScore(date) });
}

async function botsAt(id: string): Promise<BotPlayer> {
  const date = dateOf(id);
  return date === undefined ? bots : (await days()).dayBots(date);
}

function sit(parts: Omit<TableParts, 'keeper'>, keeper = keeperFrom(undefined), isKept?: true): void {
  const { id, game } = parts;
  const once = dateOf(id) !== undefined;
  const follow = async () => {
    const now = await findRecord(id).catch(() => null);
    const { recordIn } = await reading();
    if (here?.table !== table) return;
    if (now === null) return post({ kind: 'saving', id, how: 'unsaved' });
    if (now === undefined) return post({ kind: 'missing', id });
    const record = recordIn(game, now.record);
    // Another tab may run a newer app: do not change what it saved.
    if (record === undefined) return post({ kind: 'broken' });
    keeper.see(now.rev);
    table.follow(record);
    post({ kind: 'saving', id, how: 'saved' });
  };
  unsaved.delete(id);
  keeper.told = (how) => {
    if (how === 'beaten') return enqueue(follow);
    if (how === 'saved') tabs.saved();
    post({ kind: 'saving', id, how });
  };
  const table = new LocalTable({ ...parts, once, keeper: parts.looksOn ? NOBODY : keeper });
  const tabs = joinTabs(
    id,
    () => enqueue(follow),
    () => enqueue(() => table.goOn()),
  );
  const leave = () => {
    table.close();
    tabs.close();
    setAside(id, keeper);
  };
  here = { game: game.id, table, tabs, keeper, leave };
  table.open(isKept);
}

function setAside(id: string, keeper: GameKeeper): void {
  if (keeper.unsaved === undefined) return;
  unsaved.set(id, keeper);
  keeper.told = (how) => how !== 'unsaved' && unsaved.delete(id);
}

/** Saves nothing. */
const NOBODY: Keeper = { save: () => undefined };
