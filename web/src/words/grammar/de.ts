/** What German does to a name that somebody chose. */

/** “Annas”, “Hans’”. A name that does not end in a Latin letter takes none: `ownedBy` has the other way. */
function genitive(name: string): string {
  return /(s|ß|x|z|ce)$/i.test(name) ? `${name}’` : `${name}s`;
}

/** “Annas Tor”, “Hans’ Tor”; “Tor von Dummy 4” after a number, a sign or another script. */
export function ownedBy(name: string, thing: string): string {
  return /\p{Script=Latin}$/u.test(name) ? `${genitive(name)} ${thing}` : `${thing} von ${name}`;
}
