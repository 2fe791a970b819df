import { useEffect } from 'preact/hooks';
import { change } from '../app/settings.ts';
import { SETTINGS } from '../words/areas.ts';
import { useWords } from '../words/useWords.ts';
import { play } from './sound.ts';
import './offer.css';

/** Whoever does not answer until then, in milliseconds, plays on as before and is not asked again. */
const PATIENCE = 20_000;

/** Asked once, after the first move: whether this table is to be heard. */
export function SoundOffer() {
  const words = useWords(SETTINGS)?.offer;
  useEffect(() => {
    const silence = setTimeout(() => change({ soundAsked: true }), PATIENCE);
    return () => clearTimeout(silence);
  }, []);
  if (words === undefined) return null;
  const answer = (sound: boolean) => {
    change({ sound, soundAsked: true });
    play('mine');
  };
  return (
    <fieldset class="sound-offer">
      <legend>{words.question}</legend>
      <button type="button" class="button" onClick={() => answer(true)}>
        {words.yes}
      </button>
      <button type="button" class="button" onClick={() => answer(false)}>
        {words.no}
      </button>
    </fieldset>
  );
}
