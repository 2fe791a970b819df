import type { CopyProblem, Doubt, Refusal } from '../vocabulary.ts';

type Facts = Refusal['facts'];

export const words = {
  deck: 'Landscape cards',
  deckAbout: 'Press a card to enter what yours shows.',
  all: 'all 56',
  shows: 'what it shows',
  fox: 'The fox',
  foxCell: 'first cell',
  edges: 'edges for a road',
  farmyard: 'The farmyard',
  roads: 'roads',
  here: 'Fox starts here',
  nothing: 'nothing',
  road: 'Road',
  river: 'River',
  sheep: 'Sheep',
  dogs: 'Dogs',
  foxes: 'Foxes',
  barn: 'Barn',
  asOurs: 'As in our deck',
  doubts: {
    deck: 'No text lists the cards. The books fix their number, the kinds of pictures, and that no card is turned. Ours are balanced: all directions, the same to both near towns.',
    fox: 'The books show the first cell in a picture we cannot read. Ours leaves the first turns alone and is near the middle.',
    towns: 'No text says by which edges a road arrives. The towns lie around the corners, so we count either outer edge.',
    farmyard: 'No text gives its roads. Ours leave by the two edges that face the board.',
  } satisfies Record<Doubt, string>,
  problems: {
    unreadable: () => 'A value is missing or is none that a card can have.',
    'own-deck': () => 'This does not go with a deck of your own.',
    'road-and-river': (facts) => `Card ${facts.number}: an edge has a road or a river, not both.`,
    'fox-at-home': () => 'The fox cannot start on the farmyard: a card lies there, with a barn.',
    'inner-edge': (_, town) => `${town} lies outside the board: a road reaches it by an outer edge.`,
    'no-edge': (_, town) => `Nobody could reach ${town}: choose an edge at least.`,
    'no-way-out': () => 'No road would lead from the farmyard onto the board, so nobody could reach a town.',
  } as Readonly<Record<CopyProblem, (facts: Facts, town: string) => string>>,
};

export type SheepCopyWords = typeof words;
