import type { ComponentType } from 'preact';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { helpFor } from '../frame/help.ts';
import { type TableProps, useGame } from '../model/game.ts';
import { background } from '../ui/background.ts';
import { useSignal } from '../ui/signal.ts';
import { useMedia } from '../ui/useMedia.ts';
import { LanguageContext } from '../words/catalogue.ts';
import type { RulesWords } from '../words/en/rules.ts';
import { useWords } from '../words/useWords.ts';
import { openTrial, type Trial } from './diagram.ts';
import { diagramsOf, type GameDiagrams, gameDiagrams, type SaidDiagram } from './diagrams.ts';
import './diagrams.css';

export interface TrialPageProps {
  readonly game: string;
  readonly rule: string;
  /** Which of its diagrams. */
  readonly n: number;
  readonly words: RulesWords<string>;
}

interface Loaded {
  readonly kit: GameDiagrams;
  readonly said: SaidDiagram;
  readonly Table: ComponentType<TableProps>;
}

/** *Try it*: the position of a rule on the game's own table, where the reader plays every hand that is known. */
export function TrialPage({ game, rule, n, words }: TrialPageProps) {
  const entry = useGame(game);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let here = true;
    background(
      Promise.all([gameDiagrams(game), diagramsOf(game, rule), entry?.table()]).then(([kit, all, Table]) => {
        const said = all[n] ?? all[0];
        if (here && kit && said && Table) setLoaded({ kit, said, Table });
      }),
    );
    return () => {
      here = false;
    };
  }, [game, rule, n]);
  return loaded ? <TrialTable {...loaded} game={game} rule={rule} words={words} /> : null;
}

type TrialTableProps = Loaded & Pick<TrialPageProps, 'game' | 'rule' | 'words'>;

function TrialTable({ kit, said, Table, game, rule, words }: TrialTableProps) {
  const language = useContext(LanguageContext);
  const trial = useMemo(() => openTrial(said.diagram), [said]);
  useEffect(() => trial.close, [trial]);
  return (
    <div class="trial table-room">
      <section class="trial-strip" aria-label={words.rules[rule]?.title}>
        <p>
          <b>{words.rules[rule]?.title}</b> <q>{said.says[language]}</q>
        </p>
        <Refused kit={kit} trial={trial} words={words} />
        <div class="row">
          <button type="button" class="button" disabled={!useSignal(trial.canUndo)} onClick={trial.undo}>
            {words.undo}
          </button>
          <button type="button" class="button" onClick={trial.reset}>
            {words.startOver}
          </button>
          <a class="button" href={helpFor(game, rule)}>
            {words.back}
          </a>
        </div>
      </section>
      <Table source={trial} id={`trial-${rule}`} />
    </div>
  );
}

/** What may not be played here, and why. */
function Refused({ kit, trial, words }: { readonly kit: GameDiagrams; readonly trial: Trial; readonly words: RulesWords<string> }) {
  const table = useWords(kit.words);
  const teller = table && kit.teller(table);
  const now = useSignal(trial.now);
  // On a low screen the table comes first.
  const isLow = useMedia('(max-height: 619px)');
  const refused = now ? kit.refused(now.state, now.seat) : [];
  if (teller === undefined || refused.length === 0) return null;
  return (
    <details class="trial-refused" open={!isLow}>
      <summary>{words.refusedHere}</summary>
      <ul>
        {refused.map((one, i) => (
          <li key={i}>{teller.refused(one)}</li>
        ))}
      </ul>
    </details>
  );
}
