import { expect, it, vi } from 'vitest';
import { siteOf } from '../../src/person/passkeys.ts';
import { type Running, run } from '../help.ts';
import { Authenticator } from './authenticator.ts';
import { me } from './help.ts';

const ORIGIN = 'https://sheep.example';
const start = () => run({ options: { publicAddress: ORIGIN } });
type Options = { options: { challenge: string } };
const asked = async ({ api }: Running, path: string, body?: object) => ((await api.post(path, body)).json as Options).options;

/** All modules loaded by this thread, recorded before the server's first one. */
const loaded = vi.hoisted(() => {
  const all: string[] = [];
  process.getBuiltinModule('node:module').registerHooks({
    load: (url, context, next) => {
      all.push(url);
      return next(url, context);
    },
  });
  return all;
});

it('the library is loaded by another thread: nobody waits for it', async () => {
  const running = await start();
  expect(await asked(running, '/api/passkey')).toMatchObject({ rpId: 'sheep.example' });
  expect(loaded.some((url) => url.endsWith('/person/passkeys.ts'))).toBe(true);
  expect(loaded.filter((url) => url.includes('simplewebauthn'))).toEqual([]);
});

it('a passkey brings a person back, each answer once', async () => {
  const running = await start();
  const { api } = running;
  const device = new Authenticator(ORIGIN);
  const anna = await api.key();
  await api.post('/api/me/profile', { key: anna, name: 'Anna' });
  const response = device.create(await asked(running, '/api/me/passkey', { key: anna }));
  expect((await api.post('/api/me/passkey/keep', { key: anna, response })).status).toBe(204);
  expect((await api.post('/api/me/passkey/keep', { key: anna, response })).json).toMatchObject({ code: 'bad-passkey' });
  expect((await me(api, anna)).passkeys).toMatchObject([{ number: 1 }]);
  const fresh = await api.key();
  const answer = device.get(await asked(running, '/api/passkey'));
  expect((await api.post('/api/passkey/use', { key: fresh, response: answer, device: 'Tablet' })).status).toBe(204);
  expect(await me(api, fresh)).toMatchObject({ name: 'Anna', devices: [{ number: 1 }, { name: 'Tablet', here: true }] });
  expect((await api.post('/api/passkey/use', { key: await api.key(), response: answer })).json).toMatchObject({ code: 'bad-passkey' });
});

it('not with the challenge of somebody else, of another page, or with a passkey that was dropped', async () => {
  const running = await start();
  const { api } = running;
  const [anna, bernd] = [await api.key(), await api.key()];
  const device = new Authenticator(ORIGIN);
  const options = await asked(running, '/api/me/passkey', { key: anna });
  expect((await api.post('/api/me/passkey/keep', { key: bernd, response: device.create(options) })).json).toMatchObject({
    code: 'bad-passkey',
  });
  const elsewhere = new Authenticator('https://wolf.example').create(await asked(running, '/api/me/passkey', { key: anna }));
  expect((await api.post('/api/me/passkey/keep', { key: anna, response: elsewhere })).json).toMatchObject({ code: 'bad-passkey' });
  await api.post('/api/me/passkey/keep', { key: anna, response: device.create(await asked(running, '/api/me/passkey', { key: anna })) });
  const [kept] = (await me(api, anna)).passkeys;
  expect((await api.post('/api/me/passkey/drop', { key: bernd, passkey: kept?.passkey })).json).toMatchObject({ code: 'unknown-device' });
  expect((await api.post('/api/me/passkey/drop', { key: anna, passkey: kept?.passkey })).status).toBe(204);
  const late = device.get(await asked(running, '/api/passkey'));
  expect((await api.post('/api/passkey/use', { key: bernd, response: late })).json).toMatchObject({ code: 'bad-passkey' });
});

it('passkeys belong to a domain name with TLS, or to this machine', () => {
  expect(siteOf('https://sheep.example:8443')).toEqual({ origin: 'https://sheep.example:8443', domain: 'sheep.example' });
  expect(siteOf('http://localhost:8080')).toEqual({ origin: 'http://localhost:8080', domain: 'localhost' });
  for (const address of ['http://sheep.example', 'https://192.168.1.7', 'https://[fd00::1]', 'http://192.168.1.7:8080'])
    expect(siteOf(address)).toBeUndefined();
});
