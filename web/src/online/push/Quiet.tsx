import { useEffect, useState } from 'preact/hooks';
import { note, recall } from '../../storage/identity.ts';
import { background } from '../../ui/background.ts';
import { Toggle } from '../../ui/Choice.tsx';
import { useWords } from '../../words/useWords.ts';
import { MEET } from '../meet/words.ts';
import { QUIET, type QuietHours, readQuiet, writeQuiet } from './quiet.ts';

const NIGHT: QuietHours = { from: 22, to: 8 };
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Quiet hours for notifications. */
export function Quiet() {
  const words = useWords(MEET)?.quiet;
  const [hours, setHours] = useState<QuietHours>();
  useEffect(() => {
    background(recall(QUIET).then((text) => setHours(readQuiet(text))));
  }, []);
  const change = (next: QuietHours | undefined) => {
    setHours(next);
    background(note(QUIET, writeQuiet(next)));
  };
  if (words === undefined) return null;
  return (
    <div>
      <Toggle label={words.label} about={words.about} value={hours !== undefined} change={(on) => change(on ? NIGHT : undefined)} />
      {hours && (
        <p class="row">
          <Hour label={words.from} value={hours.from} change={(from) => change({ ...hours, from })} />
          <Hour label={words.to} value={hours.to} change={(to) => change({ ...hours, to })} />
        </p>
      )}
    </div>
  );
}

function Hour({ label, value, change }: { readonly label: string; readonly value: number; readonly change: (hour: number) => void }) {
  return (
    <label>
      {label}{' '}
      <select class="online-select" value={String(value)} onChange={({ currentTarget }) => change(Number(currentTarget.value))}>
        {HOURS.map((hour) => (
          <option key={hour} value={String(hour)}>
            {`${String(hour).padStart(2, '0')}:00`}
          </option>
        ))}
      </select>
    </label>
  );
}
