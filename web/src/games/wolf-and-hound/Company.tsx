import type { Seat } from '@bellwether/kernel';
import { faceOf, SEATS } from '@bellwether/wolf-and-hound';
import { Portrait } from '../../art/BotFace.tsx';
import { Sheep } from '../../art/Sheep.tsx';
import { castOf } from '../../model/characters.ts';
import { useLooks } from '../../table-kit/useLooks.ts';
import { useShell } from '../../words/catalogue.ts';
import './company.css';
import { Animal } from './art/Animal.tsx';
import { NumberCard } from './art/NumberCard.tsx';
import { cardOf } from './foresee.ts';
import { seatName } from './names.ts';
import { tell } from './narrate.ts';
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
  /** Latest turn first. */
  readonly log: readonly LogTurn[];
}

/** The four players: face, level, sheep at home and lost, and the last card of each. */
export function Company({ words, view, sitters, log }: CompanyProps) {
  const { level } = useShell();
  const cast = castOf(sitters);
  const looks = useLooks(sitters);
  return (
    <ul class="company">
      {SEATS.map((seat) => {
        const bot = cast[seat - 1];
        const turn = view.turn === seat && view.outcome === undefined;
        const last = log.find((one) => one.seat === seat && one.events.some(isPlay))?.events ?? [];
        const played = last.find((event) => event.kind === 'plays');
        return (
          <li key={seat} class={turn ? 'in-turn' : ''} aria-label={plateText(words, view, seat)}>
            <Portrait look={looks[seat - 1]} seat={seat} paint={`var(--${teamAt(view.config, seat).team})`} />
            <div class="company-who">
              <b>
                <SeatSign config={view.config} seat={seat} />
                {seat === view.viewer ? words.you : seatName(words, view.config, seat)}
                {bot && <small>{level[bot.level]}</small>}
              </b>
              <span class="company-line">
                <Flock home={view.sheep[seat - 1] ?? 0} all={view.flock[seat - 1] ?? 0} seat={seat} />
                <Walks words={words} view={view} events={last} />
              </span>
            </div>
            {played && (
              <span class="company-card">
                <NumberCard card={played.card} lie="top" />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function isPlay({ kind }: EventView): boolean {
  return kind === 'plays';
}

/** Lost sheep are pale. */
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

interface WalksProps {
  readonly words: WolfWords;
  readonly view: View;
  readonly events: readonly EventView[];
}

/** Which animal went to which seat: a head, and the seat's sign. */
function Walks({ words, view, events }: WalksProps) {
  return (
    <span class="company-walks">
      {events
        .filter((event) => event.kind === 'moves')
        .slice(0, 2)
        .map((walk) => (
          <span key={walk.animal} role="img" aria-label={tell(words, view, walk)}>
            <Head view={view} id={walk.animal} />→
            <SeatSign config={view.config} seat={walk.to} />
          </span>
        ))}
    </span>
  );
}

function Head({ view, id }: { readonly view: View; readonly id: string }) {
  const card = cardOf(view, id);
  const side = view.animals.find((one) => one.id === id)?.side ?? 'front';
  if (card === undefined) return null;
  const { kind: shows, pace, target } = faceOf(card, side === 'back' ? 1 : 0);
  return (
    <span class="company-head">
      <Animal kind="animal" {...{ id, shows, side, pace, target }} arrow={undefined} twoSided={card.back !== undefined} />
    </span>
  );
}
