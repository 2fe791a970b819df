import type { Puzzle } from '@bellwether/bots/puzzles';
import { type GameTypes, ParseError } from '@bellwether/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameWords } from '../model/game.ts';
import { useByKeys } from '../table-kit/useByKeys.ts';
import { AnyIcon } from '../ui/AnyIcon.tsx';
import { href } from '../ui/routes.ts';
import { hush, say } from '../ui/say.ts';
import { useSignal } from '../ui/signal.ts';
import { useShell } from '../words/catalogue.ts';
import { sentences } from '../words/sentences.ts';
import type { PuzzleFace } from './face.ts';
import { keepAnswer } from './progress.ts';
import type { GivenAnswer, PuzzleSource } from './source.ts';
import type { PuzzleWords } from './words/en.ts';

interface PuzzlePanelProps {
  readonly words: PuzzleWords;
  /** The game's words. */
  readonly own: GameWords;
  readonly game: string;
  readonly face: PuzzleFace;
  readonly puzzle: Puzzle;
  readonly source: PuzzleSource;
  readonly next: () => void;
}

/** Below the table: the question, then the verdict, its reason, and the alternatives. */
export function PuzzlePanel(props: PuzzlePanelProps) {
  const { words, own, game, puzzle, source, next } = props;
  const shell = useShell();
  const answer = useSignal(source.answer);
  // Read here: the parts after the answer do not exist yet when the key is pressed.
  const byKeys = useByKeys();
  const [shown, show] = useState(false);
  useEffect(() => {
    if (answer) keepAnswer(puzzle.id, answer.solved && !shown ? 'solved' : 'missed');
  }, [answer]);
  const reveal = () => {
    show(true);
    keepAnswer(puzzle.id, 'missed');
    source.look(puzzle.moves[0].move);
  };
  const told = answer !== undefined || shown;
  useEffect(() => say(words.ask), []);
  return (
    <section class="puzzle-panel" aria-label={words.panel}>
      <a class="puzzle-leave" href={href('puzzles', game)} aria-label={words.leave}>
        <AnyIcon name="close" />
      </a>
      <p class="puzzle-kind">
        <strong>{shell.level[puzzle.level]}</strong> · {own.themes[puzzle.theme] ?? words.save}
      </p>
      {!told && (
        <div class="puzzle-doing">
          <button type="button" class="button" onClick={reveal}>
            {words.show}
          </button>
          <button type="button" class="button" onClick={next}>
            {words.next}
          </button>
        </div>
      )}
      <div class="puzzle-say">
        {!told && <p class="puzzle-ask">{words.ask}</p>}
        {told && <Verdict {...props} answer={shown ? undefined : answer} />}
      </div>
      {told && <Afterwards {...props} answer={answer} byKeys={byKeys} />}
    </section>
  );
}

/** Smaller errors are printed as none. */
const NEGLIGIBLE_ERROR = 0.0005;

/** Right or wrong, the best move, its lead, and why; announced as one message. */
function Verdict({ words, own, face, puzzle, source, answer }: PuzzlePanelProps & { readonly answer: GivenAnswer | undefined }) {
  const { moves, error, reasons } = puzzle;
  const [best, second] = moves;
  const said = useRef<HTMLDivElement>(null);
  const why = reasons.map((reason) => face.sayReason(own, source.view, reason)).filter((sentence) => sentence !== '');
  const verdict = answer ? (answer.solved ? words.right : words.wrong) : '';
  const told = `${words.best(nameOf(face, own, source.view, best.move))} ${why.length === 0 ? words.noReason : why.join(' ')}`;
  const lead = words.lead(Math.round(100 * best.win), Math.round(100 * second.win));
  const sure = error < NEGLIGIBLE_ERROR ? words.counted : words.sure(2 * 100 * error);
  useEffect(() => {
    said.current?.scrollIntoView({ block: 'nearest' });
    hush();
    say(sentences([verdict, told, lead, sure]).trim());
  }, []);
  return (
    <div ref={said} class="puzzle-said">
      {answer && <strong class={answer.solved ? 'puzzle-right' : 'puzzle-wrong'}>{verdict}</strong>}
      <p>{told}</p>
      <p class="small">
        {lead} {sure}
      </p>
    </div>
  );
}

function nameOf({ kit, sayMove }: PuzzleFace, own: object, view: GameTypes['View'], text: string): string {
  const move = kit.game.read(text);
  return move instanceof ParseError ? text : sayMove(own, view, move);
}

interface AfterwardsProps extends PuzzlePanelProps {
  readonly answer: GivenAnswer | undefined;
  readonly byKeys: { readonly current: boolean };
}

/** The next steps, and the alternatives. */
function Afterwards(props: AfterwardsProps) {
  const { words, puzzle, source, next, byKeys } = props;
  const looking = useSignal(source.looking);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (byKeys.current) button.current?.focus();
  }, []);
  const dealAnew = () => {
    const move = looking ?? puzzle.moves[0].move;
    source.again(true);
    source.look(move);
  };
  return (
    <>
      <div class="puzzle-doing">
        <button ref={button} type="button" class="primary" onClick={next}>
          {words.next}
        </button>
        <button type="button" class="button" onClick={() => source.again()}>
          {words.again}
        </button>
        <button type="button" class="button" onClick={dealAnew}>
          {words.hands}
        </button>
      </div>
      <Moves {...props} looking={looking} />
    </>
  );
}

interface MovesProps extends PuzzlePanelProps {
  readonly answer: GivenAnswer | undefined;
  /** The move played out on the table. */
  readonly looking: string | undefined;
}

/** The moves with their chances: pressing one plays it in the same imagined hands. */
function Moves({ words, own, face, puzzle, source, answer, looking }: MovesProps) {
  const { kit } = face;
  const which = puzzle.fine ? 1 : 0;
  const pointOf = (text: string): string => {
    const move = kit.game.read(text);
    return move instanceof ParseError ? text : kit.pointOf(source.view, move)[which];
  };
  const mine = answer && kit.pointOf(source.view, answer.move)[which];
  const listed = puzzle.moves.some(({ move }) => pointOf(move) === mine);
  const rows: readonly { readonly move: string; readonly win?: number }[] = [
    ...puzzle.moves,
    ...(answer && !listed ? [{ move: kit.game.write(answer.move) }] : []),
  ];
  return (
    <fieldset class="puzzle-moves">
      <legend>{words.moves}</legend>
      <p class="small">{words.movesAbout}</p>
      <ol>
        {rows.map(({ move, win }, i) => (
          <li key={move}>
            <button
              type="button"
              class="puzzle-move"
              aria-pressed={looking !== undefined && pointOf(looking) === pointOf(move)}
              onClick={() => source.look(move)}
            >
              <span class="puzzle-move-sign" aria-hidden="true">
                {i === 0 ? '★' : ''}
              </span>
              <span class="puzzle-move-name">
                {nameOf(face, own, source.view, move)}
                {mine === pointOf(move) && <em> · {words.yours}</em>}
              </span>
              {win !== undefined && <Chance words={words} win={win} />}
            </button>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

function Chance({ words, win }: { readonly words: PuzzleWords; readonly win: number }) {
  const percent = Math.round(100 * win);
  return (
    <>
      <span class="puzzle-bar" aria-hidden="true">
        <i style={`width: ${percent}%`} />
      </span>
      <span class="puzzle-win">{words.percent(percent)}</span>
    </>
  );
}
