import type { Face } from '@bellwether/wire';
import { BotHead } from '../art/BotFace.tsx';
import { Shepherd } from '../art/Shepherd.tsx';
import { type Character, lookOf } from '../model/characters.ts';
import { lookOf as lookOfPerson } from '../model/look.ts';

interface SeatsPictureProps {
  /** The bots by seat; undefined for people. */
  readonly cast: readonly (Character | undefined)[];
  /** The color of each seat. */
  readonly paints: readonly string[];
  /** Faces that people here chose, by seat. */
  readonly faces: readonly (Face | undefined)[];
  /** What lies on the table: the ring road, or landscape cards. */
  readonly table: 'road' | 'cards';
}

/** Positions at a round table by number of players, clockwise from the near side. In a box of 360 by 168. */
const PLACES: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [180, 160],
    [180, 62],
  ],
  3: [
    [180, 160],
    [74, 96],
    [286, 96],
  ],
  4: [
    [180, 160],
    [70, 112],
    [180, 62],
    [290, 112],
  ],
};

/** Players farther away than this are drawn behind the table. */
const MIDDLE_Y = 80;

/** The table that is being set up, with its players. */
export function SeatsPicture({ cast, paints, faces, table }: SeatsPictureProps) {
  const places = PLACES[cast.length] ?? [];
  const figures = (isNear: boolean) =>
    places.map(([x, y], i) =>
      y > MIDDLE_Y === isNear ? (
        <Figure key={i} x={x} y={y} seat={i + 1} bot={cast[i]} face={faces[i]} paint={paints[i] ?? 'var(--blue)'} left={x > 180} />
      ) : null,
    );
  return (
    <svg viewBox="0 0 360 168" class="seats-picture" aria-hidden="true">
      <ellipse cx="186" cy="108" rx="118" ry="44" fill="var(--cast)" />
      {figures(false)}
      <Meadow table={table} />
      {figures(true)}
    </svg>
  );
}

function Meadow({ table }: Pick<SeatsPictureProps, 'table'>) {
  return (
    <>
      <ellipse cx="180" cy="100" rx="116" ry="42" fill="var(--grass)" stroke="var(--ink)" stroke-width="2.4" />
      <ellipse cx="168" cy="94" rx="84" ry="27" fill="var(--grass-light)" />
      {table === 'cards' ? (
        <Cards />
      ) : (
        <>
          <ellipse cx="180" cy="99" rx="66" ry="20" fill="none" stroke="var(--road-edge)" stroke-width="13" />
          <ellipse cx="180" cy="99" rx="66" ry="20" fill="none" stroke="var(--road)" stroke-width="9" />
        </>
      )}
    </>
  );
}

/** A river, a road and a pasture on three cards, seen at a slant. */
function Cards() {
  return (
    <g transform="translate(180 100) scale(1 0.5)" stroke="var(--ink)" stroke-width="2.4" stroke-linejoin="round">
      {[-58, -18, 22].map((x, i) => (
        <g key={x} transform={`translate(${x} ${[6, -26, -14][i]}) rotate(${[-8, 3, 10][i]})`}>
          <rect x="4" y="5" width="38" height="44" rx="5" fill="var(--cast)" stroke="none" />
          <rect width="38" height="44" rx="5" fill="var(--grass)" />
          {i === 0 && <path d="M19 1v42" fill="none" stroke="#5c9fcb" stroke-width="11" />}
          {i === 1 && <path d="M1 22h36" fill="none" stroke="var(--road)" stroke-width="11" />}
          {i === 2 && <path d="M19 43V22h18" fill="none" stroke="var(--road)" stroke-width="11" />}
        </g>
      ))}
    </g>
  );
}

interface FigureProps {
  readonly x: number;
  readonly y: number;
  readonly seat: number;
  readonly bot: Character | undefined;
  readonly face: Face | undefined;
  readonly paint: string;
  readonly left: boolean;
}

function Figure({ x, y, seat, bot, face, paint, left }: FigureProps) {
  const look = bot ? lookOf(bot) : face && lookOfPerson(face);
  return (
    <Shepherd seat={seat} look={look} head={look?.head && <BotHead {...look.head} />} x={x} y={y} size={58} paint={paint} left={left} />
  );
}
