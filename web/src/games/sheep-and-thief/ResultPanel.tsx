import type { Mix } from '@bellwether/kernel';
import { useState } from 'preact/hooks';
import { prepare } from '../../app/opening.ts';
import { go } from '../../app/routes.ts';
import { freshId } from '../../local/local-source.ts';
import { EndPanel, WHY } from '../../table-kit/EndPanel.tsx';
import { type Onward, stronger } from '../../table-kit/onward.ts';
import { ReviewDoor } from '../../table-kit/ReviewDoor.tsx';
import type { Sitter } from '../../table-kit/sitter.ts';
import type { TableSource, Update } from '../../table-kit/source.ts';
import { WhatNext } from '../../table-kit/WhatNext.tsx';
import type { PagesWords } from '../../words/en/pages.ts';
import { sentences } from '../../words/sentences.ts';
import { endingOf } from './ending.ts';
import { GoldLines, GoldTable } from './Gold.tsx';
import type { Gold } from './gold.ts';
import { seatName, shownName } from './names.ts';
import { SeatSign } from './SeatSign.tsx';
import type { SheepAndThief } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

export interface ResultPanelProps {
  readonly words: SheepWords;
  readonly update: Update<SheepAndThief>;
  readonly source: TableSource<SheepAndThief>;
  readonly gold: Gold;
  readonly share: () => void;
}

/** The final count, and what one may want next. */
export function ResultPanel({ words, update, source, gold, share }: ResultPanelProps) {
  const { view, viewer, sitters, mix } = update;
  const { outcome, config } = view;
  const { online } = source;
  const [open, setOpen] = useState(true);
  if (outcome === undefined || !open) return null;
  const { winners, scores } = outcome;
  const why = endingOf(words, outcome);
  const names = winners.map((seat) => seatName(words, seat)).join(' + ');
  const mine = typeof viewer === 'number' && winners.includes(viewer);
  const title = mine ? (winners.length > 1 ? words.over.shared : words.over.won) : words.over.lost(names);
  const again = (next: Mix | undefined) =>
    online
      ? online.again(next)
      : go('game', prepare({ kind: 'start', game: 'sheep-and-thief', config, sitters, mix: next, id: freshId() }));
  return (
    <EndPanel of="sheep-result" title={title} close={() => setOpen(false)}>
      <p id={WHY} hidden>
        {sentences([words.list(scores.map(({ total }, i) => words.colon(shownName(words, view, i + 1), words.gold(total)))), ...why])}
      </p>
      {why.length > 0 && <p>{sentences(why)}</p>}
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
      <ReviewDoor source={source} update={update} />
      <WhatNext
        game="sheep-and-thief"
        again={again}
        mix={mix}
        partners={false}
        look={() => source.seek(update.plies)}
        share={share}
        onward={online ? undefined : onwardOf(words, update, mine)}
      />
    </EndPanel>
  );
}

/** After a game: stronger bots for whoever won, and the module not yet tried. */
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
