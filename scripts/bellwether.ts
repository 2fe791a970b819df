#!/usr/bin/env node
/** `bellwether COMMAND`: the program of an installed release. A clone has the same commands as npm scripts. */
import { VERSION } from '@bellwether/server/version';

interface Command {
  readonly about: string;
  run(): Promise<unknown>;
}

/** They read `process.argv`, from which their own name was taken. */
const COMMANDS: Readonly<Record<string, Command>> = {
  serve: { about: 'serves app, API and real-time play (the default)', run: () => import('./serve.ts') },
  admin: { about: "the operator's tools", run: () => import('./admin.ts') },
  backup: {
    about: 'copies all tables into one file, also while the server runs',
    run: async () => (await import('@bellwether/server/ops/backup')).runBackup(),
  },
  restore: {
    about: 'replaces the data with a backup',
    run: async () => (await import('@bellwether/server/ops/restore')).runRestore(),
  },
  move: { about: 'moves everything to PostgreSQL, or back', run: async () => (await import('@bellwether/cluster/move')).runMove() },
  lab: { about: 'play, simulate and check games; design cards; measure bots', run: () => import('@bellwether/lab') },
  stdio: {
    about: 'games by JSON lines, for bots and learning programs',
    run: () => {
      process.argv.splice(2, 0, 'stdio');
      return import('@bellwether/lab');
    },
  },
};

const names = Object.keys(COMMANDS);
const width = Math.max(...names.map((name) => name.length));
const HELP = `Usage: bellwether [COMMAND] [OPTION…]

${names.map((name) => `  ${name.padEnd(width)}  ${COMMANDS[name]?.about}`).join('\n')}

Each command has its own help: bellwether serve --help
`;

const [, , first = 'serve'] = process.argv;
const command = COMMANDS[first];
if (command !== undefined) {
  process.argv.splice(2, 1);
  await command.run();
} else if (first === '--version' || first === '-V') process.stdout.write(`${VERSION}\n`);
else if (first === '--help' || first === '-h') process.stdout.write(HELP);
else if (first.startsWith('-')) await COMMANDS.serve?.run();
else {
  process.stderr.write(`error: unknown command ${first}\n\n${HELP}`);
  process.exitCode = 1;
}
