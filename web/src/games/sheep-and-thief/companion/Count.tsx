import { BLACK_SHEEP_GOLD, cellsOf, riverScale, TOWN_NAMES, TOWN_PLACES } from '@bellwether/sheep-and-thief';
import { Stepper } from '../../../companion/Stepper.tsx';
import { useShell } from '../../../words/catalogue.ts';
import { cellName } from '../names.ts';
import type { SheepWords } from '../words/en.ts';
import type { SheepCompanion } from '../words/en-companion.ts';
import type { Entered, ScoreSession } from './score-session.ts';

interface CountProps {
  readonly words: SheepWords;
  readonly own: SheepCompanion;
  readonly session: ScoreSession;
  readonly board: Entered;
  readonly change: (board: Entered) => void;
}

/** Lengths that have a button; a longer river has to be drawn on the board. */
const LENGTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A board as counted by its player. */
export function Count({ words, own, session, board, change }: CountProps) {
  const shell = useShell();
  const scale = riverScale(session);
  return (
    <div class="form">
      <fieldset class="choice">
        <legend>{own.towns}</legend>
        <div class="choice-row">
          {TOWN_NAMES.map((town) => {
            const reached = board.towns.includes(town);
            const towns = reached ? board.towns.filter((one) => one !== town) : [...board.towns, town];
            return (
              <button key={town} type="button" class="button count-big" aria-pressed={reached} onClick={() => change({ ...board, towns })}>
                {words.worth(words.towns[town], TOWN_PLACES.find(({ name }) => name === town)?.gold ?? 0)}
              </button>
            );
          })}
        </div>
      </fieldset>
      <fieldset class="choice">
        <legend>{own.rivers}</legend>
        <p class="small">{own.riversAbout}</p>
        <div class="choice-row">
          {LENGTHS.map((cards) => (
            <button
              key={cards}
              type="button"
              class="button count-big"
              aria-label={own.addRiver(cards)}
              onClick={() => change({ ...board, rivers: [...board.rivers, cards] })}
            >
              {cards}
            </button>
          ))}
        </div>
        {board.rivers.length > 0 && (
          <div class="choice-row count-rivers">
            {board.rivers.map((cards, i) => (
              <button key={i} type="button" class="button" onClick={() => change({ ...board, rivers: board.rivers.toSpliced(i, 1) })}>
                <span class="hidden">{own.removeRiver(cards)} </span>
                <span aria-hidden="true">
                  {cards} → {words.gold(scale[cards] ?? 0)} ✕
                </span>
              </button>
            ))}
          </div>
        )}
      </fieldset>
      <div class="count-line">
        <span>{own.onBoard}</span>
        <Stepper label={own.onBoard} value={board.sheep} most={50} jump={5} change={(sheep) => change({ ...board, sheep })} />
      </div>
      {session.blackSheep && (
        <fieldset class="choice">
          <legend>{own.black}</legend>
          <div class="count-cells">
            {cellsOf(0xffff).map((cell) => (
              <button
                key={cell}
                type="button"
                aria-pressed={board.black === cell}
                aria-label={shell.colon(cellName(words, cell), words.gold(BLACK_SHEEP_GOLD.byCell[cell] ?? 0))}
                onClick={() => change({ ...board, black: cell })}
              >
                {BLACK_SHEEP_GOLD.byCell[cell]}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
