import type { Mirror } from '@bellwether/client';
import type { TableDoors } from '@bellwether/wire';
import { useEffect, useState } from 'preact/hooks';
import { doorsOf } from '../connection/api.ts';
import { told } from '../connection/people.ts';
import { useGame } from '../model/game.ts';
import type { MeetWords } from '../online/meet/words/en.ts';
import { copyText } from '../ui/copy.ts';
import { href } from '../ui/routes.ts';
import { useShell } from '../words/catalogue.ts';
import type { OnlineWords } from '../words/en/online.ts';
import { factsOf } from './facts.ts';
import { QrCode } from './QrCode.tsx';

interface InviteProps {
  readonly words: OnlineWords;
  readonly meet: MeetWords;
  readonly mirror: Mirror;
  /** Inviting is the next thing to do. */
  readonly isNext: boolean;
}

/** Ways to invite: a link to copy or share, a QR code, a join code. */
export function Invite({ words, meet, mirror: { info, viewer, host }, isNext }: InviteProps) {
  const { invite } = words;
  const { list } = useShell();
  const { doors, link } = useDoors(info.table);
  const [said, setSaid] = useState('');
  const game = useGame(info.game);
  const title = game?.title ?? info.game;
  const copy = async (url: string) => {
    await copyText(url);
    setSaid(invite.copied);
  };
  const share = (url: string) => {
    const facts = factsOf(words, meet, { ...info, clock: info.settings.clock, series: info.settings.series }, game?.first.config);
    const name = typeof viewer === 'number' ? (info.seats[viewer - 1]?.name ?? '') : (info.seats.find(({ host }) => host)?.name ?? '');
    navigator.share({ title, text: meet.invited.share(told(name, words), title, list(facts)), url }).catch(() => undefined);
  };
  const first = isNext ? 'primary big' : 'button';
  const canShare = 'share' in navigator;
  // Only the host can change how the server is started.
  const advice = doors?.reach === 'machine' && host ? meet.doors.machine : undefined;
  return (
    <section class="online-invite" aria-labelledby="invite">
      <h2 id="invite">{invite.title}</h2>
      <p class="online-invite-about">{advice ?? (host ? invite.first : invite.about)}</p>
      {link && (
        <div class="online-invite-ways">
          {canShare && (
            <button type="button" class={first} onClick={() => share(link)}>
              {invite.share}
            </button>
          )}
          <button type="button" class={canShare ? 'button' : first} onClick={() => copy(link)}>
            {invite.copy}
          </button>
        </div>
      )}
      {doors?.qr && <QrCode rows={doors.qr} label={invite.qr} />}
      <div class="online-invite-text">
        {doors && <Code meet={meet} code={doors.code} />}
        {link && (
          <input class="online-link" readOnly value={link} aria-label={invite.link} onFocus={(event) => event.currentTarget.select()} />
        )}
        <a href={href('screen', info.table)}>{meet.room.show}</a>
        <p class="small" role="status">
          {said}
        </p>
      </div>
    </section>
  );
}

/**
 * The server knows a link that others can follow. A link to this page may be `localhost`: used only if the server does
 * not answer.
 */
export function useDoors(table: string): { readonly doors: TableDoors | undefined; readonly link: string | undefined } {
  const [doors, setDoors] = useState<TableDoors>();
  const [own, setOwn] = useState<string>();
  useEffect(() => {
    doorsOf(table)
      .then(setDoors)
      .catch(() => setOwn(new URL(href('t', table), document.baseURI).href));
  }, [table]);
  return { doors, link: doors?.link ?? own };
}

/** In two halves, as one reads it out. */
export function Code({ meet, code }: { readonly meet: MeetWords; readonly code: string }) {
  return (
    <p class="online-type">
      {meet.doors.code}{' '}
      <b class="online-typed">
        {code.slice(0, 3)} {code.slice(3)}
      </b>
    </p>
  );
}
