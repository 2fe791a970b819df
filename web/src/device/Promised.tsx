import { useEffect, useState } from 'preact/hooks';
import { background } from '../ui/background.ts';
import { askPromise, isPromised } from './promise.ts';
import type { DeviceWords } from './words/en.ts';

/** Whether the browser promised to keep the data. */
export function Promised({ words }: { readonly words: DeviceWords }) {
  const [is, setIs] = useState<boolean>();
  const [asked, setAsked] = useState(false);
  useEffect(() => background(isPromised().then(setIs)), []);
  if (is === undefined) return null;
  const ask = async () => {
    setIs((await askPromise()) ?? false);
    setAsked(true);
  };
  return (
    <div role="status">
      <p>{is ? words.promised : asked ? words.refused : words.notPromised}</p>
      {!is && !asked && (
        <button type="button" class="button" onClick={ask}>
          {words.ask}
        </button>
      )}
    </div>
  );
}
