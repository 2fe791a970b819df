/** What home-made cards are called instead of their names, by id: their maker is muted, blocked or reported. `hiding.ts` fills it. */
export const hiddenNames: Record<string, string> = {};
