import { MISSION_GOLD } from '@bellwether/sheep-and-thief';
import { sentences } from '../../../words/sentences.ts';
import type { SceneOf, Thing } from './thing.ts';

/** One's own mission: open on the board until the first choice, then a card next to the boards. */
export function mission({ view, layout, words, gold }: SceneOf): Thing[] {
  const { mission: aim } = view.own;
  if (aim === null) return [];
  const { name, about } = words.missions[aim];
  const { sole, shared } = MISSION_GOLD[aim];
  const dealt = view.stage === 'draft' && view.round === 1 && view.step === 0 && view.own.pick.length === 0;
  const { width, height, ...at } = layout.mission[dealt ? 'large' : 'small'];
  const worth = words.missionGold(sole, shared);
  const now = typeof view.viewer === 'number' ? (gold[view.viewer - 1]?.score.missions ?? 0) : 0;
  return [
    {
      key: 'chip:missions',
      at,
      width,
      height,
      z: dealt ? 15 : 7,
      ...(dealt && { from: layout.supply }),
      // The label reads in the order of the text.
      label: dealt
        ? sentences([words.table.missionTold(name, about, worth), words.table.secret])
        : words.table.missionTold(words.list([name, words.gold(now)]), about, worth),
      act: { kind: 'mission' },
      marks: ['sheep-chip', 'sheep-mission-card'],
      art: {
        kind: 'mission',
        mission: aim,
        title: words.table.mission,
        name,
        gold: now,
        ...(dealt && { about: [about, worth, words.table.secret] }),
      },
    },
  ];
}
