import type { IncomingMessage } from 'node:http';
import type { Household } from '../limits/work-budgets.ts';

/**
 * A body may have this many chunks of any size. Each further chunk needs BYTES_PER_PIECE bytes of the total, so
 * ordinary packets always fit.
 */
const FREE_PIECES = 32;
const BYTES_PER_PIECE = 256;
/** Minimum rate after the grace period: a bad connection may stall for seconds. */
const MIN_BYTES_PER_SECOND = 500;
const GRACE_MS = 10_000;
/** Memory the parser allocates per chunk besides its bytes. Measured: 400 for one byte, half of it outside the heap. */
const PIECE_OVERHEAD_BYTES = 400;
/** Memory for all unfinished bodies of an address. Forty pupils sending the largest bodies at once need 3 MB. */
const MAX_BYTES_PER_ADDRESS = 8_000_000;
/** Smaller bodies, such as moves, are accepted even then: honest clients may share the address. */
const SMALL_BODY_BYTES = 4_000;
/** Charged for a bad body. */
const BAD_BODY_COST_MS = 2;

/** `memory`: bytes held by the unfinished body. */
interface ArrivingBody {
  readonly since: number;
  bytes: number;
  pieces: number;
  memory: number;
}

/** Why a body is rejected. */
export type BadBody = 'body-in-pieces' | 'slow-body' | 'too-many-bodies';

function faultOf({ since, bytes, pieces, memory }: ArrivingBody, household: Household, now: number): BadBody | undefined {
  if (pieces > FREE_PIECES + bytes / BYTES_PER_PIECE) return 'body-in-pieces';
  if (bytes < ((now - since - GRACE_MS) / 1_000) * MIN_BYTES_PER_SECOND) return 'slow-body';
  return household.bodyBytes > MAX_BYTES_PER_ADDRESS && memory > SMALL_BODY_BYTES ? 'too-many-bodies' : undefined;
}

/**
 * Counts chunks of a request's body in the parser, before they are gathered: each is a buffer, however small. Calls
 * `fail` once, from inside the parser, for a body with too many chunks, too slow, or over the address's memory. Returns
 * a function to call when the request is over.
 */
export function watchBody(request: IncomingMessage, household: Household, fail: (fault: BadBody) => void): () => void {
  const body: ArrivingBody = { since: performance.now(), bytes: 0, pieces: 0, memory: 0 };
  const { push } = request;
  request.push = (piece: Buffer | null) => {
    if (piece === null) return push.call(request, piece);
    const memory = piece.length + PIECE_OVERHEAD_BYTES;
    body.bytes += piece.length;
    body.pieces++;
    body.memory += memory;
    household.bodyBytes += memory;
    const fault = faultOf(body, household, performance.now());
    if (fault === undefined) return push.call(request, piece);
    request.push = () => true;
    household.trouble.pay(BAD_BODY_COST_MS);
    fail(fault);
    return true;
  };
  return () => {
    household.bodyBytes -= body.memory;
    body.memory = 0;
  };
}
