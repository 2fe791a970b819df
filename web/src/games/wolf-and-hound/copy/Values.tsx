import { type Headers, ParseError, readSetUp } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { Differences } from '../../../copy/Differences.tsx';
import { Doubts } from '../../../copy/Doubts.tsx';
import { OfCopy } from '../../../copy/OfCopy.tsx';
import { COPY } from '../../../copy/words.ts';
import { useWords } from '../../../words/useWords.ts';
import { cardOf } from '../foresee.ts';
import { animalName } from '../names.ts';
import type { Config } from '../vocabulary.ts';
import { WOLF_COPY } from '../words/copy.ts';
import { WOLF_WORDS } from '../words/table.ts';
import { differencesOf, unsureIn, unsureNumbers, unsureOfCard, type Words } from './told.ts';

function useBoth(): Words | undefined {
  const words = useWords(WOLF_WORDS);
  const copy = useWords(WOLF_COPY);
  return words && copy && { words, copy };
}

/** In the lobby: uncertain values of this game, and the corrections in use. */
export function WolfValues({ headers }: { readonly headers: Headers }) {
  const all = useBoth();
  const config = readSetUp(wolfAndHound, headers);
  if (all === undefined || config instanceof ParseError) return null;
  return (
    <div class="row">
      {config.copy && <OfCopy differences={differencesOf(all, config)} />}
      <Doubts game="wolf-and-hound" edition={config.edition} over unsure={unsureIn(all, config)} />
    </div>
  );
}

/** At the table: the corrections in use. */
export function WolfOfCopy({ config }: { readonly config: Config }) {
  const all = useBoth();
  return all ? <OfCopy differences={differencesOf(all, config)} /> : null;
}

interface AnimalDoubtsProps {
  readonly config: Config;
  readonly ids: readonly string[];
  /** A common title; left out, their names. */
  readonly about?: string;
  readonly over?: boolean;
}

/** Uncertain values of some animals: of one on its sheet, of a set where sets are chosen. */
export function AnimalDoubts({ config, ids, about, over = false }: AnimalDoubtsProps) {
  const all = useBoth();
  if (all === undefined) return null;
  const cards = ids.map((id) => cardOf({ config }, id)).filter((card) => card !== undefined);
  const names = about ?? ids.map((id) => animalName(all.words, config, id)).join(' + ');
  const unsure = cards.flatMap((card) => unsureOfCard(all, config, card));
  return <Doubts game="wolf-and-hound" edition={config.edition} about={names} over={over} unsure={unsure} />;
}

/** What this copy corrects on one card. */
export function CardOfCopy({ config, id }: { readonly config: Config; readonly id: string }) {
  const all = useBoth();
  const words = useWords(COPY);
  const animals = config.copy?.animals ?? {};
  if (all === undefined || words === undefined) return null;
  return (
    <div class="card-of-copy">
      <b>{words.ofCopy}</b>
      <Differences words={words} differences={differencesOf(all, { ...config, copy: { animals: { [id]: animals[id] ?? {} } } })} />
    </div>
  );
}

/** Uncertain values of the number cards. */
export function NumberDoubts({ config }: { readonly config: Config }) {
  const all = useBoth();
  return all ? (
    <Doubts game="wolf-and-hound" edition={config.edition} about={all.copy.numbers} unsure={unsureNumbers(all, config)} />
  ) : null;
}
