import { EDITIONS, numberOf, OUR_DECK } from '@bellwether/sheep-and-thief';
import { useEffect, useState } from 'preact/hooks';
import { GameTabs } from '../../frame/GameTabs.tsx';
import { Page } from '../../frame/Page.tsx';
import { CardSearch } from '../../help/CardSearch.tsx';
import { LookUpPart } from '../../help/LookUp.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { become, route } from '../../ui/routes.ts';
import { useSignal } from '../../ui/signal.ts';
import { useShell } from '../../words/catalogue.ts';
import { useWords } from '../../words/useWords.ts';
import { CardGrid } from './CardGrid.tsx';
import { CardDoubts } from './copy/Values.tsx';
import { BlackSheep, Missions, RiverScale, Towns } from './Reference.tsx';
import { useRules } from './useRules.ts';
import type { Edition } from './vocabulary.ts';
import { SHEEP_WORDS } from './words/table.ts';
import './table.css';

/** Everything in the box: the landscape cards, missions, and what pays gold. */
export function SheepGallery() {
  const shell = useShell();
  const words = useWords(SHEEP_WORDS);
  const rules = useRules();
  const [edition, setEdition] = useState<Edition>('2017');
  const [, , named = '', which] = useSignal(route);
  const isReady = words !== undefined && rules !== undefined;
  useEffect(() => {
    if (isReady && named !== '') document.getElementById(`part-${named}`)?.scrollIntoView();
  }, [named, which, isReady]);
  if (words === undefined || rules === undefined) return null;
  const part = { words, rules, heading: 'h2' } as const;
  return (
    <Page title={shell.cards}>
      <div class="content form">
        <GameTabs page="cards" here="sheep-and-thief" />
        <CardSearch words={rules} game="sheep-and-thief" />
        <LookUpPart title={words.table.cardsTitle} heading="h2">
          <CardDoubts />
          <CardGrid
            key={named}
            words={words}
            deck={OUR_DECK}
            open={OUR_DECK.find((card) => `${numberOf(card)}` === named)}
            close={() => named !== '' && become('cards', 'sheep-and-thief')}
          />
        </LookUpPart>
        <div id="part-missions">
          <Missions {...part} />
        </div>
        <div id="part-towns">
          <Towns {...part} copy={undefined} />
        </div>
        <Choice
          label={words.setup.edition}
          value={edition}
          options={EDITIONS.map((one) => [one, words.setup.editions[one]])}
          change={setEdition}
        />
        <RiverScale {...part} edition={edition} copy={undefined} />
        <BlackSheep {...part} copy={undefined} />
      </div>
    </Page>
  );
}
