import type { Code } from '@bellwether/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bans } from '../admin/bans.ts';
import { Buckets } from '../limits/buckets.ts';
import { FIXED } from '../limits/limits.ts';
import type { WorkBudgets } from '../limits/work-budgets.ts';
import type { Persons } from '../person/persons.ts';
import { hashKey } from '../secrets.ts';
import { refuse } from './refuse.ts';
import { payerOf } from './request-queue.ts';

const STATUS: Readonly<Partial<Record<Code, number>>> = { banned: 403, 'unknown-code': 404, 'unknown-device': 404, 'too-often': 429 };

interface GuardContext {
  readonly persons: Persons;
  readonly bans: Bans;
  readonly work: WorkBudgets;
  now(): number;
}

/** Checks common to all routes to a person: attempts, work and bans. If one refuses, the refusal has been sent. */
export class PersonGuard {
  readonly #context: GuardContext;
  readonly #attempts = new Buckets(FIXED.secrets);

  constructor(context: GuardContext) {
    this.#context = context;
  }

  pays(request: FastifyRequest, reply: FastifyReply, key: string | undefined): boolean {
    return payerOf(this.#context.work, request, reply, key, false) !== undefined;
  }

  /** The same for a request with a secret. */
  mayTry(request: FastifyRequest, reply: FastifyReply, key: string | undefined): boolean {
    if (this.#attempts.takeForAddress(request.ip, this.#context.now())) return this.pays(request, reply, key);
    refuse(reply, 429, 'too-often');
    return false;
  }

  /** Adds the caller's device to the person whose secret it knew. */
  async join(request: FastifyRequest, key: string, into: string | undefined, device: string | undefined): Promise<Code | undefined> {
    const { bans, persons } = this.#context;
    if (into === undefined) return 'unknown-code';
    if (bans.hasKey(into) || bans.hasKey(request.person)) return 'banned';
    return persons.join(hashKey(key), into, device);
  }

  done(reply: FastifyReply, no: Code | undefined): FastifyReply {
    return no === undefined ? reply.code(204).send() : refuse(reply, STATUS[no] ?? 409, no);
  }
}
