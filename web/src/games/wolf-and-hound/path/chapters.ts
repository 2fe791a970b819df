import type { Drill } from '../../../path/drill.ts';
import type { Chapter, Stop } from '../../../path/stops.ts';
import { byFile } from '../../../words/byFile.ts';
import type { WolfPath } from '../words/en-path.ts';
import { bone, changelings, draft, exchangeCall, meat } from './modules.ts';

/** Every card has its drill in its own file. */
export const CARD_DRILLS = byFile(import.meta.glob<Drill>('../cards/**/*', { query: '?drill', import: 'drill', eager: true }));

const MODULES: Readonly<Record<keyof WolfPath['modules'], Drill>> = {
  meat,
  bone,
  changelings,
  'exchange-call': exchangeCall,
  draft,
};

/** One new thing at a time, from the first game on; the first stop is the lesson. */
export const CHAPTERS: readonly Chapter[] = [
  chapter('first', 'wolf-and-hound', 'wolf-01', 'hound-01'),
  chapter('paces', 'wolf-06', 'wolf-05', 'wolf-07', 'wolf-08'),
  chapter('targets', 'wolf-04', 'wolf-03', 'wolf-02', 'hound-04', 'hound-03', 'hound-02'),
  chapter('expansion', 'meat', 'bone'),
  chapter('sheep', 'sheep-01', 'sheep-02'),
  chapter('metamorphic', 'metamorphic-01', 'metamorphic-02', 'metamorphic-03', 'metamorphic-04', 'changelings'),
  chapter('extra', 'extra-01', 'extra-02'),
  chapter('dummies', 'exchange-call'),
  chapter('designer', 'designer-01', 'designer-02-1', 'designer-02-2', 'designer-02-3'),
  chapter('draft', 'draft', 'tornado-01', 'tornado-02'),
  chapter('house', 'house-01'),
];

function chapter(id: keyof WolfPath['chapters'], ...stops: readonly string[]): Chapter {
  return { id, stops: stops.map(stopOf) };
}

function stopOf(id: string): Stop {
  const modules: Readonly<Record<string, Drill>> = MODULES;
  const drill = modules[id] ?? CARD_DRILLS[id];
  return drill ? { id, drill } : { id };
}
