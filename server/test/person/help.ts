import type { Me } from '@bellwether/wire';
import type { Api } from '../../proof/harness/api.ts';

export async function me(api: Api, key: string): Promise<Me> {
  return (await api.post('/api/me', { key })).json as Me;
}

/** A key whose device belongs to the person with the other one, by a QR code. */
export async function secondDevice(api: Api, key: string, mine?: string): Promise<string> {
  const second = mine ?? (await api.key());
  const answer = await api.post('/api/join', { key: second, secret: await secretFor(api, key) });
  if (answer.status !== 204) throw new Error(answer.text);
  return second;
}

export async function secretFor(api: Api, key: string): Promise<string> {
  const { link } = (await api.post('/api/me/join', { key })).json as { link: string };
  return link.replace(/^.*\//, '');
}
