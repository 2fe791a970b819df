import type { Seat } from '@bellwether/kernel';
import { type Entry, SEATS, SIDES, startingSheep } from '@bellwether/wolf-and-hound';
import { useState } from 'preact/hooks';
import { Stepper } from '../../../companion/Stepper.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useShell } from '../../../words/catalogue.ts';
import { cardOf } from '../foresee.ts';
import { animalName, seatName } from '../names.ts';
import { SeatSign } from '../SeatSign.tsx';
import type { View } from '../vocabulary.ts';
import type { WolfWords } from '../words/en.ts';
import type { WolfCompanion } from '../words/en-companion.ts';

interface CorrectSheetProps {
  readonly words: WolfWords;
  readonly own: WolfCompanion;
  readonly view: View;
  /** Enters the correction; false if it is impossible. */
  readonly apply: (entry: Entry) => void;
  readonly close: () => void;
}

/** Steppers and choices to correct the app's table to match the real one. */
export function CorrectSheet({ words, own, view, apply, close }: CorrectSheetProps) {
  const shell = useShell();
  const { config } = view;
  const [sheep, setSheep] = useState(view.sheep);
  const [animals, setAnimals] = useState(view.animals);
  const [turn, setTurn] = useState<Seat>(view.turn);
  const [sizes, setSizes] = useState(view.handSizes);
  const flock = startingSheep(config);
  const name = (seat: Seat) => seatName(words, config, seat);
  const seats = SEATS.map((seat) => [String(seat), name(seat)] as const);
  return (
    <Dialog title={own.correct} close={close}>
      <div class="form">
        <p>{own.correctAbout}</p>
        {SEATS.map((seat) => (
          <div key={seat} class="referee-row">
            <span>
              <SeatSign config={config} seat={seat} /> {name(seat)}
            </span>
            <Stepper
              label={shell.list([name(seat), own.sheep])}
              value={sheep[seat - 1] ?? 0}
              most={flock[seat - 1] ?? 5}
              change={(n) => setSheep(sheep.with(seat - 1, n))}
            />
          </div>
        ))}
        {animals.map(({ id, at, side }, i) => (
          <div key={id} class="form">
            <Choice
              label={own.place(animalName(words, config, id))}
              value={String(at)}
              options={seats}
              change={(next) => setAnimals(animals.with(i, { id, side, at: Number(next) }))}
            />
            {cardOf(view, id)?.back && (
              <Choice
                label={own.side(animalName(words, config, id))}
                value={side}
                options={SIDES.map((one) => [one, own.sides[one]])}
                change={(next) => setAnimals(animals.with(i, { id, at, side: next }))}
              />
            )}
          </div>
        ))}
        <Choice label={own.whose} value={String(turn)} options={seats} change={(next) => setTurn(Number(next))} />
        {SEATS.slice(0, config.players).map((seat) => (
          <div key={seat} class="referee-row">
            <span>{own.inHand(name(seat))}</span>
            <Stepper
              label={own.inHand(name(seat))}
              value={sizes[seat - 1] ?? 0}
              most={8}
              change={(n) => setSizes(sizes.with(seat - 1, n))}
            />
          </div>
        ))}
        <button
          type="button"
          class="primary"
          onClick={() => {
            apply({ kind: 'correct', sheep, animals, turn, handSizes: sizes });
            close();
          }}
        >
          {own.save}
        </button>
      </div>
    </Dialog>
  );
}
