import type { Drill } from '../../../path/drill.ts';
import type { Chapter, Stop } from '../../../path/stops.ts';
import { byFile } from '../../../words/byFile.ts';
import type { WolfPath } from '../words/en-path.ts';
import { bone, changelings, draft, exchangeCall, meat } from './modules.ts';

/** Drills of cards, from their files. */
export const CARD_DRILLS = byFile(import.meta.glob<Drill>('../cards/**/*', { query: '?drill', import: 'drill', eager: true }));

const MODULES: Readonly<Record<keyof WolfPath['modules'], Drill>> = {
  meat,
  bone,
  changelings,
  'exchange-call': exchangeCall,
  draft,
};

/** One new thing at a time, from the first game on. The first stop is the lesson. */
export const CHAPTERS: readonly Chapter[] = [
  chapter('first', 'wolf-and-hound', 'wolf-01', 'hound-01'),
  chapter('paces', 'wolf-06', 'wolf-05', 'wolf-07', 'wolf-08'),
  chapter('targets', 'wolf-04', 'wolf-03', 'wolf-02', 'hound-04', 'hound-03', 'hound-02'),
  chapter('expansion', 'meat', 'bone'),
  chapter('sheep', ...family('sheep')),
  chapter('metamorphic', ...family('metamorphic'), 'changelings'),
  chapter('extra', ...family('extra')),
  chapter('dummies', 'exchange-call'),
  chapter('designer', ...family('designer')),
  chapter('draft', 'draft', ...family('tornado')),
  chapter('house', ...family('house')),
];

/** Cards of a family by number; new cards are found by name. Only wolves and hounds are ordered by hand. */
function family(name: string): readonly string[] {
  return Object.keys(CARD_DRILLS)
    .filter((id) => id.startsWith(`${name}-`))
    .sort();
}

function chapter(id: keyof WolfPath['chapters'], ...stops: readonly string[]): Chapter {
  return { id, stops: stops.map(stopOf) };
}

function stopOf(id: string): Stop {
  const modules: Readonly<Record<string, Drill>> = MODULES;
  const drill = modules[id] ?? CARD_DRILLS[id];
  return drill ? { id, drill } : { id };
}
