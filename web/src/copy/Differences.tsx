import type { CopyWords } from '../words/en/copy.ts';
import type { Difference } from './told.ts';

/** What differs from our values, one below the other. */
export function Differences({ words, differences }: { readonly words: CopyWords; readonly differences: readonly Difference[] }) {
  return (
    <ul class="differences">
      {differences.map((one) => (
        <li key={`${one.what} ${one.field}`}>
          <b>{words.entry(one.what, one.field, one.copy)}</b> <span class="small">({words.ours(one.ours)})</span>
        </li>
      ))}
    </ul>
  );
}
