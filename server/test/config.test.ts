import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TSchema } from 'typebox';
import { Check } from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { OPTION_NAMES, optionOf, variableOf } from '../src/config/list.ts';
import { CONFIG_FILE, readOptions, readSource } from '../src/config/read.ts';
import { configSchema, optionTable } from '../src/config/table.ts';
import { scratchFolder } from './help.ts';

/** A data folder with this config file. */
function folderWith(config: unknown): string {
  const folder = scratchFolder();
  writeFileSync(path.join(folder, CONFIG_FILE), typeof config === 'string' ? config : JSON.stringify(config));
  return folder;
}

describe('options', () => {
  it('come from the command line before a variable, the file and the default', () => {
    const data = folderWith({ port: 3, host: '10.0.0.3', botPause: 3, origins: ['https://a.example'], trustProxy: 2 });
    const given = readOptions(['--data', data, '--port', '1'], { PORT: '2', HOST: '10.0.0.2' });
    expect(given).toMatchObject({
      port: 1,
      host: '10.0.0.2',
      botPause: 3,
      botThreads: 1,
      trustProxy: 2,
      origins: ['https://a.example'],
    });
    expect(given.deleteAfter).toBeUndefined();
  });

  it('take the file that is named, and find the folder in it', () => {
    const file = path.join(folderWith({ data: '/srv/sheep', tablesPerHour: 7 }), CONFIG_FILE);
    expect(readOptions(['--config', file], {})).toMatchObject({ data: '/srv/sheep', tablesPerHour: 7 });
    expect(readOptions([], { CONFIG_FILE: file })).toMatchObject({ data: '/srv/sheep' });
  });

  it('read words as the values that they stand for', () => {
    const given = readOptions(['--trust-proxy', '--push-hosts', 'a.example, b.example'], {
      ORIGINS: 'https://c.example',
      DATA_DIR: '/nowhere',
    });
    expect(given).toMatchObject({ trustProxy: 1, pushHosts: ['a.example', 'b.example'], origins: ['https://c.example'] });
    expect(readOptions([], { TRUST_PROXY: '10.0.0.1 fd00::/8', PORT: '', DATA_DIR: '/nowhere' })).toMatchObject({
      trustProxy: ['10.0.0.1', 'fd00::/8'],
      port: 8080,
    });
  });

  it.each([
    [{ prot: 8080 }, /unknown option "prot"\. Known options: port, host,/],
    [{ port: '8080' }, /"port" in .* is "8080"\. Expected a whole number from 0 to 65535\./],
    [{ metrics: 'everybody' }, /Expected one of loopback, all, off\./],
    [{ trustProxy: true }, /Expected the number of proxies, or their addresses\./],
    [{ data: '/srv' }, /sets another data folder/],
    ['{ port: 1', /is not valid JSON/],
    [[], /is not a JSON object/],
  ])('say in a sentence what is wrong with a file: %j', (config, sentence) => {
    expect(() => readOptions(['--data', folderWith(config)], {})).toThrow(sentence);
  });

  it('say in a sentence what is wrong with a word or a missing file', () => {
    expect(() => readOptions(['--port', '-1'], {})).toThrow('option --port is "-1". Expected a whole number from 0 to 65535.');
    expect(() => readOptions([], { METRICS: 'some' })).toThrow('variable METRICS is "some"');
    expect(() => readOptions(['--config', '/nowhere/at.all'], {})).toThrow('cannot read the config file /nowhere/at.all (ENOENT)');
  });

  it('take the URL of the database from a file, and from the strongest source that names it', () => {
    const url = 'postgres://me:secret@one,two/sheep';
    const data = folderWith({ databaseUrl: 'postgres://in.the.config/file' });
    const file = path.join(data, 'url');
    writeFileSync(file, `${url}\n`);
    expect(readOptions(['--data', data], { DATABASE_URL_FILE: file }).databaseUrl).toBe(url);
    expect(readOptions(['--data', data, '--database-url', 'postgres://x/y'], { DATABASE_URL_FILE: file }).databaseUrl).toBe(
      'postgres://x/y',
    );
    expect(readOptions(['--data', data, '--database-url-file', file], { DATABASE_URL: 'postgres://x/y' }).databaseUrl).toBe(url);
    expect(readOptions(['--data', data], {}).databaseUrl).toBe('postgres://in.the.config/file');
    expect(() => readOptions(['--data', data], { DATABASE_URL_FILE: file, DATABASE_URL: url })).toThrow(
      'DATABASE_URL and DATABASE_URL_FILE both name the database; remove one',
    );
    expect(() => readOptions(['--data', data], { DATABASE_URL_FILE: '/nowhere/url' })).toThrow('from /nowhere/url (ENOENT)');
    writeFileSync(file, 'secret');
    expect(() => readOptions(['--data', data], { DATABASE_URL_FILE: file })).toThrow(/contains no database URL\. Expected a URL such as/);
    expect(() => readOptions(['--data', data], { DATABASE_URL_FILE: file })).not.toThrow(/secret/);
  });

  it('say where tools find the tables, and by what', () => {
    const data = folderWith({ databaseUrl: 'postgres://x/y' });
    expect(readSource({ data }, { PORT: 'many' })).toEqual({
      data,
      database: { url: 'postgres://x/y', by: `databaseUrl in ${path.join(data, CONFIG_FILE)}` },
    });
    expect(readSource({ data: scratchFolder() }, { DATABASE_URL: 'postgres://x/y' }).database?.by).toBe('DATABASE_URL');
    expect(readSource({ data: scratchFolder(), databaseUrl: 'postgres://x/y' }, {}).database?.by).toBe('--database-url');
    expect(readSource({}, { DATA_DIR: data, DATABASE_URL: '' })).toMatchObject({ data, database: { url: 'postgres://x/y' } });
    expect(readSource({}, { DATA_DIR: '/nowhere' })).toEqual({ data: '/nowhere' });
  });

  it.each([
    [{ DATABASE_URL: 'postgers://me:geheim@host/name' }, [], '{}'],
    [{}, ['--database-url', 'me:geheim@host/name'], '{}'],
    [{}, ['--port', 'postgres://me:geheim@host/name'], '{}'],
    [{}, [], '{"databaseUrl": "postgres://me:geheim@host/name", }'],
    [{}, [], '{"databaseUrl": "geheim" "'],
    [{}, [], '{"databaseUrl": "geheim"}'],
    [{}, [], '{"databaseUrl": geheim}'],
  ])('never show a password: %j %j %s', (env, args, config) => {
    let said = '';
    try {
      readOptions(['--data', folderWith(config), ...args], env as Record<string, string>);
    } catch (error) {
      said = String(error);
    }
    expect(said).toContain('SetupError');
    expect(said).not.toContain('geheim');
  });

  it('that hold a secret can each be read from a file', () => {
    const secret = OPTION_NAMES.filter((name) => optionOf(name).kind.isSecret);
    expect(secret).toContain('databaseUrl');
    for (const name of secret) {
      expect(OPTION_NAMES).toContain(`${name}File`);
      const file = path.join(folderWith({}), 'secret');
      writeFileSync(file, 'postgres://me:geheim@host/name\n');
      expect(readOptions([], { DATA_DIR: '/nowhere', [`${variableOf(name)}_FILE`]: file })).toMatchObject({
        [name]: 'postgres://me:geheim@host/name',
      });
    }
    // Options whose names suggest a secret must be marked as secrets.
    const suspicious = OPTION_NAMES.filter((name) => /secret|password|token|url$|key$/i.test(name) && !name.startsWith('public'));
    expect(suspicious).toEqual(secret);
  });

  it('have names of their own', () => {
    expect(new Set(OPTION_NAMES.map(variableOf)).size).toBe(OPTION_NAMES.length);
  });
});

describe('the schema of a config file', () => {
  const accepts = (config: object) => Check(configSchema() as TSchema, config);
  const reads = (config: object) => {
    try {
      return readOptions(['--data', folderWith(config)], {}) !== undefined;
    } catch {
      return false;
    }
  };

  it.each([
    {},
    { $schema: 'config.schema.json', port: 1, metrics: 'off', origins: ['https://a.example'], trustProxy: 2 },
    { nodeAddress: '10.0.0.5:7000', databaseUrl: 'postgres://me@host/name', publicAddress: 'https://a.example', backupEvery: 24 },
    { port: '8080' },
    { port: 65_536 },
    { prot: 1 },
    { metrics: 'everybody' },
    { trustProxy: true },
    { origins: 'https://a.example' },
    { host: '' },
    { publicAddress: 'a.example' },
    { nodeAddress: '10.0.0.5' },
  ])('accepts what the server accepts: %j', (config) => {
    expect(accepts(config)).toBe(reads(config));
  });

  it('knows every option', () => {
    const { properties } = configSchema() as { readonly properties: object };
    expect(Object.keys(properties)).toEqual(['$schema', ...OPTION_NAMES]);
  });
});

it('docs/SELF-HOSTING.md has the table of all options (npm run docs:api writes it)', () => {
  expect(readFileSync(path.join(import.meta.dirname, '../../docs/SELF-HOSTING.md'), 'utf8')).toContain(`\n${optionTable()}\n`);
});
