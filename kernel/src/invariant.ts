/** Our own bug: the table stops and keeps its record. Never thrown because of user input. */
export class Impossible extends Error {
  override readonly name = 'Impossible';
}

export function invariant(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Impossible(what);
}
