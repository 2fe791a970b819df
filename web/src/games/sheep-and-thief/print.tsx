import { BLACK_SHEEP_GOLD, MISSION_GOLD, MISSIONS, printedTable, riverScale, SOURCES } from '@bellwether/sheep-and-thief';
import { shelfOf, useOwnCopy } from '../../copy/kept.ts';
import type { PrintedSheets } from '../../help/PrintPage.tsx';
import { PRINT } from '../../help/print-words.ts';
import { useWords } from '../../words/useWords.ts';
import { cellName } from './names.ts';
import { useRules } from './useRules.ts';
import type { Copy } from './vocabulary.ts';
import type { SheepRuleId } from './words/en-rules.ts';
import { SHEEP_WORDS } from './words/table.ts';

export const printed: PrintedSheets = { Aid, ScorePad };

/** Rules on the player aid, in this order. */
const ON_AID: readonly SheepRuleId[] = [
  'S-DRAFT',
  'S-PLACEMENT',
  'S-ADJACENT',
  'R-RIVER',
  'S-FOX-BLOCKS',
  'R-FACEDOWN',
  'R-ANYORDER',
  'S-SHEEP',
  'S-DOG',
  'S-FOX',
  'A-BARN',
  'S-BLACK',
  'S-TIES',
];
const MAX_RIVER = 8;
const ROWS = [0, 1, 2, 3];

/** The rounds, the rules of placing, the animals, and every table of gold; towns with the owner's own values. */
function Aid() {
  const words = useWords(SHEEP_WORDS);
  const rules = useRules();
  const print = useWords(PRINT);
  const { copy } = useOwnCopy<{ readonly copy?: Copy }>(shelfOf('sheep-and-thief', '2017'), {});
  if (words === undefined || rules === undefined || print === undefined) return null;
  const lengths = Array.from({ length: MAX_RIVER }, (_, i) => i + 1);
  const scale = riverScale({ edition: '2017' });
  return (
    <>
      <h2>{rules.title}</h2>
      <div class="print-columns">
        <article>
          <h3>{rules.rules['A-RIVERS'].title}</h3>
          <table>
            <tbody>
              <tr>
                {lengths.map((length) => (
                  <th key={length} scope="col">
                    {length}
                  </th>
                ))}
              </tr>
              <tr>
                {lengths.map((length) => (
                  <td key={length}>{scale[length]}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </article>
        <article>
          <h3>{rules.rules['S-TOWNS'].title}</h3>
          <table>
            <tbody>
              {printedTable(copy).towns.map(({ name, cell, gold }) => (
                <tr key={name}>
                  <th scope="row">{words.towns[name]}</th>
                  <td>{cellName(words, cell)}</td>
                  <td>{gold}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </article>
        <article>
          <h3>{rules.rules['A-BLACK'].title}</h3>
          <table>
            <tbody>
              {ROWS.map((row) => (
                <tr key={row}>
                  {BLACK_SHEEP_GOLD.byCell.slice(4 * row, 4 * row + 4).map((gold, i) => (
                    <td key={i}>{gold}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </article>
        <article>
          <h3>{rules.rules['A-MISSIONS'].title}</h3>
          <table>
            <tbody>
              {MISSIONS.map((mission) => (
                <tr key={mission}>
                  <th scope="row">{words.missions[mission].name}</th>
                  <td>{MISSION_GOLD[mission].sole}</td>
                  <td>{MISSION_GOLD[mission].shared}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </article>
        {ON_AID.map((id) => (
          <article key={id}>
            <h3>{rules.rules[id].title}</h3>
            <p>{rules.rules[id].text}</p>
          </article>
        ))}
      </div>
    </>
  );
}

const PADS = [1, 2, 3, 4];
const COLUMNS = [1, 2, 3, 4];

/** Four players, source by source. */
function ScorePad() {
  const words = useWords(SHEEP_WORDS);
  const print = useWords(PRINT);
  if (words === undefined || print === undefined) return null;
  return (
    <div class="print-pads">
      {PADS.map((pad) => (
        <table key={pad}>
          <thead>
            <tr>
              <th scope="row">{print.player}</th>
              {COLUMNS.map((column) => (
                <td key={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {SOURCES.map((source) => (
              <tr key={source}>
                <th scope="row">{words.sources[source]}</th>
                {COLUMNS.map((column) => (
                  <td key={column} />
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{words.sum}</th>
              {COLUMNS.map((column) => (
                <td key={column} />
              ))}
            </tr>
          </tbody>
        </table>
      ))}
    </div>
  );
}
