import type { Reason } from '@bellwether/bots';
import type { SheepReasonKind } from '@bellwether/bots/sheep-and-thief';
import {
  type Action,
  type Card,
  type Cell,
  type Config,
  cardText,
  cellText,
  type Event,
  type EventView,
  type Mission,
  numberOf,
  pickSize,
  type Refusal,
  type RefusalCode,
  type Source,
  writeFace,
} from '@bellwether/sheep-and-thief';

/** Events and refusals as English sentences. A refusal code, an event or a mission without a phrase does not compile. */

/** `#17 road:EW sheep:1`: the number to type, and what the card shows. */
export function cardName(card: Card): string {
  return numberOf(card) === undefined ? writeFace(card) : `${cardText(card)} ${writeFace(card)}`;
}

const cards = (some: readonly Card[]): string => some.map(cardName).join(' and ');
const many = (n: number, thing: string): string => (n === 1 ? `1 ${thing}` : `${n} ${thing}s`);
const bySeat = (lists: readonly (readonly Card[])[], what: string): string =>
  lists.map((list, i) => `Seat ${i + 1} ${what} ${cards(list)}.`).join(' ');
const sheep = (n: number): string => (n === 0 ? 'no sheep' : `${n} sheep`);
const at = (cell: Cell): string => `(${cellText(cell)})`;
const WAYS = ['north', 'east', 'south', 'west'] as const;

export const MISSION_NAMES: Readonly<Record<Mission, string>> = {
  'longest-river': 'longest river',
  'longest-road': 'longest road',
  'most-barns': 'most barns',
  'bottom-rows': 'sheep in the bottom rows',
  'right-columns': 'sheep in the right columns',
  'most-foxes': 'most foxes',
  'most-dogs': 'most dogs',
  'most-sheep-cards': 'most cards with sheep',
  'fox-at-town': 'the fox at a town',
};

const SOURCES: Readonly<Record<Source, string>> = {
  sheep: 'for sheep on the board',
  paddock: 'for the paddock',
  towns: 'for a town',
  rivers: 'for rivers',
  missions: 'for the mission',
  blackSheep: 'for the black sheep',
};

export function actionText(action: Action): string {
  switch (action.kind) {
    case 'sheep':
      return 'a sheep';
    case 'fox':
      return `fox ${WAYS[action.step]}`;
    case 'skip-dog':
      return 'a dog rests';
    case 'dog':
      return `dog drives ${flock(action.white, action.black)} from ${at(action.from)} to ${at(action.to)}`;
  }
}

function flock(white: number, black: boolean): string {
  if (!black) return sheep(white);
  return white === 0 ? 'the black sheep' : `${sheep(white)} and the black sheep`;
}

/** An event in full, or as one viewer may see it. */
type Told = Event | EventView;
type Kind = Told['kind'];
type Phrases = { readonly [K in Kind]: (event: Extract<Told, { kind: K }>, config: Config) => string | undefined };

const EVENTS: Phrases = {
  deals: (event) => ('hands' in event ? bySeat(event.hands, 'is dealt') : event.cards && `You are dealt ${cards(event.cards)}.`),
  picks: (event, { players }) => `Seat ${event.seat} chooses ${event.cards ? cards(event.cards) : many(pickSize(players), 'card')}.`,
  passes: (event) => ('packets' in event ? bySeat(event.packets, 'gets') : event.cards && `You get ${cards(event.cards)}.`),
  keeps: () => 'The last cards are kept too.',
  turn: ({ seat }) => `— Seat ${seat} —`,
  places: (event) =>
    `Seat ${event.seat} places ${event.card === undefined ? 'a card' : cardName(event.card)}${event.faceDown ? ' face down' : ''} at ${at(event.at)}.`,
  grows: (event) => `A sheep comes to ${at(event.at)} of seat ${event.seat}.`,
  'runs-dry': (event) => `The supply has no sheep left for ${at(event.at)} of seat ${event.seat}.`,
  drives: ({ seat, from, to, white, black }) => `A dog of seat ${seat} drives ${flock(white, black)} from ${at(from)} to ${at(to)}.`,
  rests: ({ seat }) => `A dog of seat ${seat} rests.`,
  fox: ({ step, to }) => `The fox goes ${WAYS[step]} to ${at(to)} on every board.`,
  steals: (event) => `Seat ${event.seat} steals ${sheep(event.sheep)} from seat ${event.of} at ${at(event.at)}.`,
  loses: (event) => `Seat ${event.seat} loses ${sheep(event.sheep)} at ${at(event.at)} to the supply.`,
  'goes-home': ({ seat, from }) => `The black sheep of seat ${seat} runs home from ${at(from)}.`,
  shelters: (event) => `The barn of seat ${event.seat} at ${at(event.at)} keeps the sheep safe.`,
  'ends-round': ({ round }) => `Round ${round} is over.`,
  discards: (event) => `Seat ${event.seat} discards ${event.card === undefined ? 'a card' : cardName(event.card)}.`,
  'starts-round': ({ round, starter, passing }) => `Round ${round} begins: seat ${starter} will start, cards are passed to the ${passing}.`,
  reveals: ({ seat, mission }) => `The mission of seat ${seat}: ${MISSION_NAMES[mission]}.`,
  scores: ({ seat, line }) =>
    `Seat ${seat}: ${line.gold} gold ${SOURCES[line.source]}${line.cells.length > 0 ? ` at ${line.cells.map(at).join(' ')}` : ''}.`,
  ends: ({ outcome }) =>
    `The game is over: ${outcome.winners.map((seat) => `seat ${seat}`).join(' and ')} ${outcome.winners.length > 1 ? 'win' : 'wins'} (gold by seat: ${outcome.scores.map(({ total }) => total).join(' ')}).`,
};

export function tellEvent(event: Told, config: Config): string | undefined {
  const phrase = EVENTS[event.kind] as (event: Told, config: Config) => string | undefined;
  return phrase(event, config);
}

/** Placeholders are the facts of the refusal; some exist only for some causes. */
const REFUSALS: Readonly<Record<RefusalCode, string>> = {
  'game-over': 'The game is over.',
  'not-your-turn': 'It is not this seat’s turn.',
  'already-chosen': 'This seat has already chosen; the others are still choosing.',
  'wrong-stage': 'That is not possible at this stage of the round.',
  'wrong-number-of-cards': 'That is the wrong number of cards to keep.',
  'not-in-hand': 'This seat does not have that card.',
  'off-board': 'There is no such space: boards go from 1,1 to 4,4.',
  'cell-taken': 'There is already a card there.',
  'not-adjacent': 'A card must be placed next to another card on the board.',
  'fox-blocks': 'No card can be placed where the fox is.',
  'river-mismatch': 'Facing edges must both show a river, or neither.',
  'face-down-not-allowed': 'A card can be placed face down only if no card in the hand can be placed face up.',
  'images-left': 'Every sheep and fox on the card must be used.',
  'no-image-left': 'The card has no more of these.',
  'fox-off-board': 'The fox would leave the board.',
  'dog-not-adjacent': 'A dog can only drive sheep to an adjacent card.',
  'dog-no-card': 'There is no card to drive sheep from or to.',
  'dog-onto-fox': 'A dog cannot drive sheep onto the fox’s card.',
  'dog-no-sheep': 'The dog must drive at least one sheep.',
  'dog-too-few-sheep': 'There are not that many sheep.',
  'dog-no-black-sheep': 'The black sheep is not there.',
  'bad-players': 'Two, three or four can play.',
  'deck-too-small': 'The deck has too few cards for this many players.',
  'deck-too-large': 'The deck has too many cards.',
  'bad-card': 'The deck has a card that cannot be played.',
  'bad-copy': 'The corrected values of this copy cannot be played.',
  'bad-deal': 'The deal does not match the cards of this deck.',
  'bad-missions': 'The missions in the deal do not match this setup.',
  'bad-position': 'The table could never look like this.',
};

export function explainRefusal({ code, facts }: Refusal): string {
  const told = Object.entries(facts).map(([name, value]) => `${name} ${Array.isArray(value) ? value.join(', ') : value}`);
  return REFUSALS[code] + (told.length > 0 ? ` (${told.join('; ')})` : '');
}

const REASONS: Readonly<Record<SheepReasonKind, (seat: string, card: string) => string>> = {
  'sheep-won': (seat) => `it steals sheep from ${seat}`,
  'sheep-brought-home': () => 'it puts sheep safely in a barn',
  'sheep-sheltered': () => 'its sheep are safe in its barn',
  'threat-averted': () => 'it keeps sheep away from the fox',
  'fox-sent-away': (seat) => `it sends the fox away from the sheep of ${seat}`,
  'opponent-threatened': (seat) => `it brings the fox near the sheep of ${seat}`,
  'road-closed': () => 'it brings the road from the farmyard closer to a town',
  'town-reached': () => 'it takes the road from the farmyard to a town',
  'river-extended': () => 'it makes a river longer',
  'flock-grown': () => 'it adds sheep',
  'mission-advanced': () => 'it helps the mission',
  'rival-hindered': (seat) => `it sends the black sheep of ${seat} home`,
  'black-sheep-shed': () => 'it drives the black sheep to a better card',
  'card-denied': (seat, card) => `it keeps ${card} from ${seat}`,
  'sheep-spared': () => 'it loses no sheep to the fox',
  'more-sheep': () => 'it leaves the player more sheep in the end',
  'fewer-sheep-lost': () => 'it loses fewer sheep to the fox later on',
  'more-stolen': () => 'it leads to more stolen sheep in the end',
  'more-from-towns': () => 'it brings more gold for towns in the end',
  'more-from-rivers': () => 'it brings more gold for rivers in the end',
  'more-from-mission': () => 'it brings more gold for the mission in the end',
  'more-from-black-sheep': () => 'it brings more gold for the black sheep in the end',
  'road-left-open': () => 'it does not get in the way of the road to a town',
  'river-left-open': () => 'it leaves a river room to grow',
  'rival-gets-less': (seat) => `it leaves ${seat} less gold in the end`,
  'game-won': () => 'it wins the game',
  'kept-for-later': (_, card) => `it keeps ${card} for later`,
  'only-move': () => 'it is the only move',
};

export function because({ kind, seat, card = '', could }: Reason): string {
  const why = REASONS[kind as SheepReasonKind](`seat ${seat}`, card);
  return could ? `placed well, ${why}` : why;
}
