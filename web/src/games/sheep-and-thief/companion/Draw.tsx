import {
  type Card,
  deckOf,
  drawBarn,
  drawEdge,
  drawImage,
  EVERY_DIRECTION,
  type Landscape,
  type Net,
  riverOf,
  roadOf,
  whyNotPlaced,
  withBlack,
  withCard,
  withSheep,
  YARD,
} from '@bellwether/sheep-and-thief';
import { useState } from 'preact/hooks';
import { Stepper } from '../../../companion/Stepper.tsx';
import { useNeededWords } from '../../../companion/useCompanionWords.ts';
import { Toggle } from '../../../ui/Choice.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { GlyphPicture } from '../art/Glyph.tsx';
import { CardPicture } from '../art/Tile.tsx';
import { cardAloud, cellName } from '../names.ts';
import type { Cell, Config } from '../vocabulary.ts';
import type { SheepWords } from '../words/en.ts';
import type { Pen, SheepCompanion } from '../words/en-companion.ts';
import { Pad } from './Pad.tsx';

interface DrawProps {
  readonly words: SheepWords;
  readonly own: SheepCompanion;
  readonly config: Config;
  readonly landscape: Landscape;
  readonly change: (landscape: Landscape) => void;
  /** Cards already picked on other boards. */
  readonly used?: readonly Card[];
  readonly fox?: Cell | undefined;
  readonly pens: readonly Pen[];
}

/** Pens that show an icon. */
const ICONS: Partial<Record<Pen, Parameters<typeof GlyphPicture>[0]['kind']>> = {
  road: 'road',
  river: 'river',
  sheep: 'sheep',
  black: 'black',
  barn: 'barn',
  dogs: 'dog',
  foxes: 'fox',
};

export const SCORE_PENS: readonly Pen[] = ['road', 'river', 'sheep', 'fewer', 'card', 'erase'];
/** What some missions count. */
export const IMAGE_PENS: readonly Pen[] = ['barn', 'images', 'dogs', 'foxes'];

/** A board, pens to draw on it, and unlimited undo. */
export function Draw({ words, own, config, landscape, change, used = [], fox, pens }: DrawProps) {
  const { undo } = useNeededWords();
  const [pen, setPen] = useState<Pen>(pens[0] ?? 'road');
  const [before, setBefore] = useState<readonly Landscape[]>([]);
  const [open, setOpen] = useState<{ readonly cell: Cell; readonly what: 'cell' | 'card' }>();
  const net: Net | undefined = pen === 'road' || pen === 'river' ? pen : undefined;
  const set = (next: Landscape) => {
    if (JSON.stringify(next) === JSON.stringify(landscape)) return;
    setBefore([...before, landscape]);
    change(next);
  };
  const press = (cell: Cell, byKey: boolean) => {
    if (byKey) return setOpen({ cell, what: 'cell' });
    if (pen === 'card' && cell !== YARD) return setOpen({ cell, what: 'card' });
    set(withPen(landscape, pen, cell));
  };
  const takeBack = () => {
    const last = before.at(-1);
    if (last === undefined) return;
    setBefore(before.slice(0, -1));
    change(last);
  };
  return (
    <div class="draw">
      <Pad words={words} landscape={landscape} copy={config.copy} net={net} draw={set} press={press} fox={fox} />
      <div class="draw-pens" role="toolbar" aria-label={own.draw}>
        {pens.map((one) => (
          <button key={one} type="button" class="draw-pen" aria-pressed={pen === one} onClick={() => setPen(one)}>
            {ICONS[one] && <GlyphPicture kind={ICONS[one]} />}
            <span>{own.pens[one]}</span>
          </button>
        ))}
        <button type="button" class="draw-pen" disabled={before.length === 0} onClick={takeBack}>
          <span>↶ {undo}</span>
        </button>
      </div>
      {open?.what === 'card' && (
        <CardSheet
          {...{ words, own, config, landscape, used, cell: open.cell }}
          choose={(card) => {
            set(withCard(landscape, open.cell, card));
            setOpen(undefined);
          }}
          close={() => setOpen(undefined)}
        />
      )}
      {open?.what === 'cell' && (
        <CellSheet
          {...{ words, own, config, landscape, cell: open.cell, change: set }}
          pick={() => setOpen({ cell: open.cell, what: 'card' })}
          close={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

function withPen(landscape: Landscape, pen: Pen, cell: Cell): Landscape {
  const sheep = landscape.sheep[cell] ?? 0;
  switch (pen) {
    case 'sheep':
      return withSheep(landscape, cell, sheep + 1);
    case 'fewer':
      return withSheep(landscape, cell, sheep - 1);
    case 'black':
      return withBlack(landscape, cell);
    case 'barn':
      return drawBarn(landscape, cell);
    case 'dogs':
    case 'foxes':
      return drawImage(landscape, pen, cell);
    case 'images':
      return drawImage(landscape, 'sheep', cell);
    case 'erase':
      return withCard(landscape, cell, null);
    default:
      return landscape;
  }
}

interface CellSheetProps {
  readonly words: SheepWords;
  readonly own: SheepCompanion;
  readonly config: Config;
  readonly landscape: Landscape;
  readonly cell: Cell;
  readonly change: (landscape: Landscape) => void;
  readonly pick: () => void;
  readonly close: () => void;
}

/** One cell with buttons for all that may be there: for keyboards and screen readers. */
function CellSheet({ words, own, config, landscape, cell, change, pick, close }: CellSheetProps) {
  const card = landscape.cards[cell] ?? 0;
  const edges = { road: roadOf(card), river: riverOf(card) };
  return (
    <Dialog title={own.cell(cellName(words, cell))} close={close}>
      <div class="form">
        {cell !== YARD &&
          (['road', 'river'] as const).map((net) => (
            <fieldset key={net} class="choice">
              <legend>{own.pens[net]}</legend>
              <div class="choice-row">
                {EVERY_DIRECTION.map((way) => (
                  <button
                    key={way}
                    type="button"
                    class="button"
                    aria-pressed={(edges[net] & (1 << way)) !== 0}
                    onClick={() => change(withoutOrWith(landscape, net, cell, way))}
                  >
                    {words.edges[way]}
                  </button>
                ))}
              </div>
            </fieldset>
          ))}
        <Stepper
          label={own.onBoard}
          value={landscape.sheep[cell] ?? 0}
          most={50}
          change={(sheep) => change(withSheep(landscape, cell, sheep))}
        />
        {config.blackSheep && (
          <Toggle label={own.pens.black} value={landscape.black === cell} change={() => change(withBlack(landscape, cell))} />
        )}
        {cell !== YARD && (
          <div class="row">
            <button type="button" class="button" onClick={pick}>
              {own.pens.card}
            </button>
            <button type="button" class="button" onClick={() => change(withCard(landscape, cell, null))}>
              {own.clear}
            </button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function withoutOrWith(landscape: Landscape, net: Net, cell: Cell, way: (typeof EVERY_DIRECTION)[number]): Landscape {
  const card = landscape.cards[cell] ?? 0;
  const bit = net === 'road' ? 16 << way : 1 << way;
  return card & bit ? withCard(landscape, cell, card & ~bit) : drawEdge(landscape, net, cell, way);
}

interface CardSheetProps extends Omit<CellSheetProps, 'change' | 'pick'> {
  readonly used: readonly Card[];
  readonly choose: (card: Card) => void;
}

/** The cards of the deck that fit there, or all of them. */
function CardSheet({ words, own, config, landscape, cell, used, choose, close }: CardSheetProps) {
  const [all, setAll] = useState(false);
  const empty = withCard(landscape, cell, null);
  const taken = [...used, ...landscape.cards.filter((card, at) => card !== null && at !== cell)];
  const deck = [...new Set(deckOf(config))];
  const touches = (card: Card) => {
    const no = whyNotPlaced(config, empty, card, cell, YARD);
    return no === undefined || no.code === 'not-adjacent';
  };
  const cards = all ? deck : deck.filter((card) => touches(card) && !taken.includes(card));
  return (
    <Dialog title={own.whichCard} close={close}>
      <p class="small">{all ? '' : own.fits}</p>
      <ul class="draw-cards">
        {cards.map((card) => (
          <li key={card}>
            <button type="button" aria-label={cardAloud(words, card)} onClick={() => choose(card)}>
              <CardPicture card={card} />
            </button>
          </li>
        ))}
      </ul>
      {!all && (
        <button type="button" class="button" onClick={() => setAll(true)}>
          {own.allCards}
        </button>
      )}
    </Dialog>
  );
}
