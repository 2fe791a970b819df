import {
  type Code,
  type CodeMade,
  DeviceMeant,
  DeviceNamed,
  Joining,
  type JoinMade,
  PasskeyKept,
  PasskeyMeant,
  PasskeyUsed,
  Recovering,
  WithKey,
} from '@bellwether/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bans } from '../admin/bans.ts';
import { Buckets } from '../net/guards.ts';
import type { Work } from '../net/work.ts';
import type { Options } from '../options.ts';
import { type Passkeys, type Place, placeOf } from '../person/passkeys.ts';
import { JOIN_WITHIN, type Persons } from '../person/persons.ts';
import { hashKey } from '../secrets.ts';
import { addressOfPage, linkAndCode } from './page-address.ts';
import { refuse } from './refuse.ts';
import { payerOf } from './turn.ts';

export interface DeviceRoutes {
  readonly persons: Persons;
  readonly passkeys: Passkeys;
  readonly bans: Bans;
  readonly options: Options;
  readonly work: Work;
  now(): number;
}

/** Tries of a household to say a secret: so many at once, and so many a minute after that. */
const TRIES = 10;
const PER_MINUTE = 2;

const STATUS: Readonly<Partial<Record<Code, number>>> = { banned: 403, 'unknown-code': 404, 'unknown-device': 404, 'too-often': 429 };

/** A person's devices: what they are called, how another one joins, how one is lost. */
export function addDeviceRoutes(app: FastifyInstance, { persons, passkeys, bans, options, work, now }: DeviceRoutes): void {
  const tries = new Buckets(TRIES, PER_MINUTE / 60);
  const done = (reply: FastifyReply, no: Code | undefined) =>
    no === undefined ? reply.code(204).send() : refuse(reply, STATUS[no] ?? 409, no);
  const pays = (request: FastifyRequest, reply: FastifyReply, key: string | undefined) =>
    payerOf(work, request, reply, key, false) !== undefined;

  /** The device that asks becomes one of the person's whose secret it knew. */
  const join = async (
    request: FastifyRequest,
    key: string,
    into: string | undefined,
    device: string | undefined,
  ): Promise<Code | undefined> => {
    if (into === undefined) return 'unknown-code';
    if (bans.hasKey(into) || bans.hasKey(request.person)) return 'banned';
    return persons.join(hashKey(key), into, device);
  };

  app.post<{ Body: DeviceNamed }>('/api/me/device', { schema: { body: DeviceNamed } }, async (request, reply) => {
    const { key, device, name } = request.body;
    if (!pays(request, reply, key)) return reply;
    return done(reply, await persons.nameDevice(hashKey(key), request.person, device, name));
  });

  app.post<{ Body: DeviceMeant }>('/api/me/device/revoke', { schema: { body: DeviceMeant } }, async (request, reply) => {
    const { key, device } = request.body;
    if (!pays(request, reply, key)) return reply;
    return done(reply, await persons.revoke(hashKey(key), request.person, device));
  });

  app.post<{ Body: WithKey }>('/api/me/recovery', { schema: { body: WithKey } }, async (request, reply) => {
    if (!pays(request, reply, request.body.key)) return reply;
    const code = await persons.newRecoveryCode(hashKey(request.body.key), request.person);
    return code === undefined ? refuse(reply, 429, 'too-often') : reply.code(201).send({ code } satisfies CodeMade);
  });

  app.post<{ Body: WithKey }>('/api/me/join', { schema: { body: WithKey } }, async (request, reply) => {
    const address = addressOfPage(options, request);
    if (address === undefined) return refuse(reply, 400, 'bad-message', 'host');
    if (!pays(request, reply, request.body.key)) return reply;
    const secret = await persons.newJoinSecret(hashKey(request.body.key), request.person);
    const made: JoinMade = { ...linkAndCode(`${address}/#/me/join/${secret}`), seconds: JOIN_WITHIN / 1_000 };
    return reply.code(201).send(made);
  });

  app.post<{ Body: Joining }>('/api/join', { schema: { body: Joining } }, async (request, reply) => {
    const { key, secret, device } = request.body;
    if (!tries.take(request.ip, now())) return refuse(reply, 429, 'too-often');
    if (!pays(request, reply, key)) return reply;
    return done(reply, await join(request, key, await persons.take('join', secret), device));
  });

  app.post<{ Body: Recovering }>('/api/recover', { schema: { body: Recovering } }, async (request, reply) => {
    const { key, code, device } = request.body;
    if (!tries.take(request.ip, now())) return refuse(reply, 429, 'too-often');
    if (!pays(request, reply, key)) return reply;
    return done(reply, await join(request, key, await persons.ofCode(code), device));
  });

  /** Where the page is, if passkeys work there; else the answer has been sent. */
  const placeFor = (request: FastifyRequest, reply: FastifyReply): Place | undefined => {
    const address = addressOfPage(options, request);
    const place = address === undefined ? undefined : placeOf(address);
    if (place === undefined) refuse(reply, 409, 'passkeys-off');
    return place;
  };

  app.post<{ Body: WithKey }>('/api/me/passkey', { schema: { body: WithKey } }, async (request, reply) => {
    const place = placeFor(request, reply);
    if (place === undefined || !pays(request, reply, request.body.key)) return reply;
    return { options: await passkeys.offer(request.person, place) };
  });

  app.post<{ Body: PasskeyKept }>('/api/me/passkey/keep', { schema: { body: PasskeyKept } }, async (request, reply) => {
    const place = placeFor(request, reply);
    if (place === undefined || !pays(request, reply, request.body.key)) return reply;
    return done(reply, await passkeys.keep(request.person, request.body.response, place));
  });

  app.post<{ Body: PasskeyMeant }>('/api/me/passkey/drop', { schema: { body: PasskeyMeant } }, async (request, reply) => {
    if (!pays(request, reply, request.body.key)) return reply;
    return done(reply, await passkeys.drop(request.person, request.body.passkey));
  });

  app.post('/api/passkey', async (request, reply) => {
    if (!tries.take(request.ip, now())) return refuse(reply, 429, 'too-often');
    const place = placeFor(request, reply);
    if (place === undefined || !pays(request, reply, undefined)) return reply;
    return { options: await passkeys.ask(place) };
  });

  app.post<{ Body: PasskeyUsed }>('/api/passkey/use', { schema: { body: PasskeyUsed } }, async (request, reply) => {
    const { key, response, device } = request.body;
    if (!tries.take(request.ip, now())) return refuse(reply, 429, 'too-often');
    const place = placeFor(request, reply);
    if (place === undefined || !pays(request, reply, key)) return reply;
    const person = await passkeys.answer(response, place);
    return done(reply, person === undefined ? 'bad-passkey' : await join(request, key, person, device));
  });
}
