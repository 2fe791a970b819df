import type { Mix } from '@bellwether/kernel';
import { type Config, type Edition, RECOMMENDED_SETS, type SetLevel } from '@bellwether/wolf-and-hound';
import type { Sitter } from '../../table-kit/sitter.ts';

type Sheep = NonNullable<Config['sheep']>;

/** What is chosen on the set-up page so far. */
export interface SetupDraft {
  readonly edition: Edition;
  readonly players: Config['players'];
  /** One for each of four seats, whatever the number of players. */
  readonly sitters: readonly Sitter[];
  /** Whether chance seats them anew, and how. */
  readonly mix: Mix | undefined;
  /** Which recommended sets are offered; `own` for all cards. */
  readonly level: SetLevel | 'own';
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
  animals: ['hound-01', 'wolf-01'],
  expansion: false,
  sheep: undefined,
  series: false,
};

export const USUAL_SHEEP: Sheep = [3, 3, 3, 3];

export function configOf({ edition, players, animals, expansion, sheep }: SetupDraft): Config {
  return { edition, players, animals, expansion, ...(sheep && { sheep }) };
}

/** Another edition has other cards and sets; the draft of 2015 has no expansion. */
export function withEdition(draft: SetupDraft, edition: Edition): SetupDraft {
  const animals = RECOMMENDED_SETS[edition][0]?.animals ?? draft.animals;
  return { ...draft, edition, animals, level: 'first-game', expansion: edition === '2016' && draft.expansion };
}

/** Another level begins with its first set; whoever chooses freely begins with what is chosen. */
export function withLevel(draft: SetupDraft, level: SetupDraft['level']): SetupDraft {
  const first = RECOMMENDED_SETS[draft.edition].find((set) => set.level === level);
  return { ...draft, level, animals: first?.animals ?? draft.animals };
}

/** Takes a card out, or in. */
export function toggled({ animals }: SetupDraft, id: string): readonly string[] {
  return animals.includes(id) ? animals.filter((one) => one !== id) : [...animals, id];
}

export function withSheep([a, b, c, d]: Sheep, seat: number, count: number): Sheep {
  const at = (old: number, i: number) => (i === seat ? count : old);
  return [at(a, 1), at(b, 2), at(c, 3), at(d, 4)];
}
