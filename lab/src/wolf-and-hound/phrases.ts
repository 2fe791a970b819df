import type { Reason as Why } from '@bellwether/bots';
import type { WolfReviewKind } from '@bellwether/bots/wolf-and-hound';
import {
  type Config,
  cardsOf,
  type EventView,
  type FlipReason,
  type Reason,
  type Refusal,
  type RefusalCode,
} from '@bellwether/wolf-and-hound';

/** Events and refusals as English sentences. A refusal code, an event or a reason without a phrase does not compile. */

export function animalName(id: string, config: Config): string {
  const own = cardsOf(config).find((card) => card.id === id)?.name;
  return own ?? id.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}

export function sheepCount(n: number): string {
  return n === 1 ? '1 sheep' : `${n === 0 ? 'no' : n} sheep`;
}

const WHY_OVER: Readonly<Record<FlipReason, string>> = {
  'seat-1': 'because it came to seat 1 on its way',
  pair: 'because two of one color met',
  company: 'because it is not alone',
  blanket: 'because of the blankets',
};

export const WHY_ENDED: Readonly<Record<Reason, string>> = {
  'no-sheep': 'a pasture is empty',
  'cards-out': 'the cards are out and the sheep were counted',
};

type Kind = EventView['kind'];
type Phrases = { readonly [K in Kind]: (event: Extract<EventView, { kind: K }>, config: Config) => string | undefined };

const EVENTS: Phrases = {
  turn: ({ seat }) => `— Seat ${seat} —`,
  activates: ({ animal }, config) => `${animalName(animal, config)} activates.`,
  loses: ({ seat, sheep }) => `Seat ${seat} loses a sheep to the forest: ${sheep} left.`,
  gains: ({ seat, sheep }) => `Seat ${seat} gets a sheep back from the forest: ${sheep} now.`,
  spares: ({ seat, sheep }) =>
    sheep === 0 ? `Seat ${seat} has no sheep left to lose.` : `Seat ${seat} has no sheep in the forest: nothing to bring back.`,
  skips: ({ seat, animal }, config) => `${animalName(animal, config)} ends the turn of seat ${seat} immediately.`,
  forbids: ({ seat, animal, value }, config) => `${animalName(animal, config)}: seat ${seat} may play no ${value} this turn.`,
  asks: () => undefined,
  shows: ({ seat, cards }) => `Seat ${seat} may play nothing and shows its hand: ${cards.join(' ')}.`,
  passes: ({ seat }) => `Seat ${seat} passes.`,
  'turns-up': ({ seat, card, from }) => `The dummy at seat ${seat} turns up ${card} from ${from === 'deck' ? 'the deck' : 'its own deck'}.`,
  exchanges: ({ seat, by, under, card }) => `Seat ${by} exchanges: ${under} goes under the dummy deck of seat ${seat}, ${card} comes up.`,
  keeps: ({ by, card }) => `Seat ${by} keeps ${card}.`,
  'sets-aside': ({ seat, card }) => `The dummy at seat ${seat} may not play ${card}: it is set aside.`,
  plays: ({ seat, card }) => `Seat ${seat} plays ${card}.`,
  moves: tellMove,
  'turns-over': ({ animal, side, why }, config) => `${animalName(animal, config)} turns to its ${side} ${WHY_OVER[why]}.`,
  draws: ({ seat, card, left }) =>
    `Seat ${seat} draws ${card ?? 'a card'}; ${left === 0 ? 'the deck is empty' : `${left} left in the deck`}.`,
  'last-lap': () => 'The last lap begins. It ends when it is seat 1’s turn again.',
  ends: ({ winner, reason, sheep }) => `The game is over: team ${winner} wins, ${WHY_ENDED[reason]} (sheep by seat: ${sheep.join(' ')}).`,
};

function tellMove(event: Extract<EventView, { kind: 'moves' }>, config: Config): string {
  const { animal, from, to, path, clockwise, stoppedBy } = event;
  const steps = path.length === 1 ? '1 step' : `${path.length} steps`;
  const way = clockwise ? '' : ' counter-clockwise';
  const stop = stoppedBy ? `, stopped by ${stoppedBy === 'meat' ? 'Meat' : 'Bone'}` : '';
  const where = from === to ? `all the way around, back to seat ${to}` : `from seat ${from} to seat ${to}`;
  return `${animalName(animal, config)} goes ${steps}${way} ${where}${stop}.`;
}

export function tellEvent(event: EventView, config: Config): string | undefined {
  const phrase = EVENTS[event.kind] as (event: EventView, config: Config) => string | undefined;
  return phrase(event, config);
}

const and = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));

const REFUSALS: Readonly<Record<RefusalCode, (facts: Refusal['facts']) => string>> = {
  'no-animals': () => 'A game needs at least one animal card.',
  'unknown-animal': ({ animal }) => `There is no animal card "${animal}" (\`lab cards\` lists them).`,
  'wrong-edition': ({ animal, edition }) => `"${animal}" is a card of the ${edition} edition, not of this one.`,
  'two-copies': ({ animal }) => `"${animal}" is there twice: of every card there is one copy.`,
  'not-alone': ({ animal, missing }) => `"${animal}" is only played together with ${and(missing)}.`,
  'too-many-animals': ({ most }) => `A game can have at most ${most} animal cards.`,
  'no-expansion-in-draft': () => 'The 2015 draft has no Meat & Bone.',
  'expansion-with-own-numbers': () =>
    'Meat & Bone changes the printed number deck, so it cannot be combined with a number deck of your own.',
  'bad-players': ({ players }) => `Two, three or four can play, not ${players}.`,
  'bad-sheep-count': ({ sheep }) => `Four sheep counts from 1 to 5 are needed, not ${and(sheep)}.`,
  'bad-number-deck': ({ card, size, types }) =>
    card === undefined
      ? `A number deck of ${size} cards of ${types} types cannot be played.`
      : `"${card}" in the number deck is no card or no count.`,
  'bad-card': ({ card, problem }) => `The card "${card}" cannot be played: ${problem}.`,
  'bad-copy': (facts) => `The corrected values of this copy cannot be played (${JSON.stringify(facts)}).`,
  'bad-deal': ({ size, expected }) => `These ${size} cards are not the deck of this set-up (${expected} cards).`,
  'bad-position': (facts) => `The table could never look like this (${JSON.stringify(facts)}).`,
  'game-over': () => 'The game is over.',
  'not-your-turn': ({ answers }) => `It is the turn of seat ${answers}.`,
  'not-asked': ({ asked }) => `That is not what you are asked: ${ASKED[String(asked)] ?? asked}.`,
  'not-in-hand': ({ card }) => `${card} is not in this hand.`,
  'forbidden-value': ({ card, value }) => `${card} may not be played: no ${value} this turn.`,
  'not-a-choice': ({ animal, choices }) => `"${animal}" is no choice here; choose from ${and(choices)}.`,
};

const ASKED: Readonly<Record<string, string>> = {
  play: 'play a card',
  exchange: 'say exchange or keep',
  flip: 'say which card turns over, such as flip:metamorphic-02',
  activate: 'say which animal activates next, such as activate:wolf-01',
};

export function explainRefusal({ code, facts }: Refusal): string {
  return REFUSALS[code](facts);
}

const REASONS: Readonly<Record<WolfReviewKind, (seat: string, animal: string, card: string) => string>> = {
  'sheep-won': (seat, animal) => `it costs ${seat} a sheep (${animal})`,
  'sheep-brought-home': (seat, animal) => `it brings ${seat} a sheep back (${animal})`,
  'wolf-left': (seat, animal) => `it lets ${animal} take a sheep from ${seat}`,
  'hound-left': (seat, animal) => `it lets ${animal} bring ${seat} a sheep back`,
  'another-sheep-won': (seat, animal) => `it costs ${seat} another sheep (${animal})`,
  'another-sheep-home': (seat, animal) => `it brings ${seat} another sheep back (${animal})`,
  'threat-averted': (seat, animal) => `it takes ${animal} away from ${seat}`,
  'partner-protected': (seat, animal) => `it takes ${animal} away from ${seat}, the partner`,
  'opponent-threatened': (seat, animal) => `it sends ${animal} against ${seat}`,
  'help-called': (seat, animal) => `it calls ${animal} to help ${seat}`,
  'help-near': (seat, animal) => `it keeps ${animal} ready to help ${seat}`,
  'help-denied': (seat, animal) => `it keeps ${animal} from ${seat}`,
  'game-won': () => 'it wins the game',
  'kept-for-later': (_, __, card) => `it keeps ${card} for later`,
  'only-move': () => 'it is the only move',
  'turned-to-wolf': (seat, animal) => `it turns ${animal} at ${seat} into a wolf`,
  'turned-to-hound': (seat, animal) => `it turns ${animal} at ${seat} into a hound`,
  'bone-laid': () => 'it lays Bone, where hounds stop',
  'several-won': (seat) => `it costs ${seat} more than one sheep`,
  'several-home': (seat) => `it brings ${seat} more than one sheep back`,
  'game-lost': () => 'the move played loses the game',
  'several-lost-here': (seat) => `the move played costs ${seat} more than one sheep`,
  'several-home-there': (seat) => `the move played brings ${seat} more than one sheep back`,
  'sheep-lost-here': (seat, animal) => `the move played costs ${seat} a sheep (${animal})`,
  'sheep-home-there': (seat, animal) => `the move played brings ${seat} a sheep back (${animal})`,
  'wolf-left-here': (seat, animal) => `the move played lets ${animal} take a sheep from ${seat}`,
  'hound-left-there': (seat, animal) => `the move played lets ${animal} bring ${seat} a sheep back`,
  'wolf-sent-here': (seat, animal) => `the move played sends ${animal} against ${seat}`,
  'hound-sent-there': (seat, animal) => `the move played calls ${animal} to help ${seat}`,
  'hound-near-there': (seat, animal) => `the move played keeps ${animal} ready to help ${seat}`,
  'wolf-taken-from-there': (seat, animal) => `the move played takes ${animal} away from ${seat}`,
  'hound-taken-from-here': (seat, animal) => `the move played takes ${animal} away from ${seat}`,
  'turned-to-wolf-here': (seat, animal) => `the move played turns ${animal} at ${seat} into a wolf`,
  'turned-to-hound-there': (seat, animal) => `the move played turns ${animal} at ${seat} into a hound`,
  'meat-laid': () => 'the move played lays Meat, where wolves stop',
  'lost-soon': (seat) => `after the move played, ${seat} loses the game more often within a few turns`,
  'won-less': (seat) => `after the move played, ${seat} wins the game less often within a few turns`,
  'fewer-soon-here': (seat) => `a few turns after the move played, ${seat} has fewer sheep on average`,
  'more-soon-there': (seat) => `a few turns after the move played, ${seat} has more sheep on average`,
};

export function because({ kind, seat, animal = '', card = '' }: Why, config: Config): string {
  return REASONS[kind as WolfReviewKind](`seat ${seat}`, animalName(animal, config), card);
}
