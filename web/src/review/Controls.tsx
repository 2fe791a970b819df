import type { TurningPoint } from '@bellwether/review';
import { AnyIcon, type AnyIconName } from '../ui/AnyIcon.tsx';
import { isSettled } from './lines.ts';
import type { Looking } from './useLooking.ts';

interface ControlsProps extends Looking {
  readonly turns: readonly TurningPoint[];
  readonly mistakes: readonly number[];
  /** Goes to a move that has text to read. */
  readonly jump: (ply: number) => void;
}

/** Steps, jumps to turning points and mistakes, and the point of view. */
export function Controls({ words, review, ply, seek, jump, turns, mistakes, eyes, look, who }: ControlsProps) {
  const { steps } = words;
  const { plies } = review;
  const nextOf = (all: readonly number[]) => all.find((one) => one + 1 > ply) ?? (ply > (all[0] ?? plies) + 1 ? all[0] : undefined);
  const turn = nextOf(turns.map((one) => one.ply));
  const mistake = nextOf(mistakes);
  return (
    <div class="review-controls">
      <div class="review-steps">
        <Step far icon="first" label={steps.first} off={ply === 0} act={() => seek(0)} />
        <Step icon="back" label={steps.back} off={ply === 0} act={() => seek(ply - 1)} />
        <Step icon="next" label={steps.next} off={ply === plies} act={() => seek(ply + 1)} />
        <Step far icon="last" label={steps.last} off={ply === plies} act={() => seek(plies)} />
      </div>
      <div class="review-jumps">
        <Jump sign={isSettled(review) ? '◆' : '◇'} text={words.seek.turning} to={turn} jump={jump} />
        <Jump sign="?" text={words.seek.mistake} to={mistake} jump={jump} />
      </div>
      <label class="review-eyes">
        <span class="hidden">{words.eyes.title}</span>
        <AnyIcon name="eyes" />
        <select value={String(eyes)} onChange={({ currentTarget: { value } }) => look(value === 'all' ? value : Number(value))}>
          <option value="all">{words.eyes.all}</option>
          {review.seats.map(({ seat }) => (
            <option key={seat} value={seat}>
              {who(seat).you ? words.eyes.you : who(seat).name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface StepProps {
  /** Left out where there is no space: the graph leads there too. */
  readonly far?: boolean;
  readonly icon: AnyIconName;
  readonly label: string;
  readonly off: boolean;
  readonly act: () => void;
}

function Step({ far = false, icon, label, off, act }: StepProps) {
  return (
    <button type="button" class={`icon-button ${far ? 'review-far' : ''}`} aria-label={label} disabled={off} onClick={act}>
      <AnyIcon name={icon} />
    </button>
  );
}

interface JumpProps {
  readonly sign: string;
  readonly text: string;
  readonly to: number | undefined;
  readonly jump: (ply: number) => void;
}

function Jump({ sign, text, to, jump }: JumpProps) {
  return (
    <button
      type="button"
      class="review-jump"
      disabled={to === undefined}
      title={text}
      aria-label={text}
      onClick={() => to !== undefined && jump(to + 1)}
    >
      <b aria-hidden="true">{sign}</b>
      <span>{text}</span>
    </button>
  );
}
