import { describe, expect, it } from 'vitest';
import { changedLines, commentsOf, hitsIn, proseOf, stringsOf } from '../scripts/plain-words.ts';

const foundIn = (text: string) => hitsIn('a.md', proseOf(text)).map(({ line, found }) => `${line} ${found}`);

describe('plain words', () => {
  it.each([
    ['Whoever is in turn', ['1 Whoever', '1 in turn']],
    ['Tables go on by themselves.', ['1 by themselves', '1 go on']],
    ['Done. Who asks for more waits.', ['1 Who']],
    ['The server tells a client that this is no seat.', ['1 tells', '1 is no']],
    ['after so long, once more', ['1 so long', '1 once more']],
  ])('are missing in: %s', (text, found) => {
    expect(foundIn(text).sort()).toEqual(found.sort());
  });

  it.each([
    'Who may join?',
    'There is no other service, and it is no longer needed.',
    'The player who asks waits. A hotel, a warehouse, foresight.',
    'Run `lay the table` as it stands.',
  ])('are there in: %s', (text) => {
    expect(foundIn(text)).toEqual([]);
  });

  it('leave code of a document alone', () => {
    expect(foundIn('a\n```\nwhoever\n```\nwhoever\n')).toEqual(['5 whoever']);
  });

  it('are looked for in comments of every kind, and not in code', () => {
    const source = [
      '/** one */',
      "const whoever = 'so many'; // two",
      '/*',
      ' * three',
      ' */',
      '  {/* four */}',
      "  say('https://example.org/anew');",
      '  // five: it\'s "so"',
    ].join('\n');
    expect([...commentsOf(source)].map(([line, text]) => [line, text.trim()])).toEqual([
      [1, 'one'],
      [2, 'two'],
      [3, ''],
      [4, 'three'],
      [5, ''],
      [6, 'four'],
      [8, 'five: it\'s "so"'],
    ]);
  });

  it('are looked for in what a word table says, and not in its code', () => {
    const source = [
      "import { whoever } from './anew.ts';",
      '/** so many */',
      `  'in-vain': (who) => \`\${who.anew} plays the \${nobody's}.\`,`,
      "  told: 'Whoever is in turn',",
    ].join('\n');
    expect(hitsIn('en.ts', stringsOf(source)).map(({ line, found }) => [line, found])).toEqual([
      [4, 'Whoever'],
      [4, 'in turn'],
    ]);
  });

  it('are warned about on changed lines', () => {
    const diff = ['--- a/x.md', '+++ b/x.md', '@@ -1 +1,2 @@', '+a', '+b', '@@ -9,2 +11 @@', '+c', '+++ b/y.ts', '@@ -3,2 +2,0 @@'].join(
      '\n',
    );
    expect([...changedLines(diff)]).toEqual([
      ['x.md', new Set([1, 2, 11])],
      ['y.ts', new Set()],
    ]);
  });

  it('are looked for in a file whose path contains spaces', () => {
    expect([...changedLines('+++ b/Two words.md\t\n@@ -0,0 +1 @@\n+text').keys()]).toEqual(['Two words.md']);
  });
});
