import { type AnyGameWithPositions, type GameTypes, ParseError } from '@bellwether/kernel';
import type { ComponentType } from 'preact';
import type { TaughtProps } from '../learn/lesson.ts';
import type { Drill } from './drill.ts';

/** One new thing: a drill and a game with it. Without a drill it is the lesson of the same id. */
export interface Stop {
  readonly id: string;
  readonly drill?: Drill;
}

export interface Chapter {
  readonly id: string;
  readonly stops: readonly Stop[];
}

/** The path through a game. */
export interface GamePath {
  readonly engine: AnyGameWithPositions;
  readonly chapters: readonly Chapter[];
  /** Undefined while the words load. */
  readonly useNames: () => PathNames | undefined;
  /** The picture of a stop. */
  readonly Picture: ComponentType<{ readonly stop: Stop }>;
  readonly Table: ComponentType<TaughtProps>;
  /** The rule that a stop is about; undefined for a lesson of many. */
  readonly ruleOf: (id: string) => string | undefined;
  /** The selector of the stop's subject at that table, if it has one. */
  readonly placeOf?: (id: string) => string;
}

export interface PathNames {
  readonly chapters: Readonly<Record<string, string>>;
  /** A stop's title and description. */
  of(id: string): { readonly title: string; readonly about: string };
}

const PATHS = import.meta.glob<GamePath>('../games/*/path/path.tsx', { import: 'path' });

/** Loaded on demand; undefined for a game without a path. */
export async function pathOf(game: string): Promise<GamePath | undefined> {
  return await PATHS[`../games/${game}/path/path.tsx`]?.();
}

export function stopsOf({ chapters }: Pick<GamePath, 'chapters'>): readonly Stop[] {
  return chapters.flatMap(({ stops }) => stops);
}

/** The next unfinished stop after a given one, wrapping around: a learner who skipped ahead continues from there. */
export function nextStop(path: Pick<GamePath, 'chapters'>, done: Readonly<Record<string, unknown>>, behind = ''): Stop | undefined {
  const stops = stopsOf(path);
  const from = stops.findIndex(({ id }) => id === behind) + 1;
  return [...stops.slice(from), ...stops.slice(0, from)].find(({ id }) => done[id] === undefined && id !== behind);
}

/** The set-up of a drill's position. */
export function configOf(path: Pick<GamePath, 'engine' | 'chapters'>, id: string): GameTypes['Config'] | undefined {
  const drill = stopsOf(path).find((stop) => stop.id === id)?.drill;
  const state = drill && path.engine.positions.read(drill.position);
  return state === undefined || state instanceof ParseError ? undefined : path.engine.config(state);
}
