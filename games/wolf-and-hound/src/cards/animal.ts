import type { CardActs } from '../card-acts.ts';
import type { Side } from '../vocabulary.ts';

export const KINDS = ['sheep', 'wolf', 'hound'] as const;
/** Also the order of activation: sheep (pink), wolves (black), hounds (white). */
export type Kind = (typeof KINDS)[number];

export const MOVED_BY = ['black', 'white', 'both', 'none'] as const;
export type MovedBy = (typeof MOVED_BY)[number];

export const TARGETS = ['self', 'left', 'across', 'right'] as const;
/** Also the distance clockwise: 0, 1, 2, 3. */
export type Target = (typeof TARGETS)[number];

export const PROVENANCES = ['pinned', 'picture', 'reconstructed', 'invented'] as const;
/**
 * How certain a value is: `pinned` by the rulebooks' text; legible in a `picture` only; `reconstructed`, our best
 * guess; `invented`, by us or by the players. A card is as certain as its least certain field. Custom cards may use
 * these words, so they are part of stored configs. For a published card, uncertain fields and reasons are in `unsure`,
 * which is never stored.
 */
export type Provenance = (typeof PROVENANCES)[number];

/**
 * What a book may leave open about a card. `back`: the pace of its other side. `front`: which side is the front.
 * `start`: the side it shows at the start (R-META-START). `exists`: whether there is such a card.
 */
export const UNSURE_FIELDS = ['pace', 'target', 'back', 'front', 'start', 'exists'] as const;
export type UnsureField = (typeof UNSURE_FIELDS)[number];

/**
 * Why a value is not pinned. `picture`: read off a picture. All others are reconstructed. `draft`: taken from a picture of the draft.
 * `unnamed`: no text names one, so the card has none. `order`: the books name the values, but not the cards; assigned by number.
 * `neighbor`: a picture shows that it targets a neighbor, but not which. `wolves`: as the wolf card of that number. `pair`: as the card it
 * is played with. `other-side`: as its other side. `number`: the example names no number. `fronts`: the text labels the front of
 * Metamorphic 03 only. `start`: our ruling. `unlisted`: the draft has 16 cards and names eleven. `sums`, `draft-sums`: the text gives
 * sums and bounds of the number cards, in the draft only their number.
 */
export const DOUBTS = [
  'picture',
  'draft',
  'unnamed',
  'order',
  'neighbor',
  'wolves',
  'pair',
  'other-side',
  'number',
  'fronts',
  'start',
  'unlisted',
  'sums',
  'draft-sums',
] as const;
export type Doubt = (typeof DOUBTS)[number];
export type Unsure = Readonly<Partial<Record<UnsureField, Doubt>>>;

/**
 * How far a number takes the card: `plain`, `reverse` (counter-clockwise), `+1`, `-1` (never below 0), `1/2` (rounded down),
 * `-1/2` (rounded down, counter-clockwise), `x3`, and the same with other small numbers.
 */
export type Pace = 'plain' | 'reverse' | `${'+' | '-' | '1/' | '-1/' | 'x'}${Digit}`;
type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** One side of a card. */
export interface Face {
  readonly kind: Kind;
  readonly movedBy: MovedBy;
  readonly pace: Pace;
  readonly target: Target;
  /** Sheep the target's pasture gains (or, if negative, loses) when it activates. */
  readonly sheep: number;
}

/** A card as data: everything a file of custom cards can say. */
export interface AnimalRow extends Face {
  readonly id: string;
  /** Its English name, for cards with more than a number; the app has the published ones in every language. */
  readonly name?: string;
  readonly provenance: Provenance;
  /** What differs on the back; a card without it has one side. */
  readonly back?: Partial<Face>;
  /** Turns over on passing or reaching seat 1, and never shares a seat with its like (R-META-…). */
  readonly metamorphic?: boolean;
  /** Cards that must be in the game with this one. */
  readonly with?: readonly string[];
  /** The published or house card whose own rule this one follows. */
  readonly rule?: string;
}

/** Rules of single cards: a closed list. `activate` is code; the engine applies the others in every turn. */
export interface OwnRule {
  /** On activation, after the sheep the row itself moves. */
  readonly activate?: (acts: CardActs) => void;
  /** Moves at the end of every turn by the number card of the turn before (R-ENDORDER 2), never when a card is played. */
  readonly late?: boolean;
  /**
   * Turns to its front if one of these cards is at its seat at the end of a play phase, to its back if none is; on its
   * back it steps one seat counter-clockwise at the end of every turn (R-ENDORDER 3), ignoring symbols.
   */
  readonly restsBeside?: readonly string[];
  /** Turns over at the end of every turn, after all movement, if it is not alone (R-ENDORDER 4). */
  readonly confused?: boolean;
}

export interface Animal extends AnimalRow {
  readonly own?: OwnRule;
  /** The fields that no text gives, with reasons. All other fields of a published card are pinned. */
  readonly unsure?: Unsure;
  /** The side it shows at the start, if a copy says so (H-COPY, R-META-START). */
  readonly start?: Side;
}

/** A plain row lists only what differs from the standard card of its kind. The type keeps the id: see `AnimalId`. */
export function animal<Id extends string>(
  card: Pick<Animal, 'kind'> & Partial<Animal> & { readonly id: Id },
): Animal & { readonly id: Id } {
  return { ...plainFace(card.kind), provenance: provenanceOf(card.unsure), ...card };
}

function provenanceOf(unsure: Unsure = {}): Provenance {
  const doubts = Object.values(unsure);
  if (doubts.length === 0) return 'pinned';
  return doubts.every((doubt) => doubt === 'picture') ? 'picture' : 'reconstructed';
}

const STANDARD = {
  wolf: { movedBy: 'black', sheep: -1 },
  hound: { movedBy: 'white', sheep: 1 },
  sheep: { movedBy: 'both', sheep: 0 },
} as const;

/** A side of the standard card of a kind. */
export function plainFace(kind: Kind): Face {
  return { kind, ...STANDARD[kind], pace: 'plain', target: 'self' };
}

/** The values of a side: the front's, unless the back has others. */
export function faceOf(card: Animal, side: 0 | 1): Face {
  return side === 1 && card.back ? { ...card, ...card.back } : card;
}
