import type { GameTypes } from '@bellwether/kernel';
import { useContext } from 'preact/hooks';
import type { TableSource, Update } from '../model/source.ts';
import { noteMine } from '../storage/my-seat.ts';
import { AnyIcon } from '../ui/AnyIcon.tsx';
import { pack } from '../ui/pack.ts';
import { go, href, route } from '../ui/routes.ts';
import { PAGES } from '../words/areas.ts';
import { useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import { MatchDoor } from './match-door.ts';

interface ReviewDoorProps<T extends GameTypes> {
  readonly source: TableSource<T>;
  readonly update: Update<T>;
}

/** A button that opens the review at the end of a game. */
export function ReviewButton<T extends GameTypes>({ source, update: { id, viewer } }: ReviewDoorProps<T>) {
  const words = useWords(PAGES)?.looking;
  const isSealed = useContext(MatchDoor)?.sealed === true;
  const [page, packed] = route.get();
  const open = async () => {
    if (page === 'record' && packed !== undefined) return go('review', 'record', packed);
    if (source.online === undefined) return go('review', 'game', id);
    // The table may move to another game: the review stays with this one.
    const text = await source.record?.();
    if (text === undefined) return;
    if (typeof viewer === 'number') noteMine(text, viewer);
    go('review', 'record', await pack(text));
  };
  return words === undefined || isSealed ? null : (
    <button type="button" class="button review-door" aria-label={words.review} onClick={open}>
      <AnyIcon name="review" /> <span>{words.review}</span>
    </button>
  );
}

/** A link to the review from a list of games. */
export function ReviewLink({ to, about }: { readonly to: readonly string[]; readonly about: string }) {
  const words = useWords(PAGES)?.looking;
  const { colon } = useShell();
  return words === undefined ? null : (
    <a class="button review-door" href={href('review', ...to)} aria-label={colon(words.review, about)}>
      <AnyIcon name="review" /> {words.review}
    </a>
  );
}
