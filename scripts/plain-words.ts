/**
 * Finds words of our old dialect in documents, comments and what the English app says (CONTRIBUTING.md). A hit is a hint, not a fault.
 *
 *   node scripts/plain-words.ts                    every hit, and how many there are per 1,000 words
 *   node scripts/plain-words.ts --changed [BASE]   only lines changed since BASE (main, if left out); part of `npm run check`
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Hit {
  readonly file: string;
  readonly line: number;
  readonly found: string;
  readonly instead: string;
}

interface Word {
  readonly pattern: RegExp;
  readonly instead: string;
}

const word = (pattern: string, instead: string): Word => ({ pattern: new RegExp(`\\b(?:${pattern})(?!\\w)`, 'gi'), instead });

const WORDS: readonly Word[] = [
  word('whoever|whomever', 'anyone who, or the noun: the player, the client'),
  { pattern: /(?<=^\W*|[.:;] )Who\b(?!.*\?)/g, instead: 'a noun: the player, the client' },
  word("nobody's|somebody's", 'no one else’s, or say whose'),
  word('somebody', 'someone, a player, another process'),
  word('anew', 'again'),
  word('so (?:many|much|long|often)', 'the number: N times, after N days'),
  word('tells?|told', 'says, sends, reports, prints (people may be told)'),
  word('(?<!there )(?:is|are) none', 'is not one of'),
  word('(?<!there )(?:is|are) no(?! longer| more| one)', 'is not'),
  word('by (?:itself|themselves)', 'automatically'),
  word("of (?:its|their|one's) own", 'its own, separate'),
  word('in vain', 'without success'),
  word('(?:go|goes|went|going) on', 'continue'),
  word('once more', 'again'),
  word('beside', 'next to, besides'),
  word('dear|dearer|dearest', 'expensive'),
  word('(?:lead|leads|led) a name', 'point a domain'),
  word('(?:have|has|had|having) to do with', 'concern, involve'),
  word('looks? on', 'watch'),
  word('(?:lay|lays) the table', 'create a table'),
  word('in turn', 'one after another, or: whose turn it is'),
  word('the own', 'its own, their own'),
  word('the ear', 'screen readers'),
  word('eyes', 'point of view'),
  word('kind pages?', 'error page'),
  word('the way of', 'the path of, how'),
  word('houses?', 'household, LAN, codebase'),
];

/** `text` is prose on the lines given by number; all other lines are skipped. */
export function hitsIn(file: string, prose: ReadonlyMap<number, string>): Hit[] {
  return [...prose].flatMap(([line, text]) =>
    WORDS.flatMap(({ pattern, instead }) => [...text.matchAll(pattern)].map(([found]) => ({ file, line, found, instead }))),
  );
}

/** A document's lines without code. */
export function proseOf(markdown: string): Map<number, string> {
  const prose = new Map<number, string>();
  let isCode = false;
  for (const [i, line] of markdown.split('\n').entries()) {
    const isFence = line.trimStart().startsWith('```');
    if (isFence) isCode = !isCode;
    else if (!isCode) prose.set(i + 1, line.replaceAll(/`[^`]*`/g, ' '));
  }
  return prose;
}

/** The comments of a source. It reads lines, not syntax: a comment behind code counts if ` // ` comes after the last quote. */
export function commentsOf(source: string): Map<number, string> {
  const comments = new Map<number, string>();
  let isBlock = false;
  for (const [i, line] of source.split('\n').entries()) {
    const text = line.trim();
    const begins = /^\{?\/\*/.test(text);
    if (isBlock || begins) comments.set(i + 1, text.replace(/^\{?\/?\*+\/?/, '').replace(/\*\/\}?$/, ''));
    else {
      const [, behind] = /(?:^|[;,{}()\]] )\/\/ ([^'"`]*(?:['"`][^'"`]*)*)$/.exec(text) ?? [];
      if (behind !== undefined) comments.set(i + 1, behind);
    }
    if (isBlock || begins) isBlock = !text.includes('*/');
  }
  return comments;
}

/** The strings of a word table, without the values in them. A string over several lines is not read. */
export function stringsOf(source: string): Map<number, string> {
  const strings = new Map<number, string>();
  for (const [i, line] of source.split('\n').entries()) {
    if (/^\s*(import\b|\/?\*|\/\/)/.test(line)) continue;
    const said = [...line.matchAll(/'([^']*)'|`([^`]*)`/g)].map(
      ([, plain, filled]) => plain ?? filled?.replaceAll(/\$\{[^}]*\}/g, ' ') ?? '',
    );
    const text = said.filter((one) => one.includes(' ')).join(' ');
    if (text !== '') strings.set(i + 1, text);
  }
  return strings;
}

/** Changed lines by file, from `git diff --unified=0`. */
export function changedLines(diff: string): Map<string, Set<number>> {
  const changed = new Map<string, Set<number>>();
  let lines = new Set<number>();
  for (const row of diff.split('\n')) {
    // Git ends a path that contains spaces with a tab.
    const [, file] = /^\+\+\+ b\/(.*?)\t?$/.exec(row) ?? [];
    if (file !== undefined) {
      lines = new Set();
      changed.set(file, lines);
    }
    const [, first, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(row) ?? [];
    if (first !== undefined) for (let i = 0; i < Number(count); i++) lines.add(Number(first) + i);
  }
  return changed;
}

const root = path.dirname(import.meta.dirname);
const DOCUMENTS = '**/*.md';
const SOURCES = '**/*.{ts,tsx,mjs}';
/** The changelog is history; other implementations use FORMAT.md as it is. */
const LEFT_OUT = /(^|\/)(node_modules|dist|golden)\/|^CHANGELOG|(^|\/)FORMAT\.md$/;
const ENGLISH = /(^|\/)words\/(en\/[^/]+|en(-[^/]+)?)\.ts$/;
const MOST_SHOWN = 20;

function proseIn(file: string): Map<number, string> {
  const text = readFileSync(path.join(root, file), 'utf8');
  if (file.endsWith('.md')) return proseOf(text);
  return ENGLISH.test(file) ? new Map([...stringsOf(text), ...commentsOf(text)]) : commentsOf(text);
}

function git(...args: readonly string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout.trim() : '';
}

function show({ file, line, found, instead }: Hit): string {
  return `${file}:${line}: “${found}”, perhaps: ${instead}`;
}

function reportChanged(given: string | undefined): void {
  const base = git('merge-base', 'HEAD', given ?? 'main') || git('merge-base', 'HEAD', 'origin/main');
  if (base === '') return;
  const changed = changedLines(
    git('diff', '--unified=0', '--no-ext-diff', '--diff-filter=d', base, '--', '*.md', '*.ts', '*.tsx', '*.mjs'),
  );
  const hits = [...changed]
    .filter(([file]) => !LEFT_OUT.test(file))
    .flatMap(([file, lines]) => hitsIn(file, proseIn(file)).filter(({ line }) => lines.has(line)));
  for (const hit of hits.slice(0, MOST_SHOWN)) console.log(show(hit));
  if (hits.length > MOST_SHOWN) console.log(`and ${hits.length - MOST_SHOWN} more; node scripts/plain-words.ts lists all`);
}

function reportAll(): void {
  const totals = new Map<string, { words: number; hits: number }>();
  for (const file of globSync([DOCUMENTS, SOURCES], { cwd: root, exclude: (name) => name === 'node_modules' }).sort()) {
    if (LEFT_OUT.test(file)) continue;
    const prose = proseIn(file);
    const hits = hitsIn(file, prose);
    for (const hit of hits) console.log(show(hit));
    const kind = file.endsWith('.md') ? (/^docs\/(adr|lab-book)\//.exec(file)?.[1] ?? 'documents') : `comments of ${file.split('/')[0]}`;
    const total = totals.get(kind) ?? { words: 0, hits: 0 };
    totals.set(kind, total);
    total.words += [...prose.values()].join(' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
    total.hits += hits.length;
  }
  for (const [kind, { words, hits }] of totals)
    if (words > 0) console.log(`${kind}: ${hits} in ${words} words, ${((1_000 * hits) / words).toFixed(1)} per 1,000`);
}

if (import.meta.main) {
  const [option, base] = process.argv.slice(2);
  if (option === '--changed') reportChanged(base);
  else reportAll();
}
