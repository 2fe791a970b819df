import type { Me } from '@bellwether/wire';
import { useEffect, useState } from 'preact/hooks';
import { Trouble } from '../connection/api.ts';
import { forgetKey } from '../connection/me.ts';
import { aboutMe } from '../connection/person-api.ts';
import { Page } from '../frame/Page.tsx';
import { whyNot } from '../online-kit/useTrouble.ts';
import { Card } from '../ui/Card.tsx';
import { later } from '../ui/later.ts';
import { route } from '../ui/routes.ts';
import { IS_SERVED } from '../ui/served.ts';
import { useSignal } from '../ui/signal.ts';
import { ONLINE } from '../words/areas.ts';
import { useWords } from '../words/useWords.ts';
import { AddDevice } from './AddDevice.tsx';
import { Devices } from './Devices.tsx';
import { JoinPage } from './JoinPage.tsx';
import { MyData } from './MyData.tsx';
import { NameAndFace } from './NameAndFace.tsx';
import { Passkeys } from './Passkeys.tsx';
import type { PartProps } from './part.ts';
import './person.css';
import { adopt } from '../online-kit/profile.ts';
import { background } from '../ui/background.ts';
import { Ratings } from './Ratings.tsx';
import { Recovery } from './Recovery.tsx';
import { Relations } from './Relations.tsx';
import { PERSON } from './words.ts';

const MyPlay = later(async () => (await import('../me/MyPlay.tsx')).MyPlay);

export function MePage() {
  const [, part, secret] = useSignal(route);
  const words = useWords(PERSON);
  const online = useWords(ONLINE);
  if (words === undefined || online === undefined) return null;
  if (part === 'join' && secret !== undefined) return <JoinPage words={words} online={online} secret={secret} />;
  return <AboutMe words={words} online={online} />;
}

/** Everything about me: name and face, ratings, devices, data. */
function AboutMe({ words, online }: Pick<PartProps, 'words' | 'online'>) {
  const [me, setMe] = useState<Me>();
  const [trouble, setTrouble] = useState<Trouble>();
  const again = async () => {
    try {
      const found = await aboutMe();
      if (found) await adopt(found);
      setMe(found);
      setTrouble(undefined);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      setTrouble(error);
    }
  };
  useEffect(() => background(again()), []);
  const props = { words, online, me, again };
  const isRevoked = trouble?.refused?.code === 'revoked';
  return (
    <Page title={words.title}>
      <div class="content person">
        <NameAndFace {...props} />
        <MyPlay />
        {trouble && !isRevoked && (
          <p role="alert" class="refused">
            {whyNot(online, trouble.refused)}
          </p>
        )}
        {isRevoked ? (
          <Card title={words.devices.title}>
            <p role="alert">{words.revoked}</p>
            <button type="button" class="button" onClick={() => forgetKey().then(again)}>
              {words.anew}
            </button>
          </Card>
        ) : (
          IS_SERVED &&
          !trouble && (
            <>
              <Ratings {...props} />
              <Devices {...props} />
              <AddDevice {...props} />
              <Recovery {...props} />
              <Passkeys {...props} />
              {me && me.regards.length > 0 && <Relations {...props} />}
              <MyData {...props} />
            </>
          )
        )}
      </div>
    </Page>
  );
}
