import { idOn } from '../deals/date.ts';
import { href } from '../ui/routes.ts';
import type { DayWords } from './words/en.ts';

/** Links to replay and review of a finished day's game, by its id as for any saved game. */
export function LookBack({ words, date }: { readonly words: DayWords; readonly date: string }) {
  return (
    <>
      <a class="button" href={href('review', 'game', idOn(date))}>
        {words.review}
      </a>
      <a class="button" href={href('game', idOn(date), 0)}>
        {words.replay}
      </a>
    </>
  );
}
