import { type CardFace, DIRECTIONS, faceOf, readFace } from '@bellwether/sheep-and-thief';
import { useId, useRef, useState } from 'preact/hooks';
import { Choice } from '../../../ui/Choice.tsx';
import { CardPicture } from '../art/Tile.tsx';
import type { Card } from '../vocabulary.ts';
import type { SheepWords } from '../words/en.ts';
import type { SheepCopyWords } from '../words/en-copy.ts';
import { withEdge } from './draft.ts';
import './card-fields.css';

interface CardFieldsProps {
  readonly words: SheepWords;
  readonly say: SheepCopyWords;
  readonly card: Card;
  readonly change: (card: Card) => void;
}

const IMAGES = [
  ['sheep', 3],
  ['dogs', 2],
  ['foxes', 2],
] as const;

type Pen = 'road' | 'river' | 'erase';

/** What a landscape card shows: roads and rivers drawn from edge to edge, and its images. */
export function CardFields({ words, say, card, change }: CardFieldsProps) {
  const [pen, setPen] = useState<Pen>('road');
  const face = faceOf(card);
  const set = (part: Partial<CardFace>) => change(cardOf({ ...face, ...part }));
  /** Draws a line to an edge with the chosen pen. The same pen removes it again, but not within one stroke. */
  const mark = (edge: string, isStroke: boolean) => {
    const has = pen !== 'erase' && face[pen].includes(edge);
    if (isStroke && has) return;
    const line = pen === 'erase' || has ? undefined : pen;
    set({ road: withEdge(face.road, edge, line === 'road'), river: withEdge(face.river, edge, line === 'river') });
  };
  const shown = (edge: string) => (face.road.includes(edge) ? say.road : face.river.includes(edge) ? say.river : say.nothing);
  return (
    <>
      <Choice
        label={say.pen}
        value={pen}
        options={[
          ['road', say.road],
          ['river', say.river],
          ['erase', say.erase],
        ]}
        change={setPen}
      />
      <Pad about={say.draw} card={card} mark={mark} label={(edge, i) => words.colon(words.edges[i] ?? '', shown(edge))} />
      <div class="card-images">
        {IMAGES.map(([image, most]) => (
          <label key={image} class="copy-field">
            <span>{say[image]}</span>
            <select value={String(face[image])} onChange={({ currentTarget }) => set({ [image]: Number(currentTarget.value) })}>
              {Array.from({ length: most + 1 }, (_, n) => (
                <option key={n} value={String(n)}>
                  {n}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label class="copy-field">
          <span>{say.barn}</span>
          <select value={face.barn ? '1' : '0'} onChange={({ currentTarget }) => set({ barn: currentTarget.value === '1' })}>
            <option value="0">{say.nothing}</option>
            <option value="1">{say.barn}</option>
          </select>
        </label>
      </div>
    </>
  );
}

interface PadProps {
  readonly about: string;
  readonly card: Card;
  /** `isStroke`: part of a continuous stroke, which must not remove what it has just drawn. */
  readonly mark: (edge: string, isStroke: boolean) => void;
  readonly label: (edge: string, i: number) => string;
}

/** The card in large. Its edges are buttons; a finger or mouse may also draw across them. */
function Pad({ about, card, mark, label }: PadProps) {
  const hint = useId();
  const stroke = useRef<string>(undefined);
  const passed = useRef(false);
  const edgeAt = ({ clientX, clientY, currentTarget }: PointerEvent): string | undefined => {
    const { left, top, width, height } = (currentTarget as Element).getBoundingClientRect();
    const x = (clientX - left) / width - 0.5;
    const y = (clientY - top) / height - 0.5;
    if (Math.max(Math.abs(x), Math.abs(y)) < MIDDLE) return undefined;
    return Math.abs(x) > Math.abs(y) ? (x > 0 ? 'E' : 'W') : y > 0 ? 'S' : 'N';
  };
  return (
    <>
      <p class="small" id={hint}>
        {about}
      </p>
      <div
        class="card-pad"
        onPointerDown={(event) => {
          stroke.current = edgeAt(event);
          passed.current = false;
        }}
        onPointerMove={(event) => {
          if (event.buttons === 0) return;
          const edge = edgeAt(event);
          if (edge === stroke.current) return;
          // A stroke that leaves its first edge draws that edge and every edge it reaches.
          if (!passed.current && stroke.current !== undefined) mark(stroke.current, true);
          else if (edge !== undefined) mark(edge, true);
          passed.current = true;
          stroke.current = edge;
        }}
      >
        <CardPicture card={card} />
        {DIRECTIONS.map((edge, i) => (
          <button
            key={edge}
            type="button"
            class={`card-edge edge-${edge}`}
            aria-label={label(edge, i)}
            aria-describedby={hint}
            onClick={() => {
              if (!passed.current) mark(edge, false);
              passed.current = false;
            }}
          />
        ))}
      </div>
    </>
  );
}

/** The central half of the card, which belongs to no edge. */
const MIDDLE = 0.2;

/** The card of a face. */
function cardOf({ road, river, sheep, dogs, foxes, barn }: CardFace): Card {
  const parts = [
    road && `road:${road}`,
    river && `river:${river}`,
    sheep && `sheep:${sheep}`,
    dogs && `dogs:${dogs}`,
    foxes && `foxes:${foxes}`,
    barn && 'barn',
  ];
  const text = parts.filter((part) => typeof part === 'string' && part !== '').join(' ');
  return text === '' ? 0 : readFace(text, 'card');
}
