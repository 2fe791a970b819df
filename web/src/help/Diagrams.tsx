import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { background } from '../ui/background.ts';
import { href } from '../ui/routes.ts';
import { useSignal } from '../ui/signal.ts';
import { LanguageContext } from '../words/catalogue.ts';
import type { RulesWords } from '../words/en/rules.ts';
import { useWords } from '../words/useWords.ts';
import { openDiagram } from './diagram.ts';
import { diagramsOf, type GameDiagrams, gameDiagrams, type SaidDiagram } from './diagrams.ts';
import './diagrams.css';

export interface DiagramsProps {
  readonly game: string;
  readonly rule: string;
  readonly words: RulesWords<string>;
}

/** The playable diagrams of a rule. */
export function Diagrams({ game, rule, words }: DiagramsProps) {
  const [kit, setKit] = useState<GameDiagrams>();
  const [diagrams, setDiagrams] = useState<readonly SaidDiagram[]>([]);
  useEffect(() => {
    let here = true;
    background(
      Promise.all([gameDiagrams(game), diagramsOf(game, rule)]).then(([found, all]) => {
        if (!here) return;
        setKit(() => found);
        setDiagrams(all);
      }),
    );
    return () => {
      here = false;
    };
  }, [game, rule]);
  if (kit === undefined) return null;
  return (
    <>
      {diagrams.map((one, i) => (
        <DiagramFigure key={i} {...{ game, rule, words, kit, n: i }} {...one} />
      ))}
    </>
  );
}

interface FigureProps extends DiagramsProps, SaidDiagram {
  readonly kit: GameDiagrams;
  readonly n: number;
}

/** A position on the table. *Show me* plays what follows, with the table's own motion. */
function DiagramFigure({ game, rule, words, kit, n, says, diagram }: FigureProps) {
  const language = useContext(LanguageContext);
  const source = useMemo(() => openDiagram(diagram), [diagram]);
  useEffect(() => source.close, [source]);
  const table = useWords(kit.words);
  const teller = table && kit.teller(table);
  const show = useSignal(source.show);
  const told = useSignal(source.told);
  const { Board } = kit;
  const moves = diagram.follows.length > 0 || diagram.moves.length > 0;
  const view = useMemo(() => diagram.adapter.game.view(diagram.after, diagram.viewer), [diagram]);
  const before = useMemo(() => diagram.adapter.game.view(diagram.before, diagram.viewer), [diagram]);
  const lines = teller && (moves ? told.flatMap(teller.told) : teller.position(view));
  return (
    <figure class="diagram">
      <p class="hidden">{teller?.stands(before)}</p>
      <div class="diagram-board" inert>
        {table && <Board words={table} source={source} />}
      </div>
      <figcaption>
        <q>{says[language]}</q>
        <ol class="diagram-told" aria-live="polite">
          {lines?.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ol>
        <div class="row">
          {moves && (
            <button type="button" class="primary" disabled={show.kind === 'plays'} onClick={source.begin}>
              {show.kind === 'waits' ? words.showMe : words.showAgain}
            </button>
          )}
          {diagram.adapter.game.outcome(diagram.after) === undefined && (
            <a class="button" href={href('help', game, rule, 'try', n)}>
              {words.tryIt}
            </a>
          )}
        </div>
      </figcaption>
    </figure>
  );
}
