import type { FastifyInstance } from 'fastify';
import type { Directory } from '../person/directory.ts';
import { hashKey } from '../secrets.ts';
import { refuse } from './refuse.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person whose device has the key in the body; '' if there is none. */
    person: string;
  }
}

/** Sees whose key a request brings, before any route looks at it. A revoked device gets no further. */
export function seePersons(app: FastifyInstance, directory: Directory): void {
  app.decorateRequest('person', '');
  app.addHook('preHandler', async (request, reply) => {
    const { body } = request;
    if (typeof body !== 'object' || body === null || !('key' in body) || typeof body.key !== 'string') return;
    const person = await directory.of(hashKey(body.key));
    if (person === undefined) return refuse(reply, 403, 'revoked');
    request.person = person;
  });
}
