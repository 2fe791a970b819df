import { FOX_START, OUR_DECK, RIVER_GOLD, SUPPLY, TOWN_NAMES, TOWNS, writeFace } from '@bellwether/sheep-and-thief';
import type { Card, Copy } from '../vocabulary.ts';
import { OUR_FARMYARD } from './told.ts';

/** Drops values equal to ours. */
export function tidy({ cards = {}, fox, towns = {}, farmyard, more = [], white, barn, river, each2014 }: Copy): Copy {
  const others = Object.entries(cards).filter(([number, text]) => text !== writeFace(OUR_DECK[Number(number) - 1] as Card));
  const edges = TOWN_NAMES.filter((town) => (towns[town] ?? TOWNS[town].edges) !== TOWNS[town].edges);
  return {
    ...(others.length > 0 && { cards: Object.fromEntries(others) }),
    ...(fox !== undefined && fox !== FOX_START.cell && { fox }),
    ...(edges.length > 0 && { towns: Object.fromEntries(edges.map((town) => [town, towns[town]])) }),
    ...(farmyard !== undefined && farmyard !== OUR_FARMYARD && { farmyard }),
    ...(more.length > 0 && { more }),
    ...(white !== undefined && white !== SUPPLY.white && { white }),
    ...(barn === false && { barn }),
    ...(river && { river }),
    ...(each2014 !== undefined && each2014 !== RIVER_GOLD.each2014 && { each2014 }),
  };
}

/** Edges in order, with one added or removed. */
export function withEdge(edges: string, edge: string, on: boolean): string {
  return [...'NESW'].filter((one) => (one === edge ? on : edges.includes(one))).join('');
}
