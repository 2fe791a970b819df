import { useMemo } from 'preact/hooks';
import { TeamSign } from '../art/TeamSign.tsx';
import { viewsAt } from './source.ts';
import type { Looking } from './useLooking.ts';

/** All hands that the table does not show. */
export function Hands({ words, gameWords, game, record, parts, ply, sides, who, viewer }: Looking) {
  const views = useMemo(() => viewsAt(game, record, ply), [game, record, ply]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys.
    <section class="review-hands" aria-label={words.hands.title} tabIndex={0}>
      {views.map((view, i) => {
        const side = sides[i];
        if (i + 1 === viewer || side === undefined) return null;
        return (
          <div key={i} class="review-hand">
            <span class="review-hand-name">
              <TeamSign pointed={side.pointed} team={side.colour} text={String(i + 1)} />
              <span aria-hidden="true">{who(i + 1).you ? words.eyes.you : who(i + 1).name}</span>
              <span class="hidden">{words.hands.of(who(i + 1))}</span>
            </span>
            <parts.Hand words={gameWords} view={view} />
          </div>
        );
      })}
    </section>
  );
}
