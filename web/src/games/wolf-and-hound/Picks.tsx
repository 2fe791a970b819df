import { RECOMMENDED_SETS } from '@bellwether/wolf-and-hound';
import { AnimalPicture } from './AnimalCard.tsx';
import { AnimalDoubts } from './copy/Values.tsx';
import { cardOf } from './foresee.ts';
import { PICKS, pickOf } from './picks.ts';
import type { Config } from './vocabulary.ts';
import type { WolfSets } from './words/en-sets.ts';

interface PicksProps {
  readonly sets: WolfSets;
  readonly config: Config;
  readonly choose: (animals: readonly string[]) => void;
}

/** Six named sets with a sentence each, and a random one from all sets. */
export function Picks({ sets, config, choose }: PicksProps) {
  const chosen = pickOf(config.animals);
  const all = RECOMMENDED_SETS[config.edition];
  const surprise = () => choose(all[Math.floor(Math.random() * all.length)]?.animals ?? config.animals);
  return (
    <ul class="picks">
      {PICKS.map(({ name, paws, animals }) => (
        <li key={name}>
          <button type="button" class="pick" aria-pressed={chosen?.name === name} onClick={() => choose(animals)}>
            <Pictures config={config} animals={animals} />
            <b>{sets.picks.of[name].name}</b>
            <span class="pick-about">{sets.picks.of[name].about}</span>
            <small>
              <i aria-hidden="true">{'●'.repeat(paws) + '○'.repeat(3 - paws)}</i> {sets.picks.hard(paws)}
            </small>
          </button>
          <AnimalDoubts config={config} ids={animals} about={sets.picks.of[name].name} over />
        </li>
      ))}
      <li>
        <button type="button" class="pick surprise" aria-pressed={chosen === undefined} onClick={surprise}>
          {chosen === undefined ? <Pictures config={config} animals={config.animals} /> : <span class="pick-art dice">?</span>}
          <b>{sets.picks.surprise}</b>
        </button>
      </li>
    </ul>
  );
}

function Pictures({ config, animals }: { readonly config: Config; readonly animals: readonly string[] }) {
  return (
    <span class="pick-art">
      {animals.map((id) => {
        const card = cardOf({ config: { ...config, animals } }, id);
        return card ? <AnimalPicture key={id} card={card} /> : null;
      })}
    </span>
  );
}
