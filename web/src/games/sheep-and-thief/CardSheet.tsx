import { faceOf, numberOf } from '@bellwether/sheep-and-thief';
import { Rulings } from '../../help/Rulings.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useWords } from '../../words/useWords.ts';
import { type GlyphKind, GlyphPicture } from './art/Glyph.tsx';
import { CardPicture } from './art/Tile.tsx';
import { CardDoubts } from './copy/Values.tsx';
import { cardShows } from './names.ts';
import { rulingsOf } from './rulings.ts';
import type { Card } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';
import { SHEEP_RULES } from './words/rules.ts';

export interface CardSheetProps {
  readonly words: SheepWords;
  readonly card: Card;
  readonly close: () => void;
}

/** A landscape card in detail: a large picture, what it shows, what that does, its rules. */
export function CardSheet({ words, card, close }: CardSheetProps) {
  return (
    <Dialog title={words.card.number(numberOf(card) ?? 0)} close={close}>
      <div class="sheep-about">
        <CardPicture card={card} />
        <div class="sheep-words">
          <p>
            <strong>{cardShows(words, card)}</strong>
          </p>
          <ul class="sheep-lines">
            {picturesOf(card).map(([kind, glyph]) => (
              <li key={kind}>
                <GlyphPicture kind={glyph} />
                <span class="sheep-line">{words.about[kind]}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <CardDoubts />
      <Rulings game="sheep-and-thief" words={useWords(SHEEP_RULES)} ids={rulingsOf(card)} />
    </Dialog>
  );
}

/** The images of a card, with their icons. */
function picturesOf(card: Card): readonly (readonly [keyof SheepWords['about'], GlyphKind])[] {
  const { road, river, sheep, dogs, foxes, barn } = faceOf(card);
  return [
    ...(road ? ([['road', 'town']] as const) : []),
    ...(river ? ([['river', 'river']] as const) : []),
    ...(sheep > 0 ? ([['sheep', 'sheep']] as const) : []),
    ...(dogs > 0 ? ([['dog', 'dog']] as const) : []),
    ...(foxes > 0 ? ([['fox', 'fox']] as const) : []),
    ...(barn ? ([['barn', 'barn']] as const) : []),
  ];
}
