import {
  BLACK_SHEEP_GOLD,
  MISSION_GOLD,
  MISSIONS,
  PLACED_A_ROUND,
  printedTable,
  ROUNDS,
  riverScale,
  YARD,
} from '@bellwether/sheep-and-thief';
import { LookUpPart } from '../../help/LookUp.tsx';
import { BoardPicture } from './art/BoardPicture.tsx';
import { Glyph, type GlyphKind, GlyphPicture } from './art/Glyph.tsx';
import { TableDoubts } from './copy/Values.tsx';
import { cellName } from './names.ts';
import type { Copy, Edition, Mission } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';
import type { SheepRules } from './words/en-rules.ts';
import './reference.css';

/** What pays gold, as printed: it depends on the set-up only. */
interface ReferenceProps {
  readonly words: SheepWords;
  readonly rules: SheepRules;
  readonly heading: 'h2' | 'h3';
}

/** Corrected values of the copy in use. */
interface OfCopyProps {
  readonly copy: Copy | undefined;
}

const MISSION_GLYPHS: Readonly<Record<Mission, GlyphKind>> = {
  'longest-river': 'river',
  'longest-road': 'road',
  'most-barns': 'barn',
  'bottom-rows': 'sheep',
  'right-columns': 'sheep',
  'most-foxes': 'fox',
  'most-dogs': 'dog',
  'most-sheep-cards': 'sheep',
  'fox-at-town': 'town',
};

/** All missions there are, without who has which. */
export function Missions({ words, rules, heading }: ReferenceProps) {
  const { title, text } = rules.rules['A-MISSIONS'];
  return (
    <LookUpPart title={title} text={text} heading={heading}>
      <ul class="missions">
        {MISSIONS.map((mission) => {
          const { name, about } = words.missions[mission];
          const { sole, shared } = MISSION_GOLD[mission];
          return (
            <li key={mission}>
              <span class="mission-glyph">
                <GlyphPicture kind={MISSION_GLYPHS[mission]} />
              </span>
              <span>
                <strong>{name}</strong> {about}
              </span>
              <Coin gold={sole === shared ? `${sole}` : `${sole} / ${shared}`} said={words.missionGold(sole, shared)} />
            </li>
          );
        })}
      </ul>
    </LookUpPart>
  );
}

/** Gold as a picture, with a label. */
function Coin({ gold, said }: { readonly gold: string; readonly said: string }) {
  return (
    <span class="coin">
      <GlyphPicture kind="gold" />
      <b aria-hidden="true">{gold}</b>
      <span class="hidden">{said}</span>
    </span>
  );
}

/** The three towns where they lie, and the value of a road to each. */
export function Towns({ words, rules, copy, heading }: ReferenceProps & OfCopyProps) {
  const { towns, foxStartsAt } = printedTable(copy);
  return (
    <LookUpPart title={rules.rules['S-TOWNS'].title} heading={heading}>
      <TableDoubts config={copy ? { copy } : {}} />
      <div class="beside-board">
        <BoardPicture copy={copy} class="reference-board">
          <g transform={`translate(${64 * (foxStartsAt & 3)} ${64 * (foxStartsAt >> 2)})`}>
            <Glyph kind="fox" x={32} y={32} size={44} />
          </g>
        </BoardPicture>
        <ul class="towns">
          {towns.map(({ name, cell, gold }) => (
            <li key={name}>
              <span>
                <strong>{words.towns[name]}</strong> <small>{cellName(words, cell)}</small>
              </span>
              <Coin gold={String(gold)} said={words.gold(gold)} />
            </li>
          ))}
        </ul>
      </div>
    </LookUpPart>
  );
}

/** The value of each cell to the black sheep. */
export function BlackSheep({ rules, copy, heading }: ReferenceProps & OfCopyProps) {
  const { title, text } = rules.rules['A-BLACK'];
  const rows = [0, 1, 2, 3].map((row) => BLACK_SHEEP_GOLD.byCell.slice(4 * row, 4 * row + 4));
  return (
    <LookUpPart title={title} text={text} heading={heading}>
      <BoardPicture copy={copy} class="reference-board">
        {BLACK_SHEEP_GOLD.byCell.map((gold, cell) => (
          <g key={cell} transform={`translate(${64 * (cell & 3)} ${64 * (cell >> 2)})`}>
            {cell !== YARD && <Glyph kind="black" x={49} y={47} size={20} />}
            <text x={cell === YARD ? 48 : 21} y={cell === YARD ? 56 : 42} class="black-gold">
              {gold}
            </text>
          </g>
        ))}
      </BoardPicture>
      <div class="hidden">
        <table>
          <caption>{title}</caption>
          <tbody>
            {rows.map((row, i) => (
              <tr key={i}>
                {row.map((gold, j) => (
                  <td key={j}>{gold}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </LookUpPart>
  );
}

/** The farmyard has no river (R-RIVER), but every placed card may have one. */
const LONGEST_RIVER = ROUNDS * PLACED_A_ROUND;

/** The gold of a river by its number of cards, up to the longest possible. */
export function RiverScale({ words, rules, edition, copy, heading }: ReferenceProps & OfCopyProps & { readonly edition: Edition }) {
  const { title } = rules.rules['A-RIVERS'];
  const { text } = rules.rules[edition === '2014' ? 'S-2014' : 'A-RIVERS'];
  const scale = riverScale({ edition, copy });
  return (
    <LookUpPart title={title} text={text} heading={heading}>
      <ol class="rivers">
        {Array.from({ length: LONGEST_RIVER }, (_, i) => {
          const gold = scale[i + 1] ?? 0;
          return (
            <li key={i}>
              <span class="river-length" aria-hidden="true">
                <GlyphPicture kind="river" />
                {i + 1}
              </span>
              <Coin gold={String(gold)} said={words.colon(words.line.river(i + 1), words.gold(gold))} />
            </li>
          );
        })}
      </ol>
    </LookUpPart>
  );
}
