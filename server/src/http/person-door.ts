import type { Code } from '@bellwether/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bans } from '../admin/bans.ts';
import { Buckets } from '../limits/buckets.ts';
import { FIXED } from '../limits/limits.ts';
import type { Work } from '../limits/work.ts';
import type { Persons } from '../person/persons.ts';
import { hashKey } from '../secrets.ts';
import { refuse } from './refuse.ts';
import { payerOf } from './turn.ts';

const STATUS: Readonly<Partial<Record<Code, number>>> = { banned: 403, 'unknown-code': 404, 'unknown-device': 404, 'too-often': 429 };

interface DoorParts {
  readonly persons: Persons;
  readonly bans: Bans;
  readonly work: Work;
  now(): number;
}

/** What all ways to a person have in common: tries are counted, work is paid for, the banned stay outside. Where it says no, the answer has been sent. */
export class PersonDoor {
  readonly #parts: DoorParts;
  readonly #tries = new Buckets(FIXED.secrets);

  constructor(parts: DoorParts) {
    this.#parts = parts;
  }

  pays(request: FastifyRequest, reply: FastifyReply, key: string | undefined): boolean {
    return payerOf(this.#parts.work, request, reply, key, false) !== undefined;
  }

  /** The same for whoever says a secret. */
  mayTry(request: FastifyRequest, reply: FastifyReply, key: string | undefined): boolean {
    if (this.#tries.take(request.ip, this.#parts.now())) return this.pays(request, reply, key);
    refuse(reply, 429, 'too-often');
    return false;
  }

  /** The device that asks becomes one of the person's whose secret it knew. */
  async join(request: FastifyRequest, key: string, into: string | undefined, device: string | undefined): Promise<Code | undefined> {
    const { bans, persons } = this.#parts;
    if (into === undefined) return 'unknown-code';
    if (bans.hasKey(into) || bans.hasKey(request.person)) return 'banned';
    return persons.join(hashKey(key), into, device);
  }

  done(reply: FastifyReply, no: Code | undefined): FastifyReply {
    return no === undefined ? reply.code(204).send() : refuse(reply, STATUS[no] ?? 409, no);
  }
}
