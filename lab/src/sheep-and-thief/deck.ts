import { type DeckReport, type DeckStatistics, DIRECTIONS, type PlayReport, SOURCES, type Spread } from '@bellwether/sheep-and-thief';
import { gamesOf } from '../chooser.ts';
import { columns } from '../columns.ts';

/** A deck report as text. `player`: the player of its games. */
export function deckText({ deck, plays }: DeckReport, player: string): string {
  return [cardsText(deck), symmetryText(deck), ...plays.map((play) => playText(play, player))].join('\n\n');
}

function cardsText(deck: DeckStatistics): string {
  const numbers = (list: readonly number[]) => list.map(String);
  return [
    `${deck.cards} cards, ${deck.different} different`,
    columns([
      ['ends', ...DIRECTIONS],
      ['  road', ...numbers(deck.roadEnds)],
      ['  river', ...numbers(deck.riverEnds)],
    ]),
    columns([
      ['cards showing', '0', '1', '2', '3', 'images'],
      ...Object.entries(deck.animals).map(([animal, { images, cards }]) => [`  ${animal}`, ...numbers(cards), String(images)]),
    ]),
    columns(Object.entries(deck.kinds).map(([kind, count]) => [`  ${KINDS[kind as keyof typeof KINDS]}`, String(count)])),
  ].join('\n');
}

const KINDS: Readonly<Record<keyof DeckStatistics['kinds'], string>> = {
  road: 'road only',
  river: 'river only',
  bridge: 'road and river',
  meadow: 'neither',
  barn: 'barn',
};

function symmetryText({ cards, symmetry }: DeckStatistics): string {
  const percent = (n: number) => `${Math.round((100 * n) / cards)} %`;
  const rows = Object.entries(symmetry).map(([mirror, { edges, whole }]) => [`  ${mirror}`, percent(edges), percent(whole)]);
  return columns([['has a mirror image', 'by edges', 'with animals'], ...rows]);
}

function playText({ players, games, total, sources, seats, shared }: PlayReport, player: string): string {
  const figure = (n: number) => n.toFixed(1);
  const spread = ({ mean, deviation, quarters }: Spread) => [figure(mean), figure(deviation), quarters.join(' ')];
  return [
    `${players} players, ${gamesOf(games, player)}, ${figure(100 * shared)} % with a shared win`,
    columns([
      ['gold', 'mean', '±', 'min, quartiles, max'],
      ['  total', ...spread(total)],
      ...SOURCES.map((source) => [`  ${source}`, ...spread(sources[source])]),
    ]),
    columns([
      ['seat', 'wins', 'total', ...SOURCES],
      ...seats.map((seat, i) => [
        `  ${i + 1}`,
        `${figure(100 * seat.wins)} %`,
        figure(seat.total.mean),
        ...SOURCES.map((source) => figure(seat.sources[source])),
      ]),
    ]),
  ].join('\n');
}
