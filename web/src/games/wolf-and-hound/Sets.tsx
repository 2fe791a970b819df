import { CATALOGUE, type SetGroup, type SetLine } from '@bellwether/wolf-and-hound';
import { useId } from 'preact/hooks';
import { useWords } from '../../words/useWords.ts';
import { AnimalPicture } from './AnimalCard.tsx';
import { AnimalDoubts } from './copy/Values.tsx';
import { cardOf } from './foresee.ts';
import { animalSeen } from './names.ts';
import { lineName } from './set-names.ts';
import { isForExperienced, linesOf, type SetupDraft, withCard, withLine } from './setup-draft.ts';
import type { Config } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';
import type { WolfSets } from './words/en-sets.ts';
import { WOLF_SETS } from './words/sets.ts';

interface SetsProps {
  readonly words: WolfWords;
  readonly config: Config;
  readonly draft: SetupDraft;
  readonly set: (draft: SetupDraft) => void;
}

/** Recommended sets of one level: a tile for each line of the book, with its remaining choice inside. */
export function Sets({ words, config, draft, set }: SetsProps) {
  const sets = useWords(WOLF_SETS);
  if (sets === undefined) return null;
  return (
    <ul class="sets">
      {linesOf(draft).map((line, i) => {
        const isChosen = i === draft.line;
        const animals = isChosen ? draft.animals : line.groups.map(({ cards }) => cards[0] ?? '');
        return (
          <li key={i} class={`set ${isChosen ? 'chosen' : ''}`}>
            <button type="button" class="set-line" aria-pressed={isChosen} onClick={() => set(withLine(draft, i))}>
              <span class="set-art">
                {animals.map((id) => (
                  <Picture key={id} config={config} id={id} />
                ))}
              </span>
              <span class="set-name">{lineName(words, sets, config, line)}</span>
              <Tags sets={sets} line={line} />
            </button>
            <AnimalDoubts
              config={config}
              ids={isChosen ? animals : line.groups.flatMap(({ cards }) => cards)}
              about={lineName(words, sets, config, line)}
              over
            />
            {isChosen &&
              line.groups.map(({ cards }, group) =>
                cards.length === 1 ? null : (
                  <OneOf
                    key={cards.join()}
                    words={words}
                    sets={sets}
                    config={config}
                    cards={cards}
                    value={draft.animals[group]}
                    change={(id) => set(withCard(draft, group, id))}
                  />
                ),
              )}
          </li>
        );
      })}
    </ul>
  );
}

function Tags({ sets, line }: { readonly sets: WolfSets; readonly line: SetLine }) {
  const isHard = line.groups.some(({ cards }) => cards.some(isForExperienced));
  if (!isHard && !line.ours) return null;
  return <small class="set-tags">{[...(isHard ? [sets.experienced] : []), ...(line.ours ? [sets.ours] : [])].join(' · ')}</small>;
}

interface OneOfProps {
  readonly words: WolfWords;
  readonly sets: WolfSets;
  readonly config: Config;
  readonly cards: SetGroup['cards'];
  readonly value: string | undefined;
  readonly change: (id: string) => void;
}

/** A group of cards of which one plays. */
function OneOf({ words, sets, config, cards, value, change }: OneOfProps) {
  const name = useId();
  const kind = CATALOGUE[config.edition].find(({ id }) => id === cards[0])?.kind ?? 'wolf';
  return (
    <fieldset class="set-choice">
      <legend>{sets.which[kind]}</legend>
      <div class="set-cards">
        {cards.map((id) => (
          <label key={id} class={`set-card ${id === value ? 'chosen' : ''}`}>
            <input type="radio" name={name} checked={id === value} onChange={() => change(id)} />
            <Picture config={config} id={id} />
            <span>{animalSeen(words, config, id)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Picture({ config, id }: { readonly config: Config; readonly id: string }) {
  const card = cardOf({ config }, id);
  return card ? <AnimalPicture card={card} /> : null;
}
