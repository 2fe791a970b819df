import type { Seat } from '@bellwether/kernel';
import { SEATS } from '@bellwether/wolf-and-hound';
import { Portrait } from '../../art/BotFace.tsx';
import { Sheep } from '../../art/Sheep.tsx';
import { castOf } from '../../table-kit/characters.ts';
import { useLooks } from '../../table-kit/useLooks.ts';
import { useShell } from '../../words/catalogue.ts';
import './company.css';
import { NumberCard } from './art/NumberCard.tsx';
import { animalName, seatName, who } from './names.ts';
import { SeatSign } from './SeatSign.tsx';
import { plateText } from './scene/homestead.ts';
import { teamAt } from './team.ts';
import type { LogTurn } from './useLog.ts';
import type { EventView, View } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

interface CompanyProps {
  readonly words: WolfWords;
  readonly view: View;
  readonly sitters: readonly string[];
  /** The latest turn first. */
  readonly log: readonly LogTurn[];
}

/** The four at the table: face, level, sheep at home and lost, and what each of them played last. */
export function Company({ words, view, sitters, log }: CompanyProps) {
  const { level } = useShell();
  const cast = castOf(sitters);
  const looks = useLooks(sitters);
  return (
    <ul class="company">
      {SEATS.map((seat) => {
        const bot = cast[seat - 1];
        const turn = view.turn === seat && view.outcome === undefined;
        return (
          <li key={seat} class={turn ? 'in-turn' : ''} aria-label={plateText(words, view, seat)}>
            <Portrait look={looks[seat - 1]} seat={seat} paint={`var(--${teamAt(view.config, seat).team})`} />
            <div class="company-who">
              <b>
                <SeatSign config={view.config} seat={seat} />
                {seat === view.viewer ? words.you : seatName(words, view.config, seat)}
                {bot && <small>{level[bot.level]}</small>}
              </b>
              <Flock home={view.sheep[seat - 1] ?? 0} all={view.flock[seat - 1] ?? 0} seat={seat} />
            </div>
            <LastPlayed words={words} view={view} turn={log.find((one) => one.seat === seat && one.events.some(isPlay))} />
          </li>
        );
      })}
    </ul>
  );
}

function isPlay({ kind }: EventView): boolean {
  return kind === 'plays';
}

/** Lost ones are pale. */
function Flock({ home, all, seat }: { readonly home: number; readonly all: number; readonly seat: Seat }) {
  return (
    <span class="company-flock" aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        <span key={i} class={i < home ? '' : 'lost-sheep'}>
          <Sheep coat={(seat + i * 2) % 5} lost={i >= home} />
        </span>
      ))}
    </span>
  );
}

interface LastPlayedProps {
  readonly words: WolfWords;
  readonly view: View;
  readonly turn: LogTurn | undefined;
}

/** The card, and where it took whom. */
function LastPlayed({ words, view, turn }: LastPlayedProps) {
  const played = turn?.events.find((event) => event.kind === 'plays');
  if (turn === undefined || played === undefined) return null;
  const walks = turn.events.filter((event) => event.kind === 'moves');
  return (
    <div class="company-last">
      <small>
        {walks.slice(0, 2).map(({ animal, to }) => (
          <span key={animal}>
            {animalName(words, view.config, animal)} →&nbsp;{who(words, view, to).you ? words.you : seatName(words, view.config, to)}
          </span>
        ))}
      </small>
      <span class="company-card">
        <NumberCard card={played.card} lie="top" />
      </span>
    </div>
  );
}
