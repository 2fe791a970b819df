import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { SetupError } from '../ops/folder.ts';
import { defaultOf, flagOf, type Given, OPTION_LIST, OPTION_NAMES, type OptionName, optionOf, variableOf } from './list.ts';

export const CONFIG_FILE = 'bellwether.config.json';
const CONFIG_VARIABLE = 'CONFIG_FILE';

type Found = Partial<Record<OptionName, unknown>>;

/** What this server is to do: an option counts before a variable, a variable before the file, the file before the default. */
export function readOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Given {
  const command = commandLine().parse([...args], { from: 'user' });
  const { config = env[CONFIG_VARIABLE], ...said } = command.opts<Record<OptionName | 'config', string>>();
  const given = { ...fromVariables(env), ...fromCommandLine(said) };
  const file = config === undefined ? inFolder(String(given.data ?? OPTION_LIST.data.byDefault)) : fromFile(config);
  const value = (name: OptionName) => given[name] ?? file[name] ?? optionOf(name).byDefault;
  return Object.fromEntries(OPTION_NAMES.map((name) => [name, value(name)])) as Given;
}

function commandLine(): Command {
  const command = new Command('npm start --')
    .description(
      `Serves the app, the API and real-time play on one port. Every option can also be set by the variable named with it, or in ${CONFIG_FILE} of the data folder.`,
    )
    .option('--config <file>', `${CONFIG_VARIABLE}: another config file than the data folder's`);
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
  throw new SetupError(`${what} is ${JSON.stringify(value)}. Expected ${kind.expected}.`);
}

function fromCommandLine(said: Record<string, string | true>): Found {
  return Object.fromEntries(
    Object.entries(said).map(([key, word]) => {
      const name = key as OptionName;
      return [
        name,
        checked(name, word === true ? optionOf(name).kind.alone : optionOf(name).kind.fromWord(word), `option ${flagOf(name)}`),
      ];
    }),
  );
}

/** An empty variable is none: that is how one unsets it in a unit or a compose file. */
function fromVariables(env: Readonly<Record<string, string | undefined>>): Found {
  const found: Found = {};
  for (const name of OPTION_NAMES) {
    const word = env[variableOf(name)];
    if (word) found[name] = checked(name, optionOf(name).kind.fromWord(word), `variable ${variableOf(name)}`);
  }
  return found;
}

function inFolder(folder: string): Found {
  const file = path.join(folder, CONFIG_FILE);
  if (!existsSync(file)) return {};
  const found = fromFile(file);
  if (found.data !== undefined) throw new SetupError(`${file} names another data folder; do that with --data, DATA_DIR or --config`);
  return found;
}

function fromFile(file: string): Found {
  const json = parse(file);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new SetupError(`${file} is no JSON object such as { "port": 8080 }`);
  const found: Found = {};
  for (const [key, value] of Object.entries(json)) {
    if (!Object.hasOwn(OPTION_LIST, key))
      throw new SetupError(`${file} has "${key}", which is no option; it knows ${OPTION_NAMES.join(', ')}`);
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
    throw new SetupError(`${file} is no JSON: ${(error as Error).message}`);
  }
}
