import path from 'node:path';
import { runnerImport } from 'vite';
import type * as tables from './word-tables.ts';

/**
 * The app's words from its own tables. Specs find things by these words, by roles and by test ids, so a change of
 * wording breaks only specs about wording. Loaded through Vite, since cards use `import.meta.glob`.
 */
export const { en, de, drills, seen } = await load();

async function load(): Promise<typeof tables> {
  const root = path.dirname(import.meta.dirname);
  const file = path.join(import.meta.dirname, 'word-tables.ts');
  return (await runnerImport<typeof tables>(file, { root, configFile: false, logLevel: 'error' })).module;
}

/** Placeholders in phrases: any text, any number card, any number. */
export const ANY = '\uE000';
export const CARD = '\uE001';
export const N = 918_273;
const NUMBERS = /918,?273/g;

/** A player as sentences need it. */
export const YOU = { you: true, name: '' } as const;
export const SOMEBODY = { you: false, name: ANY } as const;
export const called = (name: string) => ({ you: false, name });

/** The name of an animal card. */
export function animal(id: string): string {
  const card = en.wolf.cards[id];
  if (card === undefined) throw new Error(`no card ${id}`);
  return card.name;
}

/** What an animal is called at the table, at the beginning of a text: “The wolf”. */
export function atTable(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Phrases as patterns: a whole text, its beginning, a part of it, its end. Several phrases: any of them. */
export const whole = (...phrases: readonly string[]) => new RegExp(`^(?:${source(...phrases)})$`);
export const begins = (...phrases: readonly string[]) => new RegExp(`^(?:${source(...phrases)})`);
export const holds = (...phrases: readonly string[]) => new RegExp(source(...phrases));
export const ends = (...phrases: readonly string[]) => new RegExp(`(?:${source(...phrases)})$`);

/** The same as the source of a pattern. Every `N` is a group. */
export function source(...phrases: readonly string[]): string {
  return phrases
    .map((phrase) =>
      phrase
        .replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
        .replaceAll(ANY, '.+?')
        .replaceAll(CARD, () => `(?:${NUMBER_CARDS})`)
        .replaceAll(NUMBERS, '([\\d,]+)'),
    )
    .join('|');
}

/** The part of a phrase before its first placeholder. */
export const head = (phrase: string) => phrase.split(/[\uE000\uE001]|918,?273/)[0] ?? '';

const NUMBER_CARDS = (['black', 'white'] as const).map((colour) => en.wolf.card(colour, N, 'none').replaceAll(NUMBERS, '\\d')).join('|');

/** The document title of a page. */
export const titled = (page: string) => `${page} – ${en.shell.app}`;

/** A preview says where an animal goes. */
export const WALKS = source(
  ...[1, N].flatMap((steps) => (['on', 'back', 'sign'] as const).map((way) => en.wolf.foresee.walks(ANY, SOMEBODY, steps, way))),
);

/** A player plays a number card, in the table's words. */
export const PLAYS = source(en.wolf.tells.plays(YOU, CARD), en.wolf.tells.plays(SOMEBODY, CARD));
