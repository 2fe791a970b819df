import type { Seat } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { useEffect } from 'preact/hooks';
import { levelOf } from '../../../model/sitter.ts';
import type { Shown } from '../../../stage/usePlayback.ts';
import { say } from '../../../ui/say.ts';
import { Unbroken } from '../../../ui/Unbroken.tsx';
import { useWords } from '../../../words/useWords.ts';
import type { Beat } from '../beats.ts';
import type { Layout } from '../layout.ts';
import { animalInPlay, seatName, who } from '../names.ts';
import { bubble } from '../scene/speech.ts';
import type { Choice } from '../useChoice.ts';
import type { WolfAndHound } from '../vocabulary.ts';
import type { WolfWords } from '../words/en.ts';
import { WOLF_PARTNER } from '../words/partner.ts';
import '../css/partner.css';
import { actOf } from './act.ts';
import { useForecast } from './useForecast.ts';
import type { Question } from './worker.ts';

export interface PartnerProps {
  readonly words: WolfWords;
  readonly layout: Layout | undefined;
  readonly shown: Shown<WolfAndHound, Beat>;
  readonly choice: Choice;
}

/** What the viewer's bot partner will probably answer to the card looked at, in a bubble at the partner. */
export function Partner({ words, layout, shown, choice }: PartnerProps) {
  const phrases = useWords(WOLF_PARTNER);
  const { view } = shown.update;
  const told = useForecast(questionOf(shown, choice));
  const act = told && phrases && actOf(phrases, told, animalInPlay(words, view.config, told.animal), (seat) => who(words, view, seat));
  const text = act ? phrases.probably(seatName(words, view.config, told.partner), act) : '';
  useEffect(() => say(text), [text]);
  if (told === undefined || layout === undefined || text === '') return null;
  const { at, width, height } = bubble(layout, view.viewer as Seat, { seat: told.partner, text });
  return (
    <div class="partner" style={`translate:${at.x - width / 2}px ${at.y - height / 2}px;width:${width}px;height:${height}px`}>
      <span class="speech">
        <Unbroken text={text} />
      </span>
    </div>
  );
}

/** Undefined unless the viewer chooses a card and looks at one. */
function questionOf({ update, settled }: PartnerProps['shown'], { looked, hint }: Choice): Question | undefined {
  const { view, viewer, sitters, acting, live, id, ply } = update;
  const move = looked?.kind === 'move' ? looked.move : hint?.move;
  if (!settled || !live || typeof viewer !== 'number' || !acting.includes(viewer) || move?.kind !== 'play') return undefined;
  return { key: `${id} ${ply} ${wolfAndHound.write(move)}`, view, move, levels: sitters.map(levelOf) };
}
