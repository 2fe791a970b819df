import { useState } from 'preact/hooks';
import { aboutMe, joinBy } from '../connection/person-api.ts';
import { Page } from '../frame/Page.tsx';
import { adopt } from '../online-kit/profile.ts';
import { useTrouble } from '../online-kit/useTrouble.ts';
import { Card } from '../ui/Card.tsx';
import { go, href } from '../ui/routes.ts';
import { useShell } from '../words/catalogue.ts';
import type { PartProps } from './part.ts';
import { TakeAlong } from './TakeAlong.tsx';

/** The target of a scanned code: nothing happens before the person confirms, since anyone can send a link. */
export function JoinPage({ words, online, secret }: Pick<PartProps, 'words' | 'online'> & { readonly secret: string }) {
  const { join } = words;
  const shell = useShell();
  const [isDone, setDone] = useState(false);
  const { trouble, busy, attempt } = useTrouble(online);
  const accept = () =>
    attempt(async () => {
      await joinBy(secret);
      setDone(true);
      const me = await aboutMe();
      if (me) await adopt(me);
    });
  return (
    <Page title={join.title}>
      <div class="content person">
        <Card title={join.title}>
          {isDone ? (
            <>
              <p role="status">{join.done}</p>
              <TakeAlong words={words} />
              <p class="row">
                <a class="button" href={href('online')}>
                  {shell.online}
                </a>
                <a class="button" href={href('me')}>
                  {words.title}
                </a>
              </p>
            </>
          ) : (
            <>
              <p>{join.about}</p>
              <p class="row">
                <button type="button" class="primary" disabled={busy} onClick={accept}>
                  {join.yes}
                </button>
                <button type="button" class="button" onClick={() => go('me')}>
                  {join.no}
                </button>
              </p>
            </>
          )}
          {trouble && (
            <p role="alert" class="refused">
              {trouble}
            </p>
          )}
        </Card>
      </div>
    </Page>
  );
}
