/** The address of a rule in the rules help; undefined while there is no such page. Refusals and cards link through here. */
export function helpFor(_game: string, _rule: string): string | undefined {
  return undefined;
}
