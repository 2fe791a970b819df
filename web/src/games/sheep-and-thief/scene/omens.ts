import type { EventView } from '../vocabulary.ts';
import { type SceneOf, screenSeat, type Thing } from './thing.ts';

/** The fox's effect on every board, before it happens. */
export function omens(of: SceneOf): Thing[] {
  const { stage, layout, looked, view } = of;
  if (stage.kind !== 'compose' || stage.tool !== 'fox') return [];
  const step = stage.choices.foxSteps.find(({ to }) => to === looked);
  if (step === undefined) return [];
  return view.boards.map((_, i): Thing => {
    const seat = i + 1;
    const drawn = screenSeat(of, seat);
    const cell = layout.isHead(drawn) ? 2 * layout.rem : layout.plot(drawn).cell;
    const here = step.effects.filter(
      (event) => ('of' in event ? event.of : 'seat' in event ? event.seat : 0) === seat && event.kind !== 'fox',
    );
    const { steals, loses } = toll(here);
    return {
      key: `omen:${seat}`,
      at: layout.cell(drawn, step.to),
      width: cell,
      height: cell,
      z: 10,
      marks: ['sheep-omen'],
      art: {
        kind: 'omen',
        steals,
        loses,
        safe: here.some(({ kind }) => kind === 'shelters'),
        home: here.some(({ kind }) => kind === 'goes-home'),
      },
    };
  });
}

/** What a step of the fox steals and loses. */
export function toll(effects: readonly EventView[]): { readonly steals: number; readonly loses: number } {
  let steals = 0;
  let loses = 0;
  for (const event of effects) {
    if (event.kind === 'steals') steals += event.sheep;
    if (event.kind === 'loses') loses += event.sheep;
  }
  return { steals, loses };
}
