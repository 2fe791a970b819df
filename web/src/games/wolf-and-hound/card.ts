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
 * A card in the web app is one file in `cards/`, named by its id. Its exports are loaded separately: words by language,
 * the face when the card is met, the drill with the path. Files in `cards/first-game` are in the table's chunk. Those
 * in `cards/plain` have words only: such a card is drawn by what it does.
 */
interface CardFile extends Readonly<Record<Language, CardWords>> {
  /** The creature, drawn in a box of 64 with the ground at 61. */
  readonly Face: ComponentType<AnimalArt>;
  readonly data: CardData;
  /** Left out for cards of a first game, which the help contains already. */
  readonly lookup?: CardLookUp<string>;
  /** What the engine must do where the help explains its own rules: for tests only. */
  readonly proofs?: Proofs<string>;
  /** The drill that teaches it. */
  readonly drill: Drill;
}

interface PlainCardFile extends Readonly<Record<Language, CardWords>> {
  readonly Face?: never;
  readonly data?: never;
  readonly drill: Drill;
}

export interface CardData {
  /** The printed name, where ours differs. The same in all languages. */
  readonly printed?: string;
  /** The icon drawn on the card besides modifier and target. */
  readonly sign?: Sign;
  /** Its rules, most important first, if not those of every card. */
  readonly rules?: readonly RuleId[];
}

/** The part that only the help shows. `Rule`: rules of RULES.md that belong to this card alone. */
export interface CardLookUp<Rule extends string = never> {
  /** Search words of its own rules in every language: its names in all four, by rule. */
  readonly search?: Readonly<Record<string, string>>;
  /** Pictures for the help, shown with the first of the card's `rules`: rows of animals, cards, sheep and paths. */
  readonly example?: readonly (readonly Picture[])[];
  /** Help texts of the card's own rules. */
  readonly help?: Readonly<Record<Language, Readonly<Record<Rule, RuleText>>>>;
}

export interface CardWords {
  readonly name: string;
  /** What it does beyond its values, in one sentence. */
  readonly rule?: string;
}

/** Every card file adds itself here by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the files of the cards.
export interface CardFiles {}

/** A card of the engine without a file, or a file without a language or a face, does not compile: see the next line. */
type Complete<Files extends Readonly<Record<AnimalId, CardFile | PlainCardFile>>> = keyof Files;
type Entered = Complete<CardFiles>;

/** Rules whose texts are in card files. */
export type CardRuleId = { [Id in Entered]: OwnRules<CardFiles[Id]> }[Entered];
type OwnRules<File> = File extends { readonly lookup: CardLookUp<infer Rule> } ? Rule : never;
