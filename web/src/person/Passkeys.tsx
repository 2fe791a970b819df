import { useState } from 'preact/hooks';
import { dropPasskey, enterByPasskey, makePasskey } from '../connection/person-api.ts';
import { useTrouble } from '../online-kit/useTrouble.ts';
import { Card } from '../ui/Card.tsx';
import { useShell } from '../words/catalogue.ts';
import type { PartProps } from './part.ts';

/** Where the browser has passkeys at all, the server decides by its address. */
const HAS_PASSKEYS = 'PublicKeyCredential' in window && window.isSecureContext;

export function Passkeys({ words, online, me, again }: PartProps) {
  const { passkey } = words;
  const [said, setSaid] = useState('');
  const { colon } = useShell();
  const { trouble, busy, attempt } = useTrouble(online);
  const run = (work: () => Promise<boolean>, done: string) =>
    attempt(async () => {
      setSaid('');
      setSaid((await work()) ? done : passkey.failed);
      await again();
    });
  if (!HAS_PASSKEYS || me?.canPasskey === false) {
    return (
      <Card title={passkey.title}>
        <p>{passkey.off}</p>
      </Card>
    );
  }
  return (
    <Card title={passkey.title}>
      <p>{passkey.about}</p>
      {me && me.passkeys.length > 0 && (
        <ul class="person-list">
          {me.passkeys.map((one) => (
            <li key={one.passkey} class="person-device">
              <b>{passkey.number(one.number)}</b>
              <button
                type="button"
                class="button"
                aria-label={colon(passkey.drop, passkey.number(one.number))}
                onClick={() =>
                  attempt(async () => {
                    await dropPasskey(one.passkey);
                    await again();
                  })
                }
              >
                {passkey.drop}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div class="row">
        <button type="button" class="button" disabled={busy} onClick={() => run(makePasskey, words.saved)}>
          {passkey.make}
        </button>
        <button type="button" class="button" disabled={busy} onClick={() => run(enterByPasskey, words.join.done)}>
          {passkey.use}
        </button>
      </div>
      <p role="status" class={trouble ? 'refused' : 'small'}>
        {trouble ?? said}
      </p>
    </Card>
  );
}
