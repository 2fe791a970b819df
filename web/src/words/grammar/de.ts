/** German grammar for names that players choose. */

/** “Annas”, “Hans’”. Only for names that end in a Latin letter; `ownedBy` handles the others. */
function genitive(name: string): string {
  return /(s|ß|x|z|ce)$/i.test(name) ? `${name}’` : `${name}s`;
}

/** “Annas Tor”, “Hans’ Tor”; “Tor von Dummy 4” after a number, a sign or another script. */
export function ownedBy(name: string, thing: string): string {
  return /\p{Script=Latin}$/u.test(name) ? `${genitive(name)} ${thing}` : `${thing} von ${name}`;
}

const OBJECT = { den: ['den', 'das'], dem: ['dem', 'dem'] } as const;

/** “den grauen Wolf”, “dem schläfrigen Schaf”: a name with an article as an object. A name without one stays as it is. */
export function asObject(name: string, of: 'den' | 'dem'): string {
  return name.replace(/^(der|das) ((?:\p{L}+e )?)(?=\p{Lu})/u, (_, article: string, adjective: string) => {
    const [masculine, neuter] = OBJECT[of];
    const isNeuter = article === 'das';
    // After “das” as an accusative the adjective keeps its ending.
    const ending = adjective === '' || (isNeuter && of === 'den') ? adjective : `${adjective.trimEnd()}n `;
    return `${isNeuter ? neuter : masculine} ${ending}`;
  });
}
