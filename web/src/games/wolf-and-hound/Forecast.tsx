import { faceOf } from '@bellwether/wolf-and-hound';
import { useEffect, useState } from 'preact/hooks';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { useShell } from '../../words/catalogue.ts';
import { sentences } from '../../words/sentences.ts';
import { Animal } from './art/Animal.tsx';
import { cardOf, type Foresight } from './foresee.ts';
import { tellForesight } from './narrate.ts';
import { SeatSign } from './SeatSign.tsx';
import type { View } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';
import './forecast.css';

export interface ForecastProps {
  readonly words: WolfWords;
  readonly view: View;
  readonly foresight: Foresight;
}

/**
 * The effects of a move that sends many animals: their paths as pictures, the effects as text. A press shows all of it
 * as text, as screen readers get it.
 */
export function Forecast({ words, view, foresight }: ForecastProps) {
  const shell = useShell();
  const [open, setOpen] = useState(false);
  const told = sentences(tellForesight(words, view, foresight));
  useEffect(() => setOpen(false), [told]);
  const [way, ...effects] = tellForesight(words, view, { ...foresight, walks: foresight.walks.slice(-1), turns: [], goers: [] });
  return (
    <>
      {!open && <span class="hidden">{told}</span>}
      <button type="button" class="forecast" aria-expanded={open} aria-label={shell.more} onClick={() => setOpen(!open)}>
        {foresight.walks.map(({ animal, from, path, clockwise }) => {
          const card = cardOf(view, animal);
          const { side = 'front' } = view.animals.find(({ id }) => id === animal) ?? {};
          const turned = foresight.turns.findLast((turn) => turn.animal === animal)?.side ?? side;
          const face = card && faceOf(card, turned === 'back' ? 1 : 0);
          return (
            <span key={`${animal}${from}`} class="forecast-walk">
              {face && (
                <Animal
                  {...{ kind: 'animal', id: animal, shows: face.kind, side: turned, pace: 'plain', target: face.target }}
                  arrow={undefined}
                  twoSided={false}
                />
              )}
              <svg viewBox="0 0 14 16" class={clockwise ? '' : 'backward'} aria-hidden="true">
                <path d="M2 8h9M7 3l5 5-5 5" />
              </svg>
              <SeatSign config={view.config} seat={path.at(-1) ?? from} />
            </span>
          );
        })}
      </button>
      <span class={`forecast-told ${open ? 'whole' : ''}`} aria-hidden={!open}>
        <Unbroken text={open ? told : sentences(effects.length > 0 ? effects : [way ?? ''])} />
      </span>
    </>
  );
}
