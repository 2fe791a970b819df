import { href } from '../ui/routes.ts';
import type { PersonWords } from './words/en.ts';

/** Explains how to move local games to another device. */
export function TakeAlong({ words: { along } }: { readonly words: PersonWords }) {
  return (
    <p class="small">
      {along.about} <a href={href('data')}>{along.file}</a>
    </p>
  );
}
