import { ErrorPage } from '../error-pages/ErrorPage.ts';
import { Page } from '../frame/Page.tsx';
import { later } from '../ui/later.ts';
import { route } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { useWords } from '../words/useWords.ts';
import { shelf } from './kept.ts';
import { Shelf } from './Shelf.tsx';
import { WORKSHOP } from './words.ts';
import './workshop.css';

const Bench = later<{ readonly id: string }>(() => import('./Bench.tsx').then((part) => part.Bench));
const Begin = later<{ readonly game: string; readonly kind: string }>(() => import('./Begin.tsx').then((part) => part.Begin));
const Got = later<{ readonly link: string }>(() => import('./Got.tsx').then((part) => part.Got));
const FairPage = later<{ readonly id: string }>(() => import('./FairPage.tsx').then((part) => part.FairPage));
const PrintPage = later<{ readonly id: string }>(() => import('./PrintPage.tsx').then((part) => part.PrintPage));

/** `#/workshop`: the shelf. The next part of the address leads to a card, its report, its print, or a shared link. */
export function WorkshopPage() {
  const words = useWords(WORKSHOP);
  const [, what, id = '', kind = ''] = useSignal(route);
  const items = useSignal(shelf);
  if (words === undefined) return <Page title="">{null}</Page>;
  if (what === undefined) return <Shelf words={words} />;
  if (what === 'new') return <Begin key={`${id}/${kind}`} game={id} kind={kind} />;
  if (what === 'with') return <Got key={id} link={id} />;
  // The item was deleted, perhaps in another tab.
  if (!items.some(({ key }) => key === id)) return <ErrorPage why="nowhere" />;
  if (what === 'card') return <Bench key={id} id={id} />;
  if (what === 'fair') return <FairPage key={id} id={id} />;
  if (what === 'print') return <PrintPage key={id} id={id} />;
  return <ErrorPage why="nowhere" />;
}
