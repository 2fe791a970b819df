import { isRefusal, ParseError } from '@bellwether/kernel';
import {
  type Config,
  type Copy,
  emptyLandscape,
  goldOfTally,
  isCell,
  type Landscape,
  MISSION_RANKS,
  MISSIONS,
  type Mission,
  type MissionRank,
  readLandscape,
  type Score,
  type ScoreLine,
  scoreLandscapes,
  type Tally,
  TOWN_NAMES,
  type TownName,
  tallyOf,
  whiteSheepOf,
  winnersOf,
  writeLandscape,
} from '@bellwether/sheep-and-thief';

export const WAYS = ['count', 'draw'] as const;
export type Way = (typeof WAYS)[number];

/** One player's board, counted or drawn. Both are kept, so that switching between them loses nothing. */
export interface Entered {
  readonly way: Way;
  readonly name: string;
  readonly towns: readonly TownName[];
  readonly rivers: readonly number[];
  readonly sheep: number;
  readonly paddock: number;
  readonly black: number;
  readonly mission: Mission | null;
  readonly rank: MissionRank;
  readonly landscape: Landscape;
}

export interface ScoreSession {
  readonly edition: Config['edition'];
  readonly missions: boolean;
  readonly blackSheep: boolean;
  readonly fox: number;
  readonly boards: readonly Entered[];
  /** Corrected values of the copy on the table (H-COPY); not kept here. */
  readonly copy?: Copy;
}

/** The game these boards are from. A single board is scored as one of two. */
export function configOf({ edition, missions, blackSheep, boards, copy }: Omit<ScoreSession, 'fox'>): Config {
  const players = Math.max(2, Math.min(4, boards.length)) as Config['players'];
  return { edition, players, missions, blackSheep, ...(copy && { copy }) };
}

export const FIRST_SESSION: ScoreSession = { edition: '2017', missions: false, blackSheep: false, fox: 10, boards: [] };

export function freshBoard(session: ScoreSession, name = ''): Entered {
  const landscape = emptyLandscape(configOf(session));
  return { way: 'draw', name, towns: [], rivers: [], sheep: 0, paddock: 0, black: 0, mission: null, rank: 'sole', landscape };
}

/** This many boards; those that stay are kept. */
export function withBoards(session: ScoreSession, count: number): ScoreSession {
  const boards = Array.from({ length: count }, (_, i) => session.boards[i] ?? freshBoard(session));
  return { ...session, boards };
}

/** Another module: every board gets or loses its black sheep and mission. */
export function withModules(
  session: ScoreSession,
  modules: Partial<Pick<ScoreSession, 'missions' | 'blackSheep' | 'edition'>>,
): ScoreSession {
  const next = { ...session, ...modules };
  const boards = session.boards.map((board) => ({
    ...board,
    mission: next.missions ? board.mission : null,
    landscape: { ...board.landscape, black: next.blackSheep ? (board.landscape.black ?? 0) : null },
  }));
  return { ...next, boards };
}

export interface Result {
  readonly scores: readonly Score[];
  /** By board; empty for a counted one. */
  readonly lines: readonly (readonly ScoreLine[])[];
  readonly winners: readonly number[];
  /** Whether missions were compared by the engine. */
  readonly compared: boolean;
}

export interface TooManySheep {
  readonly kind: 'too-many-sheep';
  readonly sheep: number;
  readonly most: number;
}

/** The result of all boards. Missions are compared if all boards are drawn; otherwise people have compared them. */
export function resultOf(session: ScoreSession): Result | TooManySheep {
  const { boards, fox } = session;
  const config = configOf(session);
  const landscapes = boards.map(landscapeOf);
  const missions = boards.map(({ mission }) => mission);
  const areDistinct = new Set(missions.filter(Boolean)).size === missions.filter(Boolean).length;
  const compared = boards.length > 1 && areDistinct && boards.every(({ way }) => way === 'draw');
  const padded = boards.length === 1 ? [...landscapes, emptyLandscape(config)] : landscapes;
  const sheep = boards.reduce((sum, board) => sum + board.paddock + (board.way === 'count' ? board.sheep : sheepOf(board.landscape)), 0);
  const scored = scoreLandscapes(config, padded, { fox, ...(compared && { missions }) });
  const most = whiteSheepOf(config);
  if (isRefusal(scored) || sheep > most) return { kind: 'too-many-sheep', sheep, most };
  if (compared) {
    const all = scored.boards.slice(0, boards.length);
    return { scores: all.map(({ score }) => score), lines: all.map(({ lines }) => lines), winners: scored.winners, compared };
  }
  const scores = boards.map((board, i) => {
    const counted = board.way === 'count' ? tallyOfCount(session, board) : tallyOf(scored.state, i);
    const mission = session.missions && board.mission ? { mission: board.mission, rank: board.rank } : null;
    return goldOfTally(config, { ...counted, mission });
  });
  const lines = boards.map(({ way }, i) => (way === 'draw' ? (scored.boards[i]?.lines ?? []) : []));
  return { scores, lines, winners: winnersOf(scores), compared };
}

/** A counted board has no drawing, but its sheep count towards those in the box. */
function landscapeOf({ way, landscape, paddock }: Entered): Landscape {
  return way === 'draw'
    ? { ...landscape, paddock }
    : {
        ...landscape,
        cards: landscape.cards.map((card, i) => (i === 0 ? card : null)),
        sheep: landscape.sheep.map(() => 0),
        black: landscape.black === null ? null : 0,
        paddock: 0,
      };
}

function tallyOfCount({ blackSheep }: ScoreSession, { towns, rivers, sheep, paddock, black }: Entered): Tally {
  return { towns, rivers, sheep, paddock, black: blackSheep ? black : null, mission: null };
}

export function sheepOf({ sheep }: Landscape): number {
  return sheep.reduce((sum, n) => sum + n, 0);
}

/** The gold of one board so far, without comparing its mission. */
export function goldSoFar(session: ScoreSession, board: Entered): number {
  const alone = resultOf({ ...session, boards: [{ ...board, mission: null }] });
  return 'scores' in alone ? (alone.scores[0]?.total ?? 0) : 0;
}

/** A board as one part of an address, to bring the boards of several phones together. */
export function writeBoard(board: Entered): string {
  const { way, name, towns, rivers, sheep, paddock, black, mission, rank } = board;
  const counts = [sheep, paddock, black, mission === null ? '' : MISSIONS.indexOf(mission), MISSION_RANKS.indexOf(rank)];
  const bits = TOWN_NAMES.reduce((sum, town, i) => sum + (towns.includes(town) ? 1 << i : 0), 0);
  return [
    way,
    name.replaceAll('*', '').slice(0, 20),
    bits,
    rivers.join('-'),
    counts.join('-'),
    writeLandscape(landscapeOf({ ...board, way: 'draw' })),
  ].join('*');
}

/** Reads a board from an address, or from this device's storage; undefined if there is no board. */
export function readBoard(session: Omit<ScoreSession, 'fox'>, text: unknown): Entered | undefined {
  if (typeof text !== 'string' || text.length > 600) return undefined;
  const [way, name = '', bits, rivers, counts, cells] = text.split('*');
  const read = readLandscape(configOf(session), cells ?? '');
  const numbers = (part: string | undefined) => (part === '' || part === undefined ? [] : part.split('-').map(Number));
  const [sheep, paddock, black, mission, rank] = (counts ?? '').split('-').map((n) => (n === '' ? undefined : Number(n)));
  const all = [Number(bits), sheep, paddock, black, rank, ...numbers(rivers)];
  const isFine = all.every((n) => Number.isInteger(n) && Number(n) >= 0 && Number(n) <= 99);
  if (read instanceof ParseError || !isFine || !WAYS.includes(way as Way) || !isCell(Number(black)) || numbers(rivers).length > 15)
    return undefined;
  return {
    way: way as Way,
    name: name.slice(0, 20),
    towns: TOWN_NAMES.filter((_, i) => Number(bits) & (1 << i)),
    rivers: numbers(rivers).filter((cards) => cards > 0 && cards < 16),
    sheep: Number(sheep),
    paddock: Number(paddock),
    black: Number(black),
    mission: session.missions ? (MISSIONS[mission ?? -1] ?? null) : null,
    rank: MISSION_RANKS[Number(rank)] ?? 'sole',
    landscape: read,
  };
}

/** The session as it is kept: plain data, with boards as text. */
export function writeSession({ boards, copy: _, ...rest }: ScoreSession): object {
  return { ...rest, boards: boards.map(writeBoard) };
}

export function readSession(kept: unknown): ScoreSession {
  if (typeof kept !== 'object' || kept === null) return FIRST_SESSION;
  const { edition, missions, blackSheep, fox, boards } = kept as Readonly<Record<string, unknown>>;
  const base: ScoreSession = {
    edition: edition === '2014' ? '2014' : '2017',
    missions: missions === true,
    blackSheep: blackSheep === true,
    fox: isCell(Number(fox)) ? Number(fox) : FIRST_SESSION.fox,
    boards: [],
  };
  const read = Array.isArray(boards) ? boards.slice(0, 4).map((text) => readBoard(base, text)) : [];
  return { ...base, boards: read.filter((board) => board !== undefined) };
}

/** The part of an address that carries a board: its modules, then the board. */
export function writeLink(session: ScoreSession, board: Entered): string {
  const { edition, missions, blackSheep } = session;
  return `${edition}${missions ? 'm' : ''}${blackSheep ? 'b' : ''}*${writeBoard(board)}`;
}

/** The session with the board of a link: in the place of that name, in the first unused one, or in a new one. */
export function withLink(session: ScoreSession, link: string): { readonly session: ScoreSession; readonly name: string } | undefined {
  const [, edition, modules = '', text] = /^(2017|2014)(m?b?)\*(.+)$/s.exec(link) ?? [];
  if (edition === undefined) return undefined;
  const asked = { edition: edition as Config['edition'], missions: modules.includes('m'), blackSheep: modules.includes('b') };
  const board = readBoard({ ...asked, boards: [] }, text);
  if (board === undefined) return undefined;
  const base = withModules(session, asked);
  const named = base.boards.findIndex(({ name }) => name !== '' && name === board.name);
  const place = named >= 0 ? named : base.boards.findIndex((one) => isUnused(one));
  if (place < 0 && base.boards.length >= 4) return undefined;
  const boards = place < 0 ? [...base.boards, board] : base.boards.with(place, board);
  return { session: { ...base, boards }, name: board.name };
}

export function isUnused({ rivers, towns, sheep, paddock, landscape }: Entered): boolean {
  return (
    rivers.length + towns.length + sheep + paddock + sheepOf(landscape) === 0 &&
    landscape.cards.every((card, i) => i === 0 || card === null)
  );
}
