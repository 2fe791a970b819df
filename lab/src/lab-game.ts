import type { Reason } from '@bellwether/bots';
import type { PuzzleKit } from '@bellwether/bots/puzzles';
import type { AnyAdapter, GameTypes, GameWithPositions, LawKit, Random, Seat } from '@bellwether/kernel';
import type { ReviewKit } from '@bellwether/review';
import type { ChoiceKit } from './arena/choices.ts';
import type { FairnessKit } from './fairness/kit.ts';

/** A command line option that helps to set a game up, as commander writes it. */
export interface SetupOption {
  readonly flags: string;
  readonly help: string;
}

/** The values of these options, by name. */
export type SetupGiven = Readonly<Record<string, string | boolean | undefined>>;

/** What the command line adds to a game: options, words and pictures made of text. */
export interface LabGame<T extends GameTypes> {
  readonly game: GameWithPositions<T>;
  readonly title: string;
  readonly adapter: AnyAdapter;

  readonly options: readonly SetupOption[];
  /** The set-up that these options describe; what is left out is as in a first game. Throws UserError or ParseError. */
  readSetup(given: SetupGiven): T['Config'];
  /** The set-up that a person picks from menus; undefined if the person leaves. */
  askSetup(): Promise<T['Config'] | undefined>;
  describe(config: T['Config']): string;

  /** A view as text. */
  table(view: T['View']): string;
  /** The question to a seat that is to move, in one line. */
  question(view: T['View']): string;
  /** A move as a list of menu choices; most moves are one choice. Two moves of one list never have the same choices. */
  steps(move: T['Move'], view: T['View']): readonly string[];
  /** A move in notation, with what the notation leaves out. */
  called(move: T['Move'], view: T['View']): string;
  /** What a move would do, worked out from the view alone. */
  foresee(move: T['Move'], view: T['View'], seat: Seat): string;

  /** A sentence about an event; undefined if it needs none. */
  tell(event: T['EventView'], config: T['Config']): string | undefined;
  /** The same with nothing hidden. */
  tellAll(event: T['Event'], config: T['Config']): string | undefined;
  explain(refusal: T['Refusal']): string;
  /** Why a bot would make a move, in a few words. */
  because(reason: Reason, config: T['Config']): string;
  sumUp(outcome: T['Outcome']): { readonly winners: readonly string[]; readonly reason: string };

  /** What these seats of one side have made of a deal, to be compared with others who had the same cards. */
  points(config: T['Config'], outcome: T['Outcome'], seats: readonly Seat[]): number;

  /** What the laws need; a game in the making may leave it out. */
  readonly laws?: {
    readonly kit: LawKit<T>;
    /** Any set-up at all. */
    randomConfig(random: Random): T['Config'];
  };

  /** For looking back at finished games; a game in the making may leave it out. */
  readonly review?: ReviewKit<T>;

  /** For learning programs; a game in the making may leave it out. */
  readonly choices?: ChoiceKit<T>;

  /** The set-ups of the fixed benchmark; a game in the making may leave it out. */
  readonly benchmark?: readonly { readonly setup: string; readonly players: number }[];

  /** For trying home-made cards; a game in the making may leave it out. */
  readonly fairness?: FairnessKit<T>;

  /** For making puzzles; a game in the making may leave it out. */
  readonly puzzles?: PuzzleKit<T>;

  /** The card table with provenance. */
  listCards(): string;
  /** A report on a file of custom cards. Throws ParseError. */
  checkCards(text: string, file: string): string;
}

/** A game whose types are not known: commands pass configs, views and moves from one of its functions to another and never examine them. */
export type AnyLabGame = LabGame<GameTypes>;
