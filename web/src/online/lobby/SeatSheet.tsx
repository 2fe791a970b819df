import { LEVELS } from '@bellwether/bots/levels';
import type { Action, SeatInfo } from '@bellwether/wire';
import { useState } from 'preact/hooks';
import { isPerson, told } from '../../connection/people.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useShell } from '../../words/catalogue.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import type { MeetWords } from '../meet/words/en.ts';
import { BotLevel } from './BotLevel.tsx';

interface SeatSheetProps {
  readonly words: OnlineWords;
  readonly meet: MeetWords;
  readonly seat: SeatInfo;
  readonly host: boolean;
  readonly seated: boolean;
  readonly sit: () => void;
  readonly act: (action: Action) => void;
  readonly close: () => void;
}

/** All actions on a seat: seat a bot, sit down, remove a person. */
export function SeatSheet({ words, meet, seat, host, seated, sit, act, close }: SeatSheetProps) {
  const done = (action: Action) => () => {
    act(action);
    close();
  };
  return (
    <Dialog title={meet.seat.nth(seat.seat)} close={close}>
      <div class="form seat-choices">
        {!isPerson(seat) && (
          <button
            type="button"
            class="primary"
            onClick={() => {
              sit();
              close();
            }}
          >
            {seated ? words.lobby.move : words.lobby.sit}
          </button>
        )}
        {host && !isPerson(seat) && <Bots words={words} meet={meet} seat={seat} done={done} />}
        {host && isPerson(seat) && <OfPerson words={words} meet={meet} seat={seat} done={done} />}
      </div>
    </Dialog>
  );
}

interface PartProps extends Pick<SeatSheetProps, 'words' | 'meet' | 'seat'> {
  readonly done: (action: Action) => () => void;
}

function Bots({ words, meet, seat, done }: PartProps) {
  const shell = useShell();
  return (
    <>
      {seat.kind === 'bot' && (
        <button type="button" class="button" onClick={done({ kind: 'empty', seat: seat.seat })}>
          {meet.seat.person}
        </button>
      )}
      {LEVELS.map((level) => (
        <button
          key={level}
          type="button"
          class="button seat-bot"
          aria-pressed={seat.level === level}
          aria-label={`${shell.colon(words.lobby.bot, shell.level[level])}${shell.dash}${shell.level.about[level]}`}
          onClick={done({ kind: 'bot', seat: seat.seat, level })}
        >
          <BotLevel level={level} />
        </button>
      ))}
    </>
  );
}

/** The host's actions on a person. A removed person cannot come back, so it asks twice. */
export function OfPerson({ words, meet, seat, done }: PartProps) {
  const [sure, setSure] = useState(false);
  return (
    <>
      {sure && <p role="status">{meet.seat.removeSure(told(seat.name ?? '', words))}</p>}
      <button type="button" class="button" onClick={sure ? done({ kind: 'remove', seat: seat.seat }) : () => setSure(true)}>
        {meet.seat.remove}
      </button>
      {seat.kind === 'human' && !sure && (
        <button type="button" class="button" onClick={done({ kind: 'host', seat: seat.seat })}>
          {meet.seat.handOn}
        </button>
      )}
    </>
  );
}
