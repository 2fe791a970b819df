import { memoByConfig } from '@bellwether/kernel';
import {
  type Card,
  type Config,
  deckCounts,
  QUESTIONS,
  SEATS,
  type View,
  type WolfAndHound,
  wolfAndHound,
} from '@bellwether/wolf-and-hound';
import { Bytes, type ChoiceKit, type Part } from '../arena/choices.ts';

const VALUES = 9;

/** The layout of arrays and choices for a set-up. */
interface Plan {
  readonly cards: readonly Card[];
  readonly names: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly parts: readonly Part[];
}

const planOf = memoByConfig((config: Config): Plan => {
  const cards = [...deckCounts(config).keys()];
  const { animals } = config;
  const names = [...cards, 'exchange', 'keep', ...animals.map((id) => `flip:${id}`), ...animals.map((id) => `activate:${id}`)];
  return { cards, names, numbers: new Map(names.map((name, i) => [name, i])), parts: partsOf(cards, animals) };
});

function partsOf({ length: kinds }: readonly Card[], { length: animals }: readonly string[]): Part[] {
  const bySeat = SEATS.length;
  return [
    ['seat', bySeat],
    ['asks', QUESTIONS.length],
    ['turn', bySeat],
    ['first-turn', 1],
    ['last-lap', 1],
    ['still-turns', 1],
    ['forbidden', VALUES],
    ['sheep', bySeat],
    ['flock', bySeat],
    ['animals-at', animals * bySeat],
    ['animals-on-back', animals],
    ['choices', animals],
    ['waiting', animals],
    ['hand', kinds],
    ['hand-sizes', bySeat],
    ['known', bySeat * kinds],
    ['dummy-decks', bySeat * kinds],
    ['deck-size', 1],
    ['piles', bySeat * kinds],
    ['aside', kinds],
    ['shown', bySeat],
    ['turned-up', kinds],
    ['turn-card', kinds],
    ['previous-turn-card', kinds],
  ];
}

/** Every move is a single choice. */
export const wolfAndHoundChoices: ChoiceKit<WolfAndHound> = {
  names: (config) => planOf(config).names,
  begin(view, legal) {
    const { numbers } = planOf(view.config);
    const open = [...legal].map((move) => numbers.get(wolfAndHound.write(move)) as number);
    return { view, made: [], open: open.sort((a, b) => a - b) };
  },
  choose({ view }, choice) {
    const move = wolfAndHound.read(planOf(view.config).names[choice] as string);
    if (move instanceof Error) throw move;
    return { move };
  },
  parts: (config) => planOf(config).parts,
  array,
};

function array(view: View): Uint8Array {
  const { cards, parts } = planOf(view.config);
  const { animals } = view.config;
  const first = view.viewer === 'spectator' ? 1 : view.viewer;
  const place = (seat: number) => (seat - first + SEATS.length) % SEATS.length;
  const around = SEATS.map((_, i) => (first - 1 + i) % SEATS.length);
  const kind = (card: Card | null) => (card === null ? -1 : cards.indexOf(card));
  const bytes = new Bytes(parts);
  bytes.mark([first - 1], SEATS.length);
  bytes.mark([QUESTIONS.indexOf(view.asks)], QUESTIONS.length);
  bytes.mark([place(view.turn)], SEATS.length);
  bytes.put(Number(view.firstTurn), Number(view.lastLap), view.stillTurns);
  bytes.mark(
    view.forbidden.map((value) => value - 1),
    VALUES,
  );
  for (const bySeat of [view.sheep, view.flock]) bytes.put(...around.map((i) => bySeat[i] as number));
  const standing = animals.map((id) => view.animals.find((animal) => animal.id === id));
  for (const animal of standing) bytes.mark([animal === undefined ? -1 : place(animal.at)], SEATS.length);
  bytes.put(...standing.map((animal) => Number(animal?.side === 'back')));
  for (const ids of [view.choices, view.waiting]) {
    bytes.mark(
      ids.map((id) => animals.indexOf(id)),
      animals.length,
    );
  }
  bytes.count(view.hand.map(kind), cards.length);
  bytes.put(...around.map((i) => view.handSizes[i] as number));
  for (const bySeat of [view.known, view.dummyDecks]) for (const i of around) bytes.count((bySeat[i] ?? []).map(kind), cards.length);
  bytes.put(view.deckSize);
  for (const i of around) bytes.count((view.piles[i] ?? []).map(kind), cards.length);
  bytes.count(view.aside.map(kind), cards.length);
  bytes.mark(view.shown.map(place), SEATS.length);
  for (const card of [view.turnedUp, view.turnCard, view.previousTurnCard]) bytes.mark([kind(card)], cards.length);
  return bytes.done();
}
