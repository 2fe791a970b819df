import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { VERSION } from '../version.ts';
import { defaultOf, flagOf, type Given, OPTION_LIST, OPTION_NAMES, type OptionName, optionOf, variableOf } from './list.ts';
import { SetupError } from './setup-error.ts';

export const CONFIG_FILE = 'bellwether.config.json';
const CONFIG_VARIABLE = 'CONFIG_FILE';
/** Names the schema of a config file for editors; not an option. */
const SCHEMA_KEY = '$schema';
export const CHECK_FLAG = '--check-config';

type FoundOptions = Partial<Record<OptionName, unknown>>;

type Variables = Readonly<Record<string, string | undefined>>;
/** Values from the command line, by option. */
export type CommandLineOptions = Readonly<Partial<Record<OptionName | 'config', string | true | undefined>>>;

/** One source of options. */
interface Layer {
  /** An option's name in this source, for error messages. */
  nameOf(name: OptionName): string;
  readonly found: FoundOptions;
}

/** The server's options. Precedence: command line, environment, config file, default. */
export function readOptions(args: readonly string[], env: Variables): Given {
  const command = commandLine().parse([...args], { from: 'user' });
  const { checkConfig: _, ...said } = command.opts<CommandLineOptions & { readonly checkConfig?: true }>();
  const layers = layersOf(said, env, OPTION_NAMES);
  const all = { ...defaults(), ...foundIn(layers) } as Given;
  return { ...all, databaseUrl: databaseIn(layers)?.url };
}

/** Where tables are stored. `database`: in PostgreSQL; `by`: the option that says so. */
export interface DataSource {
  readonly data: string;
  readonly database?: { readonly url: string; readonly by: string };
}

/** Options by which tools find the tables, with the same meaning as for the server. */
export function addSourceOptions(command: Command): Command {
  return command
    .option('--data <folder>', 'DATA_DIR: the data folder')
    .option('--config <file>', `${CONFIG_VARIABLE}: config file to use instead of the one in the data folder`)
    .option('--database-url <url>', 'DATABASE_URL: the PostgreSQL database with the tables, if they are not in the data folder')
    .option('--database-url-file <file>', 'DATABASE_URL_FILE: file containing the database URL');
}

/** Where a server with these options and environment stores its tables. */
export function readSource({ data, config, databaseUrl, databaseUrlFile }: CommandLineOptions, env: Variables): DataSource {
  const said = { data, config, databaseUrl, databaseUrlFile };
  const layers = layersOf(said, env, ['data', 'databaseUrl', 'databaseUrlFile']);
  const database = databaseIn(layers);
  return { data: String(foundIn(layers).data ?? OPTION_LIST.data.byDefault), ...(database && { database }) };
}

/** Highest precedence first. */
function layersOf({ config, ...said }: CommandLineOptions, env: Variables, names: readonly OptionName[]): Layer[] {
  const given: Layer[] = [
    { nameOf: flagOf, found: fromCommandLine(said) },
    { nameOf: variableOf, found: fromVariables(env, names) },
  ];
  const file = config ?? (env[CONFIG_VARIABLE] || undefined);
  const data = String(foundIn(given).data ?? OPTION_LIST.data.byDefault);
  const found = file === undefined ? inFolder(data) : fromFile(String(file));
  return [...given, { nameOf: (name) => `${name} in ${file ?? path.join(data, CONFIG_FILE)}`, found }];
}

function foundIn(layers: readonly Layer[]): FoundOptions {
  return Object.assign({}, ...layers.map(({ found }) => found).reverse()) as FoundOptions;
}

function defaults(): FoundOptions {
  return Object.fromEntries(OPTION_NAMES.map((name) => [name, optionOf(name).byDefault]));
}

/** The source of highest precedence that names the database, by URL or by a file with the URL. */
function databaseIn(layers: readonly Layer[]): DataSource['database'] {
  for (const { nameOf, found } of layers) {
    const { databaseUrl, databaseUrlFile } = found;
    if (databaseUrl !== undefined && databaseUrlFile !== undefined)
      throw new SetupError(`${nameOf('databaseUrl')} and ${nameOf('databaseUrlFile')} both name the database; remove one`);
    if (databaseUrl !== undefined) return { url: String(databaseUrl), by: nameOf('databaseUrl') };
    if (databaseUrlFile !== undefined) return { url: urlInFile(String(databaseUrlFile)), by: nameOf('databaseUrlFile') };
  }
  return undefined;
}

/** The URL in a file, trimmed. */
export function urlInFile(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new SetupError(`cannot read the database URL from ${file} (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
  }
  const { kind } = OPTION_LIST.databaseUrl;
  if (kind.is(text)) return text;
  throw new SetupError(`${file} contains no database URL. Expected ${kind.expected}.`);
}

function commandLine(): Command {
  const command = new Command('npm start --')
    .version(VERSION)
    .description(
      `Serves the app, the API and real-time play on one port. Every option can also be set with the environment variable named next to it, or in ${CONFIG_FILE} in the data folder.`,
    )
    .option('--config <file>', `${CONFIG_VARIABLE}: config file to use instead of the one in the data folder`)
    .option(CHECK_FLAG, 'check all options and exit: status 0 if they are valid, else 1 with the first error');
  for (const name of OPTION_NAMES) {
    const { kind, about } = optionOf(name);
    const otherwise = defaultOf(name);
    command.option(
      `${flagOf(name)} ${kind.alone === undefined ? `<${kind.sign}>` : `[${kind.sign}]`}`,
      `${variableOf(name)}: ${about}${otherwise === '' ? '' : ` (default: ${otherwise})`}`,
    );
  }
  return command;
}

function checked(name: OptionName, value: unknown, what: string): unknown {
  const { kind } = optionOf(name);
  if (kind.is(value)) return value;
  const shown = kind.isSecret ? 'not of the right form' : JSON.stringify(value);
  throw new SetupError(`${what} is ${shown}. Expected ${kind.expected}.`);
}

function fromCommandLine(said: CommandLineOptions): FoundOptions {
  return Object.fromEntries(
    Object.entries(said).flatMap(([key, word]) => {
      const name = key as OptionName;
      if (word === undefined) return [];
      const value = word === true ? optionOf(name).kind.alone : optionOf(name).kind.fromWord(word);
      return [[name, checked(name, value, `option ${flagOf(name)}`)]];
    }),
  );
}

/** Empty variables count as unset: units and compose files can only unset them that way. */
function fromVariables(env: Variables, names: readonly OptionName[]): FoundOptions {
  const found: FoundOptions = {};
  for (const name of names) {
    const word = env[variableOf(name)];
    if (word) found[name] = checked(name, optionOf(name).kind.fromWord(word), `variable ${variableOf(name)}`);
  }
  return found;
}

function inFolder(folder: string): FoundOptions {
  const file = path.join(folder, CONFIG_FILE);
  if (!existsSync(file)) return {};
  const found = fromFile(file);
  if (found.data !== undefined) throw new SetupError(`${file} sets another data folder; use --data, DATA_DIR or --config for that`);
  return found;
}

function fromFile(file: string): FoundOptions {
  const json = parse(file);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new SetupError(`${file} is not a JSON object such as { "port": 8080 }`);
  const found: FoundOptions = {};
  for (const [key, value] of Object.entries(json)) {
    if (key === SCHEMA_KEY) continue;
    if (!Object.hasOwn(OPTION_LIST, key))
      throw new SetupError(`${file}: unknown option "${key}". Known options: ${OPTION_NAMES.join(', ')}`);
    const name = key as OptionName;
    found[name] = checked(name, value, `"${name}" in ${file}`);
  }
  return found;
}

function parse(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new SetupError(`cannot read the config file ${file} (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    // The parser's message may quote the file, and the file may contain a password.
    throw new SetupError(`${file} is not valid JSON: ${(error as Error).message.replace(/,? (\.{3})?".*$/s, '')}`);
  }
}
