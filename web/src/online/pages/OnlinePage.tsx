import { route } from '../../ui/routes.ts';
import { useSignal } from '../../ui/signal.ts';
import { ONLINE } from '../../words/areas.ts';
import { useWords } from '../../words/useWords.ts';
import { DataPage } from './DataPage.tsx';
import { NewTablePage } from './NewTablePage.tsx';
import '../../online-kit/online.css';
import { TablesPage } from './TablesPage.tsx';

/** `#/online`: my tables; `#/online/new`: a new one; `#/online/data`: data stored by the server. */
export function OnlinePage() {
  const words = useWords(ONLINE);
  const [, part] = useSignal(route);
  if (words === undefined) return null;
  if (part === 'data') return <DataPage words={words} />;
  return part === 'new' ? <NewTablePage words={words} /> : <TablesPage words={words} />;
}
