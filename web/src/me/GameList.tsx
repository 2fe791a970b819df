import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Portrait } from '../art/BotFace.tsx';
import { myName } from '../connection/me.ts';
import { useGame } from '../model/game.ts';
import { refereedOf } from '../storage/refereed.ts';
import { ReviewLink } from '../table-kit/ReviewDoor.tsx';
import { useLooks } from '../table-kit/useLooks.ts';
import { Line } from '../ui/Icon.tsx';
import { href } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { LanguageContext, useShell } from '../words/catalogue.ts';
import type { GamesProps } from './GamesPage.tsx';
import type { Item } from './items.ts';
import { peopleAt, resultOf, setName, whyOf } from './naming.ts';

/** Games shown at a time, of perhaps thousands. */
const PAGE_SIZE = 40;

/**
 * The matching games, latest first. More are shown on a press, not on scrolling, so that the content below stays within
 * reach.
 */
export function GameList({ words, tongue, found, drop }: GamesProps) {
  const language = useContext(LanguageContext);
  const [shown, setShown] = useState(PAGE_SIZE);
  const list = useRef<HTMLUListElement>(null);
  const left = found.length - shown;
  const format = useMemo(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }), [language]);
  useEffect(() => {
    // For the keyboard: focus the first new game.
    if (shown > PAGE_SIZE) list.current?.children[shown - PAGE_SIZE]?.querySelector('a')?.focus();
  }, [shown]);
  return (
    <>
      <ul class="kept" ref={list}>
        {found.slice(0, shown).map((item) => (
          <Kept key={item.kept.id} {...{ words, tongue, item }} when={format.format(item.kept.changed)} drop={() => drop(item.kept)} />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" class="button" onClick={() => setShown(shown + PAGE_SIZE)}>
          {words.list.more(Math.min(left, PAGE_SIZE))}
        </button>
      )}
    </>
  );
}

/** A waste bin. */
const BIN = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5';

interface KeptProps extends Pick<GamesProps, 'words' | 'tongue'> {
  readonly item: Item;
  readonly when: string;
  readonly drop: () => void;
}

function Kept({ words, tongue, item, when, drop }: KeptProps) {
  const shell = useShell();
  const name = useSignal(myName);
  const { kept, finished } = item;
  const { id, plies, over } = kept;
  const title = useGame(kept.game)?.title ?? kept.game;
  const refereed = refereedOf(id);
  const result = resultOf(words, shell, tongue, item, name);
  const why = whyOf(words, shell, tongue, item, name);
  const facts = [...(refereed === 'result' ? [] : [shell.kept.moves(plies)]), ...(over && result === '' ? [words.list.states.over] : [])];
  return (
    <li class="kept-game me-kept">
      <Picture item={item} tongue={tongue} />
      <div class="kept-text">
        <p class="kept-title">
          <b>{title}</b>
          {result !== '' && (
            <span class="kept-result" data-how={finished?.how}>
              {result}
            </span>
          )}
        </p>
        {why !== '' && <p class="kept-why">{why}</p>}
        <p class="small">{setName(tongue, kept.game, kept.config)}</p>
        <p class="small">{shell.list(peopleAt(words, shell, tongue, item, name))}</p>
        <p class="small">
          <time dateTime={new Date(kept.changed).toISOString()}>{when}</time> · {facts.join(' · ')}
          {refereed && (
            <span title={words.list.refereedWhy[refereed]}>
              {' · '}
              {words.list.refereed}
              <span class="hidden"> {words.list.refereedWhy[refereed]}</span>
            </span>
          )}
          {kept.again && (
            <span title={words.list.againWhy}>
              {' · '}
              {words.list.again}
              <span class="hidden"> {words.list.againWhy}</span>
            </span>
          )}
        </p>
      </div>
      <div class="row">
        {refereed !== 'result' && (
          <a
            class={over ? 'button' : 'primary'}
            href={href('game', id, ...(over ? [0] : []))}
            aria-label={shell.colon(over ? words.kept.look : words.kept.resume, when)}
          >
            {over ? words.kept.look : words.kept.resume}
          </a>
        )}
        {over && refereed !== 'result' && <ReviewLink to={['game', id]} about={when} />}
        <button
          type="button"
          class="icon-button kept-drop"
          title={words.kept.forget}
          aria-label={shell.colon(words.kept.forget, when)}
          onClick={drop}
        >
          <Line path={BIN} />
        </button>
      </div>
    </li>
  );
}

const COATS = ['blue', 'yellow', 'green', 'orange'] as const;

/** The final position; the players while the game runs. */
function Picture({ item: { kept }, tongue }: Pick<KeptProps, 'item' | 'tongue'>) {
  const Sign = useGame(kept.game)?.Sign;
  const looks = useLooks(kept.sitters);
  const Thumb = tongue.histories[kept.game]?.Thumb;
  if (kept.ended && Thumb)
    return (
      <div class="kept-picture kept-end" aria-hidden="true">
        <Thumb config={kept.config} ended={kept.ended} />
      </div>
    );
  return (
    <div class="kept-picture" aria-hidden="true">
      {Sign && <Sign />}
      {looks.map((look, i) => (
        <Portrait key={i} look={look} seat={i + 1} paint={`var(--${COATS[i]})`} />
      ))}
    </div>
  );
}
