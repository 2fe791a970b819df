import { useEffect, useState } from 'preact/hooks';
import { background } from '../ui/background.ts';
import { useWords } from '../words/useWords.ts';
import { useInstall } from './AsApp.tsx';
import { askOnce } from './promise.ts';
import { DEVICE } from './words.ts';
import './device.css';

const HINTED = 'bellwether.install-hint';

/** Whether to show the hint: it comes once. */
function takeHint(): boolean {
  try {
    if (localStorage.getItem(HINTED) !== null) return false;
    localStorage.setItem(HINTED, '1');
    return true;
  } catch {
    return false;
  }
}

/** After a finished game: asks the browser to keep saved data, and offers to install the app. */
export function AfterGame() {
  const words = useWords(DEVICE);
  const { way, install } = useInstall();
  const [isOpen, setOpen] = useState(false);
  const can = way === 'button' || way === 'ios';
  useEffect(() => background(askOnce()), []);
  useEffect(() => {
    if (can && takeHint()) setOpen(true);
  }, [can]);
  if (words === undefined || !isOpen) return null;
  return (
    <aside class="device-hint" aria-label={words.hint}>
      <p>
        <b>{words.hint}</b> {way === 'ios' ? words.ios : words.appAbout}
      </p>
      <div class="row">
        {way === 'button' && (
          <button
            type="button"
            class="button"
            onClick={() => {
              install();
              setOpen(false);
            }}
          >
            {words.install}
          </button>
        )}
        <button type="button" class="button" onClick={() => setOpen(false)}>
          {words.later}
        </button>
      </div>
    </aside>
  );
}
