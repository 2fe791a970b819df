import { sourcesOf } from '../gold.ts';
import type { Source, View } from '../vocabulary.ts';
import type { SceneOf, Thing } from './thing.ts';

/** The sources with a chip: one's own mission has a card instead, those of others are secret. */
export function chipsOf({ config }: Pick<View, 'config'>): readonly Source[] {
  return sourcesOf(config).filter((source) => source !== 'missions');
}

/** The gold of the large board by source, and the sum; hidden while cards are chosen. */
export function chips({ view, layout, words, gold, bottom, light }: SceneOf): Thing[] {
  if (view.stage === 'draft') return [];
  const sources = chipsOf(view);
  const score = gold[bottom - 1]?.score;
  const of = sources.length + 1;
  const letters = Math.max(...[words.total, ...sources.map((source) => words.sources[source])].map((name) => name.length));
  const total: Thing = {
    key: 'chip:total',
    at: layout.chip(of - 1, of),
    ...layout.chipSize(of),
    z: 7,
    label: words.table.total(score?.total ?? 0),
    act: { kind: 'gold' },
    marks: ['sheep-chip'],
    art: { kind: 'chip', source: 'total', name: words.total, gold: score?.total ?? 0, pressed: false, letters },
  };
  const each = sources.map((source, i): Thing => {
    const points = score?.[source] ?? 0;
    return {
      key: `chip:${source}`,
      at: layout.chip(i, of),
      ...layout.chipSize(of),
      z: 7,
      label: words.table.chip(words.sources[source], points),
      act: { kind: 'light', source },
      marks: ['sheep-chip'],
      art: {
        kind: 'chip',
        source,
        name: words.sources[source],
        gold: points,
        pressed: light?.source === source && light.seat === bottom,
        letters,
      },
    };
  });
  return [...each, total];
}
