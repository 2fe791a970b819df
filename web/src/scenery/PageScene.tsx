import type { ComponentChildren } from 'preact';
import { OUTLINE_WIDTH } from '../art/hand.ts';
import { useGames } from '../model/game.ts';
import { route } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { wear } from '../ui/typeface.ts';
import { Cards, Fire, Flock, Landscape, Laying, LivingRoom, LockedGate, MyFlock, Ram, Road, School, Window, Workshop } from './figures.tsx';
import { Hills } from './Hills.tsx';
import { Land } from './Land.tsx';
import './page-scene.css';

// The first look at a table has no titles.
wear('Baloo').catch(() => undefined);

/**
 * The scenery of a page: at its head a meadow with the title and the page's own figures, in a box of 210 by 120 with
 * their feet at about 108; hills at its foot. The title is for the eye: the page's heading is in its head.
 */
export function PageScene({ title }: { readonly title: string }) {
  const [page = '', part] = useSignal(route);
  const [first] = useGames();
  const isFirstGame = part === undefined || part === first?.id;
  const Figures = (page === 'new' && !isFirstGame ? Landscape : FIGURES[page]) ?? Flock;
  return (
    <>
      <div class={FIGURES[page] && !LOW.includes(page) ? 'scene' : 'scene low'} aria-hidden="true">
        <Land />
        <svg viewBox="0 0 210 120" class="scene-figures" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
          <g stroke="var(--ink)" stroke-width={OUTLINE_WIDTH} stroke-linejoin="round" stroke-linecap="round">
            <Figures />
          </g>
        </svg>
        <p class="scene-title">{title}</p>
      </div>
      <Hills />
    </>
  );
}

/** Pages that need their height: lobbies, matches, screens. */
const LOW: readonly string[] = ['t', 'm', 'screen', 'review'];

const FIGURES: Readonly<Record<string, () => ComponentChildren>> = {
  learn: School,
  path: Road,
  puzzles: LockedGate,
  day: Window,
  me: MyFlock,
  games: Ram,
  friends: Fire,
  online: Fire,
  meet: Fire,
  t: Fire,
  m: Fire,
  room: LivingRoom,
  screen: LivingRoom,
  help: Ram,
  cards: Cards,
  new: Laying,
  copy: Workshop,
  settings: Workshop,
  data: Workshop,
  about: Flock,
};
