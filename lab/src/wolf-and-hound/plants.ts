import { pick, type Random } from '@bellwether/kernel';
import type { Part } from '@bellwether/review/wolf-and-hound/fairness';
import {
  type AnimalRow,
  type Config,
  checkRow,
  KINDS,
  MOVED_BY,
  type Pace,
  plainFace,
  RECOMMENDED_SETS,
  TARGETS,
  wolfAndHound,
} from '@bellwether/wolf-and-hound';

/** A set with two home-made cards, and the same set after one edit of one of them, or of the number deck. */
export interface Edit {
  readonly before: Config;
  readonly after: Config;
  /** What was edited, which is the expected answer. Without a card, the number deck. */
  readonly card?: string;
  readonly part: Part | 'name';
}

const PACES: readonly Pace[] = ['plain', 'reverse', '+1', '-1', '+2', '-2', '+3', '1/2', '-1/2', '1/3', '1/4', 'x2', 'x3', 'x4', 'x5'];
const HARMLESS: readonly Pace[] = ['plain', 'reverse', '+1', '-1', '+2'];

/** Random edits of one set; their effect on the balance must be measured. */
export function randomEdits(random: Random, count: number): Edit[] {
  const before = randomSet(random);
  const edits = Array.from({ length: count }, () => edited(before, random)).filter((edit) => edit !== undefined);
  return edits.filter(({ after }) => isPlayable(before) && isPlayable(after));
}

function randomSet(random: Random): Config {
  const animals = pick(RECOMMENDED_SETS['2016'].slice(0, MOST_SETS), random).animals;
  const cards = [plainCard('green-one', random), plainCard('red-one', random)];
  return { edition: '2016', players: 4, animals: [...animals, ...cards.map(({ id }) => id)], expansion: false, cards };
}

/** Small sets only: in large ones no single card matters much. */
const MOST_SETS = 7;

/** A random card like the plain ones of its kind, with at most one unusual part. */
function plainCard(id: string, random: Random): AnimalRow {
  const kind = pick(['wolf', 'hound'] as const, random);
  const row = {
    id,
    kind,
    movedBy: kind === 'wolf' ? 'black' : 'white',
    pace: pick(HARMLESS, random),
    target: 'self',
    sheep: kind === 'wolf' ? -1 : 1,
    provenance: 'invented',
  } as const;
  return random.below(3) === 0 ? { ...row, target: pick(TARGETS, random) } : row;
}

const NAMES_ONE_IN = 24;

function edited(before: Config, random: Random): Edit | undefined {
  const card = pick(before.cards ?? [], random);
  // A new name is the only edit that certainly changes nothing: most edits should be true trials.
  const part =
    random.below(NAMES_ONE_IN) === 0 ? 'name' : pick(['pace', 'pace', 'target', 'sheep', 'movedBy', 'back', 'numbers'] as const, random);
  if (part === 'numbers') return { before, part, after: { ...before, numbers: randomNumbers(random) } };
  const row = editedRow(card, part, random);
  if (JSON.stringify(row) === JSON.stringify(card)) return undefined;
  // No part of a plain card can be at fault.
  if (part in row && row[part as keyof AnimalRow] === plainFace(row.kind)[part as 'pace']) return undefined;
  return { before, after: { ...before, cards: (before.cards ?? []).map((one) => (one.id === card.id ? row : one)) }, card: card.id, part };
}

function editedRow(card: AnimalRow, part: 'pace' | 'target' | 'sheep' | 'movedBy' | 'back' | 'name', random: Random): AnimalRow {
  switch (part) {
    case 'pace':
      return { ...card, pace: pick(PACES, random) };
    case 'target':
      return { ...card, target: pick(TARGETS, random) };
    case 'sheep':
      return { ...card, sheep: pick([1, 2, 3, 4], random) * Math.sign(card.sheep) };
    case 'movedBy':
      return { ...card, movedBy: pick(MOVED_BY, random) };
    case 'back':
      return { ...card, metamorphic: true, back: { kind: pick(KINDS, random), pace: pick(HARMLESS, random) } };
    case 'name':
      return { ...card, name: `Nr. ${random.below(1000)}` };
  }
}

/** A random number of cards for each number up to 4, about as many as in the printed deck. */
function randomNumbers(random: Random): Record<string, number> {
  const cards = ['B1', 'B2', 'B3', 'B4', 'W1', 'W2', 'W3', 'W4'];
  return Object.fromEntries(cards.map((card) => [card, random.below(8)]));
}

function isPlayable(config: Config): boolean {
  return (config.cards ?? []).every((card) => checkRow(card) === undefined) && wolfAndHound.checkConfig(config) === undefined;
}
