import { LEVELS, type Level } from '@bellwether/bots/levels';
import { plain } from '../help/matching.ts';
import { isGuest, nameOf, type Sitter } from '../model/sitter.ts';
import type { KeptGame } from '../storage/games.ts';
import { type Finished, finishedOf, type How, mySeat, strongest } from './finished.ts';
import type { GameHistory } from './game.ts';

/** A game in the list of my games, with everything it can be filtered by. */
export interface Item {
  readonly kept: KeptGame;
  /** Undefined if there is no result of mine. */
  readonly finished: Finished | undefined;
  readonly set: string;
  /** The strongest bot at the table besides me; in a finished game, among the rivals. */
  readonly level: Level | undefined;
  /** The partner, and other people at this device. */
  readonly company: readonly Sitter[];
}

export type Histories = Readonly<Partial<Record<string, GameHistory>>>;

export function itemOf(kept: KeptGame, myName: string, histories: Histories): Item {
  const finished = finishedOf(kept, myName);
  const me = mySeat(kept.sitters, myName);
  const others = kept.sitters.filter((_, i) => i + 1 !== me);
  const people = others.filter((sitter) => isGuest(sitter) && nameOf(sitter) !== '');
  return {
    kept,
    finished,
    set: histories[kept.game]?.setOf(kept.config) ?? '',
    level: finished ? finished.level : strongest(others),
    company: [...new Set([...people, ...(finished?.partner ? [finished.partner] : [])])],
  };
}

/** Filters of the list; an empty text matches everything. */
export interface Wish {
  readonly text: string;
  readonly state: '' | 'running' | 'over';
  readonly game: string;
  readonly how: '' | How;
  readonly level: '' | Level;
  readonly set: string;
  readonly company: string;
}

export const ALL: Wish = { text: '', state: '', game: '', how: '', level: '', set: '', company: '' };

/**
 * The items that match. `textOf`: the search text of an item, normalized by `plain`; called only if the filter has a
 * text.
 */
export function wanted(items: readonly Item[], wish: Wish, textOf: (item: Item) => string): readonly Item[] {
  const sought = plain(wish.text).split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    const { kept, finished } = item;
    return (
      (wish.state === '' || kept.over === (wish.state === 'over')) &&
      (wish.game === '' || kept.game === wish.game) &&
      (wish.how === '' || finished?.how === wish.how) &&
      (wish.level === '' || item.level === wish.level) &&
      (wish.set === '' || setKey(item) === wish.set) &&
      (wish.company === '' || item.company.includes(wish.company as Sitter)) &&
      (sought.length === 0 || holdsAll(textOf(item), sought))
    );
  });
}

const holdsAll = (text: string, sought: readonly string[]) => sought.every((word) => text.includes(word));

/** With the game's id, since sets of two games may share a name. */
export const setKey = ({ kept, set }: Item) => `${kept.game} ${set}`;

/** The filter options, most frequent first; levels from the weakest. */
export function choicesOf(items: readonly Item[]) {
  const byCount = (keys: readonly string[]) =>
    [...Map.groupBy(keys, (key) => key)].sort(([, a], [, b]) => b.length - a.length).map(([key]) => key);
  const levels = new Set(items.map(({ level }) => level));
  return {
    games: byCount(items.map(({ kept }) => kept.game)),
    levels: LEVELS.filter((level) => levels.has(level)),
    sets: byCount(items.map(setKey)),
    company: byCount(items.flatMap(({ company }) => company)),
  };
}

/** A filter as address parts (`level=fox`), and back. Unknown parts are ignored. */
export function partsOf(wish: Wish): readonly string[] {
  return Object.entries(wish).flatMap(([key, value]) => (value === '' ? [] : [`${key}=${value}`]));
}

export function wishOf(parts: readonly string[]): Wish {
  const given = parts.map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)] as const);
  return { ...ALL, ...Object.fromEntries(given.filter(([key]) => Object.hasOwn(ALL, key))) };
}
