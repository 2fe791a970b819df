import type { Game, GameTypes } from '@bellwether/kernel';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { useSiteAddress } from '../connection/address.ts';
import { carry } from '../connection/pending.ts';
import { gameOf } from '../deals/games.ts';
import type { TableSource, Update } from '../model/source.ts';
import { recall } from '../storage/identity.ts';
import { FaultReport } from '../table-kit/FaultReport.tsx';
import { background } from '../ui/background.ts';
import { copyText } from '../ui/copy.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { pack } from '../ui/pack.ts';
import { go, href, route } from '../ui/routes.ts';
import { save } from '../ui/save.ts';
import { IS_SERVED } from '../ui/served.ts';
import { PAGES } from '../words/areas.ts';
import { useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import { momentOf } from './Moment.tsx';
import { MomentToShare } from './MomentToShare.tsx';
import { openView } from './open-view.ts';
import { signed } from './signed.ts';
import type { ShareWords } from './words/en.ts';
import { SHARE } from './words.ts';
import '../ui/rest.css';
import './share.css';

export interface ShareSheetProps<T extends GameTypes> {
  readonly source: TableSource<T>;
  readonly update: Update<T>;
  /** The game's words. */
  readonly words: object;
  readonly close: () => void;
}

/**
 * Shares a game: a picture of the moment and, once the game is over, a link. The text, which contains every card, is
 * collapsed.
 */
export function ShareSheet<T extends GameTypes>({ source, update, words: own, close }: ShareSheetProps<T>) {
  const shell = useShell();
  const words = useWords(SHARE);
  const [text, setText] = useState<string>();
  const [said, setSaid] = useState('');
  const { over, live, ply } = update;
  useEffect(() => {
    if (over) background(toPassOn(source).then(setText));
  }, [source, over]);
  if (words === undefined) return null;
  return (
    <Dialog title={shell.share} close={close}>
      <div class="share">
        <Picture words={words} update={update} own={own} say={setSaid} />
        {text === undefined ? (
          !over && <p>{words.running}</p>
        ) : (
          <Links words={words} text={text} ply={live ? undefined : ply} say={setSaid} />
        )}
        <p class="small" role="status">
          {said}
        </p>
        {IS_SERVED && !source.online && <GoOnline words={words} source={source} />}
        {text !== undefined && (
          <details class="more">
            <summary>{words.advanced}</summary>
            <RecordText words={words} text={text} say={setSaid} />
          </details>
        )}
        <Fault source={source} />
      </div>
    </Dialog>
  );
}

/**
 * The record, with the name of a person who played alone at this device. A game opened by a link is another person's.
 */
async function toPassOn<T extends GameTypes>(source: TableSource<T>): Promise<string | undefined> {
  const [record, name = ''] = await Promise.all([source.record?.(), recall('name')]);
  return record === undefined || source.online || route.get()[0] === 'record' ? record : signed(record, name);
}

interface PartProps {
  readonly words: ShareWords;
  readonly say: (said: string) => void;
}

type PictureProps<T extends GameTypes> = PartProps & Pick<ShareSheetProps<T>, 'update'> & { readonly own: object };

/** The table without secrets. */
function Picture<T extends GameTypes>({ words, update, own, say }: PictureProps<T>) {
  const make = async () => {
    const game = (await gameOf(update.game)) as unknown as Game<T>;
    return await momentOf(update.game, {
      words: own,
      view: openView(game, update.view),
      sitters: update.sitters,
      running: words.ply(update.ply),
    });
  };
  return <MomentToShare words={words} name={update.game} make={make} say={say} />;
}

function Links({ words, text, ply, say }: PartProps & { readonly text: string; readonly ply: number | undefined }) {
  const address = useSiteAddress();
  const linkTo = async (...more: readonly number[]) => `${address}${href('record', await pack(text), ...more)}`;
  const copy = async (...more: readonly number[]) => {
    await copyText(await linkTo(...more));
    say(words.copied);
  };
  const share = async () => navigator.share({ url: await linkTo(...(ply === undefined ? [] : [ply])) }).catch(() => undefined);
  const canShare = 'share' in navigator;
  return (
    <>
      <p>{words.about}</p>
      <div class="row">
        {canShare && (
          <button type="button" class="primary" onClick={share}>
            {words.shareLink}
          </button>
        )}
        <button type="button" class={canShare ? 'button' : 'primary'} onClick={() => copy()}>
          {words.link}
        </button>
        {ply !== undefined && (
          <button type="button" class="button" onClick={() => copy(ply)}>
            {words.linkHere}
          </button>
        )}
      </div>
    </>
  );
}

/** Sends the record to the server without showing it. */
function GoOnline<T extends GameTypes>({ words, source }: Pick<PartProps, 'words'> & Pick<ShareSheetProps<T>, 'source'>) {
  const [record, setRecord] = useState<string>();
  useEffect(() => {
    background(source.record?.().then(setRecord));
  }, [source]);
  if (record === undefined) return null;
  const move = () => {
    carry({ record });
    go('online', 'new');
  };
  return (
    <button type="button" class="button" onClick={move}>
      {words.online}
    </button>
  );
}

function RecordText({ words, text, say }: PartProps & { readonly text: string }) {
  const copy = async () => {
    await copyText(text);
    say(words.copied);
  };
  return (
    <>
      <p class="small">{words.textAbout}</p>
      <textarea class="record-text" readOnly rows={9} aria-label={words.record} value={text} />
      <div class="row">
        <button type="button" class="button" onClick={copy}>
          {words.copy}
        </button>
        <button type="button" class="button" onClick={() => save(new Blob([text], { type: 'text/plain' }), 'bellwether.txt')}>
          {words.download}
        </button>
      </div>
    </>
  );
}

/** A text for a fault report, on request. */
function Fault<T extends GameTypes>({ source }: Pick<ShareSheetProps<T>, 'source'>) {
  const words = useWords(PAGES);
  const [open, setOpen] = useState(false);
  const record = useCallback(async () => source.openRecord?.(), [source]);
  return (
    <>
      <button type="button" class="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words?.about.fault.title}
      </button>
      {open && <FaultReport record={record} />}
    </>
  );
}
