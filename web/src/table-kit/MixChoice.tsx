import type { Mix } from '@bellwether/kernel';
import { useId } from 'preact/hooks';
import { Choice } from '../ui/Choice.tsx';
import { SEATS } from '../words/areas.ts';
import { useWords } from '../words/useWords.ts';
import './seats.css';

interface MixProps {
  readonly value: Mix | undefined;
  readonly change: (mix: Mix | undefined) => void;
  /** Whether some seats are partners, who may stay together. */
  readonly partners: boolean;
  /** Whether partners must stay together, as in a series. */
  readonly teamsStay?: boolean;
}

const NO = 'no';
type Named = Mix | typeof NO;

function offered({ partners, teamsStay }: MixProps): readonly Named[] {
  if (!partners) return [NO, 'all'];
  return teamsStay ? [NO, 'partners'] : [NO, 'all', 'partners'];
}

/** Before a game: keep the seats as chosen, or mix them (R-SEATS). */
export function MixChoice(props: MixProps) {
  const { value, change } = props;
  const words = useWords(SEATS);
  return (
    words && (
      <Choice<Named>
        label={words.seats}
        value={value ?? NO}
        options={offered(props).map((mix) => [mix, words.mix[mix], words.mixAbout[mix]])}
        change={(mix) => change(mix === NO ? undefined : mix)}
      />
    )
  );
}

/** The same after a game, on one line. */
export function MixAgain(props: MixProps) {
  const { value, change } = props;
  const words = useWords(SEATS);
  const id = useId();
  return (
    words && (
      <div class="mix-again">
        <label class="form-label" for={id}>
          {words.seats}
        </label>
        <select
          id={id}
          value={value ?? NO}
          onChange={({ currentTarget: { value: now } }) => change(now === 'all' || now === 'partners' ? now : undefined)}
        >
          {offered(props).map((mix) => (
            <option key={mix} value={mix}>
              {words.again[mix]}
            </option>
          ))}
        </select>
      </div>
    )
  );
}
