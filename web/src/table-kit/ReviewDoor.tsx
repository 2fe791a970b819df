import type { GameTypes } from '@bellwether/kernel';
import { useContext } from 'preact/hooks';
import { go, href, route } from '../app/routes.ts';
import { pack } from '../app/share.ts';
import { noteMine } from '../review/mine.ts';
import type { ThenAndNowProps } from '../review/ThenAndNow.tsx';
import { AnyIcon } from '../ui/AnyIcon.tsx';
import { later } from '../ui/later.ts';
import { PAGES } from '../words/areas.ts';
import { useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import { MatchDoor } from './match-door.ts';
import type { TableSource, Update } from './source.ts';

const ThenAndNow = later<ThenAndNowProps>(() => import('../review/ThenAndNow.tsx').then((part) => part.ThenAndNow));

interface ReviewDoorProps<T extends GameTypes> {
  readonly source: TableSource<T>;
  readonly update: Update<T>;
}

/** After a second try: what it brought against the first. */
export function SecondTry<T extends GameTypes>({ source, update: { id, game, view } }: ReviewDoorProps<T>) {
  const { config, outcome } = view as { readonly config: object; readonly outcome?: object };
  return source.online === undefined && outcome ? <ThenAndNow {...{ id, game, config, outcome }} /> : null;
}

/** From the end of a game into its review. */
export function ReviewButton<T extends GameTypes>({ source, update: { id, viewer } }: ReviewDoorProps<T>) {
  const words = useWords(PAGES)?.looking;
  const isSealed = useContext(MatchDoor)?.sealed === true;
  const [page, packed] = route.get();
  const open = async () => {
    if (page === 'record' && packed !== undefined) return go('review', 'record', packed);
    if (source.online === undefined) return go('review', 'game', id);
    // The table may go on to another game: the review keeps to this one.
    const text = await source.record();
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

/** The same from a list of games. */
export function ReviewLink({ to, about }: { readonly to: readonly string[]; readonly about: string }) {
  const words = useWords(PAGES)?.looking;
  const { colon } = useShell();
  return words === undefined ? null : (
    <a class="button review-door" href={href('review', ...to)} aria-label={colon(words.review, about)}>
      <AnyIcon name="review" /> {words.review}
    </a>
  );
}
