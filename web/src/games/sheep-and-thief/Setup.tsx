import { type Config, EDITIONS, type Edition, PLAYERS, type Players, SEATS, sheepAndThief } from '@bellwether/sheep-and-thief';
import { useState } from 'preact/hooks';
import { CopyLine } from '../../copy/CopyLine.tsx';
import { useOwnCopy } from '../../copy/kept.ts';
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
import { go, href, isForFriends } from '../../ui/routes.ts';
import { useShell } from '../../words/catalogue.ts';
import { useWords } from '../../words/useWords.ts';
import { SetupLink } from '../../workshop/SetupLink.tsx';
import { SEAT_COLOURS } from './art/seat-colours.ts';
import { SHELF } from './copy/shelf.ts';
import { TableDoubts } from './copy/Values.tsx';
import { seatName } from './names.ts';
import { SeatSign } from './SeatSign.tsx';
import type { SheepWords } from './words/en.ts';
import { SHEEP_WORDS } from './words/table.ts';
import './table.css';

export function SheepSetup() {
  const words = useWords(SHEEP_WORDS);
  const given = useStopSetup('sheep-and-thief');
  return words === undefined || given === undefined ? null : <SetupForm key={given?.stop} words={words} given={given} />;
}

const SITTERS: readonly Sitter[] = ['guest', 'bot:shepherd', 'bot:herder', 'bot:shepherd'];
type Count = '2' | '3' | '4';

function SetupForm({ words, given }: { readonly words: SheepWords; readonly given: StopSetup | null }) {
  const { setup } = words;
  // From a drill: the game with what was drilled.
  const drilled = given?.config as Config | undefined;
  const [players, setPlayers] = useState<Players>(2);
  const [sitters, setSitters] = useState<readonly Sitter[]>(() =>
    isForFriends() ? withKeptNames(SITTERS.with(1, 'guest')) : seatsWith(given?.bots ?? [], SITTERS),
  );
  // There are no partners in this game.
  const [mix, setMix] = useState(() => keptSeats().mix && ('all' as const));
  const [edition, setEdition] = useState<Edition>('2017');
  const [missions, setMissions] = useState(drilled?.missions ?? false);
  const [blackSheep, setBlackSheep] = useState(drilled?.blackSheep ?? false);
  const config = useOwnCopy<Config>(SHELF, { edition, players, missions, blackSheep });
  const refusal = sheepAndThief.checkConfig(config);
  const deal = () => {
    const seated = asSeated(sitters.slice(0, players));
    keepSeats(seated, mix);
    if (given) keepDone('sheep-and-thief', given.stop, 'played');
    go('game', prepare({ kind: 'start', game: 'sheep-and-thief', config, sitters: seated, mix, id: freshId() }));
  };

  return (
    <Page title={setup.title}>
      <div class="content form setup-form">
        <div class="setup-part">
          <Choice
            label={setup.players}
            value={String(players) as Count}
            options={PLAYERS.map((n) => [String(n) as Count, setup.playersOf(n), setup.playersAbout[n] ?? ''])}
            change={(n) => setPlayers(Number(n) as Players)}
          />
          <Sitters words={words} players={players} sitters={sitters} change={setSitters} />
          <MixChoice value={mix} change={(next) => setMix(next && 'all')} partners={false} />
        </div>
        <div class="setup-part">
          <Toggle label={setup.missions} about={setup.missionsAbout} value={missions} change={setMissions} />
          <Toggle label={setup.black} about={setup.blackAbout} value={blackSheep} change={setBlackSheep} />
          <Choice
            label={setup.edition}
            value={edition}
            options={EDITIONS.map((one) => [one, setup.editions[one], setup.editionsAbout[one]])}
            change={setEdition}
          />
          <div class="row">
            <a href={href('cards', 'sheep-and-thief')}>{setup.deck}</a> <TableDoubts config={config} over />
          </div>
          <CopyLine game="sheep-and-thief" shelf={SHELF} />
        </div>
        <div class="sheep-deal">
          {refusal && (
            <p role="alert" class="refused">
              {setup.cannot} {words.refusals[refusal.code](refusal.facts)}{' '}
              <a href={helpFor('sheep-and-thief', refusal.rule)}>{words.whyNot.rule}</a>
            </p>
          )}
          <button type="button" class="primary big" disabled={refusal !== undefined} onClick={deal}>
            {setup.deal}
          </button>
          <PlayOnline game="sheep-and-thief" config={sheepAndThief.configs.write(config)} mix={mix} disabled={refusal !== undefined} />
          <SetupLink game="sheep-and-thief" config={sheepAndThief.configs.write(config)} disabled={refusal !== undefined} />
        </div>
      </div>
    </Page>
  );
}

interface SittersProps {
  readonly words: SheepWords;
  readonly players: Players;
  readonly sitters: readonly Sitter[];
  readonly change: (sitters: readonly Sitter[]) => void;
}

function Sitters({ words, players, sitters, change }: SittersProps) {
  const shell = useShell();
  const cast = castOf(sitters.slice(0, players));
  const playing = sitters.slice(0, players);
  const faces = facesAt(playing, useMine());
  const seatOne = (seat: number, now: Sitter) => sitters.map((sitter, i) => (i === seat - 1 ? now : sitter));
  return (
    <fieldset class="choice">
      <legend>{words.setup.who}</legend>
      <SeatsPicture cast={cast} paints={SEAT_COLOURS.map((colour) => `var(--${colour})`)} faces={faces} table="cards" />
      <ul class="sheep-sitters">
        {SEATS.slice(0, players).map((seat) => (
          <li key={seat}>
            <SeatSign seat={seat} />
            <span class="sheep-sitter" id={`sitter-${seat}`}>
              {isMe(playing, seat) ? words.you : calledAt(shell, cast[seat - 1], seatName(words, seat))}
            </span>
            <Who shell={shell} bot={cast[seat - 1]} person={words.setup.person} />
            <SitterSelect
              labelledBy={`sitter-${seat}`}
              words={words.setup}
              value={sitters[seat - 1]}
              face={faces[seat - 1]}
              variant={cast[seat - 1]?.variant}
              paint={`var(--${SEAT_COLOURS[seat - 1]})`}
              change={(now) => change(isGuest(now) ? withKeptNames(seatOne(seat, now)) : seatOne(seat, now))}
            />
            {areSeveral(playing) && isGuest(playing[seat - 1]) && (
              <NameInput seat={seatName(words, seat)} value={playing[seat - 1]} change={(now) => change(seatOne(seat, now))} />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
