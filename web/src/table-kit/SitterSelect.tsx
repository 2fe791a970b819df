import { LEVELS } from '@bellwether/bots/levels';
import { SEATS, useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import './seats.css';
import { guest, isGuest, LONGEST_NAME, type Sitter } from './sitter.ts';

interface SitterSelectProps {
  /** The id of what says which seat it is. */
  readonly labelledBy: string;
  readonly words: { readonly person: string; readonly bot: string };
  readonly value: Sitter | undefined;
  readonly change: (sitter: Sitter) => void;
}

/** Who sits at a seat: somebody here, or a bot of some level. */
export function SitterSelect({ labelledBy, words, value, change }: SitterSelectProps) {
  const { level, colon } = useShell();
  return (
    <select
      aria-labelledby={labelledBy}
      value={isGuest(value) ? 'guest' : value}
      onChange={({ currentTarget }) => change(currentTarget.value as Sitter)}
    >
      <option value="guest">{words.person}</option>
      {LEVELS.map((one) => (
        <option key={one} value={`bot:${one}`}>
          {colon(words.bot, level[one])} – {level.about[one]}
        </option>
      ))}
    </select>
  );
}

interface NameInputProps {
  /** What the seat is called without a name. */
  readonly seat: string;
  readonly value: Sitter | undefined;
  readonly change: (sitter: Sitter) => void;
}

/** What somebody at this device is called: asked where there are several. */
export function NameInput({ seat, value, change }: NameInputProps) {
  const words = useWords(SEATS);
  return (
    words && (
      <input
        type="text"
        class="sitter-called"
        aria-label={words.name(seat)}
        placeholder={words.nameHint}
        maxLength={LONGEST_NAME}
        autocomplete="off"
        value={isGuest(value) ? value.slice('guest:'.length) : ''}
        onInput={({ currentTarget }) => {
          const now = guest(currentTarget.value);
          currentTarget.value = now.slice('guest:'.length);
          change(now);
        }}
      />
    )
  );
}
