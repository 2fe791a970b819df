import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { helpFor } from '../frame/help.ts';
import { Page } from '../frame/Page.tsx';
import { background } from '../ui/background.ts';
import { Choice } from '../ui/Choice.tsx';
import { createSignal, useSignal } from '../ui/signal.ts';
import type { RulesWords } from '../words/en/rules.ts';
import { useWords } from '../words/useWords.ts';
import { PRINT } from './print-words.ts';
import { shortOf } from './short.ts';
import './print.css';

export interface PrintPageProps {
  readonly game: string;
  readonly words: RulesWords<string>;
}

/** What a game prints besides its rulings. */
export interface PrintedSheets {
  readonly Aid: ComponentType;
  readonly ScorePad: ComponentType;
}

const GAMES = import.meta.glob<PrintedSheets>('../games/*/print.tsx', { import: 'printed' });

const SHEETS = ['aid', 'pad', 'rulings'] as const;
const PAPERS = ['a4', 'letter'] as const;

interface Wanted {
  readonly sheet: (typeof SHEETS)[number];
  readonly paper: (typeof PAPERS)[number];
}

/** North America prints on Letter. Kept while the app is open. */
const wanted = createSignal<Wanted>({ sheet: 'aid', paper: /-(US|CA|MX)$/.test(navigator.language) ? 'letter' : 'a4' });

/** Sheets for the table, as they come out of the printer. */
export function PrintPage({ game, words }: PrintPageProps) {
  const print = useWords(PRINT);
  const { sheet, paper } = useSignal(wanted);
  const [sheets, setSheets] = useState<PrintedSheets>();
  useEffect(() => {
    let here = true;
    background(GAMES[`../games/${game}/print.tsx`]?.().then((found) => here && setSheets(found)) ?? Promise.resolve());
    return () => {
      here = false;
    };
  }, [game]);
  if (print === undefined) return null;
  const choose = (one: Partial<Wanted>) => wanted.set({ ...wanted.get(), ...one });
  return (
    <Page title={print.title}>
      <div class="content print-room">
        <div class="print-choices">
          <Choice
            label={print.sheet}
            options={SHEETS.map((id) => [id, print.sheets[id]])}
            value={sheet}
            change={(id) => choose({ sheet: id })}
          />
          <Choice
            label={print.paper}
            options={PAPERS.map((id) => [id, print.papers[id]])}
            value={paper}
            change={(id) => choose({ paper: id })}
          />
          <div class="row">
            <button type="button" class="primary" onClick={() => window.print()}>
              {print.now}
            </button>
            <a class="button" href={helpFor(game)}>
              {words.everything}
            </a>
          </div>
        </div>
        <section class={`print-sheet ${paper} ${sheet}`} aria-label={print.sheets[sheet]}>
          {sheet === 'rulings' && <RulingsSheet words={words} title={print.rulings(words.title)} />}
          {sheets && sheet === 'aid' && <sheets.Aid />}
          {sheets && sheet === 'pad' && <sheets.ScorePad />}
          <p class="print-foot">{print.foot}</p>
        </section>
      </div>
    </Page>
  );
}

/** What the rulebooks leave open, on one page. */
function RulingsSheet({ words, title }: { readonly words: RulesWords<string>; readonly title: string }) {
  const ids = Object.keys(words.rules).filter((id) => words.reasons[id] !== undefined);
  return (
    <>
      <h2>{title}</h2>
      <div class="print-columns">
        {ids.map((id) => (
          <article key={id}>
            <h3>{words.rules[id]?.title}</h3>
            <p>
              {shortOf(words, id)} <em>{words.reasons[id]}</em> <small>{id}</small>
            </p>
          </article>
        ))}
      </div>
    </>
  );
}
