import type { FastifyReply } from 'fastify';

/** The one shape of every refusal. */
export function refuse(reply: FastifyReply, status: number, code: string, where?: string): FastifyReply {
  return reply.code(status).send({ t: 'refused', code, ...(where !== undefined && { where }) });
}
