import { LIMITS } from '@bellwether/wire';
import { Command, InvalidArgumentError } from 'commander';
import { addPlaceOptions, readPlace, type Words } from '../config/read.ts';
import { SetupError } from '../config/setup-error.ts';
import type { Ban } from '../store/store.ts';
import { VERSION } from '../version.ts';
import type { OpenArchive } from './archive.ts';
import { readBanned } from './bans.ts';
import { Desk, type Said, type Terminal } from './desk.ts';
import { SHORT_TABLE } from './read.ts';

function count(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('Expected a whole number.');
  return Number(text);
}

/** The commands of `npm run admin`. They read the database themselves; what changes something is done by the server, if one runs. */
export function adminCommands(terminal: Terminal, openArchive?: OpenArchive): Command {
  const program = new Command('npm run admin --')
    .version(VERSION)
    .description('Tools for the person who runs the server. Tables and people are named by the beginning of their name, as listed.')
    .option('--json', 'for programs; npm itself is silent with npm -s run admin -- …')
    .option('--yes', 'do not ask');
  addPlaceOptions(program);
  const desk = new Desk(() => ({ ...program.opts<Said>(), ...readPlace(program.opts<Words>(), process.env) }), terminal, openArchive);
  addLooking(program, desk);
  addTableOrders(program, desk);
  addPersonOrders(program, desk);
  addServerOrders(program, desk);
  return program;
}

function addLooking(program: Command, desk: Desk): void {
  program
    .command('tables')
    .description('all tables, the last changed first')
    .option('--status <status>', 'open, playing, over or withdrawn')
    .option('--game <game>')
    .option('--aside', 'only those that a check set aside')
    .option('--most <n>', 'at most so many', count, 50)
    .action(({ most, ...only }: { most: number; status?: string; game?: string; aside?: true }) =>
      desk.show((reader) => reader.tables(most, only)),
    );

  program
    .command('table <id>')
    .description('one table: seats, status, clocks, what happened how often')
    .action(async (id: string) => {
      const table = await desk.named('table', id);
      await desk.show((reader) => reader.table(table));
    });

  program
    .command('people')
    .description('all people, by the hash of their key')
    .option('--most <n>', 'at most so many', count, 50)
    .action(({ most }: { most: number }) => desk.show((reader) => reader.people(most)));

  program
    .command('reports')
    .description('what people report of each other, the oldest first')
    .action(() => desk.show((reader) => reader.reports()));

  program
    .command('unrated')
    .description('games that could not be rated, kept as they were found')
    .option('--retry', 'rate them again, after an update that can')
    .action(({ retry }: { retry?: true }) =>
      retry ? desk.order(undefined, { order: 'rate-again' }) : desk.show((reader) => reader.unrated()),
    );

  program
    .command('bans')
    .description('who is banned')
    .action(() => desk.show(async (reader) => (await reader.bans()).map((ban) => ({ ...ban, at: new Date(ban.at).toISOString() }))));

  program
    .command('stats')
    .description('numbers by game and day, of people and bots, and what the running server refused')
    .option('--days <n>', 'of the last so many days', count, 14)
    .action(async ({ days }: { days: number }) => {
      const figures = await desk.ask({ order: 'figures' });
      const server = figures === undefined ? 'not running' : 'done' in figures ? figures.done : figures.error;
      await desk.show(async (reader) => ({ ...(await reader.stats(days, Date.now())), server }));
    });
}

function addTableOrders(program: Command, desk: Desk): void {
  program
    .command('close <id> [words...]')
    .description('ends a table; its players read these words')
    .action(async (id: string, words: string[]) => {
      const said = words.join(' ');
      if (said.length > LIMITS.closed) throw new SetupError(`the words are too long: ${LIMITS.closed} letters at most`);
      const table = await desk.named('table', id);
      await desk.order(`Close table ${table.slice(0, SHORT_TABLE)} for its players?`, { order: 'close', table, words: said });
    });

  program
    .command('remove <id>')
    .description('deletes a table')
    .action(async (id: string) => {
      const table = await desk.named('table', id);
      await desk.order(`Delete table ${table.slice(0, SHORT_TABLE)} and everything in it, for ever?`, { order: 'remove', table });
    });

  program
    .command('check')
    .description('builds every table anew from what is stored, and sets bad ones aside as they are')
    .option('--repair <id>', 'copies the sound beginning of this table to a new one')
    .action(({ repair }: { repair?: string }) => (repair === undefined ? desk.check() : desk.repair(repair)));
}

function addPersonOrders(program: Command, desk: Desk): void {
  program
    .command('ban <who> [why...]')
    .description("bans an address (IPv6: its /64), or a person by the beginning of the key's hash")
    .action(async (who: string, why: string[]) => {
      const banned = readBanned(who) ?? { kind: 'key' as const, who: await desk.named('person', who) };
      await desk.order(`Ban ${banned.kind} ${banned.who}?`, { order: 'ban', ban: { ...banned, at: Date.now(), why: why.join(' ') } });
    });

  program
    .command('unban <who>')
    .description('undoes it')
    .action(async (who: string) => {
      const isMeant = (ban: Ban) => ban.kind === 'key' && ban.who.startsWith(who);
      const banned = readBanned(who) ?? (await desk.read(async (reader) => (await reader.bans()).find(isMeant)));
      if (banned === undefined) throw new SetupError(`${who} is not banned`);
      await desk.order(`Let ${banned.kind} ${banned.who} in again?`, { order: 'unban', kind: banned.kind, who: banned.who });
    });

  program
    .command('settle <report>')
    .description('a report is dealt with: it is no longer listed')
    .action((report: string) => desk.order(undefined, { order: 'settle', report }));

  program
    .command('erase <person>')
    .description('removes all that belongs to a person; games of others stay, with a former player')
    .action(async (person: string) => {
      const key = await desk.named('person', person);
      await desk.order(`Erase person ${key}, for ever? Backups keep what they have.`, { order: 'erase', key });
    });
}

function addServerOrders(program: Command, desk: Desk): void {
  program
    .command('drain')
    .description('before an update: no new tables, players are told, then the server stops')
    .option('--in <minutes>', 'after so many minutes', count, 10)
    .action(({ in: minutes }: { in: number }) => desk.order(`Stop the server in ${minutes} minutes?`, { order: 'drain', minutes }));

  program
    .command('resume-deletion')
    .description('old tables may be deleted again after days without a server: its clock is right')
    .action(() => {
      const now = new Date().toISOString().slice(0, 16).replace('T', ' ');
      return desk.order(`Is it ${now} UTC? Then old tables are deleted from now on.`, { order: 'resume-deletion' });
    });

  program
    .command('undrain')
    .description('it stays up after all')
    .action(() => desk.order(undefined, { order: 'undrain' }));
}
