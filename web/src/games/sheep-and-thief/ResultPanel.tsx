import type { Mix } from '@bellwether/kernel';
import { useState } from 'preact/hooks';
import { prepare } from '../../deals/opening.ts';
import { EndPanel, WHY } from '../../end/EndPanel.tsx';
import { type Onward, stronger } from '../../end/onward.ts';
import type { Sitter } from '../../model/sitter.ts';
import type { TableSource, Update } from '../../model/source.ts';
import { freshId } from '../../ui/fresh-id.ts';
import { go } from '../../ui/routes.ts';
import type { PagesWords } from '../../words/en/pages.ts';
import { sentences } from '../../words/sentences.ts';
import { GlyphPicture } from './art/Glyph.tsx';
import { endingOf } from './ending.ts';
import { GoldLines, GoldTable } from './Gold.tsx';
import type { Gold } from './gold.ts';
import { seatName, shownName } from './names.ts';
import { SeatSign } from './SeatSign.tsx';
import type { Outcome, SheepAndThief, View } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

export interface ResultPanelProps {
  readonly words: SheepWords;
  readonly update: Update<SheepAndThief>;
  readonly source: TableSource<SheepAndThief>;
  readonly gold: Gold;
  readonly share: () => void;
}

/** The final score, and the next steps. */
export function ResultPanel({ words, update, source, gold, share }: ResultPanelProps) {
  const { view, viewer, sitters } = update;
  const { outcome, config } = view;
  const { online } = source;
  const [open, setOpen] = useState(true);
  if (outcome === undefined || !open) return null;
  const { winners, scores } = outcome;
  const why = endingOf(words, view, outcome);
  const names = winners.map((seat) => seatName(words, seat)).join(' + ');
  const mine = typeof viewer === 'number' && winners.includes(viewer);
  const title = mine ? (winners.length > 1 ? words.over.shared : words.over.won) : words.over.lost(names);
  const again = (next: Mix | undefined) =>
    online
      ? online.again(next)
      : go('game', prepare({ kind: 'start', game: 'sheep-and-thief', config, sitters, mix: next, id: freshId() }));
  return (
    <EndPanel
      of="sheep-result"
      title={title}
      close={() => setOpen(false)}
      score={
        <>
          <p id={WHY} hidden>
            {sentences([words.list(scores.map(({ total }, i) => words.colon(shownName(words, view, i + 1), words.gold(total)))), ...why])}
          </p>
          {why.length > 0 && <p>{sentences(why)}</p>}
          <Totals words={words} view={view} outcome={outcome} />
        </>
      }
      source={source}
      update={update}
      again={again}
      partners={false}
      share={share}
      onward={online ? undefined : onwardOf(words, update, mine)}
    >
      <GoldTable words={words} view={view} gold={gold} winners={winners} />
      <details class="sheep-details">
        <summary>{words.over.lines}</summary>
        {gold.map(({ lines }, i) => (
          <div key={i} class="sheep-result-lines">
            <h3>
              <SeatSign seat={i + 1} /> {shownName(words, view, i + 1)}
            </h3>
            <GoldLines words={words} lines={lines} />
          </div>
        ))}
      </details>
    </EndPanel>
  );
}

interface TotalsProps {
  readonly words: SheepWords;
  readonly view: View;
  readonly outcome: Outcome;
}

/** Each board's total gold. */
function Totals({ words, view, outcome: { scores, winners } }: TotalsProps) {
  return (
    <ul class="sheep-totals" aria-label={words.total}>
      {scores.map(({ total }, i) => (
        <li key={i} class={winners.includes(i + 1) ? 'winner' : ''}>
          <SeatSign seat={i + 1} />
          <span>{shownName(words, view, i + 1)}</span>
          <strong>
            {total} <GlyphPicture kind="gold" />
          </strong>
        </li>
      ))}
    </ul>
  );
}

/** After a game: stronger bots for a winner, or a module not yet played. */
function onwardOf({ setup }: SheepWords, { view: { config }, sitters, mix }: Update<SheepAndThief>, won: boolean): Onward[] {
  const deal = (changed: { readonly config?: typeof config; readonly sitters?: readonly Sitter[] }) => () =>
    go('game', prepare({ kind: 'start', game: 'sheep-and-thief', config, sitters, mix, ...changed, id: freshId() }));
  const bots = won ? stronger(sitters) : undefined;
  const module = !config.missions ? ('missions' as const) : !config.blackSheep ? ('blackSheep' as const) : undefined;
  const name = module === 'missions' ? setup.missions : setup.black;
  return [
    ...(bots ? [{ say: (next: PagesWords['next']) => next.stronger, act: deal({ sitters: bots }) }] : []),
    ...(module ? [{ say: (next: PagesWords['next']) => next.with(name), act: deal({ config: { ...config, [module]: true } }) }] : []),
  ];
}
