import { useState } from 'preact/hooks';
import { newCode, recoverBy } from '../connection/person-api.ts';
import { useTrouble } from '../online-kit/useTrouble.ts';
import { background } from '../ui/background.ts';
import { Card } from '../ui/Card.tsx';
import type { PartProps } from './part.ts';
import type { PersonWords } from './words/en.ts';

/** In groups of four digits, for reading and typing. */
export function inFours(code: string): string {
  return code.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** The recovery code to print, and the form to use one. */
export function Recovery(props: PartProps) {
  const { words, online, again } = props;
  const { recovery } = words;
  const [typed, setTyped] = useState('');
  const [isBack, setBack] = useState(false);
  const { trouble, busy, attempt } = useTrouble(online);
  const comeBack = (digits: string) =>
    attempt(async () => {
      await recoverBy(digits);
      setTyped('');
      setBack(true);
      await again();
    });
  return (
    <Card title={recovery.title}>
      <p>{recovery.about}</p>
      <OwnCode {...props} busy={busy} attempt={attempt} />
      <details>
        <summary>{recovery.enter}</summary>
        <EnterCode words={words} typed={typed} type={setTyped} busy={busy} use={comeBack} />
      </details>
      <p role="status" class={trouble ? 'refused' : 'small'}>
        {trouble ?? (isBack ? words.join.done : '')}
      </p>
    </Card>
  );
}

/** A new code, shown once, to be printed. */
function OwnCode({ words: { recovery }, me, again, busy, attempt }: PartProps & Pick<ReturnType<typeof useTrouble>, 'busy' | 'attempt'>) {
  const [code, setCode] = useState<string>();
  const make = () =>
    attempt(async () => {
      setCode(await newCode());
      await again();
    });
  if (code !== undefined)
    return (
      <>
        <p class="person-code">{inFours(code)}</p>
        <button type="button" class="button" onClick={() => window.print()}>
          {recovery.print}
        </button>
      </>
    );
  return (
    <>
      {me?.code && <p class="small">{recovery.there}</p>}
      <button type="button" class="button" disabled={busy} onClick={make}>
        {me?.code ? recovery.again : recovery.make}
      </button>
    </>
  );
}

interface EnterCodeProps {
  readonly words: PersonWords;
  readonly typed: string;
  readonly type: (text: string) => void;
  readonly busy: boolean;
  readonly use: (digits: string) => Promise<void>;
}

function EnterCode({ words: { recovery }, typed, type, busy, use }: EnterCodeProps) {
  const digits = typed.replace(/\D/g, '');
  return (
    <form
      class="person-name"
      onSubmit={(event) => {
        event.preventDefault();
        background(use(digits));
      }}
    >
      <input
        type="text"
        inputMode="numeric"
        autocomplete="off"
        aria-label={recovery.typed}
        placeholder={recovery.typed}
        value={typed}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <button type="submit" class="button" disabled={digits.length !== 24 || busy}>
        {recovery.use}
      </button>
    </form>
  );
}
