import { useState } from 'preact/hooks';
import { useTrouble } from '../online/table/useTrouble.ts';
import { newCode, recoverBy } from './api.ts';
import { Card, type PartProps } from './Card.tsx';

/** Four digits at a time: so they are read and typed. */
export function inFours(code: string): string {
  return code.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** A code on paper, and the way back with one. */
export function Recovery({ words, online, me, again }: PartProps) {
  const { recovery } = words;
  const [code, setCode] = useState<string>();
  const [typed, setTyped] = useState('');
  const [isBack, setBack] = useState(false);
  const { trouble, busy, attempt } = useTrouble(online);
  const digits = typed.replace(/\D/g, '');
  const make = () =>
    attempt(async () => {
      setCode(await newCode());
      await again();
    });
  const comeBack = () =>
    attempt(async () => {
      await recoverBy(digits);
      setTyped('');
      setBack(true);
      await again();
    });
  return (
    <Card title={recovery.title}>
      <p>{recovery.about}</p>
      {code === undefined ? (
        me?.code && <p class="small">{recovery.there}</p>
      ) : (
        <>
          <p class="person-code">{inFours(code)}</p>
          <button type="button" class="button" onClick={() => window.print()}>
            {recovery.print}
          </button>
        </>
      )}
      {code === undefined && (
        <button type="button" class="button" disabled={busy} onClick={make}>
          {me?.code ? recovery.again : recovery.make}
        </button>
      )}
      <details>
        <summary>{recovery.enter}</summary>
        <form
          class="person-name"
          onSubmit={(event) => {
            event.preventDefault();
            void comeBack();
          }}
        >
          <input
            type="text"
            inputMode="numeric"
            autocomplete="off"
            aria-label={recovery.typed}
            placeholder={recovery.typed}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <button type="submit" class="button" disabled={digits.length !== 24 || busy}>
            {recovery.use}
          </button>
        </form>
      </details>
      <p role="status" class={trouble ? 'refused' : 'small'}>
        {trouble ?? (isBack ? words.join.done : '')}
      </p>
    </Card>
  );
}
