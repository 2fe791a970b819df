import { useEffect, useState } from 'preact/hooks';
import { myData } from '../connection/api.ts';
import { keyIfAny } from '../connection/me.ts';
import { useTrouble } from '../online-kit/useTrouble.ts';
import { background } from '../ui/background.ts';
import { href } from '../ui/routes.ts';
import { save } from '../ui/save.ts';
import { ONLINE } from '../words/areas.ts';
import type { OnlineWords } from '../words/en/online.ts';
import { useWords } from '../words/useWords.ts';

/** What the server stores about a person who has played there, as one file. */
export function ServerData({ title }: { readonly title: string }) {
  const words = useWords(ONLINE);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => background(keyIfAny().then((key) => setKnown(key !== undefined))), []);
  if (words === undefined) return null;
  return (
    <section class="device-part">
      <h2>{title}</h2>
      {isKnown && <Saver words={words} />}
      <p>
        <a href={href('online', 'data')}>{words.mine.dataLink}</a>
      </p>
    </section>
  );
}

function Saver({ words }: { readonly words: OnlineWords }) {
  const { trouble, attempt } = useTrouble(words);
  return (
    <div>
      <button type="button" class="button" onClick={() => attempt(async () => save(await myData(), 'bellwether-my-data.json'))}>
        {words.mine.data}
      </button>
      <p class="small">{words.mine.dataAbout}</p>
      {trouble && (
        <p role="alert" class="refused">
          {trouble}
        </p>
      )}
    </div>
  );
}
