import { OUR_DECK } from '@bellwether/sheep-and-thief';
import { GameTabs } from '../../app/GameTabs.tsx';
import { Page } from '../../app/Page.tsx';
import { LookUpPart } from '../../help/LookUp.tsx';
import { useShell } from '../../words/catalogue.ts';
import { useWords } from '../../words/useWords.ts';
import { CardGrid } from './CardGrid.tsx';
import { CardDoubts } from './copy/Values.tsx';
import { BlackSheep, Missions, RiverScale, Towns } from './Reference.tsx';
import { useRules } from './useRules.ts';
import { SHEEP_WORDS } from './words/table.ts';
import './table.css';

/** All that is in the box: missions, what pays gold, and the landscape cards. */
export function SheepGallery() {
  const shell = useShell();
  const words = useWords(SHEEP_WORDS);
  const rules = useRules();
  if (words === undefined || rules === undefined) return null;
  const part = { words, rules, heading: 'h2' } as const;
  return (
    <Page title={shell.cards}>
      <div class="content">
        <GameTabs page="cards" here="sheep-and-thief" />
        <Missions {...part} />
        <Towns {...part} copy={undefined} />
        <RiverScale {...part} edition="2017" />
        <BlackSheep {...part} copy={undefined} />
        <LookUpPart title={words.table.cardsTitle} heading="h2">
          <CardDoubts />
          <CardGrid words={words} deck={OUR_DECK} />
        </LookUpPart>
      </div>
    </Page>
  );
}
