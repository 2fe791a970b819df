import type { Seat } from '@bellwether/kernel';
import type { TableSource, Update } from '../../model/source.ts';
import { ShareSheet } from '../../share/ShareSheet.tsx';
import { KeysSheet } from '../../table-kit/KeysSheet.tsx';
import { StorySheet } from '../../table-kit/Story.tsx';
import { PAGES } from '../../words/areas.ts';
import { useWords } from '../../words/useWords.ts';
import { AnimalSheet } from './AnimalCard.tsx';
import { CounterSheet } from './Counter.tsx';
import { type LogProps, linesOf } from './Log.tsx';
import { LookUpSheet } from './LookUp.tsx';
import { PileSheet } from './PileSheet.tsx';
import type { SheetName } from './useTableKeys.ts';
import type { View, WolfAndHound } from './vocabulary.ts';

export interface SheetsProps extends LogProps {
  /** A sheet by name; of an animal; or of a seat's played cards. */
  readonly sheet: SheetName | { readonly about: string } | { readonly pile: Seat };
  readonly source: TableSource<WolfAndHound>;
  readonly update: Update<WolfAndHound>;
  readonly view: View;
  readonly close: () => void;
}

/** The sheet that is open over the table. */
export function Sheets({ sheet, source, update, view, close, ...story }: SheetsProps) {
  const keyboard = useWords(PAGES)?.keyboard;
  const { words } = story;
  switch (sheet) {
    case 'counter':
      return <CounterSheet words={words} view={view} close={close} />;
    case 'log':
      return <StorySheet lines={linesOf(story)} close={close} />;
    case 'record':
      return <ShareSheet source={source} update={update} words={words} close={close} />;
    case 'lookup':
      return <LookUpSheet words={words} config={view.config} viewer={view.viewer} close={close} />;
    case 'keys':
      return keyboard ? <KeysSheet close={close} rows={keyboard.rows} more={keyboard.looking} /> : null;
    default:
      if ('pile' in sheet) return <PileSheet words={words} view={view} seat={sheet.pile} close={close} />;
      return <AnimalSheet words={words} config={view.config} id={sheet.about} close={close} />;
  }
}
