import { href } from '../ui/routes.ts';
import type { PersonWords } from './words/en.ts';

/** What was played on a device alone stays there: how it comes along. */
export function TakeAlong({ words: { along } }: { readonly words: PersonWords }) {
  return (
    <p class="small">
      {along.about} <a href={href('data')}>{along.file}</a>
    </p>
  );
}
