import { Page } from '../../frame/Page.tsx';
import { href } from '../../ui/routes.ts';
import { ONLINE } from '../../words/areas.ts';
import { useShell } from '../../words/catalogue.ts';
import { useWords } from '../../words/useWords.ts';
import { MATCH } from '../match/words.ts';
import { OpenTables } from './OpenTables.tsx';
import { PlayNow } from './PlayNow.tsx';
import { MEET } from './words.ts';
import '../../online-kit/online.css';
import './meet.css';

/** `#/meet`: find people to play with. */
export function MeetPage() {
  const words = useWords(ONLINE);
  const meet = useWords(MEET);
  const match = useWords(MATCH);
  const shell = useShell();
  if (words === undefined || meet === undefined) return null;
  return (
    <Page title={meet.title}>
      <div class="content meet">
        <PlayNow words={words} meet={meet} />
        <OpenTables words={words} meet={meet} />
        <p class="row">
          {match && (
            <a class="button" href={href('m')}>
              {match.make.link}
            </a>
          )}
          <a class="button" href={href('friends')}>
            {shell.home.friends}
          </a>
          <a class="button" href={href('online')}>
            {shell.online}
          </a>
        </p>
      </div>
    </Page>
  );
}
