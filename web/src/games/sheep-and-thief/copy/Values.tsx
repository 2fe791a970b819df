import { type Headers, ParseError } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { Doubts } from '../../../copy/Doubts.tsx';
import { OfCopy } from '../../../copy/OfCopy.tsx';
import { useWords } from '../../../words/useWords.ts';
import type { Config } from '../vocabulary.ts';
import { SHEEP_COPY } from '../words/copy.ts';
import { SHEEP_WORDS } from '../words/table.ts';
import { differencesOf, unsureIn, type Words } from './told.ts';

function useBoth(): Words | undefined {
  const words = useWords(SHEEP_WORDS);
  const copy = useWords(SHEEP_COPY);
  return words && copy && { words, copy };
}

/** In the lobby: uncertain values of this game, and the corrections in use. */
export function SheepValues({ headers }: { readonly headers: Headers }) {
  const config = sheepAndThief.configs.read(headers);
  if (config instanceof ParseError) return null;
  return (
    <div class="row">
      {config.copy && <SheepOfCopy config={config} />}
      <TableDoubts config={config} over />
    </div>
  );
}

/** At the table: the corrections in use. */
export function SheepOfCopy({ config }: { readonly config: Config }) {
  const all = useBoth();
  return all ? <OfCopy differences={differencesOf(all, config.copy)} /> : null;
}

export interface TableDoubtsProps {
  readonly config: Pick<Config, 'copy' | 'deck'>;
  readonly over?: boolean;
}

/** Uncertain values of this game: deck, fox, towns, farmyard. */
export function TableDoubts({ config, over = false }: TableDoubtsProps) {
  const all = useBoth();
  return all ? <Doubts game="sheep-and-thief" over={over} unsure={unsureIn(all, config.copy, config.deck !== undefined)} /> : null;
}

/** Uncertain values of a landscape card. */
export function CardDoubts() {
  const all = useBoth();
  return all ? <Doubts game="sheep-and-thief" unsure={unsureIn(all).slice(0, 2)} /> : null;
}
