import { CATALOGUE, type Config, RECOMMENDED_SETS, wolfAndHound } from '@bellwether/wolf-and-hound';
import { Choice } from '../../../ui/Choice.tsx';
import { useWords } from '../../../words/useWords.ts';
import type { Item } from '../../../workshop/item.ts';
import type { OptionsProps, Part, StartsProps } from '../../../workshop/part.ts';
import { WORKSHOP } from '../../../workshop/words.ts';
import { AnimalPicture } from '../AnimalCard.tsx';
import { NumberCard } from '../art/NumberCard.tsx';
import { looksOf } from '../look.ts';
import { animalName, tellRefusal } from '../names.ts';
import { WOLF_SETS } from '../words/sets.ts';
import { WOLF_WORDS } from '../words/table.ts';
import { AnimalEditor } from './AnimalEditor.tsx';
import { type AnimalData, dataOf } from './animal.ts';
import { configOf, FIRST_SET, type Numbers, wolfData } from './data.ts';
import { NumbersEditor } from './NumbersEditor.tsx';
import { WolfReportView } from './ReportView.tsx';
import { WolfSheets } from './Sheets.tsx';

export const part: Part = {
  ...wolfData,
  firstPairs: 600,
  Tile: WolfTile,
  Editor: ({ item, change }) =>
    item.kind === 'numbers' ? (
      <NumbersEditor numbers={item.data as Numbers} change={change} />
    ) : (
      <AnimalEditor name={item.name} data={item.data as AnimalData} change={change} />
    ),
  starts: { animal: WolfStarts },
  Options: WolfOptions,
  SetLine: WolfSetLine,
  Report: WolfReportView,
  Sheets: WolfSheets,
};

function WolfTile({ item }: { readonly item: Item }) {
  if (item.kind === 'numbers') {
    return (
      <span class="workshop-tile workshop-fan">
        {['B3', 'W1'].map((card) => (
          <NumberCard key={card} card={card} lie="hand" />
        ))}
      </span>
    );
  }
  const data = item.data as AnimalData;
  return (
    <span class="workshop-tile">
      <AnimalPicture card={{ ...data, id: item.key, provenance: 'invented' }} looks={looksOf(item.key, data.look)} />
    </span>
  );
}

/** The animal cards of 2016. */
function WolfStarts({ pick }: StartsProps) {
  const words = useWords(WORKSHOP);
  const game = useWords(WOLF_WORDS);
  if (words === undefined || game === undefined) return null;
  return (
    <section>
      <h2>{words.from}</h2>
      <ul class="workshop-shelf">
        {CATALOGUE['2016'].map((card) => {
          const name = animalName(game, FIRST, card.id);
          return (
            <li key={card.id} class="workshop-item">
              <button type="button" onClick={() => pick(name, dataOf(card))}>
                <span class="workshop-tile">
                  <AnimalPicture card={card} />
                </span>
                <b>{name}</b>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const FIRST: Config = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };

/** The printed cards that play with them, and the number of players. */
function WolfOptions({ items, options, change }: OptionsProps) {
  const words = useWords(WORKSHOP);
  const game = useWords(WOLF_WORDS);
  const sets = useWords(WOLF_SETS);
  if (words === undefined || game === undefined || sets === undefined) return null;
  const refusal = items.every(({ name }) => name.trim() !== '') ? wolfAndHound.checkConfig(configOf(items, options)) : undefined;
  return (
    <>
      <label class="workshop-set">
        <span class="form-label">{words.animal.set}</span>
        <select value={String(options.set ?? FIRST_SET)} onChange={({ currentTarget }) => change({ ...options, set: currentTarget.value })}>
          {RECOMMENDED_SETS['2016'].map(({ animals }, i) => (
            <option key={i} value={String(i)}>
              {animals.map((id) => animalName(game, FIRST, id)).join(' + ')}
            </option>
          ))}
        </select>
      </label>
      <Choice
        label={words.animal.players}
        value={String(options.players ?? 4)}
        options={['4', '3', '2'].map((n) => [n, n] as const)}
        change={(players) => change({ ...options, players: Number(players) })}
      />
      {refusal && (
        <p role="alert" class="refused">
          {tellRefusal(sets.refusals, refusal)}
        </p>
      )}
    </>
  );
}

function WolfSetLine({ config }: { readonly config: object }) {
  const game = useWords(WOLF_WORDS);
  if (game === undefined) return null;
  const set = config as Config;
  return <p>{[...set.animals.map((id) => animalName(game, set, id)), game.setup.editions[set.edition]].join(' · ')}</p>;
}
