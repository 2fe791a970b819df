import { PasskeyKept, PasskeyMeant, PasskeyUsed, WithKey } from '@bellwether/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Options } from '../options.ts';
import { type PasskeySite, type Passkeys, siteOf } from '../person/passkeys.ts';
import { addressOfPage } from './page-address.ts';
import type { PersonGuard } from './person-guard.ts';
import { refuse } from './refuse.ts';

export interface PasskeyRoutes {
  readonly passkeys: Passkeys;
  readonly options: Options;
}

/** Passkeys: register, sign in, delete. */
export function addPasskeyRoutes(app: FastifyInstance, { passkeys, options }: PasskeyRoutes, door: PersonGuard): void {
  /** The page's origin, if passkeys work there. If not, the refusal has been sent. */
  const placeFor = (request: FastifyRequest, reply: FastifyReply): PasskeySite | undefined => {
    const address = addressOfPage(options, request);
    const place = address === undefined ? undefined : siteOf(address);
    if (place === undefined) refuse(reply, 409, 'passkeys-off');
    return place;
  };

  app.post<{ Body: WithKey }>('/api/me/passkey', { schema: { body: WithKey } }, async (request, reply) => {
    const place = placeFor(request, reply);
    if (place === undefined || !door.pays(request, reply, request.body.key)) return reply;
    return { options: await passkeys.offer(request.person, place) };
  });

  app.post<{ Body: PasskeyKept }>('/api/me/passkey/keep', { schema: { body: PasskeyKept } }, async (request, reply) => {
    const { key, response } = request.body;
    const place = placeFor(request, reply);
    if (place === undefined || !door.pays(request, reply, key)) return reply;
    return door.done(reply, await passkeys.keep(request.person, response, place));
  });

  app.post<{ Body: PasskeyMeant }>('/api/me/passkey/drop', { schema: { body: PasskeyMeant } }, async (request, reply) => {
    const { key, passkey } = request.body;
    if (!door.pays(request, reply, key)) return reply;
    return door.done(reply, await passkeys.drop(request.person, passkey));
  });

  app.post('/api/passkey', async (request, reply) => {
    const place = placeFor(request, reply);
    if (place === undefined || !door.mayTry(request, reply, undefined)) return reply;
    return { options: await passkeys.ask(place) };
  });

  app.post<{ Body: PasskeyUsed }>('/api/passkey/use', { schema: { body: PasskeyUsed } }, async (request, reply) => {
    const { key, response, device } = request.body;
    const place = placeFor(request, reply);
    if (place === undefined || !door.mayTry(request, reply, key)) return reply;
    const person = await passkeys.answer(response, place);
    return door.done(reply, person === undefined ? 'bad-passkey' : await door.join(request, key, person, device));
  });
}
