import type { ComponentChildren } from 'preact';
import { OUTLINE_WIDTH } from '../art/hand.ts';
import { useGames } from '../model/game.ts';
import { Landscape, Laying } from './figures.tsx';
import { Land } from './Land.tsx';
import './page-scene.css';

export interface VignetteProps {
  readonly game: string;
  /** Instead of the game's own figures. */
  readonly children?: ComponentChildren;
}

/** The head of a box about a game: a piece of land with a table that is set up for it. */
export function Vignette({ game, children }: VignetteProps) {
  const [first] = useGames();
  const Figures = game === first?.id ? Laying : Landscape;
  return (
    <div class="vignette" aria-hidden="true">
      <Land />
      {children ?? (
        <svg viewBox="0 0 210 120" class="vignette-figures" aria-hidden="true">
          <g stroke="var(--ink)" stroke-width={OUTLINE_WIDTH} stroke-linejoin="round" stroke-linecap="round">
            <Figures />
          </g>
        </svg>
      )}
    </div>
  );
}
