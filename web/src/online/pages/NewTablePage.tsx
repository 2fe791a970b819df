import type { Access, NewTable as NewTableBody } from '@bellwether/wire';
import { useEffect, useState } from 'preact/hooks';
import { makeTable } from '../../connection/api.ts';
import { rememberName } from '../../connection/me.ts';
import { carried, type Pending } from '../../connection/pending.ts';
import { Page } from '../../frame/Page.tsx';
import { useGame } from '../../model/game.ts';
import { AccessChoice } from '../../online-kit/AccessChoice.tsx';
import { isName, NameField } from '../../online-kit/NameField.tsx';
import { firstSettings, settingsOf } from '../../online-kit/table-settings.ts';
import { useMyName } from '../../online-kit/useMyName.ts';
import { useTrouble } from '../../online-kit/useTrouble.ts';
import { background } from '../../ui/background.ts';
import { become, go } from '../../ui/routes.ts';
import { useShell } from '../../words/catalogue.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import { useWords } from '../../words/useWords.ts';
import type { MeetWords } from '../meet/words/en.ts';
import { MEET } from '../meet/words.ts';
import { SettingsFields } from './SettingsFields.tsx';
import { type Webhook, WebhookField } from './WebhookField.tsx';

/** The host's choices before there is a table. Only the name is required. */
export function NewTablePage({ words }: { readonly words: OnlineWords }) {
  const wanted = carried();
  // Nothing to make a table of, for example after a reload: back to the set-up.
  useEffect(() => {
    if (wanted === undefined) become('online');
  }, [wanted]);
  const meet = useWords(MEET);
  // A name is suggested: wait for it, so that it does not replace typing.
  return wanted === undefined || meet === undefined ? null : <NewTable words={words} meet={meet} wanted={wanted} />;
}

function NewTable({ words, meet, wanted }: { readonly words: OnlineWords; readonly meet: MeetWords; readonly wanted: Pending }) {
  const shell = useShell();
  const { value, name, change } = useMyName();
  const [access, setAccess] = useState<Access>(('access' in wanted && wanted.access) || 'link');
  const [settings, setSettings] = useState(() => firstSettings('series' in wanted && wanted.series === true));
  const [webhook, setWebhook] = useState<Webhook>();
  const { trouble, busy, attempt } = useTrouble(words);
  const create = () =>
    attempt(async () => {
      rememberName(name);
      const made = { ...gameFor(wanted), settings: settingsOf(settings), access, seat: 1, name, ...(webhook && { webhook }) };
      const { table } = await makeTable(made);
      go('t', table);
    });
  return (
    <Page title={words.title}>
      <form
        class="content form"
        onSubmit={(event) => {
          event.preventDefault();
          background(create());
        }}
      >
        <What wanted={wanted} />
        {'record' in wanted && <p>{words.carried}</p>}
        <NameField words={words} value={value} change={change} />
        <AccessChoice meet={meet} value={access} change={setAccess} />
        <details class="more">
          <summary>{shell.more}</summary>
          <div class="form">
            <SettingsFields words={words} value={settings} change={setSettings} />
            <WebhookField words={words} value={webhook} change={setWebhook} />
          </div>
        </details>
        <div class="online-go">
          {trouble && (
            <p role="alert" class="refused">
              {trouble}
            </p>
          )}
          {!isName(name) && <p role="status">{meet.seat.nameMissing}</p>}
          <button type="submit" class="primary big" disabled={busy || !isName(name)}>
            {busy ? words.creating : words.create}
          </button>
        </div>
      </form>
    </Page>
  );
}

/** The game the table is for. */
function What({ wanted }: { readonly wanted: Pending }) {
  const id = 'record' in wanted ? (/^\[Game "(.*)"\]$/m.exec(wanted.record)?.[1] ?? '') : wanted.game;
  const game = useGame(id);
  return game ? (
    <p class="online-what">
      <game.Sign />
      <b>{game.title}</b>
    </p>
  ) : null;
}

function gameFor(wanted: Pending): Pick<NewTableBody, 'record' | 'game' | 'config' | 'mix'> {
  if ('record' in wanted) return { record: wanted.record };
  const { game, config, mix } = wanted;
  return { game, config: config.map(([key, value]) => [key, value]), ...(mix && { mix }) };
}
