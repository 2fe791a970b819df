import type { FastifyInstance } from 'fastify';
import type { Directory } from '../person/directory.ts';
import { hashKey } from '../secrets.ts';
import { refuse } from './refuse.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The owner of the key in the body, '' without one. */
    person: string;
  }
}

/** Looks up the person before any route runs. Revoked devices are refused. */
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
