import { KeysSheet } from '../../table-kit/KeysSheet.tsx';
import { RecordSheet } from '../../table-kit/RecordSheet.tsx';
import type { TableSource, Update } from '../../table-kit/source.ts';
import { PAGES } from '../../words/catalogue.ts';
import { useWords } from '../../words/useWords.ts';
import { AnimalSheet } from './AnimalCard.tsx';
import { CounterSheet } from './Counter.tsx';
import { LogSheet } from './Log.tsx';
import { LookUpSheet } from './LookUp.tsx';
import type { LogTurn } from './useLog.ts';
import type { SheetName } from './useTableKeys.ts';
import type { View, WolfAndHound } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

export interface SheetsProps {
  readonly sheet: SheetName | { readonly about: string };
  readonly words: WolfWords;
  readonly source: TableSource<WolfAndHound>;
  readonly update: Update<WolfAndHound>;
  readonly view: View;
  readonly log: readonly LogTurn[];
  readonly close: () => void;
}

/** The sheet that lies over the table. */
export function Sheets({ sheet, words, source, update, view, log, close }: SheetsProps) {
  const keyboard = useWords(PAGES)?.keyboard;
  switch (sheet) {
    case 'counter':
      return <CounterSheet words={words} view={view} close={close} />;
    case 'log':
      return <LogSheet words={words} log={log} close={close} />;
    case 'record':
      return <RecordSheet source={source} ply={update.live ? undefined : update.ply} over={update.over} close={close} />;
    case 'lookup':
      return <LookUpSheet words={words} config={view.config} viewer={view.viewer} close={close} />;
    case 'keys':
      return keyboard ? <KeysSheet close={close} rows={keyboard.rows} more={keyboard.looking} /> : null;
    default:
      return <AnimalSheet words={words} config={view.config} id={sheet.about} close={close} />;
  }
}
