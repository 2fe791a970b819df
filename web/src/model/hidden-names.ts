/** Names of home-made cards that are not shown, since their maker is muted, blocked or reported. `hiding.ts` fills it. */
export const hiddenNames = new Set<string>();
