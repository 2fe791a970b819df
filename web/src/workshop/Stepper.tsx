interface StepperProps {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly fewer: string;
  readonly more: string;
  readonly change: (value: number) => void;
  /** What the value means, read out after a change. */
  readonly text: string;
}

/** One less, the value, one more. */
export function Stepper({ value, min, max, fewer, more, change, text }: StepperProps) {
  return (
    <div class="workshop-stepper">
      <button type="button" class="icon-button" aria-label={fewer} disabled={value <= min} onClick={() => change(value - 1)}>
        −
      </button>
      <output>{text}</output>
      <button type="button" class="icon-button" aria-label={more} disabled={value >= max} onClick={() => change(value + 1)}>
        +
      </button>
    </div>
  );
}
