import { useShell } from '../words/catalogue.ts';
import { Frame } from './Frame.tsx';

export function GamesPage() {
  const shell = useShell();
  return <Frame title={shell.cards}>{null}</Frame>;
}
