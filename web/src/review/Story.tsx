import { useEffect, useRef } from 'preact/hooks';
import { TeamSign } from '../art/TeamSign.tsx';
import { useShell } from '../words/catalogue.ts';
import { isSettled, turnName, turnsFor } from './lines.ts';
import type { Looking } from './useLooking.ts';

/** The whole story, in step with graph and table: pressing a line goes there. */
export function Story({ words, review, record, told, ply, eyes, seek, sides }: Looking) {
  const shell = useShell();
  const list = useRef<HTMLOListElement>(null);
  const turns = new Set(turnsFor(review, eyes).map((turn) => turn.ply));
  const labels = new Map(review.decisions.map((one) => [one.ply, one.label]));
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls the text only, never the page.
    const box = list.current?.closest<HTMLElement>('.review-read');
    if (box && line) box.scrollTop = line.offsetTop - box.clientHeight / 3;
  }, [ply, told]);
  return (
    <section class="review-card review-story" aria-label={shell.log}>
      <h2>{shell.log}</h2>
      <ol ref={list}>
        <li>
          <button type="button" class="review-line-of" aria-current={ply === 0 ? 'step' : undefined} onClick={() => seek(0)}>
            <span class="review-number">0</span>
            <span>{words.story.deal}</span>
          </button>
        </li>
        {record.moves.map(({ seat }, i) => {
          const side = sides[seat - 1];
          const label = labels.get(i);
          return (
            <li key={i}>
              <button type="button" class="review-line-of" aria-current={ply === i + 1 ? 'step' : undefined} onClick={() => seek(i + 1)}>
                <span class="review-number">{i + 1}</span>
                {side && <TeamSign pointed={side.pointed} team={side.colour} text={String(seat)} />}
                <span>
                  {told[i]}
                  {turns.has(i) && (
                    <em class="review-tag turn">
                      {isSettled(review) ? '◆' : '◇'} {turnName(words, review)}
                    </em>
                  )}
                  {label && <em class={`review-tag ${label}`}>? {words.move.label[label]}</em>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
