/** Raised when an old client could misunderstand a new server, or the other way round. */
export const PROTOCOL = 3;
/** What a server still speaks: a client of version 2 is told all it knows, and nothing else (server/src/table/as-told-before.ts). */
export const OLDEST_PROTOCOL = 2;
