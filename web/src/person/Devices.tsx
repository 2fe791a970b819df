import { LIMITS } from '@bellwether/wire';
import { useState } from 'preact/hooks';
import { isName, tidy } from '../online/pages/NameField.tsx';
import { useTrouble } from '../online/table/useTrouble.ts';
import { nameDevice, revokeDevice } from './api.ts';
import { Card, type PartProps } from './Card.tsx';

/** Everything that may play as me, each with a name, each to be taken away. */
export function Devices({ words, online, me, again }: PartProps) {
  const { devices: text } = words;
  const [doing, setDoing] = useState<{ readonly device: string; readonly what: 'name' | 'remove' }>();
  const [typed, setTyped] = useState('');
  const { trouble, attempt } = useTrouble(online);
  const devices = me?.devices ?? [{ device: '', number: 1, here: true as const }];
  const done = (work: () => Promise<unknown>) =>
    attempt(async () => {
      await work();
      setDoing(undefined);
      await again();
    });
  return (
    <Card title={text.title}>
      <ul class="person-list">
        {devices.map((one) => {
          const name = one.name ?? text.number(one.number);
          const what = doing?.device === one.device ? doing.what : undefined;
          return (
            <li key={one.device} class="person-device">
              <span>
                <b>{name}</b> {one.here && <small class="small">({text.here})</small>}
              </span>
              {what === undefined && me && (
                <span class="row">
                  <button
                    type="button"
                    class="button"
                    aria-label={`${text.rename}: ${name}`}
                    onClick={() => {
                      setTyped(one.name ?? '');
                      setDoing({ device: one.device, what: 'name' });
                    }}
                  >
                    {text.rename}
                  </button>
                  {devices.length > 1 && (
                    <button
                      type="button"
                      class="button"
                      aria-label={`${text.remove}: ${name}`}
                      onClick={() => setDoing({ device: one.device, what: 'remove' })}
                    >
                      {text.remove}
                    </button>
                  )}
                </span>
              )}
              {what === 'name' && (
                <form
                  class="person-name"
                  onSubmit={(event) => {
                    event.preventDefault();
                    void done(() => nameDevice(one.device, tidy(typed)));
                  }}
                >
                  <input
                    type="text"
                    aria-label={text.called}
                    maxLength={LIMITS.name}
                    value={typed}
                    onInput={(event) => setTyped(event.currentTarget.value)}
                  />
                  <button type="submit" class="button" disabled={!isName(tidy(typed))}>
                    {words.save}
                  </button>
                </form>
              )}
              {what === 'remove' && (
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
        })}
      </ul>
      {trouble && (
        <p role="alert" class="refused">
          {trouble}
        </p>
      )}
    </Card>
  );
}
