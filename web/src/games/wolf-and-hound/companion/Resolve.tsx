import { activation, type Config, SEATS, startingSheep } from '@bellwether/wolf-and-hound';
import { useState } from 'preact/hooks';
import { recall } from '../../../companion/kept.ts';
import { Stepper } from '../../../companion/Stepper.tsx';
import { shelfOf, useOwnCopy } from '../../../copy/kept.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { say } from '../../../ui/say.ts';
import { useWords } from '../../../words/useWords.ts';
import { AnimalPicture } from '../AnimalCard.tsx';
import { cardOf } from '../foresee.ts';
import { animalName } from '../names.ts';
import { tell } from '../narrate.ts';
import { SeatSign } from '../SeatSign.tsx';
import { FIRST_DRAFT } from '../setup-draft.ts';
import type { Side } from '../vocabulary.ts';
import { WOLF_COMPANION } from '../words/companion.ts';
import { WOLF_WORDS } from '../words/table.ts';
import { allAnimals } from './all-animals.ts';
import { KEPT } from './Referee.tsx';
import { readSession } from './referee-session.ts';
import '../table.css';
import './companion.css';

/** What the animals at a seat do when its turn begins. */
export function Resolve() {
  const words = useWords(WOLF_WORDS);
  const own = useWords(WOLF_COMPANION);
  const [running] = useState(() => readSession(recall(KEPT)));
  const [seat, setSeat] = useState(1);
  const [here, setHere] = useState<readonly { readonly id: string; readonly side: Side }[]>([]);
  const [sheep, setSheep] = useState<readonly number[]>([3, 3, 3, 3]);
  const [shown, setShown] = useState<ReturnType<typeof activation>>();
  const edition = running?.config.edition ?? FIRST_DRAFT.edition;
  // Up to five sheep in every pasture, since this table need not come from a real game.
  const all: Config = { edition, players: 4, animals: allAnimals(edition), expansion: false, sheep: [5, 5, 5, 5] };
  const config = useOwnCopy(shelfOf('wolf-and-hound', edition), all);
  if (words === undefined || own === undefined) return null;
  const first = running ? running.config.animals : [];
  const animals = [...config.animals].sort((a, b) => Number(first.includes(b)) - Number(first.includes(a)));
  const turn = (id: string) => {
    setShown(undefined);
    const found = here.find((one) => one.id === id);
    const two = cardOf({ config }, id)?.back !== undefined;
    if (found === undefined) setHere([...here, { id, side: 'front' }]);
    else if (two && found.side === 'front') setHere(here.map((one) => (one === found ? { id, side: 'back' as const } : one)));
    else setHere(here.filter((one) => one !== found));
  };
  const resolve = () => {
    const result = activation(config, { turn: seat, sheep, animals: here });
    setShown(result);
    say(...lines(result));
  };
  const named = { ...words, seats: SEATS.map((one) => words.seat(one)) };
  const lines = ({ events }: ReturnType<typeof activation>) =>
    events.map((event) => tell(named, { config, viewer: 'spectator' }, event)).filter((line) => line !== undefined);
  return (
    <div class="form">
      <p class="small">{own.resolve.about}</p>
      <Choice
        label={own.resolve.seat}
        value={String(seat)}
        options={SEATS.map((one) => [String(one), words.seat(one)])}
        change={(next) => {
          setShown(undefined);
          setSeat(Number(next));
        }}
      />
      <fieldset class="choice">
        <legend>{own.resolve.here}</legend>
        <ul class="resolve-animals">
          {animals.map((id) => {
            const card = cardOf({ config }, id);
            const found = here.find((one) => one.id === id);
            return (
              <li key={id}>
                <button type="button" aria-pressed={found !== undefined} onClick={() => turn(id)}>
                  {card && <AnimalPicture card={card} side={found?.side ?? 'front'} looks={config.looks} />}
                  <span>
                    {animalName(words, config, id)}
                    {found && card?.back ? words.aside(own.sides[found.side]) : ''}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </fieldset>
      <fieldset class="choice">
        <legend>{own.resolve.before}</legend>
        {SEATS.map((one) => (
          <div key={one} class="referee-row">
            <span>
              <SeatSign config={config} seat={one} /> {words.seat(one)}
            </span>
            <Stepper
              label={words.seat(one)}
              value={sheep[one - 1] ?? 0}
              most={startingSheep(config)[one - 1] ?? 5}
              change={(n) => {
                setShown(undefined);
                setSheep(sheep.with(one - 1, n));
              }}
            />
          </div>
        ))}
      </fieldset>
      {shown && (
        <section class="resolve-result" aria-label={own.resolve.start}>
          <ol class="referee-told">
            {lines(shown).length === 0 ? <li>{own.resolve.nothing}</li> : lines(shown).map((line, i) => <li key={i}>{line}</li>)}
          </ol>
          {SEATS.filter((one) => shown.sheep[one - 1] !== sheep[one - 1]).map((one) => (
            <p key={one}>
              <SeatSign config={config} seat={one} /> <strong>{own.resolve.after(sheep[one - 1] ?? 0, shown.sheep[one - 1] ?? 0)}</strong>
            </p>
          ))}
        </section>
      )}
      <div class="companion-bar">
        <button type="button" class="primary" disabled={here.length === 0} onClick={resolve}>
          {own.resolve.start}
        </button>
      </div>
    </div>
  );
}
