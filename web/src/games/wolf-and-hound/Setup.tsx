import { hasPartners, type Seat } from '@bellwether/kernel';
import { type Config, EDITIONS, SEATS, SET_LEVELS, startingSheep, wolfAndHound } from '@bellwether/wolf-and-hound';
import { useState } from 'preact/hooks';
import { CopyLine } from '../../copy/CopyLine.tsx';
import { DoubtLegend } from '../../copy/DoubtLegend.tsx';
import { shelfOf, useOwnCopy } from '../../copy/kept.ts';
import { prepare } from '../../deals/opening.ts';
import { helpFor } from '../../frame/help.ts';
import { Page } from '../../frame/Page.tsx';
import { calledAt, castOf } from '../../model/characters.ts';
import { areSeveral, isGuest, isMe, type Sitter } from '../../model/sitter.ts';
import { PlayOnline } from '../../online/pages/PlayOnline.tsx';
import { keepDone } from '../../path/progress.ts';
import { seatsWith } from '../../path/seats.ts';
import { type StopSetup, useStopSetup } from '../../path/setup.ts';
import { facesAt, useMine } from '../../storage/mine.ts';
import { asSeated, keepSeats, keptSeats, withKeptNames } from '../../table-kit/kept-seats.ts';
import { MixChoice } from '../../table-kit/MixChoice.tsx';
import { SeatsPicture } from '../../table-kit/SeatsPicture.tsx';
import { NameInput, SitterSelect, Who } from '../../table-kit/SitterSelect.tsx';
import { Choice, Toggle } from '../../ui/Choice.tsx';
import { freshId } from '../../ui/fresh-id.ts';
import { go, isForFriends } from '../../ui/routes.ts';
import { useShell } from '../../words/catalogue.ts';
import type { ShellWords } from '../../words/en/shell.ts';
import { useWords } from '../../words/useWords.ts';
import { SetupLink } from '../../workshop/SetupLink.tsx';
import { CardGrid } from './Gallery.tsx';
import { keepEdition, keptEdition } from './kept-edition.ts';
import { seatName, tellRefusal } from './names.ts';
import { Picks } from './Picks.tsx';
import { SeatSign } from './SeatSign.tsx';
import { Sets } from './Sets.tsx';
import {
  configOf,
  draftOf,
  FIRST_DRAFT,
  linesOf,
  type SetupDraft,
  toggled,
  USUAL_SHEEP,
  withEdition,
  withLevel,
  withSheep,
} from './setup-draft.ts';
import { teamAt } from './team.ts';
import type { WolfWords } from './words/en.ts';
import type { WolfSets } from './words/en-sets.ts';
import { WOLF_SETS } from './words/sets.ts';
import { WOLF_WORDS } from './words/table.ts';
import './pages.css';

export function WolfSetup() {
  const words = useWords(WOLF_WORDS);
  const sets = useWords(WOLF_SETS);
  const given = useStopSetup('wolf-and-hound');
  if (words === undefined || sets === undefined || given === undefined) return null;
  return <SetupForm key={given?.stop} words={words} sets={sets} given={given} />;
}

interface Words {
  readonly words: WolfWords;
  readonly sets: WolfSets;
}

interface PartProps extends Words {
  readonly draft: SetupDraft;
  readonly set: (draft: SetupDraft) => void;
}

function SetupForm({ words, sets, given }: Words & { readonly given: StopSetup | null }) {
  const shell = useShell();
  const { setup } = sets;
  const [draft, set] = useState<SetupDraft>(() => ({
    ...withEdition(FIRST_DRAFT, keptEdition()),
    mix: keptSeats().mix,
    // Two friends against two bots; further people replace bots.
    ...(isForFriends() && { sitters: withKeptNames(FIRST_DRAFT.sitters.with(2, 'guest')) }),
    // From a drill: the game with what was drilled.
    ...(given && { ...draftOf(given.config as Config), sitters: seatsWith(given.bots, FIRST_DRAFT.sitters) }),
  }));
  const { edition, players, sitters, mix, expansion, series } = draft;
  const shelf = shelfOf('wolf-and-hound', edition);
  const config = useOwnCopy(shelf, configOf(draft));
  const deal = () => {
    const id = series ? `s${freshId().slice(0, 6)}-${freshId()}` : freshId();
    const seated = asSeated(sitters.slice(0, players));
    keepSeats(seated, mix);
    keepEdition(edition);
    if (given) keepDone('wolf-and-hound', given.stop, 'played');
    go('game', prepare({ kind: 'start', game: 'wolf-and-hound', config, sitters: seated, mix, id }));
  };
  return (
    <Page title={setup.title}>
      <div class="content form setup-form">
        <div class="setup-part">
          <Animals words={words} sets={sets} draft={draft} set={set} />
          <DoubtLegend />
          <Choice
            label={words.setup.players}
            value={COUNTS[players]}
            options={([4, 3, 2] as const).map((n) => [COUNTS[n], setup.playersOf(n), setup.playersAbout[n]])}
            change={(n) => set({ ...draft, players: n === '4' ? 4 : n === '3' ? 3 : 2 })}
          />
          <Choice
            label={words.setup.edition}
            value={edition}
            options={EDITIONS.map((one) => [one, words.setup.editions[one]])}
            change={(next) => set(withEdition(draft, next))}
          />
        </div>
        <div class="setup-part">
          {players === 3 && (
            <p class="set-note">
              {mix === undefined && isMe(sitters.slice(0, players), 2) ? sets.aloneYou : sets.alone(nameAt(words, shell, draft, 2))}
            </p>
          )}
          <Sitters words={words} sets={sets} config={config} sitters={sitters} change={(now) => set({ ...draft, sitters: now })} />
          <MixChoice value={mix} change={(next) => set({ ...draft, mix: next })} partners={hasPartners(wolfAndHound, config)} />
          <StartingSheep words={words} sets={sets} config={config} draft={draft} />
          <Toggle
            label={words.setup.expansion}
            about={edition === '2016' ? setup.expansionAbout : sets.refusals['no-expansion-in-draft']({})}
            value={expansion}
            change={(on) => set({ ...draft, expansion: on })}
          />
          <Toggle label={setup.series} value={series} change={(on) => set({ ...draft, series: on })} />
          <More words={words} sets={sets} draft={draft} set={set} />
          <CopyLine game="wolf-and-hound" shelf={shelf} edition={edition} />
        </div>
        <DealBar words={words} sets={sets} config={config} series={series} mix={mix} deal={deal} />
      </div>
    </Page>
  );
}

const COUNTS = { 2: '2', 3: '3', 4: '4' } as const;

/** Which animals play: a recommended set, or a free choice. */
function Animals({ words, sets, draft, set }: PartProps) {
  const { setup } = sets;
  const { edition, level, animals } = draft;
  const config = useOwnCopy(shelfOf('wolf-and-hound', edition), configOf(draft));
  const levels = SET_LEVELS.filter((one) => linesOf({ edition, level: one }).length > 0);
  // Sets from the book of 2016.
  const [picking, setPicking] = useState(level === 'first-game');
  const isPicking = picking && edition === '2016';
  const picks = edition === '2016' ? [['picks', sets.picks.title] as const] : [];
  return (
    <>
      <Choice
        label={setup.animals}
        value={isPicking ? 'picks' : level}
        options={[...picks, ...levels.map((one) => [one, setup.levels[one]] as const), ['own', setup.own] as const]}
        change={(next) => {
          setPicking(next === 'picks');
          if (next !== 'picks') set(withLevel(draft, next));
        }}
      />
      {isPicking && <Picks sets={sets} config={config} choose={(now) => set({ ...draft, level: 'own', animals: now })} />}
      {!isPicking && <p class="set-note">{level === 'own' ? sets.ownAbout : sets.levelsAbout[level]}</p>}
      {isPicking ? null : level === 'own' ? (
        <>
          <p>{setup.chosen(animals.length)}</p>
          <CardGrid words={words} edition={edition} chosen={animals} choose={(id) => set({ ...draft, animals: toggled(draft, id) })} />
        </>
      ) : (
        <Sets words={words} config={config} draft={draft} set={set} />
      )}
    </>
  );
}

/** Options that few players change. */
function More({ words, sets: { setup }, draft, set }: PartProps) {
  const shell = useShell();
  const { sheep } = draft;
  return (
    <details class="more">
      <summary>{shell.more}</summary>
      <div class="form">
        <Choice
          label={setup.sheep}
          value={sheep ? 'own' : 'usual'}
          options={[
            ['usual', setup.sheepUsual],
            ['own', setup.sheepOwn],
          ]}
          change={(now) => set({ ...draft, sheep: now === 'own' ? USUAL_SHEEP : undefined })}
        />
        {sheep && (
          <div class="row">
            {SEATS.map((seat) => (
              <label key={seat} class="count-field">
                {nameAt(words, shell, draft, seat)}
                <input
                  type="number"
                  min={1}
                  max={5}
                  value={sheep[seat - 1]}
                  onInput={({ currentTarget }) => set({ ...draft, sheep: withSheep(sheep, seat, currentTarget.valueAsNumber) })}
                />
              </label>
            ))}
          </div>
        )}
      </div>
    </details>
  );
}

/** The player of a seat, if seats are not mixed: a bot by name, and “you” for a single person. */
function nameAt(words: WolfWords, shell: ShellWords, { sitters, players, mix }: SetupDraft, seat: Seat): string {
  const playing = sitters.slice(0, players);
  const name = seatName(words, { players }, seat);
  if (mix !== undefined) return name;
  return isMe(playing, seat) ? words.you : calledAt(shell, castOf(playing)[seat - 1], name);
}

/** Starting sheep by seat: they depend on the number of players and of wolves. */
function StartingSheep({ words, sets, config, draft }: Omit<PartProps, 'set'> & { readonly config: Config }) {
  const shell = useShell();
  const counts = startingSheep(config).map((count, i) =>
    shell.colon(nameAt(words, shell, draft, i + 1), String(count)).replace(': ', ':\u00a0'),
  );
  return (
    <p class="set-note">
      <b>{sets.setup.sheep}</b> {counts.join(' · ')}
    </p>
  );
}

interface DealBarProps extends Words {
  readonly config: Config;
  readonly series: boolean;
  readonly mix: SetupDraft['mix'];
  readonly deal: () => void;
}

/** The button that deals, or why this set-up cannot be dealt. */
function DealBar({ words, sets: { setup, refusals }, config, series, mix, deal }: DealBarProps) {
  const refusal = wolfAndHound.checkConfig(config);
  return (
    <div class="deal-bar">
      {refusal && (
        <p role="alert" class="refused">
          {setup.cannot} {tellRefusal(refusals, refusal)} <a href={helpFor('wolf-and-hound', refusal.rule)}>{words.gallery.ruling}</a>
        </p>
      )}
      <button type="button" class="primary big" disabled={refusal !== undefined} onClick={deal}>
        {setup.deal}
      </button>
      <PlayOnline
        game="wolf-and-hound"
        config={wolfAndHound.configs.write(config)}
        series={series}
        mix={mix}
        disabled={refusal !== undefined}
      />
      <SetupLink game="wolf-and-hound" config={wolfAndHound.configs.write(config)} disabled={refusal !== undefined} />
    </div>
  );
}

interface SittersProps extends Words {
  readonly config: Config;
  readonly sitters: readonly Sitter[];
  readonly change: (sitters: readonly Sitter[]) => void;
}

function Sitters({ words, sets, config, sitters, change }: SittersProps) {
  const shell = useShell();
  const cast = castOf(sitters.slice(0, config.players));
  const playing = sitters.slice(0, config.players);
  const faces = facesAt(playing, useMine());
  const seatOne = (seat: number, now: Sitter) => sitters.map((sitter, i) => (i === seat - 1 ? now : sitter));
  return (
    <fieldset class="choice">
      <legend>{sets.setup.who}</legend>
      <SeatsPicture
        table="road"
        cast={SEATS.map((seat) => cast[seat - 1])}
        paints={SEATS.map((seat) => `var(--${teamAt(config, seat).team})`)}
        faces={faces}
      />
      <ul class="sitters">
        {SEATS.map((seat) => (
          <li key={seat}>
            <SeatSign config={config} seat={seat} />
            <span class="sitter-name" id={`sitter-${seat}`}>
              {isMe(playing, seat) ? words.you : calledAt(shell, cast[seat - 1], seatName(words, config, seat))}
            </span>
            {seat <= config.players && <Who shell={shell} bot={cast[seat - 1]} person={words.setup.person} />}
            {seat <= config.players && (
              <SitterSelect
                labelledBy={`sitter-${seat}`}
                words={words.setup}
                value={sitters[seat - 1]}
                face={faces[seat - 1]}
                variant={cast[seat - 1]?.variant}
                paint={`var(--${teamAt(config, seat).team})`}
                change={(now) => change(isGuest(now) ? withKeptNames(seatOne(seat, now)) : seatOne(seat, now))}
              />
            )}
            {areSeveral(playing) && isGuest(playing[seat - 1]) && (
              <NameInput seat={seatName(words, config, seat)} value={playing[seat - 1]} change={(now) => change(seatOne(seat, now))} />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
