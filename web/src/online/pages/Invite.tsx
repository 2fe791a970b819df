import type { Invite as Invitation } from '@bellwether/wire';
import { useEffect, useState } from 'preact/hooks';
import { copyText } from '../../ui/copy.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import { inviteTo } from '../connection/api.ts';

/** The link to a table, to be copied, shared or photographed. */
export function Invite({ words, table }: { readonly words: OnlineWords; readonly table: string }) {
  const { invite } = words;
  const [invitation, setInvitation] = useState<Invitation>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    inviteTo(table)
      .then(setInvitation)
      .catch(() => undefined);
  }, [table]);
  const link = invitation?.link ?? location.href;
  const copy = async () => {
    await copyText(link);
    setSaid(invite.copied);
  };
  return (
    <div class="online-invite">
      {invitation && <QrCode rows={invitation.qr} label={invite.qr} />}
      <div class="online-invite-text">
        <p>{invite.about}</p>
        <input class="online-link" readOnly value={link} aria-label={invite.link} onFocus={(event) => event.currentTarget.select()} />
        <div class="row">
          <button type="button" class="button" onClick={copy}>
            {invite.copy}
          </button>
          {'share' in navigator && (
            <button type="button" class="button" onClick={() => navigator.share({ url: link }).catch(() => undefined)}>
              {invite.share}
            </button>
          )}
        </div>
        <p class="small" role="status">
          {said}
        </p>
      </div>
    </div>
  );
}

/** Dark on light in any theme: cameras want it so. */
export function QrCode({ rows, label }: { readonly rows: readonly string[]; readonly label: string }) {
  const size = rows.length;
  const path = rows.flatMap((row, y) => [...row].map((dark, x) => (dark === '1' ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg class="online-qr" viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
