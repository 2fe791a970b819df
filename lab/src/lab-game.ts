import type { AnyAdapter, Game, GameTypes, LawKit, Random, Seat } from '@bellwether/kernel';

/** A command line option that helps to set a game up, as commander writes it. */
export interface SetupOption {
  readonly flags: string;
  readonly help: string;
}

/** What was given of them, by name. */
export type SetupGiven = Readonly<Record<string, string | boolean | undefined>>;

/** What the command line adds to a game: options, words and pictures made of text. */
export interface LabGame<T extends GameTypes> {
  readonly game: Game<T>;
  readonly title: string;
  readonly adapter: AnyAdapter;

  readonly options: readonly SetupOption[];
  /** The set-up these options describe, whatever is left out as in a first game. Throws UserError or ParseError. */
  readSetup(given: SetupGiven): T['Config'];
  /** The set-up a person picks from menus; undefined if they would rather leave. */
  askSetup(): Promise<T['Config'] | undefined>;
  describe(config: T['Config']): string;

  /** A view as text. */
  table(view: T['View']): string;
  /** What one seat wants to read in one line when asked to move. */
  question(view: T['View']): string;
  /** A move as a menu asks for it, choice by choice; most moves are one choice. Two moves of one list never read the same. */
  steps(move: T['Move'], view: T['View']): readonly string[];
  /** What a move would plainly do, worked out from the view alone. */
  foresee(move: T['Move'], view: T['View'], seat: Seat): string;

  /** A sentence; undefined for what needs none. */
  tell(event: T['EventView'], config: T['Config']): string | undefined;
  /** The same with nothing hidden. */
  tellAll(event: T['Event'], config: T['Config']): string | undefined;
  explain(refusal: T['Refusal']): string;
  sumUp(outcome: T['Outcome']): { readonly winners: readonly string[]; readonly reason: string };

  /** What the laws need; left out by a game that has not got so far. */
  readonly laws?: {
    readonly kit: LawKit<T>;
    /** Any set-up at all. */
    randomConfig(random: Random): T['Config'];
  };

  /** The card table with provenance. */
  listCards(): string;
  /** What a designer should know about a file of custom cards. Throws ParseError. */
  checkCards(text: string, file: string): string;
}

/** A game whose types are not known: commands pass configs, views and moves from one of its functions to another and never examine them. */
export type AnyLabGame = LabGame<GameTypes>;

export function anyLabGame<T extends GameTypes>(lab: LabGame<T>): AnyLabGame {
  return lab;
}
