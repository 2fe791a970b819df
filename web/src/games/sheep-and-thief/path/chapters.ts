import type { Drill } from '../../../path/drill.ts';
import type { Chapter } from '../../../path/stops.ts';
import type { SheepPath } from '../words/en-path.ts';
import { barns, blackSheep, dogs, foxes, missions } from './drills.ts';

const DRILLS: Readonly<Record<keyof SheepPath['stops'], Drill>> = { barns, dogs, foxes, missions, 'black-sheep': blackSheep };

/** One new thing at a time. Stops without a drill are the lessons. */
export const CHAPTERS: readonly Chapter[] = [
  chapter('first', 'sheep-and-thief', 'rivers'),
  chapter('images', 'barns', 'dogs', 'foxes'),
  chapter('modules', 'missions', 'black-sheep'),
];

function chapter(id: keyof SheepPath['chapters'], ...stops: readonly string[]): Chapter {
  const drills: Readonly<Record<string, Drill>> = DRILLS;
  return { id, stops: stops.map((stop) => (drills[stop] ? { id: stop, drill: drills[stop] } : { id: stop })) };
}
