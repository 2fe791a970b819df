import type { Reason } from '@bellwether/bots';
import type { PuzzleKit } from '@bellwether/bots/puzzles';
import type { AnyAdapter, GameTypes, GameWithPositions, LawKit, Random, Seat } from '@bellwether/kernel';
import type { ReviewKit } from '@bellwether/review';
import type { ChoiceKit } from './arena/choices.ts';
import type { FairnessKit } from './fairness/kit.ts';

/** A command line option for the set-up of a game, in commander's syntax. */
export interface SetupOption {
  readonly flags: string;
  readonly help: string;
}

/** The values of these options, by name. */
export type SetupGiven = Readonly<Record<string, string | boolean | undefined>>;

/** What a game provides for the command line: options, phrases and text displays. */
export interface LabGame<T extends GameTypes> {
  readonly game: GameWithPositions<T>;
  readonly title: string;
  readonly adapter: AnyAdapter;

  readonly options: readonly SetupOption[];
  /** The set-up that these options describe. Options left out default to those of a first game. Throws UserError or ParseError. */
  readSetup(given: SetupGiven): T['Config'];
  /** The set-up that a person picks from menus; undefined if the person quits. */
  askSetup(): Promise<T['Config'] | undefined>;
  describe(config: T['Config']): string;

  /** A view as text. */
  table(view: T['View']): string;
  /** The question to a seat that is to move, in one line. */
  question(view: T['View']): string;
  /** A move as a sequence of menu choices, usually a single one. No two moves of a list have the same choices. */
  steps(move: T['Move'], view: T['View']): readonly string[];
  /** A move in notation, plus what the notation leaves out. */
  called(move: T['Move'], view: T['View']): string;
  /** The effect of a move, computed from the view alone. */
  foresee(move: T['Move'], view: T['View'], seat: Seat): string;

  /** A sentence about an event; undefined if it needs none. */
  tell(event: T['EventView'], config: T['Config']): string | undefined;
  /** The same with nothing hidden. */
  tellAll(event: T['Event'], config: T['Config']): string | undefined;
  explain(refusal: T['Refusal']): string;
  /** Why a bot would make a move, in a few words. */
  because(reason: Reason, config: T['Config']): string;
  sumUp(outcome: T['Outcome']): { readonly winners: readonly string[]; readonly reason: string };

  /** The points of one side's seats, to compare them with others who held the same cards. */
  points(config: T['Config'], outcome: T['Outcome'], seats: readonly Seat[]): number;

  /** For the soak test; a game under development can leave it out. */
  readonly laws?: {
    readonly kit: LawKit<T>;
    /** A random set-up. */
    randomConfig(random: Random): T['Config'];
  };

  /** For reviews of finished games; a game under development can leave it out. */
  readonly review?: ReviewKit<T>;

  /** For learning programs; a game under development can leave it out. */
  readonly choices?: ChoiceKit<T>;

  /** The set-ups of the fixed benchmark; a game under development can leave it out. */
  readonly benchmark?: readonly { readonly setup: string; readonly players: number }[];

  /** For trials of home-made cards; a game under development can leave it out. */
  readonly fairness?: FairnessKit<T>;

  /** For generating puzzles; a game under development can leave it out. */
  readonly puzzles?: PuzzleKit<T>;

  /** The card table with provenance. */
  listCards(): string;
  /** A report on a file of custom cards. Throws ParseError. */
  checkCards(text: string, file: string): string;
}

/** A game whose types are not known: commands pass configs, views and moves from one of its functions to another and never examine them. */
export type AnyLabGame = LabGame<GameTypes>;
