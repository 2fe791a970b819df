import { screenSeatOf } from '../layout.ts';
import type { SceneOf, Thing } from './thing.ts';

/**
 * Sheep lost and won in every seat's last turn, where it happened: they rise, and stay as long as the turn's mark. Only
 * the latest turn is news.
 */
export function floats({ traces = [], layout, bottom }: SceneOf): Thing[] {
  const height = layout.floatHeight;
  const before = new Map<number, number>();
  return traces.flatMap(({ key, effects }) =>
    effects.map(({ kind, seat }, i): Thing => {
      const { x, y, width } = layout.plot(screenSeatOf(seat, bottom));
      const rank = before.get(seat) ?? 0;
      before.set(seat, rank + 1);
      return {
        key: `float:${key}:${i}`,
        at: { x: Math.max(height, Math.min(x + width * 0.5 + (rank - 0.5) * height * 2.1, layout.width - height)), y: y + height * 0.7 },
        width: height * 2,
        height,
        z: 11,
        marks: key === traces[0]?.key ? ['floating'] : ['floating', 'older'],
        art: { kind: 'float', lost: kind === 'loses' },
      };
    }),
  );
}
