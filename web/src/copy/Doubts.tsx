import { helpFor } from '../frame/help.ts';
import { href } from '../ui/routes.ts';
import { useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import { DoubtMark } from './DoubtMark.tsx';
import { byReason, type Unsure } from './told.ts';
import { COPY } from './words.ts';

interface DoubtsProps {
  readonly game: string;
  /** The edition, where a game has several to correct. */
  readonly edition?: string;
  /** The subject, where there are several marks. */
  readonly about?: string;
  readonly over?: boolean;
  readonly unsure: readonly Unsure[];
}

/** A mark that explains which values are uncertain, why, and where to correct them. Nothing if all are certain. */
export function Doubts({ game, edition, about, over = false, unsure }: DoubtsProps) {
  const { colon, dash } = useShell();
  const words = useWords(COPY);
  if (words === undefined || unsure.length === 0) return null;
  return (
    <DoubtMark label={about ? colon(words.unsure, about) : words.unsure} over={over}>
      <ul class="doubt-lines">
        {byReason(words, unsure).map(({ values, why }) => (
          <li key={values}>
            <b>{values}</b>
            {dash}
            {why}
          </li>
        ))}
      </ul>
      <p class="doubt-ways">
        <a href={helpFor(game, 'A-UNKNOWN', edition)}>{words.unknown}</a>{' '}
        <a href={href('copy', game, ...(edition ? [edition] : []))}>{words.title}</a>
      </p>
    </DoubtMark>
  );
}
