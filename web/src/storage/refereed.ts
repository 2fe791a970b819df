/**
 * A game of the printed box that was refereed here, told by its id. `moves`: its record has the moves of the table, but
 * which cards a hand held at a given time is reconstructed. `result`: no record, only how it ended.
 */
export type Refereed = 'moves' | 'result';

const PREFIXES: Readonly<Record<Refereed, string>> = { moves: 'table-', result: 'tally-' };

export const refereedId = (kind: Refereed, id: string): string => `${PREFIXES[kind]}${id}`;

export function refereedOf(id: string): Refereed | undefined {
  return (['moves', 'result'] as const).find((kind) => id.startsWith(PREFIXES[kind]));
}
