import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesOf, ROOT, textOf } from './sources.ts';

const DOCUMENTS = filesOf('{*,*/*,docs/**/*,games/*/*,server/*/*}.md').filter((file) => !file.includes('node_modules'));

/** Targets of links to files of this repository, without anchors. */
function linksOf(text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(([, link, source]) => (link ?? source) as string);
  return targets.filter((target) => !/^(https?:|#|mailto:)/.test(target)).map((target) => target.split('#')[0] as string);
}

it('every link between documents leads somewhere', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(15);
  const links = DOCUMENTS.flatMap((file) => linksOf(textOf(file)).map((target) => ({ file, target })));
  expect(links.length).toBeGreaterThan(40);
  const dead = links.filter(({ file, target }) => !existsSync(path.join(ROOT, path.dirname(file), target)));
  expect(dead).toEqual([]);
});

it('finds links and pictures, and leaves the web alone', () => {
  expect(linksOf('[a](docs/a.md#b) ![p](p.webp) <img src="q.webp"> [c](https://example.org) [d](#here)')).toEqual([
    'docs/a.md',
    'p.webp',
    'q.webp',
  ]);
});
