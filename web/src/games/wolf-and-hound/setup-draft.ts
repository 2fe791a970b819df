import type { Mix } from '@bellwether/kernel';
import { type Config, type Edition, SET_LINES, type SetLevel, type SetLine } from '@bellwether/wolf-and-hound';
import type { Sitter } from '../../model/sitter.ts';

type Sheep = NonNullable<Config['sheep']>;

/** The choices on the set-up page. */
export interface SetupDraft {
  readonly edition: Edition;
  readonly players: Config['players'];
  /** One for each of four seats, whatever the number of players. */
  readonly sitters: readonly Sitter[];
  /** Whether and how the seats are mixed. */
  readonly mix: Mix | undefined;
  /** The level of recommended sets; `own` for a free choice. */
  readonly level: SetLevel | 'own';
  /** The index of the chosen line of that level. */
  readonly line: number;
  /** In a line of the book: one card of each of its groups, in order. */
  readonly animals: readonly string[];
  readonly expansion: boolean;
  /** Sheep by seat; undefined for the usual number. */
  readonly sheep: Sheep | undefined;
  readonly series: boolean;
}

export const FIRST_DRAFT: SetupDraft = {
  edition: '2016',
  players: 4,
  sitters: ['guest', 'bot:shepherd', 'bot:herder', 'bot:shepherd'],
  mix: undefined,
  level: 'first-game',
  line: 0,
  animals: ['hound-01', 'wolf-01'],
  expansion: false,
  sheep: undefined,
  series: false,
};

export const USUAL_SHEEP: Sheep = [3, 3, 3, 3];

export function configOf({ edition, players, animals, expansion, sheep }: SetupDraft): Config {
  return { edition, players, animals, expansion, ...(sheep && { sheep }) };
}

/** The draft of an existing set-up. */
export function draftOf({
  edition,
  players,
  animals,
  expansion,
}: Config): Pick<SetupDraft, 'edition' | 'players' | 'level' | 'animals' | 'expansion'> {
  return { edition, players, level: 'own', animals, expansion };
}

/** Another edition has other cards and sets; the draft of 2015 has no expansion. */
export function withEdition(draft: SetupDraft, edition: Edition): SetupDraft {
  return withLevel({ ...draft, edition, expansion: edition === '2016' && draft.expansion }, 'first-game');
}

/** Another level starts with its first line; a free choice starts with the current cards. */
export function withLevel(draft: SetupDraft, level: SetupDraft['level']): SetupDraft {
  return withLine({ ...draft, level }, 0);
}

/** The book's lines for this edition and level. */
export function linesOf({ edition, level }: Pick<SetupDraft, 'edition' | 'level'>): readonly SetLine[] {
  return SET_LINES[edition].filter((line) => line.level === level);
}

/** Another line starts with the first card of each group. */
export function withLine(draft: SetupDraft, line: number): SetupDraft {
  const groups = linesOf(draft)[line]?.groups;
  return { ...draft, line, animals: groups?.map(({ cards }) => cards[0] ?? '') ?? draft.animals };
}

/** Chooses another card of a group: “any wolf”, “03 or 04”. */
export function withCard(draft: SetupDraft, group: number, id: string): SetupDraft {
  return { ...draft, animals: draft.animals.with(group, id) };
}

/** The families of cards that the books mark "for experienced players". */
const HARD = ['sheep', 'tornado', 'metamorphic', 'extra', 'designer'];

export function isForExperienced(id: string): boolean {
  return HARD.some((family) => id.startsWith(`${family}-`));
}

/** The cards with one added or removed. */
export function toggled({ animals }: SetupDraft, id: string): readonly string[] {
  return animals.includes(id) ? animals.filter((one) => one !== id) : [...animals, id];
}

export function withSheep([a, b, c, d]: Sheep, seat: number, count: number): Sheep {
  const at = (old: number, i: number) => (i === seat ? count : old);
  return [at(a, 1), at(b, 2), at(c, 3), at(d, 4)];
}
