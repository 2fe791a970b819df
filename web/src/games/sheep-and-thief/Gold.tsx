import type { Seat } from '@bellwether/kernel';
import type { BoardScore } from '@bellwether/sheep-and-thief';
import { Dialog } from '../../ui/Dialog.tsx';
import { SeatSign, SOURCE_GLYPHS } from './art/draw.tsx';
import { GlyphPicture } from './art/Glyph.tsx';
import { sourcesOf } from './gold.ts';
import { seatName } from './names.ts';
import { lineText } from './narrate.ts';
import type { ScoreLine, Source, View } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

interface GoldProps {
  readonly words: SheepWords;
  readonly view: View;
  readonly gold: readonly BoardScore[];
  /** Lights a source up on a board; left out where there is no map to light. */
  readonly light?: (seat: Seat, source: Source) => void;
  readonly winners?: readonly Seat[];
}

/** Every board's gold by source. */
export function GoldTable({ words, view, gold, light, winners = [] }: GoldProps) {
  const sources = sourcesOf(view.config);
  return (
    <table class="th-gold">
      <caption class="hidden">{words.table.goldTitle}</caption>
      <thead>
        <tr>
          <td />
          {gold.map((_, i) => (
            <th key={i} scope="col" class={winners.includes(i + 1) ? 'winner' : ''}>
              <SeatSign seat={i + 1} />
              <span>{i + 1 === view.viewer ? words.you : seatName(words, i + 1)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <tr key={source}>
            <th scope="row">
              <span class="th-source">
                <GlyphPicture kind={SOURCE_GLYPHS[source]} />
                {words.sources[source]}
              </span>
            </th>
            {gold.map(({ score }, i) => (
              <td key={i} class={winners.includes(i + 1) ? 'winner' : ''}>
                {light && source !== 'paddock' && score[source] > 0 ? (
                  <button
                    type="button"
                    class="th-gold-cell"
                    aria-label={`${seatName(words, i + 1)}: ${words.table.chip(words.sources[source], score[source])}`}
                    onClick={() => light(i + 1, source)}
                  >
                    {score[source]}
                  </button>
                ) : source === 'missions' && view.missions === null && i + 1 !== view.viewer ? (
                  '?'
                ) : (
                  score[source]
                )}
              </td>
            ))}
          </tr>
        ))}
        <tr class="total">
          <th scope="row">
            <span class="th-source">
              <GlyphPicture kind="gold" />
              {words.total}
            </span>
          </th>
          {gold.map(({ score }, i) => (
            <td key={i} class={winners.includes(i + 1) ? 'winner' : ''}>
              {score.total}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** Sheep of all cards are one line. */
export function joined(lines: readonly ScoreLine[]): ScoreLine[] {
  const flock = lines.filter(({ source }) => source === 'sheep');
  const rest = lines.filter(({ source }) => source !== 'sheep');
  const sum = flock.reduce((n, { gold }) => n + gold, 0);
  return [...(sum > 0 ? [{ source: 'sheep' as const, gold: sum, cells: flock.flatMap(({ cells }) => cells) }] : []), ...rest];
}

export function GoldLines({ words, lines }: { readonly words: SheepWords; readonly lines: readonly ScoreLine[] }) {
  return (
    <ul class="th-lines">
      {joined(lines).map((line, i) => (
        <li key={i}>
          <GlyphPicture kind={SOURCE_GLYPHS[line.source]} />
          <span class="th-line">{lineText(words, line)}</span>
          <strong>{line.gold}</strong>
        </li>
      ))}
    </ul>
  );
}

export function GoldSheet({ words, view, gold, light, close }: GoldProps & { readonly close: () => void }) {
  return (
    <Dialog title={words.table.goldTitle} close={close}>
      <GoldTable words={words} view={view} gold={gold} {...(light && { light })} />
      {gold.map(({ lines }, i) => (
        <details key={i} class="th-details" open={i + 1 === view.viewer}>
          <summary>
            <SeatSign seat={i + 1} /> {seatName(words, i + 1)}
          </summary>
          <GoldLines words={words} lines={lines} />
        </details>
      ))}
      <p class="small th-provenance">{words.table.reconstructedAbout}</p>
    </Dialog>
  );
}
