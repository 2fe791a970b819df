import type { Seat } from '@bellwether/kernel';
import type { PortraitProps } from '../../art/BotFace.tsx';
import type { Looks } from '../../model/characters.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { later } from '../../ui/later.ts';
import { useShell } from '../../words/catalogue.ts';
import { type GlyphKind, GlyphPicture, SOURCE_GLYPHS } from './art/Glyph.tsx';
import { SEAT_COLOURS } from './art/seat-colours.ts';
import type { TableDoubtsProps } from './copy/Values.tsx';
import { type Gold, goldTitle, sourcesOf } from './gold.ts';
import { shownName } from './names.ts';
import { joined, lineText } from './narrate.ts';
import { SeatSign } from './SeatSign.tsx';
import type { Lamp } from './useSpotlight.ts';
import type { ScoreLine, View } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

const Portrait = later<PortraitProps>(() => import('../../art/BotFace.tsx').then((part) => part.Portrait));
const TableDoubts = later<TableDoubtsProps>(() => import('./copy/Values.tsx').then((part) => part.TableDoubts));

interface GoldProps {
  readonly words: SheepWords;
  readonly view: View;
  readonly gold: Gold;
  /** Highlights a source on a board; left out where there is no board. */
  readonly shine?: (lamp: Lamp) => void;
  readonly winners?: readonly Seat[];
  /** The look of each player; if given, faces are shown. */
  readonly looks?: Looks;
}

/** Every board's gold by source. */
export function GoldTable({ words, view, gold, shine, winners = [], looks }: GoldProps) {
  const won = (i: number) => (winners.includes(i + 1) ? 'winner' : '');
  return (
    <table class="sheep-gold">
      <caption class="hidden">{goldTitle(words, view)}</caption>
      <thead>
        <tr>
          <td />
          {gold.map((_, i) => (
            <th key={i} scope="col" class={won(i)}>
              {looks && <Portrait look={looks[i]} seat={i + 1} paint={`var(--${SEAT_COLOURS[i] ?? 'blue'})`} />}
              <SeatSign seat={i + 1} />
              <span>{shownName(words, view, i + 1)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sourcesOf(view.config).map((source) => (
          <tr key={source}>
            <RowName glyph={SOURCE_GLYPHS[source]} name={words.sources[source]} />
            {gold.map(({ score }, i) => (
              <td key={i} class={won(i)}>
                <GoldCell words={words} view={view} seat={i + 1} source={source} gold={score[source]} shine={shine} />
              </td>
            ))}
          </tr>
        ))}
        <tr class="total">
          <RowName glyph="gold" name={words.sum} />
          {gold.map(({ score }, i) => (
            <td key={i} class={won(i)}>
              {score.total}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function RowName({ glyph, name }: { readonly glyph: GlyphKind; readonly name: string }) {
  return (
    <th scope="row">
      <span class="sheep-source">
        <GlyphPicture kind={glyph} />
        {name}
      </span>
    </th>
  );
}

interface GoldCellProps extends Lamp {
  readonly words: SheepWords;
  readonly view: View;
  readonly gold: number;
  readonly shine: GoldProps['shine'];
}

/** A board's gold from one source: a button that highlights it, or a question mark while it is secret. */
function GoldCell({ words, view, seat, source, gold, shine }: GoldCellProps) {
  const shell = useShell();
  if (shine && source !== 'paddock' && gold > 0) {
    const label = shell.colon(shownName(words, view, seat), words.table.chip(words.sources[source], gold));
    return (
      <button type="button" class="sheep-gold-cell" aria-label={label} onClick={() => shine({ seat, source })}>
        {gold}
      </button>
    );
  }
  return <>{source === 'missions' && view.missions === null && seat !== view.viewer ? '?' : gold}</>;
}

export function GoldLines({ words, lines }: { readonly words: SheepWords; readonly lines: readonly ScoreLine[] }) {
  return (
    <ul class="sheep-lines">
      {joined(lines).map((line, i) => (
        <li key={i}>
          <GlyphPicture kind={SOURCE_GLYPHS[line.source]} />
          <span class="sheep-line">{lineText(words, line)}</span>
          <strong>{line.gold}</strong>
        </li>
      ))}
    </ul>
  );
}

export function GoldSheet({ words, view, gold, shine, close }: GoldProps & { readonly close: () => void }) {
  return (
    <Dialog title={goldTitle(words, view)} close={close}>
      <GoldTable words={words} view={view} gold={gold} {...(shine && { shine })} />
      {gold.map(({ lines }, i) => (
        <details key={i} class="sheep-details" open={i + 1 === view.viewer}>
          <summary>
            <SeatSign seat={i + 1} /> {shownName(words, view, i + 1)}
          </summary>
          <GoldLines words={words} lines={lines} />
        </details>
      ))}
      <TableDoubts config={view.config} />
    </Dialog>
  );
}
