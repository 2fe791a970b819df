import { handSize } from '@bellwether/sheep-and-thief';
import { useState } from 'preact/hooks';
import { keep, recall } from '../../../companion/kept.ts';
import { useNeededWords } from '../../../companion/useCompanionWords.ts';
import { Choice, Toggle } from '../../../ui/Choice.tsx';
import { href } from '../../../ui/routes.ts';
import { useWords } from '../../../words/useWords.ts';
import { BoardPicture } from '../art/BoardPicture.tsx';
import { Glyph } from '../art/Glyph.tsx';
import { cellName } from '../names.ts';
import { SHEEP_COMPANION } from '../words/companion.ts';
import { SHEEP_WORDS } from '../words/table.ts';
import '../table.css';
import './companion.css';

const KEPT = 'sheep-and-thief/setup';
/** Where the fox starts. */
const FOX = 10;

/** What lies on the table before a game of the printed box. */
export function SetUp() {
  const words = useWords(SHEEP_WORDS);
  const own = useWords(SHEEP_COMPANION);
  const shared = useNeededWords();
  const [chosen, choose] = useState(() => readChosen(recall(KEPT)));
  if (words === undefined || own === undefined) return null;
  const { players, missions, black } = chosen;
  const set = (next: typeof chosen) => {
    keep(KEPT, next);
    choose(next);
  };
  const { box } = own;
  const steps = [
    box.take,
    box.fox(cellName(words, FOX)),
    black ? box.black : box.sheep,
    box.cards(handSize(players)),
    ...(missions ? [box.missions] : []),
    box.starter,
  ];
  return (
    <div class="form">
      <Choice
        label={words.setup.players}
        value={String(players) as '2' | '3' | '4'}
        options={(['2', '3', '4'] as const).map((n) => [n, n])}
        change={(n) => set({ ...chosen, players: Number(n) })}
      />
      <Toggle label={words.setup.missions} value={missions} change={(on) => set({ ...chosen, missions: on })} />
      <Toggle label={words.setup.black} value={black} change={(on) => set({ ...chosen, black: on })} />
      <BoardPicture copy={undefined} class="setup-board">
        <Glyph kind={black ? 'black' : 'sheep'} x={32} y={40} size={34} />
        <Glyph kind="fox" x={64 * 2 + 32} y={64 * 2 + 32} size={40} />
      </BoardPicture>
      <ol class="setup-steps">
        {steps.map((step) => (
          <li key={step}>
            <label>
              <input type="checkbox" /> <span>{step}</span>
            </label>
          </li>
        ))}
      </ol>
      <div class="companion-bar">
        <a class="button" href={href('companion', 'sheep-and-thief', 'teach')}>
          {shared.tools.teach.name}
        </a>
        <a class="primary" href={href('companion', 'sheep-and-thief', 'score')}>
          {shared.tools.score.name}
        </a>
      </div>
    </div>
  );
}

function readChosen(kept: unknown): { readonly players: number; readonly missions: boolean; readonly black: boolean } {
  const { players, missions, black } = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<Record<string, unknown>>;
  return { players: players === 2 || players === 3 ? players : 4, missions: missions === true, black: black === true };
}
