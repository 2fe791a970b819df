import { useState } from 'preact/hooks';
import { Toggle } from '../../ui/Choice.tsx';
import { useSignal } from '../../ui/signal.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import { noticesOn, turnOff, turnOn } from './notices.ts';
import { Quiet } from './Quiet.tsx';

export function Notices({ words }: { readonly words: OnlineWords }) {
  const { mine, notice } = words;
  const on = useSignal(noticesOn);
  const [blocked, setBlocked] = useState(false);
  const change = async (wanted: boolean) => {
    if (wanted) setBlocked(!(await turnOn(notice)));
    else await turnOff();
  };
  return (
    <div>
      <Toggle label={mine.notices} about={mine.noticesAbout} value={on} change={change} />
      {on && <Quiet />}
      {blocked && (
        <p role="alert" class="refused">
          {mine.blocked}
        </p>
      )}
    </div>
  );
}
