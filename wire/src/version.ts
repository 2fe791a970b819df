/** Raised when an old client could misunderstand a new server, or the other way round. An old client is told to refresh. */
export const PROTOCOL = 2;
