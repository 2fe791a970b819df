import { Page } from '../frame/Page.tsx';
import { become, href } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { useWords } from '../words/useWords.ts';
import { type Item, isOnlineName, LONGEST_NAME } from './item.ts';
import { change, put, remove, shelf } from './kept.ts';
import { PlayWays } from './PlayWays.tsx';
import type { Part } from './part.ts';
import { ShareWays } from './ShareWays.tsx';
import { useParts } from './useParts.ts';
import type { WorkshopWords } from './words/en.ts';
import { WORKSHOP } from './words.ts';

/** The page of one card or deck: its editor, and ways to play, test and share it. */
export function Bench({ id }: { readonly id: string }) {
  const words = useWords(WORKSHOP);
  const parts = useParts();
  const item = useSignal(shelf).find(({ key }) => key === id);
  const part = parts?.find(({ game }) => game === item?.game);
  if (words === undefined || parts === undefined || item === undefined || part === undefined) return <Page title="">{null}</Page>;
  const isOld = isBroken(part, item);
  return (
    <Page title={item.name}>
      <div class="content form workshop">
        <NameField words={words} item={item} />
        {isOld ? <p class="refused">{words.badFile}</p> : <part.Editor item={item} change={(data) => change({ ...item, data })} />}
        {!isOld && <PlayWays words={words} item={item} part={part} />}
        {!isOld && <ShareWays words={words} items={[item]} parts={parts} print={item.key} />}
        <div class="row">
          <button
            type="button"
            class="button"
            onClick={() => {
              const name = `${item.name.slice(0, LONGEST_NAME - 2)} 2`;
              const copy = put({ ...item, name });
              if (copy) become('workshop', 'card', copy.key);
            }}
          >
            {words.double}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              remove(item.key);
              become('workshop');
            }}
          >
            {words.remove}
          </button>
          <a class="button" href={href('workshop')}>
            {words.back}
          </a>
        </div>
      </div>
    </Page>
  );
}

/** Items stored by an older version of the app, or written by another program, may be unreadable. */
function isBroken(part: Part, item: Item): boolean {
  try {
    part.read(item.kind, part.short(item.kind, item.data), item.name);
    return false;
  } catch {
    return true;
  }
}

interface NameFieldProps {
  readonly words: WorkshopWords;
  readonly item: Item;
}

function NameField({ words, item }: NameFieldProps) {
  const rename = (given: string) => {
    const name = given.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu, '');
    change({ ...item, name });
  };
  const isMissing = item.name.trim() === '';
  // Names of decks stay here.
  const isFit = !isMissing && (item.kind !== 'animal' || isOnlineName(item.name));
  return (
    <div class="workshop-name">
      <label class="form-label" for="workshop-name">
        {words.name}
      </label>
      <input
        id="workshop-name"
        type="text"
        dir="auto"
        autocomplete="off"
        maxLength={LONGEST_NAME}
        value={item.name}
        aria-describedby="workshop-name-about"
        aria-invalid={isMissing}
        onInput={({ currentTarget }) => rename(currentTarget.value)}
      />
      <small id="workshop-name-about" class={isFit ? '' : 'refused'}>
        {isFit ? words.nameAbout(LONGEST_NAME) : isMissing ? words.nameMissing : words.nameOnline}
      </small>
    </div>
  );
}
