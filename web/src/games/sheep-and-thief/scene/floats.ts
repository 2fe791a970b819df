import type { Seat } from '@bellwether/kernel';
import type { Point } from '../../../stage/scene.ts';
import { isCovered } from './board.ts';
import { type Art, type SceneOf, screenSeat, type Thing } from './thing.ts';

/** Gains and losses of this beat, where they happen. They rise and are gone. */
export function floats(of: SceneOf): Thing[] {
  const { events = [], gains = [], layout } = of;
  const things: Thing[] = [];
  const rise = (key: string, seat: Seat, at: Point, art: Omit<Extract<Art, { kind: 'float' }>, 'kind'>) => {
    if (isCovered(of, seat)) return;
    const size = layout.rem * (screenSeat(of, seat) === 0 ? 1.5 : 1.15);
    things.push({
      key: `float:${key}`,
      at,
      width: size * 2.4,
      height: size,
      z: 30,
      marks: ['sheep-float'],
      art: { kind: 'float', ...art },
    });
  };
  const grown = new Map<string, { seat: Seat; at: number; sheep: number }>();
  events.forEach((event, i) => {
    const at = (seat: Seat, cell: number) => layout.cell(screenSeat(of, seat), cell);
    if (event.kind === 'grows') {
      const key = `${event.seat}:${event.at}`;
      grown.set(key, { seat: event.seat, at: event.at, sheep: (grown.get(key)?.sheep ?? 0) + 1 });
    }
    if (event.kind === 'steals') rise(`${i}`, event.of, at(event.of, event.at), { text: `−${event.sheep}`, glyph: 'sheep', good: false });
    if (event.kind === 'loses')
      rise(`${i}`, event.seat, at(event.seat, event.at), { text: `−${event.sheep}`, glyph: 'sheep', good: false });
    if (event.kind === 'shelters') rise(`${i}`, event.seat, at(event.seat, event.at), { text: '', glyph: 'barn', good: true });
  });
  for (const [key, { seat, at, sheep }] of grown)
    rise(key, seat, layout.cell(screenSeat(of, seat), at), { text: `+${sheep}`, glyph: 'sheep', good: true });
  gains.forEach((gold, i) => {
    if (gold > 0) rise(`gold:${i + 1}`, i + 1, layout.plate(screenSeat(of, i + 1)), { text: `+${gold}`, glyph: 'gold', good: true });
  });
  return things;
}

/** No more coins fly at once than one can see. */
const MOST = 12;

/** While the gold is counted, every coin of a line goes from the cells that made it to the sum. */
export function coins(of: SceneOf): Thing[] {
  const { events = [], layout, view } = of;
  const counted = events.filter((event) => event.kind === 'scores');
  const [first] = counted;
  if (first === undefined || view.outcome) return [];
  const drawn = screenSeat(of, first.seat);
  const { rem } = layout;
  const to = layout.plate(drawn);
  const from = counted.flatMap(({ line }) =>
    Array.from({ length: line.gold }, (_, i): Point => {
      const cell = line.cells[i % Math.max(1, line.cells.length)];
      return cell === undefined ? layout.paddock(drawn) : layout.cell(drawn, cell);
    }),
  );
  return from.slice(0, MOST).map((start, i) => ({
    key: `coin:${first.seat}:${first.line.source}:${first.line.town ?? first.line.cells.join()}:${i}`,
    at: { ...to, size: 0.5 },
    // One after the other: those behind wait longer where they lie.
    via: Array.from({ length: Math.floor(i / 2) }, () => start),
    from: start,
    width: rem * 1.3,
    height: rem * 1.3,
    z: 29,
    marks: ['sheep-figure', 'sheep-coin'],
    art: { kind: 'coin' },
  }));
}
