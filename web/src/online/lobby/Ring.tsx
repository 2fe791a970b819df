import type { Mirror } from '@bellwether/client';
import type { Action, SeatInfo } from '@bellwether/wire';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { isPerson, told } from '../../connection/people.ts';
import { useGame } from '../../model/game.ts';
import { Face } from '../../online-kit/Face.tsx';
import { useSides } from '../../online-kit/useSides.ts';
import { botsAt, useCalled } from '../../online-kit/who.ts';
import { Green } from '../../scenery/Green.tsx';
import { useShell } from '../../words/catalogue.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import type { MeetWords } from '../meet/words/en.ts';
import { SeatSheet } from './SeatSheet.tsx';
import './ring.css';

export interface RingProps {
  readonly words: OnlineWords;
  readonly meet: MeetWords;
  readonly mirror: Mirror;
  readonly canSit: boolean;
  readonly sit: (seat: number) => void;
  readonly act: (action: Action) => void;
  /** On a shared screen nothing can be pressed. */
  readonly looks?: boolean;
  /** What lies on the table. */
  readonly children?: ComponentChildren;
}

/** The table from above: players in the order of play, the viewer at the near side. */
export function Ring(props: RingProps) {
  const { words, meet, mirror, sit, act, children } = props;
  const { info, viewer, host } = mirror;
  const game = useGame(info.game);
  const sides = useSides(info);
  const bots = botsAt(info.seats);
  const called = useCalled(info);
  const [chosen, choose] = useState<number>();
  const near = typeof viewer === 'number' ? viewer : 1;
  const seated = typeof viewer === 'number';
  const chosenSeat = info.seats.find(({ seat }) => seat === chosen);
  return (
    <section class="ring" aria-label={words.lobby.seats}>
      <div class="ring-table">
        <Green />
        {game && <game.Sign />}
        {children}
      </div>
      <ol class="ring-seats">
        {info.seats.map((seat, i) => (
          <li
            key={seat.seat}
            class={`online-seat ring-seat ${seat.seat === viewer ? 'mine' : ''} ${isPerson(seat) ? 'taken' : ''}`}
            style={placeOf(i + 1 - near, info.seats.length)}
          >
            <Face info={info} sides={sides} seat={seat} bot={bots[i]} />
            <Who words={words} meet={meet} mirror={mirror} seat={seat} called={called[i] ?? ''} side={sideOf(props, sides, seat)} />
            <SeatButtons {...props} seat={seat} side={sideOf(props, sides, seat)} choose={() => choose(seat.seat)} />
          </li>
        ))}
      </ol>
      {chosenSeat && (
        <SeatSheet
          words={words}
          meet={meet}
          seat={chosenSeat}
          host={host}
          seated={seated}
          sit={() => sit(chosenSeat.seat)}
          act={act}
          close={() => choose(undefined)}
        />
      )}
    </section>
  );
}

/** Whose partner or opponent one would be in a seat: the viewer's, or of the people who sit already. */
export function sideOf(
  { words, meet, mirror: { info, viewer } }: Pick<RingProps, 'words' | 'meet' | 'mirror'>,
  sides: readonly (readonly SeatInfo[])[],
  seat: SeatInfo,
): string {
  // A seat that mixing may still change promises nothing.
  if (sides.length < 2 || info.mix || seat.seat === viewer) return '';
  const partners = sides.find((side) => side.some((one) => one.seat === seat.seat)) ?? [];
  if (typeof viewer === 'number') return partners.some((one) => one.seat === viewer) ? meet.seat.withYou : meet.seat.againstYou;
  if (isPerson(seat)) return '';
  const names = (of: readonly SeatInfo[]) => of.filter(isPerson).map(({ name = '' }) => told(name, words));
  const [mine, theirs] = [names(partners), names(info.seats.filter((one) => !partners.includes(one)))];
  if (mine.length > 0) return meet.seat.with(mine);
  return theirs.length > 0 ? meet.seat.against(theirs) : '';
}

type SeatButtonsProps = RingProps & { readonly seat: SeatInfo; readonly side: string; readonly choose: () => void };

/** The viewer's actions on a seat. */
function SeatButtons({ words, meet, mirror, canSit, sit, act, looks = false, seat, side, choose }: SeatButtonsProps) {
  const shell = useShell();
  const { info, viewer, host } = mirror;
  const open = info.status === 'open';
  const seated = typeof viewer === 'number';
  return (
    <>
      {open && !isPerson(seat) && !seated && !looks && (
        <button
          type="button"
          class={seat.kind === 'empty' ? 'primary' : 'button'}
          disabled={!canSit}
          aria-label={shell.colon(words.lobby.sit, side ? shell.list([meet.seat.nth(seat.seat), side]) : meet.seat.nth(seat.seat))}
          onClick={() => sit(seat.seat)}
        >
          {words.lobby.sit}
        </button>
      )}
      {seat.seat === viewer && (
        <button type="button" class="button" onClick={() => act({ kind: 'stand', seat: seat.seat })}>
          {words.lobby.stand}
        </button>
      )}
      {open && seat.seat !== viewer && (host || (seated && !isPerson(seat))) && (
        <button
          type="button"
          class="button ring-more"
          aria-haspopup="dialog"
          aria-label={meet.seat.choose(meet.seat.nth(seat.seat))}
          onClick={choose}
        >
          ⋯
        </button>
      )}
    </>
  );
}

/** A position on an oval, clockwise from the near side; `--down` is 0 % at the far edge and 100 % at the near edge. */
function placeOf(k: number, of: number): { '--left': string; '--down': string } {
  const angle = Math.PI / 2 + (2 * Math.PI * k) / of;
  return { '--left': `${50 + 34 * Math.cos(angle)}%`, '--down': `${50 + 50 * Math.sin(angle)}%` };
}

interface WhoProps extends Pick<RingProps, 'words' | 'meet' | 'mirror'> {
  readonly seat: SeatInfo;
  readonly called: string;
  readonly side: string;
}

function Who({ words, meet, mirror: { online, viewer }, seat, called, side }: WhoProps) {
  const shell = useShell();
  if (seat.kind === 'empty') {
    return (
      <p class="ring-who online-quiet">
        {seat.next ? meet.seat.next(seat.next) : meet.seat.free}
        {side && <b class="ring-side">{side}</b>}
      </p>
    );
  }
  const level = seat.level as keyof typeof shell.level.names | undefined;
  const facts = isPerson(seat)
    ? [
        ...(seat.seat === viewer ? [meet.seat.you] : online.includes(seat.seat) ? [] : [words.table.away]),
        ...(seat.host ? [meet.seat.host] : []),
      ]
    : [meet.seat.bot, ...(level ? [shell.level[level]] : [])];
  return (
    <p class="ring-who">
      <b>{told(isPerson(seat) ? (seat.name ?? '') : called, words)}</b>
      {side && <small class="ring-side">{side}</small>}
      {facts.length > 0 && <small class="small">{facts.join(' · ')}</small>}
    </p>
  );
}
