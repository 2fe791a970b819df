import type { Headers } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { wolfAndHound } from '@bellwether/wolf-and-hound';

const WOLF = { edition: '2016', players: 4, animals: ['wolf-01'], expansion: false } as const;
const CARD = { id: 'x', kind: 'wolf', movedBy: 'black', pace: 'plain', target: 'self', sheep: -1, provenance: 'invented' } as const;
const SHEEP = { edition: '2017', players: 2, missions: false, blackSheep: false } as const;

const wolf = wolfAndHound.configs;
const sheep = sheepAndThief.configs;
const names = (headers: Headers) => headers.map(([name]) => name);

/** The headers of a set-up in the order in which they are written: all of them, and the required ones. */
export const SET_UP_HEADERS = {
  'Wolf & Hound': {
    all: names(wolf.write({ ...WOLF, expansion: true, sheep: [3, 3, 3, 3], cards: [CARD], numbers: { B1: 16 }, copy: {} })),
    needed: names(wolf.write(WOLF)),
  },
  'Sheep & Thief': {
    all: names(sheep.write({ ...SHEEP, missions: true, blackSheep: true, deck: ['#1'], copy: {} })),
    needed: names(sheep.write(SHEEP)),
  },
};
