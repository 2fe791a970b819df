import { SEATS } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';

export interface TakeBackProps {
  readonly name: string;
  readonly take: () => void;
}

/** The last move may be taken back until the next person has looked. */
export function TakeBack({ name, take }: TakeBackProps) {
  const words = useWords(SEATS);
  return (
    words && (
      <button type="button" class="curtain-back" onClick={take}>
        {words.takeBack(name)}
      </button>
    )
  );
}
