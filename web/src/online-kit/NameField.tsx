import { LIMITS, NAME_PATTERN } from '@bellwether/wire';
import { useId } from 'preact/hooks';
import type { OnlineWords } from '../words/en/online.ts';

const GOOD = new RegExp(NAME_PATTERN, 'u');

/** The name without extra spaces, as the server requires. */
export function tidy(name: string): string {
  return name.trim().replace(/\s+/gu, ' ');
}

export function isName(name: string): boolean {
  return name.length <= LIMITS.name && GOOD.test(name);
}

export function NameField({
  words,
  value,
  change,
}: {
  readonly words: OnlineWords;
  readonly value: string;
  readonly change: (name: string) => void;
}) {
  const hint = useId();
  const wrong = value !== '' && !isName(tidy(value));
  return (
    <label class="online-field">
      <span class="form-label">{words.name}</span>
      <input
        type="text"
        class="online-name"
        autocomplete="nickname"
        maxLength={LIMITS.name}
        value={value}
        aria-invalid={wrong}
        aria-describedby={hint}
        onInput={(event) => change(event.currentTarget.value)}
      />
      <small id={hint} class={`small ${wrong ? 'refused' : ''}`}>
        {words.nameHint}
      </small>
    </label>
  );
}
