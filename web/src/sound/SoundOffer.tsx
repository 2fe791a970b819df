import type { GameTypes } from '@bellwether/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableSource, Update } from '../model/source.ts';
import { background } from '../ui/background.ts';
import { say } from '../ui/say.ts';
import { change } from '../ui/settings.ts';
import { SETTINGS } from '../words/areas.ts';
import { useWords } from '../words/useWords.ts';
import { play } from './sound.ts';
import './offer.css';

export interface OfferProps {
  readonly update?: Update<GameTypes>;
  readonly source?: Pick<TableSource<GameTypes>, 'rested'>;
}

/** Events in which a sheep has something to say. */
const VOICED: readonly string[] = ['loses', 'gains', 'grows', 'steals', 'goes-home'];

/**
 * Asks once whether to turn sounds on: when a sheep first flees, comes home or is born, or at the end of a lesson.
 * Ignoring it counts as an answer. It covers tools that a second turn does not need, so the stage keeps its size, and
 * comes and goes with a move, when no button is about to be pressed. Where the tools take several lines, as on a phone
 * on its side, it waits for another time.
 */
export function SoundOffer({ update, source }: OfferProps) {
  const [isSmall] = useState(() => matchMedia('(max-height: 31em), (max-width: 18em)').matches);
  const isDue = useRef(false);
  isDue.current ||= update === undefined || update.events.some((event) => 'kind' in event && VOICED.includes(String(event.kind)));
  // A lesson asks at its end; at the end of a game there is enough to read.
  return isSmall || !isDue.current || update?.over || source?.rested ? null : <Offer {...(update && { update })} />;
}

function Offer({ update }: OfferProps) {
  const words = useWords(SETTINGS)?.offer;
  const plies = update?.plies ?? 0;
  const since = useRef(plies);
  const playsOn = plies > since.current && update?.last?.seat === update?.viewer;
  useEffect(() => {
    if (playsOn) change({ soundAsked: true });
  }, [playsOn]);
  useEffect(() => say(words?.question ?? ''), [words]);
  useEffect(() => () => change({ soundAsked: true }), []);
  if (words === undefined) return null;
  const answer = (sound: boolean) => {
    change({ sound, soundAsked: true });
    background(play('bleat'));
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
