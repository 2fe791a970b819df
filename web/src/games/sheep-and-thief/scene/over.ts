import { isLast } from './mood.ts';
import { type SceneOf, screenSeat, type Thing } from './thing.ts';

/** When the game is over, a flag on every winner's board. */
export function flags(of: SceneOf): Thing[] {
  const { view, layout } = of;
  const happy = view.outcome?.winners ?? [];
  return happy.map((seat) => {
    const { x, y, cell } = layout.plot(screenSeat(of, seat));
    const size = Math.max(1.35 * cell, 2.6 * layout.rem);
    return {
      key: `flag:${seat}`,
      // In the corner, where it covers no name.
      at: { x: Math.min(x + 3.9 * cell, layout.width - size / 2), y: Math.max(size / 2, y + cell - size / 2) },
      width: size,
      height: size,
      z: 12,
      art: { kind: 'flag', seat },
    };
  });
}

/** When the game is over, rain on the board of the last player. */
export function clouds(of: SceneOf): Thing[] {
  const { view, layout } = of;
  const sad = view.boards.map((_, i) => i + 1).filter((seat) => isLast(view, seat));
  return sad.map((seat) => {
    const { x, y, cell } = layout.plot(screenSeat(of, seat));
    const width = Math.max(2.2 * cell, 3.5 * layout.rem);
    return {
      key: `cloud:${seat}`,
      at: { x: Math.min(x + 3 * cell, layout.width - width / 2), y: Math.max(width * 0.3, y + 0.45 * cell) },
      width,
      height: width * 0.6,
      // Names stay visible.
      z: 6,
      art: { kind: 'cloud' },
    };
  });
}
