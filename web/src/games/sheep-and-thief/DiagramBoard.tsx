import type { GameTypes } from '@bellwether/kernel';
import type { TableSource } from '../../model/source.ts';
import '../../review/css/table.css';
import { useWords } from '../../words/useWords.ts';
import { Board } from './review/Board.tsx';
import type { SheepAndThief } from './vocabulary.ts';
import { SHEEP_WORDS } from './words/table.ts';

/** The table of a diagram. */
export function DiagramBoard({ source }: { readonly source: TableSource<GameTypes> }) {
  const words = useWords(SHEEP_WORDS);
  return words ? <Board words={words} source={source as unknown as TableSource<SheepAndThief>} /> : null;
}
