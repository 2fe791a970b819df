import { useShell } from '../words/catalogue.ts';
import { Frame } from './Frame.tsx';

export function CardsPage() {
  const shell = useShell();
  return <Frame title={shell.cards}>{null}</Frame>;
}
