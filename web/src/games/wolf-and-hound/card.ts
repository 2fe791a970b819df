import type { AnimalId } from '@bellwether/wolf-and-hound';
import type { ComponentType } from 'preact';
import type { Proofs } from '../../help/proof.ts';
import type { Drill } from '../../path/drill.ts';
import type { RuleText } from '../../words/en/rules.ts';
import type { Language } from '../../words/languages.ts';
import type { AnimalArt } from './art/Animal.tsx';
import type { Picture } from './art/examples.tsx';
import type { RuleId } from './rulings.ts';
import type { Sign } from './signs.ts';

/**
 * A card on the screen is one file in `cards/`, named by its id. Its exports are loaded apart: the words in the reader's language, the
 * face when the card is met, the drill with the path. Files in `cards/first-game` come with the table. Those in `cards/plain` have words only: such a card looks like what it does.
 */
interface CardFile extends Readonly<Record<Language, CardWords>> {
  /** The creature, drawn in a box of 64 whose ground is at 61. */
  readonly Face: ComponentType<AnimalArt>;
  readonly data: CardData;
  /** Not for those of the first game, which the help knows by itself. */
  readonly lookup?: CardLookUp<string>;
  /** What the engine must come to where the help tells of its own rules: for the tests alone. */
  readonly proofs?: Proofs<string>;
  /** How one learns it by doing. */
  readonly drill: Drill;
}

interface PlainCardFile extends Readonly<Record<Language, CardWords>> {
  readonly Face?: never;
  readonly data?: never;
  readonly drill: Drill;
}

export interface CardData {
  /** What is printed on the card, where players call it otherwise. The same in the books of all languages. */
  readonly printed?: string;
  /** Drawn on the card beside its modifier and its target. */
  readonly sign?: Sign;
  /** The rules it goes by, most telling first, if they are not those of every card. */
  readonly rules?: readonly RuleId[];
}

/** What only the help shows, and comes with it. `Rule`: the rules of RULES.md that are this card's own. */
export interface CardLookUp<Rule extends string = never> {
  /** Words by which the help finds its own rules, whatever the reader's language: its names in all four, by rule. */
  readonly search?: Readonly<Record<string, string>>;
  /** Pictures for the help, shown with the first of the card's `rules`: rows of animals, cards, sheep and ways. */
  readonly example?: readonly (readonly Picture[])[];
  /** What the help says of the card's own rules. */
  readonly help?: Readonly<Record<Language, Readonly<Record<Rule, RuleText>>>>;
}

export interface CardWords {
  readonly name: string;
  /** What it does that its values do not tell, in one sentence. */
  readonly rule?: string;
}

/** Every card file enters itself here. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the files of the cards.
export interface CardFiles {}

/** A card of the engine without a file, or a file without a language or a face, does not compile: see the line below. */
type Complete<Files extends Readonly<Record<AnimalId, CardFile | PlainCardFile>>> = keyof Files;
type Entered = Complete<CardFiles>;

/** The rules that are told in the files of cards. */
export type CardRuleId = { [Id in Entered]: OwnRules<CardFiles[Id]> }[Entered];
type OwnRules<File> = File extends { readonly lookup: CardLookUp<infer Rule> } ? Rule : never;
