import type { Invite as Ways } from '@bellwether/wire';
import { useEffect, useState } from 'preact/hooks';
import { QrCode } from '../../online-kit/QrCode.tsx';
import { copyText } from '../../ui/copy.ts';
import { href } from '../../ui/routes.ts';
import { inviteTo } from './api.ts';
import type { MatchWords } from './words/en.ts';

/** A link to copy or share, and its QR code. */
export function Invite({ say: { invite }, match, title }: { readonly say: MatchWords; readonly match: string; readonly title: string }) {
  const [ways, setWays] = useState<Ways>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    inviteTo(match)
      .then(setWays)
      .catch(() => undefined);
  }, [match]);
  const link = ways?.link ?? new URL(href('m', match), document.baseURI).href;
  const copy = async () => {
    await copyText(link);
    setSaid(invite.copied);
  };
  return (
    <section class="online-invite" aria-label={invite.title}>
      {ways?.qr && <QrCode rows={ways.qr} label={invite.qr} />}
      <div class="online-invite-text">
        <p>{invite.about}</p>
        <input class="online-link" readOnly value={link} aria-label={invite.link} onFocus={(event) => event.currentTarget.select()} />
        <div class="row">
          <button type="button" class="button" onClick={copy}>
            {invite.copy}
          </button>
          {'share' in navigator && (
            <button
              type="button"
              class="button"
              onClick={() => navigator.share({ title, text: invite.text(title), url: link }).catch(() => undefined)}
            >
              {invite.share}
            </button>
          )}
        </div>
        <p class="small" role="status">
          {said}
        </p>
      </div>
    </section>
  );
}
