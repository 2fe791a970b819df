import type { GameTypes, Viewer } from '@bellwether/kernel';
import type { Command } from 'commander';
import { MOST, wholeNumber } from '../option-values.ts';
import { checkedPly, type Opened, openRecord } from '../record-file.ts';
import { UserError } from '../user-error.ts';

interface ReplayOptions {
  readonly ply?: number;
  readonly view: string;
  readonly events?: boolean;
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .argument('<file>', 'a record')
    .description('Replay a record to any ply and print the position.')
    .option('--ply <n>', 'after this many moves (default: all)', wholeNumber(0, MOST))
    .option('--view <who>', 'a seat number, spectator, or all for the full position', 'all')
    .option('--events', 'print every event on the way, as that viewer sees it')
    .addHelpText('after', '\nExample:\n  npm run lab -- replay game.txt --ply 12 --view 2 --events')
    .action((file: string, options: ReplayOptions) => {
      const opened = openRecord(file);
      const viewer = readViewer(options.view, opened);
      process.stdout.write(retell(opened, checkedPly(opened.record, options.ply), viewer, options.events === true));
    });
}

function readViewer(text: string, { lab, record }: Opened): Viewer | 'all' {
  if (text === 'all' || text === 'spectator') return text;
  const seat = lab.game.seats(record.config).find((s) => String(s) === text);
  if (seat === undefined) {
    throw new UserError(`--view: "${text}" is not one of ${lab.game.seats(record.config).join(', ')}, spectator, all`);
  }
  return seat;
}

/** The position after `plies` moves as the viewer sees it; with `events`, preceded by the events so far. */
export function retell({ lab, record }: Opened, plies: number, viewer: Viewer | 'all', events: boolean): string {
  const { game } = lab;
  const { config } = record;
  const state = game.start(config, record.deal);
  const lines: string[] = [];
  const hear = (event: GameTypes['Event']) => {
    const seen = viewer === 'all' ? undefined : game.show(event, viewer);
    const sentence = viewer === 'all' ? lab.tellAll(event, config) : seen && lab.tell(seen, config);
    if (sentence) lines.push(`  ${sentence}`);
  };
  for (const [i, { seat, move }] of record.moves.slice(0, plies).entries()) {
    if (events) lines.push(`${i + 1}. seat ${seat}: ${game.write(move)}`);
    game.apply(state, seat, move, events ? hear : undefined);
  }
  if (events) lines.push('');
  lines.push(viewer === 'all' ? game.positions.write(state).trimEnd() : lab.table(game.view(state, viewer)));
  return `${lines.join('\n')}\n`;
}
