import type { Seat } from '@bellwether/kernel';
import {
  type Card,
  cardsOf,
  deckCounts,
  faceOf,
  SEATS,
  type StandingAnimal,
  TEAMS,
  type View,
  wolfAndHound,
} from '@bellwether/wolf-and-hound';
import { columns } from '../columns.ts';
import { animalName, sheepCount, WHY_ENDED } from './phrases.ts';

const SHEEP = '●';
const GONE = '○';
const LONGEST_PILE = 8;

/** A view as text. */
export function table(view: View): string {
  const rows = [
    ['', 'seat', 'team', 'pasture', 'forest', 'cards', 'animals here', 'played (latest last)'],
    ...SEATS.map((seat) => seatRow(view, seat)),
  ];
  return [columns(rows), ...tableNotes(view)].join('\n');
}

function seatRow(view: View, seat: Seat): string[] {
  const { config } = view;
  const sheep = view.sheep[seat - 1] ?? 0;
  const flock = view.flock[seat - 1] ?? 0;
  const who = seat === view.viewer ? ' you' : seat > config.players ? ' dummy' : '';
  const here = view.animals.filter((animal) => animal.at === seat);
  return [
    seat === view.turn && view.outcome === undefined ? '>' : '',
    `${seat}${who}`,
    TEAMS[config.edition][wolfAndHound.teamOf(config, seat)],
    SHEEP.repeat(sheep) + GONE.repeat(flock - sheep),
    String(flock - sheep),
    String(view.handSizes[seat - 1]),
    here.map((animal) => standing(animal, view)).join(', ') || '-',
    pileText(view.piles[seat - 1] ?? []),
  ];
}

/** A card with two sides is followed by the one it shows. */
function standing({ id, side }: StandingAnimal, { config }: View): string {
  const card = cardsOf(config).find((c) => c.id === id);
  const name = animalName(id, config);
  if (card?.back === undefined) return name;
  const { kind } = faceOf(card, side === 'back' ? 1 : 0);
  return card.back.kind === undefined ? `${name} (${side})` : `${name} (${kind} side)`;
}

function pileText(pile: readonly Card[]): string {
  const shown = pile.slice(-LONGEST_PILE);
  return (shown.length < pile.length ? '… ' : '') + (shown.join(' ') || '-');
}

function tableNotes(view: View): string[] {
  const notes: (string | false)[] = [
    `Deck: ${view.deckSize === 0 ? 'empty' : `${view.deckSize} cards`}${view.lastLap ? ' · last lap' : ''}${view.firstTurn ? ' · first turn, no animal activates' : ''}`,
    view.aside.length > 0 && `Set aside: ${view.aside.join(' ')}`,
    ...view.known.map(
      (cards, i) => cards.length > 0 && i + 1 !== view.viewer && `Known to be in the hand of seat ${i + 1}: ${cards.join(' ')}`,
    ),
    ...view.dummyDecks.map(
      (deck, i) =>
        deck.some((card) => card !== null) && `Dummy deck of seat ${i + 1}, top first: ${deck.map((card) => card ?? '?').join(' ')}`,
    ),
    view.turnedUp !== null && `Turned up: ${view.turnedUp}`,
    view.forbidden.length > 0 && `Not to be played this turn: any ${view.forbidden.join(', ')}`,
    `Not seen yet: ${unseen(view)}`,
    view.viewer !== 'spectator' && `Your hand: ${view.hand.join(' ') || 'empty'}`,
    view.outcome !== undefined &&
      `Over: team ${view.outcome.winner} wins, ${WHY_ENDED[view.outcome.reason]} (${view.outcome.sheep.map(sheepCount).join(', ')})`,
  ];
  return notes.filter((note) => note !== false);
}

/** The player aid: counts of the cards that the viewer cannot see. */
export function unseen(view: View): string {
  const left = new Map(deckCounts(view.config));
  const hands = view.known.map((cards, i) => (i + 1 === view.viewer ? view.hand : cards));
  for (const card of [...hands, ...view.piles, ...view.dummyDecks, view.aside, [view.turnedUp]].flat()) {
    if (card !== null) left.set(card, (left.get(card) ?? 0) - 1);
  }
  const some = [...left].filter(([, n]) => n > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  return some.map(([card, n]) => (n === 1 ? card : `${n}×${card}`)).join(' ') || 'nothing';
}
