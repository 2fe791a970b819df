import type { Seat } from '@bellwether/kernel';
import { faceOf, SEATS, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { Point } from '../../../stage/scene.ts';
import { cardOf } from '../foresee.ts';
import { screenSeatOf } from '../layout.ts';
import { who } from '../names.ts';
import { teamAt } from '../team.ts';
import type { SceneOf, Thing } from './thing.ts';

/**
 * The table at the end of a game. The winners' sheep hop below a flag; a cloud covers the pasture that decided it. The
 * wolf runs away from winners, and howls at losers.
 */
export function ending(of: SceneOf, things: readonly Thing[]): Thing[] {
  const { view } = of;
  const { outcome } = view;
  if (outcome === undefined) return [...things];
  const winners = wolfAndHound.winners(view.config, outcome);
  const lost = typeof view.viewer === 'number' && !winners.includes(view.viewer);
  const sad = mourning(of, winners);
  const isHappy = (seat: number) => winners.includes(seat) || teamAt(view.config, seat).team === outcome.winner;
  const wolves = view.animals.filter(({ id, side }) => isWolf(of, id, side)).map(({ id }) => `animal:${id}`);
  // The scene tells the last gain or loss too.
  const moved = things
    .filter(({ key }) => !key.startsWith('float:'))
    .map((thing): Thing => {
      const [kind, name] = thing.key.split(':');
      if (kind === 'sheep' && thing.z !== 1 && isHappy(Number(name))) return { ...thing, marks: ['joy'] };
      const rank = wolves.indexOf(thing.key);
      if (rank >= 0) return { ...thing, ...(lost ? howling(of, sad[0], thing, rank) : leaving(of, rank)) };
      return kind === 'animal' ? { ...thing, marks: ['joy'] } : thing;
    });
  const howl = lost ? moved.filter(({ key }) => key === wolves[0]).map((wolf) => sound(wolf)) : [];
  return [...moved, ...SEATS.filter(isHappy).map((seat) => flag(of, seat)), ...sad.map((seat) => cloud(of, seat)), ...howl];
}

/** The empty pastures; if sheep were counted, those of the other team. */
function mourning({ view }: SceneOf, winners: readonly Seat[]): readonly Seat[] {
  const losers = SEATS.filter((seat) => !winners.includes(seat) && teamAt(view.config, seat).team !== view.outcome?.winner);
  const empty = losers.filter((seat) => view.sheep[seat - 1] === 0);
  return empty.length > 0 ? empty : losers;
}

function isWolf({ view }: SceneOf, id: string, side: 'front' | 'back'): boolean {
  const card = cardOf(view, id);
  return card !== undefined && faceOf(card, side === 'back' ? 1 : 0).kind === 'wolf';
}

/** Into the far corner, one behind another. */
function leaving({ layout }: SceneOf, rank: number): Pick<Thing, 'at' | 'marks' | 'z'> {
  const size = layout.animalSize * 0.5;
  return { at: { x: size * (0.7 + rank * 1.1), y: size * 0.9, size: 0.5 }, marks: ['leaving'], z: 2 };
}

/** On a dark rise in the pasture that it has emptied. */
function howling({ layout, bottom }: SceneOf, seat: Seat | undefined, { at }: Thing, rank: number): Pick<Thing, 'at' | 'marks' | 'z'> {
  if (seat === undefined) return { at, marks: ['howling'], z: 8 };
  const { x, y, width, height } = layout.plot(screenSeatOf(seat, bottom));
  return { at: { x: x + width * (0.36 + rank * 0.18), y: y + height * 0.62, size: 0.9 }, marks: ['howling'], z: 8 };
}

/** The howl, away from the cloud. */
function sound({ at, width }: Thing): Thing {
  const size = width * 0.5;
  return {
    key: 'howl',
    at: { x: Math.max(size / 2, at.x - width * 0.62), y: Math.max(size / 2, at.y - width * 0.5) },
    width: size,
    height: size,
    z: 9,
    art: { kind: 'end', part: 'howl' },
  };
}

function flag({ view, layout, bottom }: SceneOf, seat: Seat): Thing {
  const { x, y, width, height } = layout.plot(screenSeatOf(seat, bottom));
  const size = Math.max(34, height * 0.62);
  const at: Point = { x: x + width * 0.2, y: Math.max(size / 2, y + height * 0.2) };
  return { key: `flag:${seat}`, at, width: size, height: size, z: 12, art: { kind: 'end', part: 'flag', ...teamAt(view.config, seat) } };
}

/** A cloud over a pasture, labeled if that is empty. */
function cloud({ view, layout, bottom, words }: SceneOf, seat: Seat): Thing {
  const { x, y, width, height } = layout.plot(screenSeatOf(seat, bottom));
  const empty = view.sheep[seat - 1] === 0;
  const size = Math.max(80, width * 0.52);
  return {
    key: `cloud:${seat}`,
    at: { x: Math.max(size / 2, Math.min(x + width * 0.66, layout.width - size / 2)), y: Math.max(size * 0.3, y + height * 0.2) },
    width: size,
    height: size * 0.6,
    z: 9,
    ...(empty && { label: words.over['no-sheep']([who(words, view, seat)]) }),
    art: { kind: 'end', part: 'cloud', text: empty ? words.over.empty : '' },
  };
}
