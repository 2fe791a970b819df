import { LEVELS } from '@bellwether/bots/levels';
import { type Clock, DEFAULT_SETTINGS, type Settings, SPECTATORS } from '@bellwether/wire';
import { useEffect, useId, useState } from 'preact/hooks';
import { Page } from '../../app/Page.tsx';
import { become, go } from '../../app/routes.ts';
import { Choice, Toggle } from '../../ui/Choice.tsx';
import { useSignal } from '../../ui/signal.ts';
import { useShell } from '../../words/catalogue.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import { makeTable } from '../connection/api.ts';
import { myName, rememberName } from '../connection/me.ts';
import { useTrouble } from '../table/useTrouble.ts';
import { isName, NameField, tidy } from './NameField.tsx';
import { carried, type Pending } from './pending.ts';
import { type Webhook, WebhookField } from './WebhookField.tsx';

const CLOCKS = ['none', 'move 30', 'move 60', 'move 180', 'move 86400', 'move 259200', 'game 600', 'game 1800'] as const;
type ClockName = (typeof CLOCKS)[number];
const GRACES = ['30', '60', '300', 'never'] as const;
type Grace = (typeof GRACES)[number];
type Series = '1' | '3' | '5';

/** Everything the host decides before there is a table. Only the name must be given. */
export function NewTablePage({ words }: { readonly words: OnlineWords }) {
  const shell = useShell();
  const wanted = carried();
  const kept = useSignal(myName);
  const [typed, setTyped] = useState<string>();
  const [clock, setClock] = useState<ClockName>('none');
  const [grace, setGrace] = useState<Grace>('60');
  const [spectators, setSpectators] = useState<Settings['spectators']>('public');
  const [series, setSeries] = useState<Series>(wanted && 'series' in wanted && wanted.series ? '5' : '1');
  const [lateJoining, setLate] = useState(true);
  const [botLevel, setLevel] = useState(DEFAULT_SETTINGS.botLevel);
  const [webhook, setWebhook] = useState<Webhook>();
  const { trouble, busy, attempt } = useTrouble(words);
  const name = tidy(typed ?? kept);
  // Nothing to make a table of, as after a reload: back to where set-ups are.
  useEffect(() => {
    if (wanted === undefined) become('online');
  }, [wanted]);
  if (wanted === undefined) return null;

  const create = () =>
    attempt(async () => {
      rememberName(name);
      const settings = {
        spectators,
        clock: clockOf(clock),
        grace: grace === 'never' ? null : Number(grace),
        series: Number(series) as 1 | 3 | 5,
        lateJoining,
        botLevel,
      };
      const { table } = await makeTable({ ...gameFor(wanted), settings, seat: 1, name, ...(webhook && { webhook }) });
      go('t', table);
    });
  return (
    <Page title={words.title}>
      <form
        class="page form"
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        {'record' in wanted && <p>{words.carried}</p>}
        <NameField words={words} value={typed ?? kept} change={setTyped} />
        <details class="more">
          <summary>{shell.more}</summary>
          <div class="form">
            <Pick label={words.clock} value={clock} options={CLOCKS.map((one) => [one, clockText(words, one)])} change={setClock} />
            <Pick
              label={words.grace}
              value={grace}
              options={GRACES.map((one) => [one, one === 'never' ? words.graceNever : words.graceAfter(timeText(words, Number(one)))])}
              change={setGrace}
            />
            <Choice
              label={words.spectators}
              value={spectators}
              options={SPECTATORS.map((one) => [one, words.spectatorsOf[one]])}
              change={setSpectators}
            />
            <Choice
              label={words.series}
              value={series}
              options={([1, 3, 5] as const).map((n) => [String(n) as Series, words.seriesOf[n]])}
              change={setSeries}
            />
            <Pick label={words.botLevel} value={botLevel} options={LEVELS.map((one) => [one, shell.level[one]])} change={setLevel} />
            <Toggle label={words.late} value={lateJoining} change={setLate} />
            <WebhookField words={words} value={webhook} change={setWebhook} />
          </div>
        </details>
        <div class="online-go">
          {trouble && (
            <p role="alert" class="refused">
              {trouble}
            </p>
          )}
          <button type="submit" class="primary big" disabled={busy || !isName(name)}>
            {busy ? words.creating : words.create}
          </button>
        </div>
      </form>
    </Page>
  );
}

function gameFor(wanted: Pending): { record: string } | { game: string; config: [string, string][] } {
  if ('record' in wanted) return { record: wanted.record };
  return { game: wanted.game, config: wanted.config.map(([key, value]) => [key, value]) };
}

function clockOf(name: ClockName): Clock {
  const [kind, seconds] = name.split(' ');
  return kind === 'move' || kind === 'game' ? { kind, seconds: Number(seconds) } : { kind: 'none' };
}

export function clockText(words: OnlineWords, name: string): string {
  const [kind, seconds] = name.split(' ');
  if (kind === 'none') return words.noClock;
  return (kind === 'move' ? words.perMove : words.perGame)(timeText(words, Number(seconds)));
}

export function timeText(words: OnlineWords, seconds: number): string {
  if (seconds >= 86_400) return words.days(Math.round(seconds / 86_400));
  return seconds >= 60 ? words.minutes(Math.round(seconds / 60)) : words.seconds(seconds);
}

function Pick<X extends string>({
  label,
  value,
  options,
  change,
}: {
  readonly label: string;
  readonly value: X;
  readonly options: readonly (readonly [X, string])[];
  readonly change: (value: X) => void;
}) {
  const id = useId();
  return (
    <div class="online-field">
      <label class="form-label" for={id}>
        {label}
      </label>
      <select id={id} class="online-select" value={value} onChange={({ currentTarget }) => change(currentTarget.value as X)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
