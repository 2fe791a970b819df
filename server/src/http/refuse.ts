import type { FastifyReply } from 'fastify';

/** The JSON of every refusal. */
export function refuse(reply: FastifyReply, status: number, code: string, where?: string): FastifyReply {
  return reply.code(status).send({ t: 'refused', code, ...(where !== undefined && { where }) });
}
