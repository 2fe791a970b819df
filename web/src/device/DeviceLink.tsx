import { href } from '../ui/routes.ts';
import { useWords } from '../words/useWords.ts';
import { AsApp } from './AsApp.tsx';
import { Promised } from './Promised.tsx';
import { DEVICE } from './words.ts';
import './device.css';

/** In the settings: links to my data and to installing the app. */
export function DeviceLink() {
  const words = useWords(DEVICE);
  if (words === undefined) return null;
  return (
    <section class="device-part">
      <p>
        <a class="button" href={href('data')}>
          {words.more}
        </a>
      </p>
      <Promised words={words} />
      <h2>{words.app}</h2>
      <AsApp words={words} />
    </section>
  );
}
