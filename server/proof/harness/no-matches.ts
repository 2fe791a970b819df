import type { MatchGuard } from '../../src/table/table-context.ts';

/** For tables by themselves: none of them is one of a match. */
export const NO_MATCHES: MatchGuard = { isDealOver: async () => false, mayNotLook: async () => undefined, ended: () => {} };
