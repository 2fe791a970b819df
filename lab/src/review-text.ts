import type { Reason } from '@bellwether/bots';
import { type GameRecord, type GameTypes, replay } from '@bellwether/kernel';
import type { Balance, Decision, Line, OpenCards, Review, SeatFacts, SeatGold, TurningPoint } from '@bellwether/review';
import { columns } from './columns.ts';
import type { AnyLabGame } from './lab-game.ts';

/** A review in English, for reading. */
export function reviewText(lab: AnyLabGame, record: GameRecord<GameTypes>, review: Review): string {
  const { seats, lines, turningPoints, decisions, balance, openCards, gold } = review;
  const labelled = decisions.filter(({ label, isPerson }) => label !== undefined && (isPerson || !seats.some((one) => one.isPerson)));
  return [
    lab.describe(record.config),
    seats.map(({ seat, sitter, result }) => `Seat ${seat} (${sitter || 'a person'}) ${RESULTS(result)}`).join(', '),
    '',
    'Chance to win after each move, in percent: by what the seat knew, then with all cards open',
    graphTable(record, lines, seats),
    '',
    'Turning points',
    ...(turningPoints.length === 0 ? ['  none beyond chance'] : turningPoints.map((turn) => `  ${turnText(record, lab, turn)}`)),
    '',
    'Decisions that gave something away beyond chance',
    ...(labelled.length === 0 ? ['  none'] : labelled.map((one) => decisionText(lab, record, one))),
    '',
    'Luck and skill',
    ...balance.map((one) => `  ${balanceText(one)}`),
    ...(openCards === undefined ? [] : ['', 'The truth with open cards', ...openCardsText(openCards, record)]),
    ...(gold === undefined ? [] : ['', 'Gold by source and round', ...gold.flatMap(goldText)]),
    '',
  ].join('\n');
}

const RESULTS = (share: number): string => (share === 1 ? 'won' : share === 0 ? 'lost' : 'shared the win');
const percent = (share: number): string => `${Math.round(100 * share)} %`;

function graphTable({ moves }: GameRecord<GameTypes>, lines: readonly Line[], seats: readonly SeatFacts[]): string {
  const shown = [
    ...lines.filter(({ eyes }) => eyes !== 'open'),
    ...lines.filter(({ eyes, seat }) => eyes === 'open' && isFirstOfTeam(seats, seat)),
  ];
  const head = ['  after', ...shown.map(({ eyes, seat }) => (eyes === 'open' ? `open, seat ${seat}` : `seat ${seat}`))];
  const rows = Array.from({ length: moves.length + 1 }, (_, i) => [
    `  ${i}`,
    ...shown.map(({ points }) => `${(100 * (points[i]?.win ?? 0)).toFixed(0)} ± ${(100 * (points[i]?.error ?? 0)).toFixed(0)}`),
  ]);
  return columns([head, ...rows]);
}

/** Partners have one chance: with all cards open one line a team is enough. */
function isFirstOfTeam(seats: readonly SeatFacts[], seat: number): boolean {
  const team = seats.find((one) => one.seat === seat)?.team;
  return seats.find((one) => one.team === team)?.seat === seat;
}

function turnText({ moves }: GameRecord<GameTypes>, { game }: AnyLabGame, { ply, by, eyes, seat, from, to, sure }: TurningPoint): string {
  const how = eyes === 'open' ? 'with all cards open' : 'by what it knew';
  const move = game.write(moves[ply]?.move as GameTypes['Move']);
  return `Move ${ply + 1}, seat ${by}: ${move}. Seat ${seat} went from ${percent(from)} to ${percent(to)} ${how} (sure to ${percent(sure)})`;
}

function decisionText(lab: AnyLabGame, record: GameRecord<GameTypes>, decision: Decision): string {
  const { ply, seat, played, best, given, error, sure, label, reasons } = decision;
  const why = reasons.map(reasonText).join('; ');
  return [
    `  Move ${ply + 1}, seat ${seat}: ${played}, ${label === 'inaccuracy' ? 'an' : 'a'} ${label}. ${best} was better by ${percent(given)} ± ${percent(error)} (sure to ${percent(sure)}).`,
    `    ${foreseen(lab, record, decision)}`,
    ...(why === '' ? [] : [`    Why: ${why}.`]),
  ].join('\n');
}

function foreseen({ game, foresee }: AnyLabGame, record: GameRecord<GameTypes>, { ply, seat, best }: Decision): string {
  const view = game.view(replay(game, record, ply), seat);
  return `${best}: ${foresee(game.read(best) as GameTypes['Move'], view, seat).replaceAll('\n', ' ')}`;
}

function reasonText({ kind, worth, seat, animal, card }: Reason): string {
  const about = [animal, card, seat === undefined ? undefined : `seat ${seat}`].filter((one) => one !== undefined).join(', ');
  return `${kind.replaceAll('-', ' ')}${about === '' ? '' : ` (${about})`}, worth ${percent(worth)}`;
}

function balanceText({ seat, given, givenError, rivalsGave, decisions, luck, luckError }: Balance): string {
  const than = rivalsGave - given;
  const compared = `${percent(Math.abs(than))} ${than >= 0 ? 'less' : 'more'} than its rivals`;
  const cards = `the cards ${luck >= 0 ? 'brought' : 'cost'} it ${percent(Math.abs(luck))} ± ${percent(luckError)}`;
  return `Seat ${seat} gave away ${percent(given)} ± ${percent(givenError)} in ${decisions} decisions, ${compared}; ${cards}.`;
}

function openCardsText({ from, winners, thrownAway, winning, nodes }: OpenCards, { moves }: GameRecord<GameTypes>): string[] {
  const name = (team: number | null | undefined) => (team === 0 ? 'seats 1 and 3' : 'seats 2 and 4');
  const scope =
    from === 0
      ? 'The whole game is worked out'
      : `Worked out from move ${from + 1} of ${moves.length} on; before that the game is too large`;
  return [
    `  ${scope} (${nodes} positions).`,
    `  With best play of all, ${name(winners[from])} win${from === 0 ? '' : ' from there'}.`,
    ...thrownAway.map((ply) => {
      const instead = winning[ply];
      const moves_ = instead === null || instead === undefined || instead.length === 0 ? '' : ` Winning: ${instead.join(', ')}.`;
      return `  Move ${ply + 1} of seat ${moves[ply]?.seat} threw a won game away.${moves_}`;
    }),
  ];
}

function goldText({ seat, rounds, laying }: SeatGold): string[] {
  const sources = ['sheep', 'paddock', 'towns', 'rivers', 'missions', 'blackSheep', 'total'] as const;
  const row = (round: SeatGold['rounds'][number]) => sources.map((source) => `${source} ${round[source]}`).join(', ');
  return [
    ...rounds.map((round, i) => `  Seat ${seat}, round ${i + 1}: ${row(round)}`),
    `  Seat ${seat}: towns and rivers brought ${laying.laid}; the best laying of the same cards that a search of ${laying.tried} found brings ${laying.found}.`,
  ];
}
