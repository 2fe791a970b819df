import { type Card, emptyLandscape, type Landscape, whyNotPlaced, withCard } from '@bellwether/sheep-and-thief';
import { useState } from 'preact/hooks';
import { useNeededWords } from '../../../companion/useCompanionWords.ts';
import { useOwnCopy } from '../../../copy/kept.ts';
import { helpFor } from '../../../frame/help.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { say } from '../../../ui/say.ts';
import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../copy/shelf.ts';
import { cellName } from '../names.ts';
import type { Cell, Config, Refusal } from '../vocabulary.ts';
import { SHEEP_COMPANION } from '../words/companion.ts';
import type { Pen } from '../words/en-companion.ts';
import { SHEEP_WORDS } from '../words/table.ts';
import { Draw } from './Draw.tsx';
import { Pad } from './Pad.tsx';
import '../table.css';
import './companion.css';

const CONFIG: Config = { edition: '2017', players: 2, missions: false, blackSheep: false };
const PENS: readonly Pen[] = ['road', 'river', 'card', 'erase'];
/** The card is drawn in the second row and column: nothing is printed there. */
const MINE = 5;

type Step = 'neighbors' | 'yours' | 'where';

/** Answers whether a card may be placed on a space of a printed board. */
export function MayPlace() {
  const words = useWords(SHEEP_WORDS);
  const own = useWords(SHEEP_COMPANION);
  const shared = useNeededWords();
  const config = useOwnCopy(SHELF, CONFIG);
  const [step, setStep] = useState<Step>('neighbors');
  const [board, setBoard] = useState<Landscape>(() => emptyLandscape(CONFIG));
  const [card, setCard] = useState<Landscape>(() => withCard(emptyLandscape(CONFIG), MINE, 0));
  const [fox, setFox] = useState<Cell>(10);
  const [asked, setAsked] = useState<{ readonly cell: Cell; readonly refusal: Refusal | undefined }>();
  if (words === undefined || own === undefined) return null;
  const mine: Card = card.cards[MINE] ?? 0;
  const ask = (cell: Cell) => {
    const refusal = whyNotPlaced(config, board, mine, cell, fox);
    setAsked({ cell, refusal });
    say(refusal ? words.refusals[refusal.code](refusal.facts) : own.place.yes);
  };
  const all: readonly Step[] = ['neighbors', 'yours', 'where'];
  const to = (next: Step) => {
    setAsked(undefined);
    setStep(next);
  };
  const after = all[all.indexOf(step) + 1];
  return (
    <div class="form">
      <p class="small">{own.place.about}</p>
      <Choice label={own.draw} value={step} options={all.map((one) => [one, own.place[one]])} change={to} />
      {step === 'neighbors' && (
        <>
          <Draw {...{ words, own, pens: PENS, config, fox }} landscape={board} change={setBoard} />
          <label class="count-line">
            {own.fox}
            <select value={fox} onChange={({ currentTarget }) => setFox(Number(currentTarget.value))}>
              {board.cards.map((_, cell) => (
                <option key={cell} value={cell}>
                  {cellName(words, cell)}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      {step === 'yours' && (
        <div class="place-mine">
          <Draw {...{ words, own, pens: PENS, config }} landscape={card} change={(next) => setCard(onlyMine(next))} />
        </div>
      )}
      {step === 'where' && (
        <>
          <Pad
            words={words}
            landscape={asked && asked.refusal === undefined ? withCard(board, asked.cell, mine) : board}
            copy={config.copy}
            net={undefined}
            draw={() => undefined}
            press={ask}
            fox={fox}
            lit={asked ? [asked.cell] : []}
          />
          {asked && (
            <p class={`place-answer ${asked.refusal ? 'no' : 'yes'}`}>
              <strong>{asked.refusal ? words.refusals[asked.refusal.code](asked.refusal.facts) : own.place.yes}</strong>
              {asked.refusal && <a href={helpFor('sheep-and-thief', asked.refusal.rule)}>{own.place.rule}</a>}
            </p>
          )}
          <p class="small">{own.place.faceDown}</p>
        </>
      )}
      <div class="companion-bar">
        <button type="button" class="primary" disabled={after === undefined} onClick={() => after && to(after)}>
          {shared.next}
        </button>
      </div>
    </div>
  );
}

/** What a stroke drew on other cells is not part of the card. */
function onlyMine(landscape: Landscape): Landscape {
  const only = emptyLandscape(CONFIG);
  return withCard(only, MINE, landscape.cards[MINE] ?? 0);
}
