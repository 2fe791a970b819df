import { CATALOGUE, type Config, EDITIONS, type Edition, HOUSE, SET_LEVELS, wolfAndHound } from '@bellwether/wolf-and-hound';
import { confirm, isCancel, multiselect, select } from '@clack/prompts';
import { animalName, explainRefusal } from './phrases.ts';
import { namedSets } from './sets.ts';

/** The set-up from menus; undefined as soon as the person quits one. */
export async function askSetup(): Promise<Config | undefined> {
  const edition = await select({
    message: 'Which edition?',
    options: EDITIONS.map((name) => ({
      value: name,
      label: name,
      hint: name === '2016' ? 'the published game' : 'an older draft with other cards',
    })),
  });
  if (isCancel(edition)) return undefined;
  const players = await select({
    message: 'How many players?',
    options: ([4, 3, 2] as const).map((n) => ({ value: n, label: `${n}`, hint: n === 4 ? 'two teams of two' : 'with dummies' })),
  });
  if (isCancel(players)) return undefined;
  for (;;) {
    const animals = await askAnimals(edition, players);
    if (animals === undefined) return undefined;
    const base: Config = { edition, players, animals, expansion: false };
    const no = wolfAndHound.checkConfig(base);
    if (no === undefined) return await askExpansion(base);
    process.stdout.write(`${explainRefusal(no)} (rule ${no.rule})\n`);
  }
}

async function askExpansion(base: Config): Promise<Config | undefined> {
  if (base.edition === '2015-draft') return base;
  const expansion = await confirm({ message: 'Play with Meat & Bone?', initialValue: false });
  return isCancel(expansion) ? undefined : { ...base, expansion };
}

const OWN = 'own';

async function askAnimals(edition: Edition, players: Config['players']): Promise<readonly string[] | undefined> {
  const sets = namedSets(edition);
  const name = (id: string) => animalName(id, { edition, players, animals: [], expansion: false });
  const level = await select({
    message: 'Which animals?',
    options: [
      ...SET_LEVELS.filter((l) => sets.some((set) => set.level === l)).map((l) => ({ value: l as string, label: l.replace('-', ' ') })),
      { value: OWN, label: 'choose your own cards' },
    ],
  });
  if (isCancel(level)) return undefined;
  if (level === OWN) return await askOwnSet(edition, name);
  const offered = sets.filter((set) => set.level === level);
  if (offered.length === 1) return offered[0]?.animals;
  const chosen = await select({
    message: 'Which set?',
    options: offered.map((set) => ({ value: set.name, label: set.animals.map(name).join(', '), hint: set.name })),
    maxItems: 12,
  });
  return isCancel(chosen) ? undefined : offered.find((set) => set.name === chosen)?.animals;
}

async function askOwnSet(edition: Edition, name: (id: string) => string): Promise<readonly string[] | undefined> {
  const chosen = await multiselect({
    message: 'Which cards? (Space selects, Enter confirms)',
    options: [...CATALOGUE[edition], ...HOUSE].map(({ id, provenance }) => ({ value: id, label: name(id), hint: provenance })),
    maxItems: 14,
    required: true,
  });
  return isCancel(chosen) ? undefined : chosen;
}
