import type { TableSource, Update } from '../../model/source.ts';
import type { ShareSheetProps } from '../../share/ShareSheet.tsx';
import type { KeysSheetProps } from '../../table-kit/KeysSheet.tsx';
import { StorySheet } from '../../table-kit/Story.tsx';
import { later } from '../../ui/later.ts';
import type { CardSheetProps } from './CardSheet.tsx';
import { GoldSheet } from './Gold.tsx';
import type { Gold } from './gold.ts';
import { type LogProps, linesOf } from './Log.tsx';
import type { LookUpProps } from './LookUp.tsx';
import { MissionSheet } from './MissionSheet.tsx';
import type { Lamp } from './useSpotlight.ts';
import type { Card, SheepAndThief, View } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

const ShareSheet = later<ShareSheetProps<SheepAndThief>>(() => import('../../share/ShareSheet.tsx').then((part) => part.ShareSheet));
const KeysSheet = later<KeysSheetProps>(() => import('../../table-kit/KeysSheet.tsx').then((part) => part.KeysSheet));
const LookUpSheet = later<LookUpProps>(() => import('./LookUp.tsx').then((part) => part.LookUpSheet));
const RulesSheet = later<{ readonly rule: string; readonly close: () => void }>(() =>
  import('./Rules.tsx').then((part) => part.RulesSheet),
);

const CardSheet = later<CardSheetProps>(() => import('./CardSheet.tsx').then((part) => part.CardSheet));

export type SheetName = 'gold' | 'log' | 'lookup' | 'record' | 'keys' | 'mission';
export type Sheet = SheetName | { readonly rule: string } | { readonly card: Card };

interface SheetsProps extends LogProps {
  readonly sheet: Sheet;
  readonly words: SheepWords;
  readonly source: TableSource<SheepAndThief>;
  readonly update: Update<SheepAndThief>;
  readonly view: View;
  readonly gold: Gold;
  readonly shine: (lamp: Lamp) => void;
  readonly close: () => void;
}

/** The sheet that is open over the table. */
export function Sheets({ sheet, words, source, update, view, gold, shine, close, ...story }: SheetsProps) {
  switch (sheet) {
    case 'gold':
      return <GoldSheet words={words} view={view} gold={gold} shine={shine} close={close} />;
    case 'log':
      return <StorySheet lines={linesOf(story)} close={close} />;
    case 'record':
      return <ShareSheet source={source} update={update} words={words} close={close} />;
    case 'lookup':
      return <LookUpSheet words={words} config={view.config} close={close} />;
    case 'keys':
      return <KeysSheet close={close} rows={words.keyboard.rows} />;
    case 'mission':
      return <MissionSheet words={words} view={view} gold={gold} shine={shine} close={close} />;
    default:
      if ('card' in sheet) return <CardSheet words={words} card={sheet.card} close={close} />;
      return <RulesSheet rule={sheet.rule} close={close} />;
  }
}
