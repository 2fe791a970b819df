import { type CardFace, DIRECTIONS, faceOf, readFace } from '@bellwether/sheep-and-thief';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CardPicture } from '../art/Tile.tsx';
import { cardShows } from '../names.ts';
import type { Card } from '../vocabulary.ts';
import type { SheepWords } from '../words/en.ts';
import type { SheepCopyWords } from '../words/en-copy.ts';
import { withEdge } from './draft.ts';

interface CardEditorProps {
  readonly words: SheepWords;
  readonly say: SheepCopyWords;
  readonly number: number;
  readonly card: Card;
  /** Undefined for a card beyond our deck. */
  readonly ours: Card | undefined;
  readonly isMissing: boolean;
  readonly change: (card: Card) => void;
  /** Removes the card from the copy. */
  readonly leaveOut: () => void;
  readonly close: () => void;
}

const IMAGES = [
  ['sheep', 3],
  ['dogs', 2],
  ['foxes', 2],
] as const;

/** Edits a landscape card: a road, a river or nothing at each edge, and its images. */
export function CardEditor({ words, say, number, card, ours, isMissing, change, leaveOut, close }: CardEditorProps) {
  const face = faceOf(card);
  const set = (part: Partial<CardFace>) => change(cardOf({ ...face, ...part }));
  return (
    <Dialog title={words.card.number(number)} close={close}>
      <div class="copy-editor">
        <div class="copy-editor-art">
          <CardPicture card={card} />
        </div>
        <p role="status">{isMissing ? say.lacks : cardShows(words, card)}</p>
        {DIRECTIONS.map((edge, i) => (
          <label key={edge} class="copy-field">
            <span>{words.edges[i]}</span>
            <select
              value={face.road.includes(edge) ? 'road' : face.river.includes(edge) ? 'river' : ''}
              onChange={({ currentTarget: { value } }) =>
                set({ road: withEdge(face.road, edge, value === 'road'), river: withEdge(face.river, edge, value === 'river') })
              }
            >
              <option value="">{say.nothing}</option>
              <option value="road">{say.road}</option>
              <option value="river">{say.river}</option>
            </select>
          </label>
        ))}
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
        {ours === undefined ? (
          <button type="button" class="button" onClick={leaveOut}>
            {say.remove}
          </button>
        ) : (
          <>
            <button type="button" class="button" aria-pressed={isMissing} onClick={() => (isMissing ? change(ours) : leaveOut())}>
              {isMissing ? say.has : say.lacks}
            </button>
            <button type="button" class="button" disabled={card === ours && !isMissing} onClick={() => change(ours)}>
              {say.asOurs}
            </button>
          </>
        )}
      </div>
    </Dialog>
  );
}

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
