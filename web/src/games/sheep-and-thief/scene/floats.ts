import type { Seat } from '@bellwether/kernel';
import type { Point } from '../../../stage/scene.ts';
import type { Cell, EventView } from '../vocabulary.ts';
import { type Art, type SceneOf, screenSeat, type Thing } from './thing.ts';

type Rise = Omit<Extract<Art, { kind: 'float' }>, 'kind'>;

/**
 * Gains and losses of this beat where they happen. They rise and disappear; every key is new, so that each one rises.
 */
export function floats(of: SceneOf): Thing[] {
  const { events = [], gains = [], gold, layout } = of;
  const sheep = events.flatMap((event): Thing[] => {
    switch (event.kind) {
      case 'grows':
        return grown(of, event);
      case 'loses':
        return rise(of, event.seat, event.at, 'lost', { text: `−${event.sheep}`, glyph: 'sheep', good: false });
      case 'shelters':
        return rise(of, event.seat, event.at, 'safe', { text: '', glyph: 'barn', good: true });
      default:
        return [];
    }
  });
  const coming = gains.flatMap((sum, i): Thing[] => {
    const key = `gold:${i + 1}:${gold[i]?.score.total}`;
    const art = { text: sum > 0 ? `+${sum}` : `−${-sum}`, glyph: 'gold', good: sum > 0 } as const;
    const drawn = screenSeat(of, i + 1);
    const { x, y } = layout.plate(drawn);
    // Next to the plate, whose name stays readable.
    return sum === 0 ? [] : floating(of, i + 1, { x, y: y + (drawn === 0 ? 1.6 : -1.5) * layout.rem }, key, art);
  });
  return [...sheep, ...coming];
}

/** All sheep that come to a card rise as one, with the last of them. */
function grown(of: SceneOf, last: Extract<EventView, { kind: 'grows' }>): Thing[] {
  const { events = [] } = of;
  const all = events.filter((event) => event.kind === 'grows' && event.seat === last.seat && event.at === last.at);
  return all.at(-1) === last ? rise(of, last.seat, last.at, 'grown', { text: `+${all.length}`, glyph: 'sheep', good: true }) : [];
}

function rise(of: SceneOf, seat: Seat, cell: Cell, why: string, art: Rise): Thing[] {
  const { sheep, paddock } = of.view.boards[seat - 1] ?? {};
  return floating(
    of,
    seat,
    of.layout.cell(screenSeat(of, seat), cell),
    `${seat}:${cell}:${why}:${sheep?.[cell]}:${paddock}:${of.view.supply}`,
    art,
  );
}

function floating(of: SceneOf, seat: Seat, at: Point, key: string, art: Rise): Thing[] {
  const drawn = screenSeat(of, seat);
  const size = of.layout.rem * (drawn === 0 ? 1.5 : 1.15);
  const { x, cell } = of.layout.plot(drawn);
  const half = size * 1.2;
  const thing: Thing = {
    key: `float:${key}`,
    // Over its own board, and within the stage.
    at: { ...at, x: Math.max(x + half, Math.min(at.x, x + 4 * cell - half)) },
    width: 2 * half,
    height: size,
    z: 30,
    marks: ['sheep-float'],
    art: { kind: 'float', ...art },
  };
  return [thing];
}

/** The most coins that fly at once. */
const MAX_COINS = 12;

/** While the gold is counted, the coins of a line fly from their cells to the sum. */
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
  return from.slice(0, MAX_COINS).map((start, i) => ({
    key: `coin:${first.seat}:${first.line.source}:${first.line.town ?? first.line.cells.join()}:${i}`,
    at: { ...to, size: 0.5 },
    // One after another: later ones wait longer at their start.
    via: Array.from({ length: Math.floor(i / 2) }, () => start),
    from: start,
    width: rem * 1.3,
    height: rem * 1.3,
    z: 29,
    marks: ['sheep-figure', 'sheep-coin'],
    art: { kind: 'coin' },
  }));
}
