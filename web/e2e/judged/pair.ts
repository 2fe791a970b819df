/** Mixes two runs of `screens.spec.ts` for judges who may not know which is which: `npm run pair -- BEFORE AFTER OUT`. */
import { randomInt } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [before = '', after = '', out = ''] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const names = [before, after].map((folder) => readdirSync(folder).filter((name) => name.endsWith('.png')));
const numbers = [...new Set(names.flat().map((name) => name.slice(0, 2)))].toSorted();
const key = numbers.map((number) => {
  const isSwapped = randomInt(2) === 1;
  for (const [i, folder] of [before, after].entries()) {
    const letter = (i === 0) === isSwapped ? 'b' : 'a';
    for (const name of names[i]?.filter((one) => one.startsWith(number)) ?? []) {
      copyFileSync(path.join(folder, name), path.join(out, `${number}-${letter}${name.slice(name.indexOf('-'))}`));
    }
  }
  return `${number}: before is ${isSwapped ? 'b' : 'a'}`;
});
// Not in the folder: the judges must not see it.
writeFileSync(`${out}.key.txt`, `${key.join('\n')}\n`);
