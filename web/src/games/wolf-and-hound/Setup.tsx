import {
  CATALOGUE,
  type Config,
  EDITIONS,
  type Edition,
  RECOMMENDED_SETS,
  SEATS,
  SET_LEVELS,
  type SetLevel,
  TEAMS,
  wolfAndHound,
} from '@bellwether/wolf-and-hound';
import { useState } from 'preact/hooks';
import { prepare } from '../../app/opening.ts';
import { Page } from '../../app/Page.tsx';
import { go } from '../../app/routes.ts';
import { TeamSign } from '../../art/TeamSign.tsx';
import { helpFor } from '../../help/help.ts';
import { freshId } from '../../local/local-source.ts';
import { PlayOnline } from '../../online/pages/PlayOnline.tsx';
import { SitterSelect } from '../../table-kit/SitterSelect.tsx';
import type { Sitter } from '../../table-kit/sitter.ts';
import { Choice, Toggle } from '../../ui/Choice.tsx';
import { useShell } from '../../words/catalogue.ts';
import type { WolfWords } from '../../words/en/wolf-and-hound.ts';
import { useWords } from '../../words/useWords.ts';
import { AnimalPicture } from './AnimalCard.tsx';
import { CardGrid } from './Gallery.tsx';
import { animalName, seatName } from './names.ts';
import './pages.css';

export function WolfSetup() {
  const words = useWords('wolf-and-hound');
  return words === undefined ? null : <SetupForm words={words} />;
}

type Players = Config['players'];
const USUAL: readonly [number, number, number, number] = [3, 3, 3, 3];

function SetupForm({ words }: { readonly words: WolfWords }) {
  const shell = useShell();
  const { setup } = words;
  const [edition, setEdition] = useState<Edition>('2016');
  const [players, setPlayers] = useState<Players>(4);
  const [sitters, setSitters] = useState<readonly Sitter[]>(['guest', 'bot:shepherd', 'bot:herder', 'bot:shepherd']);
  const [level, setLevel] = useState<SetLevel | 'own'>('first-game');
  const [animals, setAnimals] = useState<readonly string[]>(['hound-01', 'wolf-01']);
  const [expansion, setExpansion] = useState(false);
  const [sheep, setSheep] = useState<readonly [number, number, number, number]>();
  const [series, setSeries] = useState(false);
  const config: Config = { edition, players, animals, expansion, ...(sheep && { sheep }) };
  const refusal = wolfAndHound.checkConfig(config);

  const changeEdition = (next: Edition) => {
    setEdition(next);
    const first = RECOMMENDED_SETS[next][0];
    if (first) setAnimals(first.animals);
    setLevel('first-game');
    if (next === '2015-draft') setExpansion(false);
  };
  const changeLevel = (next: SetLevel | 'own') => {
    setLevel(next);
    const first = RECOMMENDED_SETS[edition].find((set) => set.level === next);
    if (first) setAnimals(first.animals);
  };
  const toggle = (id: string) => setAnimals(animals.includes(id) ? animals.filter((one) => one !== id) : [...animals, id]);
  const deal = () => {
    const name = series ? `s${freshId().slice(0, 6)}-${freshId()}` : freshId();
    go('game', prepare({ kind: 'start', game: 'wolf-and-hound', config, sitters: sitters.slice(0, players), id: name }));
  };
  const levels = SET_LEVELS.filter((one) => RECOMMENDED_SETS[edition].some((set) => set.level === one));

  return (
    <Page title={setup.title}>
      <div class="page form">
        <Choice
          label={setup.players}
          value={String(players) as '2' | '3' | '4'}
          options={([4, 3, 2] as const).map((n) => [String(n) as '2' | '3' | '4', String(n), setup.playersAbout[n]])}
          change={(n) => setPlayers(Number(n) as Players)}
        />
        <Sitters words={words} edition={edition} players={players} sitters={sitters} change={setSitters} />
        <Choice
          label={setup.animals}
          value={level}
          options={[...levels.map((one) => [one, setup.levels[one]] as const), ['own', setup.own] as const]}
          change={changeLevel}
        />
        {level === 'own' ? (
          <>
            <p>{setup.chosen(animals.length)}</p>
            <CardGrid words={words} edition={edition} chosen={animals} choose={toggle} />
          </>
        ) : (
          <Sets words={words} config={config} level={level} choose={setAnimals} />
        )}
        <Toggle
          label={setup.expansion}
          about={edition === '2016' ? setup.expansionAbout : words.refusals['no-expansion-in-draft']({})}
          value={expansion}
          change={setExpansion}
        />
        <Toggle label={setup.series} value={series} change={setSeries} />
        <details class="more">
          <summary>{shell.more}</summary>
          <div class="form">
            <Choice
              label={setup.edition}
              value={edition}
              options={EDITIONS.map((one) => [one, setup.editions[one]])}
              change={changeEdition}
            />
            <Toggle
              label={`${setup.sheep}: ${sheep ? setup.sheepOwn : setup.sheepUsual}`}
              value={sheep !== undefined}
              change={(own) => setSheep(own ? USUAL : undefined)}
            />
            {sheep && (
              <div class="row">
                {SEATS.map((seat) => (
                  <label key={seat} class="count-field">
                    {seatName(words, { players }, seat)}
                    <input
                      type="number"
                      min={1}
                      max={5}
                      value={sheep[seat - 1]}
                      onInput={(event) =>
                        setSheep(sheep.map((n, i) => (i === seat - 1 ? event.currentTarget.valueAsNumber : n)) as unknown as typeof USUAL)
                      }
                    />
                  </label>
                ))}
              </div>
            )}
          </div>
        </details>
        <div class="deal-bar">
          {refusal && (
            <p role="alert" class="refused">
              {setup.cannot} {words.refusals[refusal.code](refusal.facts)}{' '}
              <a href={helpFor('wolf-and-hound', refusal.rule)}>{words.gallery.ruling(refusal.rule)}</a>
            </p>
          )}
          <button type="button" class="primary big" disabled={refusal !== undefined} onClick={deal}>
            {setup.deal}
          </button>
          <PlayOnline game="wolf-and-hound" config={wolfAndHound.configs.write(config)} series={series} disabled={refusal !== undefined} />
        </div>
      </div>
    </Page>
  );
}

interface SittersProps {
  readonly words: WolfWords;
  readonly edition: Edition;
  readonly players: Players;
  readonly sitters: readonly Sitter[];
  readonly change: (sitters: readonly Sitter[]) => void;
}

function Sitters({ words, edition, players, sitters, change }: SittersProps) {
  return (
    <fieldset class="choice">
      <legend>{words.setup.who}</legend>
      <ul class="sitters">
        {SEATS.map((seat) => (
          <li key={seat}>
            <TeamSign pointed={seat % 2 === 0} team={TEAMS[edition][(seat - 1) % 2] as string} text={String(seat)} />
            <span class="sitter-name" id={`sitter-${seat}`}>
              {seatName(words, { players }, seat)}
            </span>
            {seat <= players && (
              <SitterSelect
                labelledBy={`sitter-${seat}`}
                words={words.setup}
                value={sitters[seat - 1]}
                change={(now) => change(sitters.map((sitter, i) => (i === seat - 1 ? now : sitter)))}
              />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface SetsProps {
  readonly words: WolfWords;
  readonly config: Config;
  readonly level: SetLevel;
  readonly choose: (animals: readonly string[]) => void;
}

/** The recommended sets of one level, as pictures. */
function Sets({ words, config, level, choose }: SetsProps) {
  const sets = RECOMMENDED_SETS[config.edition].filter((set) => set.level === level);
  const chosen = [...config.animals].sort().join(' ');
  return (
    <ul class="sets">
      {sets.map(({ animals }) => {
        const isChosen = [...animals].sort().join(' ') === chosen;
        return (
          <li key={animals.join(' ')}>
            <button type="button" class={`set ${isChosen ? 'chosen' : ''}`} aria-pressed={isChosen} onClick={() => choose(animals)}>
              <span class="set-art">
                {animals.map((id) => {
                  const card = CATALOGUE[config.edition].find((one) => one.id === id);
                  return card && <AnimalPicture key={id} card={card} />;
                })}
              </span>
              <span>{animals.map((id) => animalName(words, config, id)).join(' + ')}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
