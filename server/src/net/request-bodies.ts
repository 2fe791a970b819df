import type { IncomingMessage } from 'node:http';
import type { Household } from '../limits/work-budgets.ts';

/** A body may have this many pieces of any size. Each further one needs BYTES_PER_PIECE bytes in all, so honest packets always fit. */
const FREE_PIECES = 32;
const BYTES_PER_PIECE = 256;
/** A body must arrive at this rate, once the grace is over: a bad line may stall for seconds. */
const MIN_BYTES_PER_SECOND = 500;
const GRACE_MS = 10_000;
/** What the parser allocates for a piece besides its bytes. Measured: 400 for one byte, half of it outside the heap. */
const PIECE_OVERHEAD_BYTES = 400;
/** Memory that all unfinished bodies of one address may hold. A class of forty that sends the largest bodies at once needs 3 MB. */
const MAX_BYTES_PER_ADDRESS = 8_000_000;
/** A body smaller than this is let in even then: a move is, and honest people may share the address. */
const SMALL_BODY_BYTES = 4_000;
/** Milliseconds of the trouble budget that a bad body costs. */
const BAD_BODY_COST_MS = 2;

/** A body as it arrives. `memory`: what it holds. */
interface ArrivingBody {
  readonly since: number;
  bytes: number;
  pieces: number;
  memory: number;
}

/** Why a body is not read any further. */
export type BadBody = 'body-in-pieces' | 'slow-body' | 'too-many-bodies';

function faultOf({ since, bytes, pieces, memory }: ArrivingBody, household: Household, now: number): BadBody | undefined {
  if (pieces > FREE_PIECES + bytes / BYTES_PER_PIECE) return 'body-in-pieces';
  if (bytes < ((now - since - GRACE_MS) / 1_000) * MIN_BYTES_PER_SECOND) return 'slow-body';
  return household.bodyBytes > MAX_BYTES_PER_ADDRESS && memory > SMALL_BODY_BYTES ? 'too-many-bodies' : undefined;
}

/**
 * Counts the pieces of a request's body where the parser hands them over, before anything gathers them: each is a buffer of its own, however small it is. `fail` is
 * called once, from within the parser, for a body that comes in too many pieces or too slowly, or where the address has too many of them. Gives what to call
 * when the request is over.
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
