import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './rest.css';

interface ChoiceProps<X extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: X, text: ComponentChildren, about?: string])[];
  readonly value: X;
  readonly change: (value: X) => void;
}

/** A choice among a few options: a row of radio buttons. */
export function Choice<X extends string>({ label, options, value, change }: ChoiceProps<X>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="choice-row">
        {options.map(([option, text, about]) => (
          <label key={option} class={`chip ${option === value ? 'chosen' : ''}`}>
            <input type="radio" name={name} checked={option === value} onChange={() => change(option)} />
            <span>{text}</span>
            {about && <small>{about}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Toggle({
  label,
  about,
  value,
  change,
}: {
  readonly label: string;
  readonly about?: string;
  readonly value: boolean;
  readonly change: (value: boolean) => void;
}) {
  return (
    <label class="toggle">
      <input type="checkbox" role="switch" aria-checked={value} checked={value} onChange={() => change(!value)} />
      <span class="toggle-track" aria-hidden="true" />
      <span>
        {label}
        {about && <small> {about}</small>}
      </span>
    </label>
  );
}
