import { useEffect, useState } from 'preact/hooks';
import { Page } from '../frame/Page.tsx';
import { keptGames } from '../storage/games.ts';
import { background } from '../ui/background.ts';
import { href } from '../ui/routes.ts';
import { save } from '../ui/save.ts';
import { IS_SERVED } from '../ui/served.ts';
import { stopped } from '../words/sentences.ts';
import { useWords } from '../words/useWords.ts';
import { AsApp } from './AsApp.tsx';
import { exportAll, forgetAll, importAll } from './memory.ts';
import { Promised } from './Promised.tsx';
import { ServerData } from './ServerData.tsx';
import type { DeviceWords } from './words/en.ts';
import { DEVICE } from './words.ts';
import '../ui/rest.css';
import './device.css';

/** All data of a person, on this device and on the server: export, import, delete. */
export function DataPage() {
  const words = useWords(DEVICE);
  const [games, setGames] = useState<number>();
  const count = () => keptGames().then((all) => setGames(all.filter(({ plies }) => plies > 0).length));
  useEffect(() => background(count()), []);
  if (words === undefined || games === undefined) return null;
  return (
    <Page title={words.title}>
      <div class="content form">
        <section class="device-part">
          <h2>{words.here}</h2>
          <p>{words.holds(games)}</p>
          <Promised words={words} />
          <div class="device-acts">
            <Saver words={words} />
            <Reader words={words} done={count} />
          </div>
          <Forgetter words={words} />
        </section>
        {IS_SERVED && <ServerData title={words.server} />}
        <section class="device-part">
          <h2>{words.app}</h2>
          <AsApp words={words} />
        </section>
      </div>
    </Page>
  );
}

interface PartProps {
  readonly words: DeviceWords;
}

function Saver({ words }: PartProps) {
  const keep = async () => save(await exportAll(), `bellwether-${new Date().toISOString().slice(0, 10)}.json`);
  return (
    <div>
      <button type="button" class="primary" onClick={keep}>
        {words.save}
      </button>
      <p class="small">{words.saveAbout}</p>
    </div>
  );
}

function Reader({ words, done }: PartProps & { readonly done: () => void }) {
  const [said, setSaid] = useState('');
  const [isBad, setBad] = useState(false);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const came = await file
      .text()
      .then(importAll)
      .catch(() => 'full' as const);
    setBad(typeof came === 'string');
    if (typeof came === 'string') return setSaid(words.bad[came]);
    const { added, lengthened, kept, unreadable } = came;
    const told = words.done(added, lengthened, kept);
    setSaid(unreadable > 0 ? stopped(told, words.unreadable(unreadable)) : told);
    done();
  };
  return (
    <div>
      <label class="button file">
        {words.read}
        <input
          type="file"
          accept=".json,application/json"
          onChange={async ({ currentTarget }) => {
            await read(currentTarget.files?.[0]);
            // So that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </label>
      <p class="small">{words.readAbout}</p>
      <p class={isBad ? 'refused' : ''} role={isBad ? 'alert' : 'status'}>
        {said}
      </p>
    </div>
  );
}

/** Asks twice, since it cannot be undone. */
function Forgetter({ words }: PartProps) {
  const [asks, setAsks] = useState(false);
  const forget = async () => {
    await forgetAll();
    history.replaceState(null, '', href());
    location.reload();
  };
  if (!asks)
    return (
      <div>
        <button type="button" class="button" onClick={() => setAsks(true)}>
          {words.forget}
        </button>
      </div>
    );
  return (
    <div class="device-sure" role="alertdialog" aria-label={words.forget}>
      <p>{words.sure}</p>
      <div class="row">
        <button type="button" class="primary" onClick={() => setAsks(false)}>
          {words.no}
        </button>
        <button type="button" class="button device-danger" onClick={forget}>
          {words.yes}
        </button>
      </div>
    </div>
  );
}
