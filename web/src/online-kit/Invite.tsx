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
}

/** Ways to invite: a link to copy or share, a QR code, a join code. */
export function Invite({ words, meet, mirror: { info, viewer } }: InviteProps) {
  const { invite } = words;
  const { list } = useShell();
  const { doors, link } = useDoors(info.table);
  const [said, setSaid] = useState('');
  const title = useGame(info.game)?.title ?? info.game;
  const copy = async (url: string) => {
    await copyText(url);
    setSaid(invite.copied);
  };
  const share = (url: string) => {
    const facts = factsOf(words, meet, { ...info, clock: info.settings.clock, series: info.settings.series });
    const name = typeof viewer === 'number' ? (info.seats[viewer - 1]?.name ?? '') : (info.seats.find(({ host }) => host)?.name ?? '');
    navigator.share({ title, text: meet.invited.share(told(name, words), title, list(facts)), url }).catch(() => undefined);
  };
  return (
    <div class="online-invite">
      {doors?.qr && <QrCode rows={doors.qr} label={invite.qr} />}
      <div class="online-invite-text">
        <p>{doors?.reach === 'machine' ? meet.doors.machine : invite.about}</p>
        {doors && <Code meet={meet} code={doors.code} />}
        {link && (
          <input class="online-link" readOnly value={link} aria-label={invite.link} onFocus={(event) => event.currentTarget.select()} />
        )}
        <div class="row">
          {link && (
            <button type="button" class="button" onClick={() => copy(link)}>
              {invite.copy}
            </button>
          )}
          {link && 'share' in navigator && (
            <button type="button" class="button" onClick={() => share(link)}>
              {invite.share}
            </button>
          )}
          <a class="button" href={href('screen', info.table)}>
            {meet.room.show}
          </a>
        </div>
        <p class="small" role="status">
          {said}
        </p>
      </div>
    </div>
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
