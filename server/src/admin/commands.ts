import { LIMITS } from '@bellwether/wire';
import { Command, InvalidArgumentError } from 'commander';
import { addSourceOptions, type CommandLineOptions, readSource } from '../config/read.ts';
import { SetupError } from '../config/setup-error.ts';
import type { Ban } from '../store/store.ts';
import { VERSION } from '../version.ts';
import { AdminSession, type SessionOptions, type Terminal } from './admin-session.ts';
import type { OpenArchive } from './archive.ts';
import { readBanned } from './bans.ts';
import { SHORT_TABLE_CHARS } from './read.ts';

function count(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('Expected a whole number.');
  return Number(text);
}

/**
 * The commands of `npm run admin`. They read the database directly; changes are made by the running server, if there is
 * one.
 */
export function adminCommands(terminal: Terminal, openArchive?: OpenArchive): Command {
  const program = new Command('npm run admin --')
    .version(VERSION)
    .description('Tools for the operator of a server. Name a table or person by the first characters of its id, as listed.')
    .option('--json', 'print JSON; use npm -s run admin -- … to silence npm itself')
    .option('--yes', 'skip the confirmation');
  addSourceOptions(program);
  const desk = new AdminSession(
    () => ({ ...program.opts<SessionOptions>(), ...readSource(program.opts<CommandLineOptions>(), process.env) }),
    terminal,
    openArchive,
  );
  addLooking(program, desk);
  addTableOrders(program, desk);
  addPersonOrders(program, desk);
  addServerOrders(program, desk);
  return program;
}

function addLooking(program: Command, desk: AdminSession): void {
  program
    .command('tables')
    .description('list tables, most recently changed first')
    .option('--status <status>', 'open, playing, over or withdrawn')
    .option('--game <game>')
    .option('--aside', 'only those set aside by a check')
    .option('--most <n>', 'how many at most', count, 50)
    .action(({ most, ...only }: { most: number; status?: string; game?: string; aside?: true }) =>
      desk.show((reader) => reader.tables(most, only)),
    );

  program
    .command('table <id>')
    .description('show one table: seats, status, clocks, event counts')
    .action(async (id: string) => {
      const table = await desk.named('table', id);
      await desk.show((reader) => reader.table(table));
    });

  program
    .command('people')
    .description('list people by the hash of their key')
    .option('--most <n>', 'how many at most', count, 50)
    .action(({ most }: { most: number }) => desk.show((reader) => reader.people(most)));

  program
    .command('reports')
    .description('list what players reported about each other, oldest first')
    .action(() => desk.show((reader) => reader.reports()));

  program
    .command('unrated')
    .description('list games that could not be rated')
    .option('--retry', 'rate them again, after an update that fixes it')
    .action(({ retry }: { retry?: true }) =>
      retry ? desk.order(undefined, { order: 'rate-again' }) : desk.show((reader) => reader.unrated()),
    );

  program
    .command('bans')
    .description('list bans')
    .action(() => desk.show(async (reader) => (await reader.bans()).map((ban) => ({ ...ban, at: new Date(ban.at).toISOString() }))));

  program
    .command('stats')
    .description('show numbers by game and day, for people and bots, and what the running server refused')
    .option('--days <n>', 'how many days back', count, 14)
    .action(async ({ days }: { days: number }) => {
      const figures = await desk.ask({ order: 'figures' });
      const server = figures === undefined ? 'not running' : 'done' in figures ? figures.done : figures.error;
      await desk.show(async (reader) => ({ ...(await reader.stats(days, Date.now())), server }));
    });
}

function addTableOrders(program: Command, desk: AdminSession): void {
  program
    .command('close <id> [words...]')
    .description('end a table and show its players this message')
    .action(async (id: string, words: string[]) => {
      const said = words.join(' ');
      if (said.length > LIMITS.closed) throw new SetupError(`the message is too long (at most ${LIMITS.closed} characters)`);
      const table = await desk.named('table', id);
      await desk.order(`Close table ${table.slice(0, SHORT_TABLE_CHARS)} for its players?`, { order: 'close', table, words: said });
    });

  program
    .command('remove <id>')
    .description('delete a table')
    .action(async (id: string) => {
      const table = await desk.named('table', id);
      await desk.order(`Delete table ${table.slice(0, SHORT_TABLE_CHARS)} and everything in it forever?`, { order: 'remove', table });
    });

  program
    .command('check')
    .description('rebuild every table from storage and set broken ones aside, unchanged')
    .option('--repair <id>', 'copy the intact beginning of this table to a new one')
    .action(({ repair }: { repair?: string }) => (repair === undefined ? desk.check() : desk.repair(repair)));
}

function addPersonOrders(program: Command, desk: AdminSession): void {
  program
    .command('ban <who> [why...]')
    .description("ban an address (IPv6: its /64), or a person by the first characters of the key's hash")
    .action(async (who: string, why: string[]) => {
      const banned = readBanned(who) ?? { kind: 'key' as const, who: await desk.named('person', who) };
      await desk.order(`Ban ${banned.kind} ${banned.who}?`, { order: 'ban', ban: { ...banned, at: Date.now(), why: why.join(' ') } });
    });

  program
    .command('unban <who>')
    .description('lift a ban')
    .action(async (who: string) => {
      const isMeant = (ban: Ban) => ban.kind === 'key' && ban.who.startsWith(who);
      const banned = readBanned(who) ?? (await desk.read(async (reader) => (await reader.bans()).find(isMeant)));
      if (banned === undefined) throw new SetupError(`${who} is not banned`);
      await desk.order(`Unban ${banned.kind} ${banned.who}?`, { order: 'unban', kind: banned.kind, who: banned.who });
    });

  program
    .command('settle <report>')
    .description('mark a report as handled, so that it is no longer listed')
    .action((report: string) => desk.order(undefined, { order: 'settle', report }));

  program
    .command('erase <person>')
    .description('delete everything that belongs to a person; games with others stay, with a former player')
    .action(async (person: string) => {
      const key = await desk.named('person', person);
      await desk.order(`Erase person ${key} forever? Existing backups are not changed.`, { order: 'erase', key });
    });
}

function addServerOrders(program: Command, desk: AdminSession): void {
  program
    .command('drain')
    .description('prepare for an update: allow no new tables, warn players, then stop the server')
    .option('--in <minutes>', 'stop after this many minutes', count, 10)
    .action(({ in: minutes }: { in: number }) => desk.order(`Stop the server in ${minutes} minutes?`, { order: 'drain', minutes }));

  program
    .command('resume-deletion')
    .description('confirm the clock after days of downtime, so that old tables are deleted again')
    .action(() => {
      const now = new Date().toISOString().slice(0, 16).replace('T', ' ');
      return desk.order(`Is it ${now} UTC? If so, old tables will be deleted from now on.`, { order: 'resume-deletion' });
    });

  program
    .command('undrain')
    .description('cancel drain')
    .action(() => desk.order(undefined, { order: 'undrain' }));
}
