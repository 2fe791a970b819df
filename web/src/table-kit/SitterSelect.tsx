import { LEVELS } from '@bellwether/bots/levels';
import type { Face } from '@bellwether/wire';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { BotFace } from '../art/BotFace.tsx';
import { Face as PersonFace } from '../art/Face.tsx';
import { AnyIcon } from '../ui/AnyIcon.tsx';
import { SEATS } from '../words/areas.ts';
import { useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import './seats.css';
import { type Character, wayOf } from '../model/characters.ts';
import { guest, MAX_NAME_LENGTH } from '../model/new-sitter.ts';
import { isGuest, type Sitter } from '../model/sitter.ts';
import type { ShellWords } from '../words/en/shell.ts';

interface SitterSelectProps {
  /** The id of the element that names the seat. */
  readonly labelledBy: string;
  readonly words: { readonly person: string; readonly bot: string };
  readonly value: Sitter | undefined;
  readonly change: (sitter: Sitter) => void;
  /** The seat's color. */
  readonly paint: string;
  /** The face of the person there, if they chose one. */
  readonly face?: Face | undefined;
  /** The number of bots of that level in earlier seats. */
  readonly variant?: number | undefined;
}

/** Chooses the player of a seat, by face: a person here, or a bot of some level. */
export function SitterSelect({ labelledBy, words, value, change, paint, face, variant = 0 }: SitterSelectProps) {
  const { level, colon, dash } = useShell();
  const name = useId();
  const radio = (sitter: Sitter, label: string, text: string, picture: ComponentChildren) => {
    const isChosen = sitter === (isGuest(value) ? 'guest' : value);
    return (
      <label key={sitter} class={`sitter-face ${isChosen ? 'chosen' : ''}`} title={label}>
        <input type="radio" name={name} value={sitter} checked={isChosen} aria-label={label} onChange={() => change(sitter)} />
        {picture}
        <span aria-hidden="true">{text}</span>
      </label>
    );
  };
  return (
    <div class="sitter-faces" role="radiogroup" aria-labelledby={labelledBy}>
      {radio('guest', words.person, words.person, face ? <PersonFace face={face} /> : <AnyIcon name="people" />)}
      {LEVELS.map((one) =>
        radio(
          `bot:${one}`,
          `${colon(words.bot, level[one])}${dash}${level.about[one]}`,
          level[one],
          <BotFace level={one} variant={variant} paint={paint} />,
        ),
      )}
    </div>
  );
}

interface WhoProps {
  readonly shell: ShellWords;
  readonly bot: Character | undefined;
  /** The text for a person. */
  readonly person: string;
}

/** How the seat's bot plays. */
export function Who({ shell, bot, person }: WhoProps) {
  return <span class="sitter-who">{bot ? wayOf(shell, bot) : person}</span>;
}

interface NameInputProps {
  /** The seat's name if the player has none. */
  readonly seat: string;
  readonly value: Sitter | undefined;
  readonly change: (sitter: Sitter) => void;
}

/** A person's name: asked where several share the device. */
export function NameInput({ seat, value, change }: NameInputProps) {
  const words = useWords(SEATS);
  return (
    words && (
      <input
        type="text"
        class="sitter-called"
        aria-label={words.name(seat)}
        placeholder={words.nameHint}
        maxLength={MAX_NAME_LENGTH}
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
