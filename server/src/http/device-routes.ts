import { type CodeMade, DeviceMeant, DeviceNamed, Joining, type JoinMade, Recovering, WithKey } from '@bellwether/wire';
import type { FastifyInstance } from 'fastify';
import type { Options } from '../options.ts';
import { JOIN_TTL_MS, type Persons } from '../person/persons.ts';
import { hashKey } from '../secrets.ts';
import { ownAddress } from './own-address.ts';
import { linkAndCode } from './page-address.ts';
import type { PersonGuard } from './person-guard.ts';
import { refuse } from './refuse.ts';

export interface DeviceRoutes {
  readonly persons: Persons;
  readonly options: Options;
}

/** Devices of a person: naming, joining, revoking. */
export function addDeviceRoutes(app: FastifyInstance, { persons, options }: DeviceRoutes, door: PersonGuard): void {
  app.post<{ Body: DeviceNamed }>('/api/me/device', { schema: { body: DeviceNamed } }, async (request, reply) => {
    const { key, device, name } = request.body;
    if (!door.pays(request, reply, key)) return reply;
    return door.done(reply, await persons.nameDevice(hashKey(key), request.person, device, name));
  });

  app.post<{ Body: DeviceMeant }>('/api/me/device/revoke', { schema: { body: DeviceMeant } }, async (request, reply) => {
    const { key, device } = request.body;
    if (!door.pays(request, reply, key)) return reply;
    return door.done(reply, await persons.revoke(hashKey(key), request.person, device));
  });

  app.post<{ Body: WithKey }>('/api/me/recovery', { schema: { body: WithKey } }, async (request, reply) => {
    const { key } = request.body;
    if (!door.pays(request, reply, key)) return reply;
    const code = await persons.newRecoveryCode(hashKey(key), request.person);
    return code === undefined ? refuse(reply, 429, 'too-often') : reply.code(201).send({ code } satisfies CodeMade);
  });

  app.post<{ Body: WithKey }>('/api/me/join', { schema: { body: WithKey } }, async (request, reply) => {
    const { key } = request.body;
    const own = ownAddress(options, request);
    if (own === undefined) return refuse(reply, 400, 'bad-message', 'host');
    if (!door.pays(request, reply, key)) return reply;
    const secret = await persons.newJoinSecret(hashKey(key), request.person);
    const made: JoinMade = { ...linkAndCode(`${own.address}/#/me/join/${secret}`, own.reach), seconds: JOIN_TTL_MS / 1_000 };
    return reply.code(201).send(made);
  });

  app.post<{ Body: Joining }>('/api/join', { schema: { body: Joining } }, async (request, reply) => {
    const { key, secret, device } = request.body;
    if (!door.mayTry(request, reply, key)) return reply;
    return door.done(reply, await door.join(request, key, await persons.take('join', secret), device));
  });

  app.post<{ Body: Recovering }>('/api/recover', { schema: { body: Recovering } }, async (request, reply) => {
    const { key, code, device } = request.body;
    if (!door.mayTry(request, reply, key)) return reply;
    return door.done(reply, await door.join(request, key, await persons.ofCode(code), device));
  });
}
