import { type Me, Profile, WithKey } from '@bellwether/wire';
import type { FastifyInstance } from 'fastify';
import { SHORT_PERSON_CHARS } from '../admin/read.ts';
import type { WorkBudgets } from '../limits/work-budgets.ts';
import type { Options } from '../options.ts';
import { siteOf } from '../person/passkeys.ts';
import type { Persons } from '../person/persons.ts';
import type { Ratings } from '../person/ratings/ratings.ts';
import { hashKey } from '../secrets.ts';
import { addressOfPage } from './page-address.ts';
import { payerOf } from './request-queue.ts';

export interface MeRoutes {
  readonly persons: Persons;
  readonly ratings: Ratings;
  readonly options: Options;
  readonly work: WorkBudgets;
}

/** The person's profile: name, face, devices, ratings. And deletion. */
export function addMeRoutes(app: FastifyInstance, { persons, ratings, options, work }: MeRoutes): void {
  app.post<{ Body: WithKey }>('/api/me', { schema: { body: WithKey } }, async (request, reply) => {
    const { key } = request.body;
    if (payerOf(work, request, reply, key) === undefined) return reply;
    const address = addressOfPage(options, request);
    return {
      number: request.person.slice(0, SHORT_PERSON_CHARS),
      ...(await persons.me(hashKey(key), request.person)),
      canPasskey: address !== undefined && siteOf(address) !== undefined,
      ratings: await ratings.of(request.person),
    } satisfies Me;
  });

  app.post<{ Body: Profile }>('/api/me/profile', { schema: { body: Profile } }, async (request, reply) => {
    const { key, ...profile } = request.body;
    if (payerOf(work, request, reply, key, false) === undefined) return reply;
    await persons.profile(request.person, profile);
    return reply.code(204).send();
  });

  app.post<{ Body: WithKey }>('/api/me/delete', { schema: { body: WithKey } }, async (request, reply) => {
    if (payerOf(work, request, reply, request.body.key, false) === undefined) return reply;
    return persons.leave(request.person);
  });
}
