import { defaultOf, flagOf, OPTION_NAMES, optionOf, variableOf } from './list.ts';

/** All options as the table of docs/SELF-HOSTING.md (`npm run docs:api` writes it there). */
export function optionTable(): string {
  const rows = OPTION_NAMES.map((name) => {
    const { kind, about } = optionOf(name);
    const otherwise = defaultOf(name);
    const value = kind.sign === '' ? '' : ` ${kind.sign.toUpperCase()}`;
    return `| \`${flagOf(name)}${value}\` | \`${variableOf(name)}\` | \`${name}\` | ${otherwise === '' ? '' : `\`${otherwise}\``} | ${about} |`;
  });
  return ['| option | variable | in the file | default | |', '|---|---|---|---|---|', ...rows].join('\n');
}
