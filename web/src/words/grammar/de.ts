/** German grammar for names that players choose. */

/** “Annas”, “Hans’”. Only for names that end in a Latin letter; `ownedBy` handles the others. */
function genitive(name: string): string {
  return /(s|ß|x|z|ce)$/i.test(name) ? `${name}’` : `${name}s`;
}

/** “Annas Tor”, “Hans’ Tor”; “Tor von Dummy 4” after a number, a sign or another script. */
export function ownedBy(name: string, thing: string): string {
  return /\p{Script=Latin}$/u.test(name) ? `${genitive(name)} ${thing}` : `${thing} von ${name}`;
}
