import { type GameRecord, type GameTypes, replay } from '@bellwether/kernel';
import {
  type Balance,
  type CountedIn,
  type Decision,
  disagrees,
  GOLD_SOURCES,
  type GoldSource,
  INTERVAL,
  LABEL_FROM,
  type Line,
  type Misread,
  type OpenCards,
  type Review,
  type SeatFacts,
  type SeatGold,
  type TurningPoint,
  toldOf,
} from '@bellwether/review';
import { columns } from './columns.ts';
import type { AnyLabGame } from './lab-game.ts';

/** A game with its phrases. */
interface Told {
  readonly lab: AnyLabGame;
  readonly record: GameRecord<GameTypes>;
  readonly seats: readonly SeatFacts[];
}

/** A review as English text. */
export function reviewText(lab: AnyLabGame, record: GameRecord<GameTypes>, review: Review): string {
  const { seats, lines, turningPoints, decisions, balance, openCards, misreads = [], gold } = review;
  const told: Told = { lab, record, seats };
  const labelled = decisions.filter(({ label, isPerson }) => label !== undefined && (isPerson || !seats.some((one) => one.isPerson)));
  return [
    lab.describe(record.config),
    seats.map(({ seat, sitter, result }) => `Seat ${seat} (${sitter || 'a person'}) ${RESULTS(result)}`).join(', '),
    '',
    'Chances are in percent, differences between chances in percentage points. ± is the 95% confidence interval.',
    '',
    'Winning chances after each move',
    `  "seat": from what that seat knew. "open": with all cards open. In both, ${GOES_ON[review.countedIn]}`,
    graphTable(record, lines, seats),
    '',
    'Turning points by column, largest first, three at most: swings of about 8 points or more that other samples confirm, that last, and that come with a choice',
    ...(turningPoints.length === 0 ? ['  none'] : turnTexts(told, turningPoints)),
    '',
    `${seats.some((one) => one.isPerson) ? 'People’s decisions' : 'Decisions'} that gave something away: an inaccuracy from ${LABEL_FROM.inaccuracy} points on, a mistake from ${LABEL_FROM.mistake}, a blunder from ${LABEL_FROM.blunder}`,
    ...(labelled.length === 0 ? ['  none'] : [LEAST, ...labelled.map((one) => decisionText(told, review, one))]),
    '',
    SUMS[review.countedIn],
    ...balance.map((one) => `  ${balanceText(one, review.countedIn, rivalsOf(seats, one.seat))}`),
    ...(misreads.length === 0 ? [] : ['', 'Partners who misread each other', ...misreads.map(misreadText)]),
    ...(openCards === undefined ? [] : ['', 'Perfect play with all cards open', ...openCardsText(openCards, told)]),
    ...(gold === undefined
      ? []
      : ['', 'Gold by source, as if the game had ended after that round', ...gold.flatMap((one) => goldText(one, sourcesOf(gold)))]),
    '',
  ].join('\n');
}

const LEAST =
  '  Our search is 99% sure that something was better. Of several playouts, the smallest figure is given; other bots find less in about one of ten cases.';
const GOES_ON: Readonly<Record<CountedIn, string>> = {
  share: 'quick bots play on, each knowing only its own hand.',
  gold: 'quick bots play on to the end of the round, each knowing only its own hand; results of many games turn their gold into a chance. So chances may jump where a new round begins.',
};
const SUMS: Readonly<Record<CountedIn, string>> = {
  share:
    'Luck and skill, in points: the chance before the deal + what choices changed + what the cards did = the result\n' +
    '  All choices use the first comparison only, so a label may show less. The ± also covers how far other bots differ from it.',
  gold: "Luck and skill, in gold ahead of the rivals' average: what choices changed + what the cards did = the lead at the end",
};
const RESULTS = (share: number): string => (share === 1 ? 'won' : share === 0 ? 'lost' : 'shared the win');
const points = (share: number): number => Math.round(100 * share);
/** Half of the 95 % interval, in points. */
const within = (error: number): string => `± ${points(INTERVAL * error)}`;

function graphTable({ moves }: GameRecord<GameTypes>, lines: readonly Line[], seats: readonly SeatFacts[]): string {
  const shown = [
    ...lines.filter(({ eyes }) => eyes !== 'open'),
    ...lines.filter(({ eyes, seat }) => eyes === 'open' && partners(seats, seat)[0] === seat),
  ];
  const head = ['  after', ...shown.map(({ eyes, seat }) => (eyes === 'open' ? `open, seat ${seat}` : `seat ${seat}`))];
  const rows = Array.from({ length: moves.length + 1 }, (_, i) => [
    `  ${i}`,
    ...shown.map(({ points: on }) => `${points(on[i]?.win ?? 0)} ${within(on[i]?.error ?? 0)}`),
  ]);
  return columns([head, ...rows]);
}

/** The seats that win and lose together with this one: with all cards open they share one chance. */
function partners(seats: readonly SeatFacts[], seat: number): number[] {
  const team = seats.find((one) => one.seat === seat)?.team;
  return seats.filter((one) => one.team === team).map((one) => one.seat);
}

function rivalsOf(seats: readonly SeatFacts[], seat: number): number {
  return seats.length - partners(seats, seat).length;
}

/** The text of turning points. Those with open cards are merged into one line for each move, with all sides affected. */
function turnTexts(told: Told, turns: readonly TurningPoint[]): string[] {
  const { seats } = told;
  const once = turns.filter(({ eyes, seat }) => eyes !== 'open' || partners(seats, seat)[0] === seat);
  const groups = Map.groupBy(once, ({ eyes, ply }) => `${eyes} ${ply}`);
  return [...groups.values()].map((group) => {
    const { ply, by, eyes } = group[0] as TurningPoint;
    const went = group.map(({ seat, from, to }) => {
      const side = partners(seats, seat);
      const who = eyes === 'open' && side.length > 1 ? `seats ${side.join(' and ')}` : `seat ${seat}`;
      return `${who} went from ${points(from)} to ${points(to)} %`;
    });
    return `  Move ${ply + 1}, seat ${by}: ${playedText(told, ply)}. ${eyes === 'open' ? 'With all cards open' : `From what seat ${eyes} knew`}, ${went.join(', ')}.`;
  });
}

function playedText({ lab, record }: Told, ply: number): string {
  const { seat, move } = record.moves[ply] as GameRecord<GameTypes>['moves'][number];
  return lab.called(move, lab.game.view(replay(lab.game, record, ply), seat));
}

function decisionText(told: Told, review: Review, decision: Decision): string {
  const { ply, seat, best, label, reasons } = decision;
  const { given } = toldOf(decision);
  const { lab, record } = told;
  const view = lab.game.view(replay(lab.game, record, ply), seat);
  const better = lab.game.read(best) as GameTypes['Move'];
  const why = reasons.map((reason) => lab.because(reason, record.config)).join('; ');
  return [
    `  Move ${ply + 1}, seat ${seat}: ${playedText(told, ply)}, ${label === 'inaccuracy' ? 'an' : 'a'} ${label}. ${lab.called(better, view)} was better by ${decision.again ? 'at least about' : 'about'} ${points(given)}, as bots play on.`,
    `    ${lab.foresee(better, view, seat).replaceAll('\n', ' ')}`,
    `    ${why === '' ? 'No reason found' : `Why: ${why}`}.`,
    ...(disagrees(review, decision, seat)
      ? [
          "    The seat's chance above disagrees: quick bots may have missed the better move, samples leave some doubt, and cards that came up may count.",
        ]
      : []),
  ].join('\n');
}

/** The figures are rounded one by one, and the cards are the remainder, so that the figures add up, as in the app. */
function balanceText(
  { seat, start, result, given, givenError, rivalsGave, decisions, choices, luckError }: Balance,
  unit: CountedIn,
  rivals: number,
): string {
  const whole = (figure: number) => Math.sign(figure) * Math.round(Math.abs(unit === 'gold' ? figure : 100 * figure)) || 0;
  const off = (error: number) => `± ${whole(INTERVAL * error)}`;
  // In shares, sampling noise can bring a loss below 0: show it as 0. In gold a choice is compared with an average player's, so it can
  // really be negative.
  const gave = (figure: number) => whole(unit === 'gold' ? figure : Math.max(0, figure));
  const [began, own, end] = [whole(start), -gave(given), whole(result)];
  const others = whole(choices) - own;
  const cards = end - began - whole(choices);
  const less = gave(rivalsGave) - gave(given);
  const sums = `${signed(own)} by its own choices ${signed(others)} by the others' ${signed(cards)} by the cards (${off(luckError)}) = ${end < 0 ? `−${-end}` : end}`;
  const than = (more: string, fewer: string) => (less === 0 ? 'as much as' : `${Math.abs(less)} ${less > 0 ? fewer : more} than`);
  return unit === 'gold'
    ? `Seat ${seat}: ${sums}. Compared with an ordinary player's, its ${decisions} decision${decisions === 1 ? '' : 's'} brought ${signed(own)} ${off(givenError)}, ${than('less', 'more')} ${rivals === 1 ? "its rival's" : "a rival's on average"}.`
    : `Seat ${seat}: ${began} before the deal ${sums}. It gave away ${-own} ${off(givenError)} in ${decisions} decision${decisions === 1 ? '' : 's'}, ${than('more', 'less')} ${rivals === 1 ? 'its rival' : 'a rival on average'}.`;
}

const signed = (whole: number): string => `${whole < 0 ? '−' : '+'} ${Math.abs(whole)}`;

/** The expectation holds in at least four of five possible hands. */
function misreadText({ by, partner, answer, animal, to, share, cause }: Misread): string {
  const place = { partners: 'to its own team', rivals: 'to the other team', anywhere: 'anywhere' };
  const where = typeof to === 'number' ? `to seat ${to}` : place[to];
  const why = cause === 'cards' ? 'With that hand, Herder would not have done so either.' : 'With that hand, Herder would have done so.';
  return `  Move ${answer + 1}, seat ${partner}: seat ${by} could expect it to move ${animal} ${where} (${points(share)} % of possible hands). ${why}`;
}

function openCardsText({ from, winners, thrownAway, winning, nodes }: OpenCards, { record: { moves } }: Told): string[] {
  const name = (team: number | null | undefined) => (team === 0 ? 'seats 1 and 3' : 'seats 2 and 4');
  const scope =
    from === 0
      ? 'The winner is calculated for the whole game'
      : `The winner is calculated from move ${from + 1} of ${moves.length} on; before that, the game is too large`;
  const open = winning.slice(from).filter((one) => one === null).length;
  return [
    `  ${scope}${open === 0 ? '' : `; for ${open === 1 ? 'one of the moves' : `${open} of the moves`} played, the other winning moves are not calculated`} (${nodes} positions searched).`,
    `  With perfect play, ${name(winners[from])} win${from === 0 ? '' : ' from that move on'}.`,
    ...thrownAway.map((ply) => {
      const instead = winning[ply]?.join(', ');
      return `  Move ${ply + 1} of seat ${moves[ply]?.seat} threw away a won game. ${instead ? `Winning: ${instead}.` : 'The winning moves are not calculated.'}`;
    }),
  ];
}

const SOURCES: Readonly<Record<GoldSource, string>> = {
  sheep: 'sheep',
  paddock: 'stolen sheep',
  towns: 'towns',
  rivers: 'rivers',
  missions: 'mission',
  blackSheep: 'black sheep',
};

/** The sources that gave any seat gold in any round. */
function sourcesOf(gold: readonly SeatGold[]): GoldSource[] {
  return GOLD_SOURCES.filter((source) => gold.some(({ rounds }) => rounds.some((round) => round[source] !== 0)));
}

function goldText({ seat, rounds, laying }: SeatGold, sources: readonly GoldSource[]): string[] {
  const row = (round: SeatGold['rounds'][number]) => sources.map((source) => `${SOURCES[source]} ${round[source]}, `).join('');
  return [
    ...rounds.map((round, i) => `  Seat ${seat}, round ${i + 1}: ${row(round)}${round.total} in all`),
    `  Seat ${seat}: towns and rivers brought ${laying.laid}. A search of ${laying.tried} layings of the same cards, in any order and with no fox in the way, found ${laying.found > laying.laid ? `one that brings ${laying.found}` : 'none that brings more'}.`,
  ];
}
