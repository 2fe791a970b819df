import { LEVELS } from '@bellwether/bots/levels';
import { useShell } from '../words/catalogue.ts';
import type { Sitter } from './sitter.ts';

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
    <select aria-labelledby={labelledBy} value={value} onChange={({ currentTarget }) => change(currentTarget.value as Sitter)}>
      <option value="guest">{words.person}</option>
      {LEVELS.map((one) => (
        <option key={one} value={`bot:${one}`}>
          {colon(words.bot, level[one])} – {level.about[one]}
        </option>
      ))}
    </select>
  );
}
