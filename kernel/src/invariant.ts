/** A bug of ours: the table stops and keeps its record. Never thrown because of what a user sent. */
export class Impossible extends Error {
  override readonly name = 'Impossible';
}

export function invariant(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Impossible(what);
}
