import { useEffect, useId, useState } from 'preact/hooks';
import { hasWebhooks } from '../../connection/api.ts';
import { copyText } from '../../ui/copy.ts';
import { freshId } from '../../ui/fresh-id.ts';
import type { OnlineWords } from '../../words/en/online.ts';

export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

interface WebhookFieldProps {
  readonly words: OnlineWords;
  readonly value: Webhook | undefined;
  readonly change: (webhook: Webhook | undefined) => void;
}

/** The webhook for turns, and the secret that signs its calls; nothing where the server offers none. */
export function WebhookField({ words, value, change }: WebhookFieldProps) {
  const { webhook } = words;
  const id = useId();
  const [offered, setOffered] = useState(false);
  // 192 random bits, so that nobody has to think of a secret.
  const [secret] = useState(() => freshId(48));
  useEffect(() => {
    hasWebhooks().then(setOffered, () => undefined);
  }, []);
  if (!offered) return null;
  return (
    <div class="online-field">
      <label class="form-label" for={id}>
        {webhook.address}
      </label>
      <input
        id={id}
        class="online-link"
        inputMode="url"
        autoComplete="off"
        spellcheck={false}
        maxLength={500}
        placeholder="https://"
        aria-describedby={`${id}-about`}
        value={value?.url ?? ''}
        onInput={({ currentTarget }) => {
          const url = currentTarget.value.trim();
          change(url === '' ? undefined : { url, secret });
        }}
      />
      <p class="small" id={`${id}-about`}>
        {webhook.about}
      </p>
      {value && <Secret words={words} secret={secret} />}
    </div>
  );
}

/** Shown once, to be copied. */
function Secret({ words: { webhook, invite }, secret }: { readonly words: OnlineWords; readonly secret: string }) {
  const id = useId();
  const [said, setSaid] = useState('');
  const copy = async () => {
    await copyText(secret);
    setSaid(invite.copied);
  };
  return (
    <>
      <label class="form-label" for={id}>
        {webhook.secret}
      </label>
      <div class="online-secret">
        <input
          id={id}
          class="online-link"
          readOnly
          value={secret}
          aria-describedby={`${id}-once`}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="button" onClick={copy}>
          {webhook.copy}
        </button>
      </div>
      <p class="small" id={`${id}-once`} role="status">
        {said || webhook.once}
      </p>
    </>
  );
}
