/** Raised when an older client could misunderstand a newer server, or the reverse. */
export const PROTOCOL = 3;
