import { LIMITS, type Me } from '@bellwether/wire';
import { useState } from 'preact/hooks';
import { nameDevice, revokeDevice } from '../connection/person-api.ts';
import { isName, tidy } from '../online-kit/NameField.tsx';
import { useTrouble } from '../online-kit/useTrouble.ts';
import { Card } from '../ui/Card.tsx';
import { useShell } from '../words/catalogue.ts';
import type { PartProps } from './part.ts';
import type { PersonWords } from './words/en.ts';

type OneDevice = Me['devices'][number];

/** All devices and programs that may play as me, each with a name and a button to remove it. */
export function Devices({ words, online, me, again }: PartProps) {
  const { trouble, attempt } = useTrouble(online);
  const devices: readonly OneDevice[] = me?.devices ?? [{ device: '', number: 1, here: true }];
  const run = (work: () => Promise<unknown>) =>
    attempt(async () => {
      await work();
      await again();
    });
  return (
    <Card title={words.devices.title}>
      <ul class="person-list">
        {devices.map((one) => (
          <Device key={one.device} words={words} one={one} isKnown={me !== undefined} isLast={devices.length === 1} run={run} />
        ))}
      </ul>
      {trouble && (
        <p role="alert" class="refused">
          {trouble}
        </p>
      )}
    </Card>
  );
}

interface DeviceProps {
  readonly words: PersonWords;
  readonly one: OneDevice;
  /** Whether the server has seen this device. */
  readonly isKnown: boolean;
  readonly isLast: boolean;
  readonly run: (work: () => Promise<unknown>) => Promise<void>;
}

function Device({ words, one, isKnown, isLast, run }: DeviceProps) {
  const { aside, colon } = useShell();
  const { devices: text } = words;
  const [doing, setDoing] = useState<'name' | 'remove'>();
  const name = one.name ?? text.number(one.number);
  const done = (work: () => Promise<unknown>) => run(work).then(() => setDoing(undefined));
  return (
    <li class="person-device">
      <span>
        <b>{name}</b>
        {one.here && <small class="small">{aside(text.here)}</small>}
      </span>
      {doing === undefined && isKnown && (
        <span class="row">
          <button type="button" class="button" aria-label={colon(text.rename, name)} onClick={() => setDoing('name')}>
            {text.rename}
          </button>
          {!isLast && (
            <button type="button" class="button" aria-label={colon(text.remove, name)} onClick={() => setDoing('remove')}>
              {text.remove}
            </button>
          )}
        </span>
      )}
      {doing === 'name' && <Naming words={words} called={one.name ?? ''} save={(typed) => done(() => nameDevice(one.device, typed))} />}
      {doing === 'remove' && (
        <div class="person-sure" role="alert">
          <p>{text.sure}</p>
          <div class="row">
            <button type="button" class="button" onClick={() => done(() => revokeDevice(one.device))}>
              {text.yes}
            </button>
            <button type="button" class="button" onClick={() => setDoing(undefined)}>
              {text.no}
            </button>
          </div>
        </div>
      )}
    </li>
  );
}

interface NamingProps {
  readonly words: PersonWords;
  readonly called: string;
  readonly save: (name: string) => void;
}

function Naming({ words, called, save }: NamingProps) {
  const [typed, setTyped] = useState(called);
  return (
    <form
      class="person-name"
      onSubmit={(event) => {
        event.preventDefault();
        save(tidy(typed));
      }}
    >
      <input
        type="text"
        aria-label={words.devices.called}
        maxLength={LIMITS.name}
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" class="button" disabled={!isName(tidy(typed))}>
        {words.save}
      </button>
    </form>
  );
}
