import type { AnyAdapter, GameTypes, Seat } from '@bellwether/kernel';
import type { ComponentType } from 'preact';
import type { TableSource } from '../model/source.ts';
import type { Area } from '../words/catalogue.ts';
import { type Diagram, diagramOf, type Told } from './diagram.ts';
import type { PlayedCase, Proof } from './proof.ts';

/** What a game provides to play the cases of its rules. */
export interface GameDiagrams {
  readonly adapter: AnyAdapter;
  readonly proofs: Readonly<Record<string, readonly Proof[]>>;
  readonly Board: DiagramBoard;
  /** Moves that are refused to a seat here, with the reason. */
  readonly refused: (state: GameTypes['State'], seat: Seat) => readonly RefusedMove[];
  readonly words: Area<object>;
  readonly teller: (words: object) => DiagramTeller;
}

/** The table, without controls. */
export type DiagramBoard = ComponentType<{ readonly words: object; readonly source: TableSource<GameTypes> }>;

export interface RefusedMove {
  readonly move: GameTypes['Move'];
  readonly refusal: GameTypes['Refusal'];
}

/** What happens, in words. */
export interface DiagramTeller {
  readonly told: (told: Told) => readonly string[];
  /** The position in words, since the picture is not read out. */
  readonly stands: (view: GameTypes['View']) => string;
  /** What a position says by itself, such as its score. */
  readonly position: (view: GameTypes['View']) => readonly string[];
  readonly refused: (one: RefusedMove) => string;
}

/** A diagram and the sentence of the rule that it shows. */
export interface SaidDiagram {
  readonly says: Proof['says'];
  readonly diagram: Diagram;
}

const GAMES = import.meta.glob<GameDiagrams>('../games/*/diagrams.ts', { import: 'diagrams' });
const FILES = import.meta.glob<readonly NamedCase[]>('../../../conformance/*.json', { import: 'default' });
type NamedCase = PlayedCase & { readonly name: string; readonly game: string };

/** Loaded on demand; undefined for a game without. */
export async function gameDiagrams(game: string): Promise<GameDiagrams | undefined> {
  return await GAMES[`../games/${game}/diagrams.ts`]?.();
}

/** The diagrams of a rule: for each sentence that is proved, the first case with something to see. */
export async function diagramsOf(game: string, rule: string): Promise<readonly SaidDiagram[]> {
  const kit = await gameDiagrams(game);
  const proofs = kit?.proofs[rule] ?? [];
  if (kit === undefined || proofs.length === 0) return [];
  const cases = (await Promise.all(Object.values(FILES).map((load) => load()))).flat();
  const named = (one: string | PlayedCase) =>
    typeof one === 'string' ? cases.find(({ name, game: of }) => of === game && name === one) : one;
  return proofs.flatMap(({ says, cases: list }) => {
    const diagrams = list.flatMap((one) => {
      const found = named(one);
      const diagram = found && diagramOf(kit.adapter, found);
      return diagram && isTelling(diagram) ? [diagram] : [];
    });
    // A move that is made tells more than one that is refused.
    const [best] = [...diagrams].sort((a, b) => Number(isRefused(a)) - Number(isRefused(b)));
    return best ? [{ says, diagram: best }] : [];
  });
}

/** Something follows besides the turn itself, a move is made, or the game is scored. */
const isTelling = ({ adapter, follows, moves, after }: Diagram) =>
  follows.some((event) => !('kind' in event && QUIET.includes(String(event.kind)))) ||
  moves.length > 0 ||
  adapter.game.outcome(after) !== undefined;

/** Events that nobody sees. */
const QUIET = ['turn', 'asks'];

const isRefused = ({ adapter: { game }, after, moves }: Diagram) => {
  const [first] = moves;
  return first !== undefined && game.check(after, first.seat, first.move) !== undefined;
};
