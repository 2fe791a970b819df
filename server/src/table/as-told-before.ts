import type { Code, Happening, Refused, SeatInfo } from '@bellwether/wire';

/**
 * What a client of protocol 2 is told instead of what it does not know. Each thing that happens has its number, so none may be left out: what has no older
 * word is told as no time at all in which nobody looked after the table.
 */
export function happeningBefore(what: Happening): Happening {
  switch (what.kind) {
    case 'remove':
      return { kind: 'stand', seat: what.seat };
    case 'agree':
      return what.when === 'now' ? { kind: 'sit', seat: what.seat, name: what.name } : NOTHING;
    case 'access':
    case 'host':
    case 'ask':
    case 'reserve':
    case 'decline':
    case 'leave':
    case 'ready':
    case 'pause':
    case 'resume':
    case 'match':
    case 'unseal':
      return NOTHING;
    default:
      return what;
  }
}

const NOTHING: Happening = { kind: 'unattended', milliseconds: 0 };

interface Told {
  readonly access?: unknown;
  readonly asks?: unknown;
  readonly vote?: unknown;
  readonly paused?: unknown;
  readonly match?: unknown;
  readonly seats?: SeatInfo[];
}

export function infoBefore<T extends Told>({
  access: _a,
  asks: _b,
  vote: _c,
  paused: _d,
  match: _e,
  ...info
}: T): Omit<T, 'access' | 'asks' | 'vote' | 'paused' | 'match'> {
  return { ...info, ...(info.seats && { seats: info.seats.map(seatBefore) }) };
}

function seatBefore({ host: _a, next: _b, ready: _c, ...seat }: SeatInfo): SeatInfo {
  return seat;
}

const CODES_BEFORE: Partial<Record<Code, Code>> = {
  'table-closed': 'no-late-joining',
  removed: 'no-late-joining',
  'same-house': 'seen-another-hand',
  'nobody-asks': 'stale',
  paused: 'table-stopped',
  'not-paused': 'stale',
  'unknown-code': 'unknown-table',
  blocked: 'no-late-joining',
  revoked: 'wrong-key',
  'in-a-match': 'seats-fixed',
  'two-tables': 'seen-another-hand',
};

export function refusedBefore(refused: Refused): Refused {
  return { ...refused, code: CODES_BEFORE[refused.code] ?? refused.code };
}
