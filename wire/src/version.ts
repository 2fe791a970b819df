/** Raised when an old client could misunderstand a new server, or the other way round. */
export const PROTOCOL = 3;
