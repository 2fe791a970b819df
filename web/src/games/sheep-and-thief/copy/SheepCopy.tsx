import { ParseError, reading } from '@bellwether/kernel';
import {
  type CopyProblem,
  FOX_START,
  OUR_DECK,
  printedCards,
  RIVER_GOLD,
  readCopy,
  SUPPLY,
  sheepAndThief,
  TOWN_NAMES,
  TOWNS,
  writeFace,
} from '@bellwether/sheep-and-thief';
import { useState } from 'preact/hooks';
import { CopyPanel } from '../../../copy/CopyPanel.tsx';
import { CopyRefusal } from '../../../copy/CopyRefusal.tsx';
import type { CopyFile } from '../../../copy/file.ts';
import { copies, keep } from '../../../copy/kept.ts';
import { useWords } from '../../../words/useWords.ts';
import { GlyphPicture } from '../art/Glyph.tsx';
import { CardPicture } from '../art/Tile.tsx';
import { cardShows } from '../names.ts';
import type { Config, Copy, TownName } from '../vocabulary.ts';
import { SHEEP_COPY } from '../words/copy.ts';
import { SHEEP_WORDS, TITLE } from '../words/table.ts';
import { CardEditor } from './CardEditor.tsx';
import { tidy, withEdge } from './draft.ts';
import { SHELF } from './shelf.ts';
import { cellNamed, differencesOf, OUR_FARMYARD, type Words } from './told.ts';
import { TableDoubts } from './Values.tsx';
import '../table.css';

/** Corrects everything that no rulebook gives. */
export function SheepCopy() {
  const words = useWords(SHEEP_WORDS);
  const copy = useWords(SHEEP_COPY);
  const [draft, setDraft] = useState<Copy>(() => (copies.get()[SHELF]?.copy as Copy | undefined) ?? {});
  if (words === undefined || copy === undefined) return null;
  const all = { words, copy };
  const change = (next: Copy) => {
    const left = tidy(next);
    setDraft(left);
    if (refusalOf(left) === undefined) keep(SHELF, { on: copies.get()[SHELF]?.on ?? true, copy: left });
  };
  const take = ({ copy: given }: CopyFile) => {
    const read = reading(() => readCopy(JSON.stringify(given)));
    if (read instanceof ParseError) return read;
    change(read);
    return undefined;
  };
  const problem = problemOf(all, draft);
  const at = (place: Place) => (problem?.at === place ? problem.text : undefined);
  return (
    <CopyPanel
      game="sheep-and-thief"
      edition="2017"
      title={TITLE}
      copy={draft}
      differences={differencesOf(all, draft)}
      problem={problem?.text}
      placed={problem?.at !== undefined}
      report={reportOf(draft)}
      change={change}
      take={take}
    >
      <Deck all={all} draft={draft} change={change} />
      <CopyRefusal problem={at('deck')} />
      <Fox all={all} draft={draft} change={change} />
      <CopyRefusal problem={at('fox')} />
      {TOWN_NAMES.map((town) => (
        <Edges
          key={town}
          all={all}
          legend={words.colon(words.towns[town], copy.edges)}
          offered={TOWNS[town].edges}
          edges={draft.towns?.[town] ?? TOWNS[town].edges}
          problem={at(town)}
          change={(edges) => change({ ...draft, towns: { ...draft.towns, [town]: edges } })}
        />
      ))}
      <Farmyard all={all} draft={draft} problem={problem} change={change} />
      <Amount
        label={words.colon(copy.white, copy.count)}
        value={draft.white ?? SUPPLY.white}
        least={5}
        most={99}
        change={(white) => change({ ...draft, white })}
      />
      <Amount
        label={words.colon(copy.rivers2014, copy.each2014)}
        value={draft.each2014 ?? RIVER_GOLD.each2014}
        least={0}
        most={9}
        change={(each2014) => change({ ...draft, each2014 })}
      />
    </CopyPanel>
  );
}

const MAX_EXTRA_CARDS = 30;

const configOf = (copy: Copy): Config => ({ edition: '2017', players: 4, missions: false, blackSheep: false, copy });
const refusalOf = (copy: Copy) => sheepAndThief.checkConfig(configOf(copy));

/** Why this copy cannot be played, and next to what it is said. */
interface Problem {
  readonly text: string;
  readonly at: Place | undefined;
}
type Place = TownName | 'deck' | 'fox' | 'roads' | 'river';

const PLACES: Readonly<Partial<Record<CopyProblem, Place>>> = {
  'too-few-cards': 'deck',
  'road-and-river': 'deck',
  'fox-at-home': 'fox',
  'farmyard-edge': 'river',
  'no-way-out': 'roads',
};

function problemOf({ words, copy: say }: Words, copy: Copy): Problem | undefined {
  const no = refusalOf(copy);
  if (no === undefined) return undefined;
  const problem = no.facts.problem as CopyProblem;
  const town = no.facts.town as TownName | undefined;
  return { text: say.problems[problem](no.facts, town === undefined ? '' : words.towns[town]), at: town ?? PLACES[problem] };
}

function reportOf({ cards = {}, fox, towns = {}, farmyard, more = [], white, barn, river, each2014 }: Copy): string[] {
  return [
    ...Object.entries(cards).map(
      ([number, text]) => `- card ${number}: ${text} (Bellwether: ${writeFace(OUR_DECK[Number(number) - 1] ?? 0)})`,
    ),
    ...(fox === undefined ? [] : [`- fox: ${fox} (Bellwether: ${FOX_START.cell})`]),
    ...TOWN_NAMES.filter((town) => towns[town] !== undefined).map((town) => `- ${town}: ${towns[town]} (Bellwether: ${TOWNS[town].edges})`),
    ...(farmyard === undefined ? [] : [`- farmyard roads: ${farmyard} (Bellwether: ${OUR_FARMYARD})`]),
    ...more.map((text, i) => `- card ${OUR_DECK.length + i + 1}: ${text} (Bellwether: none)`),
    ...(white === undefined ? [] : [`- white sheep: ${white} (Bellwether: ${SUPPLY.white})`]),
    ...(barn === false ? ['- farmyard barn: no (Bellwether: yes)'] : []),
    ...(river ? [`- farmyard river: ${river} (Bellwether: none)`] : []),
    ...(each2014 === undefined ? [] : [`- 2014 river card: ${each2014} gold (Bellwether: ${RIVER_GOLD.each2014})`]),
  ];
}

interface PartProps {
  readonly all: Words;
  readonly draft: Copy;
  readonly change: (copy: Copy) => void;
}

function Deck({ all: { words, copy: say }, draft, change }: PartProps) {
  const [editing, setEditing] = useState<number>();
  const deck = printedCards(draft);
  const { more = [] } = draft;
  const place = (i: number, text: string) =>
    i < OUR_DECK.length
      ? change({ ...draft, cards: { ...draft.cards, [String(i + 1)]: text } })
      : change({ ...draft, more: more.map((one, n) => (n === i - OUR_DECK.length ? text : one)) });
  const leaveOut = (i: number) => {
    if (i < OUR_DECK.length) return place(i, 'none');
    setEditing(undefined);
    change({ ...draft, more: more.filter((_, n) => n !== i - OUR_DECK.length) });
  };
  const add = () => {
    change({ ...draft, more: [...more, 'meadow'] });
    setEditing(deck.length);
  };
  return (
    <section>
      <div class="copy-head">
        <h3>{say.deck}</h3> <TableDoubts config={{ copy: draft }} />
      </div>
      <p class="small">{say.deckAbout}</p>
      <ol class="copy-tiles">
        {deck.map((card, i) => (
          <li key={i}>
            <button
              type="button"
              class={`copy-tile ${card === OUR_DECK[i] ? '' : 'differs'}`}
              aria-label={words.colon(words.card.number(i + 1), card === undefined ? say.lacks : cardShows(words, card))}
              onClick={() => setEditing(i)}
            >
              {card !== undefined && <CardPicture card={card} />}
              <span aria-hidden="true">{i + 1}</span>
            </button>
          </li>
        ))}
      </ol>
      <button type="button" class="button" disabled={more.length >= MAX_EXTRA_CARDS} onClick={add}>
        {say.add}
      </button>
      {editing !== undefined && (
        <CardEditor
          words={words}
          say={say}
          number={editing + 1}
          card={deck[editing] ?? 0}
          ours={OUR_DECK[editing]}
          isMissing={deck[editing] === undefined}
          change={(card) => place(editing, writeFace(card))}
          leaveOut={() => leaveOut(editing)}
          close={() => setEditing(undefined)}
        />
      )}
    </section>
  );
}

const CELLS = ['1', '2', '3', '4'].flatMap((row) => ['1', '2', '3', '4'].map((column) => `${row},${column}`));

function Fox({ all, draft, change }: PartProps) {
  const at = draft.fox ?? FOX_START.cell;
  return (
    <fieldset class="choice">
      <legend>{all.words.colon(all.copy.fox, all.copy.foxCell)}</legend>
      <div class="copy-cells">
        {CELLS.map((cell) => (
          <label key={cell} title={cellNamed(all, cell)}>
            <input
              type="radio"
              name="copy-fox"
              checked={cell === at}
              aria-label={cellNamed(all, cell)}
              onChange={() => change({ ...draft, fox: cell })}
            />
            {cell === at && <GlyphPicture kind="fox" />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Farmyard({ all, draft, problem, change }: PartProps & { readonly problem: Problem | undefined }) {
  const { words, copy: say } = all;
  const at = (place: Place) => (problem?.at === place ? problem.text : undefined);
  return (
    <>
      <Edges
        all={all}
        legend={words.colon(say.farmyard, say.roads)}
        offered="NESW"
        edges={draft.farmyard ?? OUR_FARMYARD}
        problem={at('roads')}
        change={(farmyard) => change({ ...draft, farmyard })}
      />
      <Edges
        all={all}
        legend={words.colon(say.farmyard, say.river)}
        offered="NESW"
        edges={draft.river ?? ''}
        problem={at('river')}
        change={(river) => change({ ...draft, river })}
      />
      <fieldset class="choice">
        <legend>{say.farmyard}</legend>
        <div class="copy-edges">
          <label>
            <input
              type="checkbox"
              checked={draft.barn ?? true}
              onChange={({ currentTarget }) => change({ ...draft, barn: currentTarget.checked })}
            />
            {say.barn}
          </label>
        </div>
      </fieldset>
    </>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly change: (value: number) => void;
}

function Amount({ label, value, least, most, change }: AmountProps) {
  return (
    <label class="copy-field">
      <span>{label}</span>
      <input
        type="number"
        min={least}
        max={most}
        value={value}
        onChange={({ currentTarget: { valueAsNumber } }) => change(Number.isNaN(valueAsNumber) ? least : valueAsNumber)}
      />
    </label>
  );
}

interface EdgesProps {
  readonly all: Words;
  readonly legend: string;
  readonly offered: string;
  readonly edges: string;
  readonly problem: string | undefined;
  readonly change: (edges: string) => void;
}

function Edges({ all: { words }, legend, offered, edges, problem, change }: EdgesProps) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="copy-edges">
        {[...offered].map((edge) => (
          <label key={edge}>
            <input
              type="checkbox"
              checked={edges.includes(edge)}
              onChange={({ currentTarget }) => change(withEdge(edges, edge, currentTarget.checked))}
            />
            {words.edges['NESW'.indexOf(edge)]}
          </label>
        ))}
      </div>
      <CopyRefusal problem={problem} />
    </fieldset>
  );
}
