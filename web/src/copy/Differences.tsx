import { useShell } from '../words/catalogue.ts';
import type { CopyWords } from '../words/en/copy.ts';
import type { Difference } from './told.ts';

/** Differences from our values, as a list. */
export function Differences({ words, differences }: { readonly words: CopyWords; readonly differences: readonly Difference[] }) {
  const { aside } = useShell();
  return (
    <ul class="differences">
      {differences.map((one) => (
        <li key={`${one.what} ${one.field}`}>
          <b>{words.entry(one.what, one.field, one.copy)}</b>
          <span class="small">{aside(words.ours(one.ours))}</span>
        </li>
      ))}
    </ul>
  );
}
