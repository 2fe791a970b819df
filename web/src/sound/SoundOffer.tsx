import { change } from '../app/settings.ts';
import { SETTINGS } from '../words/areas.ts';
import { useWords } from '../words/useWords.ts';
import { play } from './sound.ts';
import './offer.css';

/** Asked once, after the first move: whether this table is to be heard. */
export function SoundOffer() {
  const words = useWords(SETTINGS)?.offer;
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
