import { useNeededWords } from './useCompanionWords.ts';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly change: (value: number) => void;
  /** Larger steps in addition to one. */
  readonly jump?: number;
}

/** A number with large buttons for fewer and more. */
export function Stepper({ label, value, least = 0, most, change, jump }: StepperProps) {
  const words = useNeededWords();
  const to = (next: number) => change(Math.max(least, Math.min(most, next)));
  return (
    <fieldset class="stepper" aria-label={label}>
      <button type="button" aria-label={words.fewer(label)} disabled={value <= least} onClick={() => to(value - 1)}>
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button type="button" aria-label={words.more(label)} disabled={value >= most} onClick={() => to(value + 1)}>
        +
      </button>
      {jump !== undefined && (
        <button type="button" aria-label={`${label}: +${jump}`} disabled={value >= most} onClick={() => to(value + jump)}>
          +{jump}
        </button>
      )}
    </fieldset>
  );
}
