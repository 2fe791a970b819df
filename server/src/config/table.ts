import { defaultOf, flagOf, OPTION_NAMES, optionOf, variableOf } from './list.ts';

/** All options as the table in docs/SELF-HOSTING.md. `npm run docs:api` writes it there. */
export function optionTable(): string {
  const rows = OPTION_NAMES.map((name) => {
    const { kind, about } = optionOf(name);
    const otherwise = defaultOf(name);
    return `| \`${flagOf(name)} ${kind.sign.toUpperCase()}\` | \`${variableOf(name)}\` | \`${name}\` | ${otherwise === '' ? '' : `\`${otherwise}\``} | ${about} |`;
  });
  return ['| option | variable | in the file | default | |', '|---|---|---|---|---|', ...rows].join('\n');
}
