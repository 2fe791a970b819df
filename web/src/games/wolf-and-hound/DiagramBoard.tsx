import type { GameTypes } from '@bellwether/kernel';
import type { TableSource } from '../../model/source.ts';
import '../../review/css/table.css';
import { useWords } from '../../words/useWords.ts';
import { Board } from './review/Board.tsx';
import type { WolfAndHound } from './vocabulary.ts';
import { WOLF_WORDS } from './words/table.ts';

/** The table of a diagram. */
export function DiagramBoard({ source }: { readonly source: TableSource<GameTypes> }) {
  const words = useWords(WOLF_WORDS);
  return words ? <Board words={words} source={source as unknown as TableSource<WolfAndHound>} /> : null;
}
