import { type Board, columnOf, rowOf, SPOTS, type Spot } from './board.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** The edges by which roads arrive, where a copy has others. */
export type TownEdges = Readonly<Partial<Record<'baabourne' | 'woolington' | 'sheepville', string>>>;

function towns(board: Board, { baabourne = 'NE', woolington = 'SW', sheepville = 'ES' }: TownEdges): number {
  const ways = board.networks('road').find((network) => network.includes('1,1')) ?? [];
  const reaches = (corner: Spot, edges: string) =>
    ways.includes(corner) && [...edges].some((edge) => board.face(corner).road.includes(edge));
  return (reaches('1,4', baabourne) ? 5 : 0) + (reaches('4,1', woolington) ? 5 : 0) + (reaches('4,4', sheepville) ? 10 : 0);
}

function rivers(board: Board, edition: string, each: number): number {
  const lengths = board.networks('river').map((river) => river.length);
  if (edition === '2014') return each * sum(lengths.filter((length) => length > 1));
  return sum(lengths.map((length) => [0, 1, 3, 5, 8, 11, 15][length] ?? 15 + 5 * (length - 6)));
}

const BLACK_GOLD = [
  [0, 1, 3, 5],
  [1, 3, 5, 7],
  [3, 5, 7, 10],
  [5, 7, 10, 15],
];
const blackGold = (board: Board) => (board.black ? (BLACK_GOLD[rowOf(board.black) - 1]?.[columnOf(board.black) - 1] ?? 0) : 0);

const BOTTOM = SPOTS.filter((spot) => rowOf(spot) > 2);
const RIGHT = SPOTS.filter((spot) => columnOf(spot) > 2);
const sheepIn = (board: Board, spots: readonly Spot[]) => sum(spots.map((spot) => board.flock(spot) + (board.black === spot ? 1 : 0)));
const largest = (networks: readonly Spot[][]) => Math.max(0, ...networks.map((network) => network.length));

/** What is counted, the gold for a sole first place, and for a shared one. */
const MOST: Readonly<Record<string, readonly [count: (board: Board) => number, sole: number, shared: number]>> = {
  'longest-river': [(board) => largest(board.networks('river')), 3, 1],
  'longest-road': [(board) => largest(board.networks('road')), 5, 2],
  'most-barns': [(board) => SPOTS.filter((spot) => board.face(spot).barn).length, 3, 1],
  'bottom-rows': [(board) => sheepIn(board, BOTTOM), 5, 2],
  'right-columns': [(board) => sheepIn(board, RIGHT), 5, 2],
  'most-foxes': [(board) => SPOTS.filter((spot) => board.face(spot).foxes > 0).length, 5, 2],
  'most-dogs': [(board) => SPOTS.filter((spot) => board.face(spot).dogs > 0).length, 5, 2],
  'most-sheep-cards': [(board) => SPOTS.filter((spot) => spot === '1,1' || board.face(spot).sheep > 0).length, 5, 2],
};

function missionGold(mission: string | undefined, board: Board, boards: readonly Board[], fox: Spot): number {
  if (mission === undefined) return 0;
  if (mission === 'fox-at-town') return ['1,4', '4,1', '4,4'].includes(fox) ? 3 : 0;
  const [count, sole, shared] = MOST[mission] as (typeof MOST)[string];
  const others = boards.filter((other) => other !== board).map(count);
  if (others.every((other) => other < count(board))) return sole;
  return others.every((other) => other <= count(board)) ? shared : 0;
}

/** What counts at the end in one copy (H-COPY). */
interface ScoresOfCopy {
  readonly towns?: TownEdges;
  readonly each2014?: number;
}

export function score(
  boards: readonly Board[],
  missions: readonly string[],
  fox: Spot,
  edition: string,
  { towns: edges = {}, each2014 = 2 }: ScoresOfCopy,
) {
  return boards.map((board, i) => {
    const gold = {
      sheep: sum(SPOTS.map((spot) => board.flock(spot))),
      paddock: board.paddock,
      towns: towns(board, edges),
      rivers: rivers(board, edition, each2014),
      missions: missionGold(missions[i], board, boards, fox),
      blackSheep: blackGold(board),
    };
    return { ...gold, total: sum(Object.values(gold)) };
  });
}

export function winners(scores: ReturnType<typeof score>): number[] {
  const seats = scores.map((_, i) => i + 1);
  const best = (of: readonly number[], by: (seat: number) => number) => of.filter((seat) => of.every((other) => by(other) <= by(seat)));
  const richest = best(seats, (seat) => scores[seat - 1]?.total ?? 0);
  return best(richest, (seat) => scores[seat - 1]?.sheep ?? 0);
}
