import { deckOf } from '@bellwether/sheep-and-thief';
import { useState } from 'preact/hooks';
import { LookUpFacts } from '../../help/LookUp.tsx';
import type { AskProps } from '../../help/Rules.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { later } from '../../ui/later.ts';
import { useShell } from '../../words/catalogue.ts';
import { CardGrid } from './CardGrid.tsx';
import { BlackSheep, Missions, RiverScale, Towns } from './Reference.tsx';
import { useRules } from './useRules.ts';
import type { Config } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

const Ask = later<AskProps>(async () => (await import('./Rules.tsx')).SheepAsk);

export interface LookUpProps {
  readonly words: SheepWords;
  /** Only the set-up: the sheet must not show what was dealt or placed. */
  readonly config: Config;
  readonly close: () => void;
}

/** What pays gold in this game, and its cards. */
export function LookUpSheet({ words, config, close }: LookUpProps) {
  const shell = useShell();
  const rules = useRules();
  const [deck, setDeck] = useState(false);
  const [isAsked, setAsked] = useState(false);
  if (rules === undefined) return null;
  const { edition, players, missions, blackSheep } = config;
  const facts = [
    shell.kept.players(players),
    words.colon(words.setup.edition, words.setup.editions[edition]),
    ...(missions ? [words.setup.missions] : []),
    ...(blackSheep ? [words.setup.black] : []),
  ];
  const part = { words, rules, heading: 'h3' } as const;
  return (
    <Dialog title={rules.lookUp} close={close}>
      <Ask onAsk={setAsked} />
      {!isAsked && (
        <>
          <LookUpFacts facts={facts} />
          {missions && <Missions {...part} />}
          <Towns {...part} copy={config.copy} />
          <RiverScale {...part} edition={edition} copy={config.copy} />
          {blackSheep && <BlackSheep {...part} copy={config.copy} />}
          <details class="sheep-details" onToggle={(event) => setDeck(event.currentTarget.open)}>
            <summary>{words.table.cardsTitle}</summary>
            {deck && <CardGrid words={words} deck={deckOf(config)} />}
          </details>
        </>
      )}
    </Dialog>
  );
}
