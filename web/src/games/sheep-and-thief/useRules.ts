import { BLACK_SHEEP_GOLD, MISSION_GOLD, MISSIONS, riverScale } from '@bellwether/sheep-and-thief';
import { useMemo } from 'preact/hooks';
import type { RuleText } from '../../words/en/rules.ts';
import { sentences } from '../../words/sentences.ts';
import { useWords } from '../../words/useWords.ts';
import type { SheepWords } from './words/en.ts';
import type { SheepRuleId, SheepRules } from './words/en-rules.ts';
import { SHEEP_RULES } from './words/rules.ts';
import { SHEEP_WORDS } from './words/table.ts';

/** The texts of the rules help; undefined while they load. */
export function useRules(): SheepRules | undefined {
  const words = useWords(SHEEP_WORDS);
  const rules = useWords(SHEEP_RULES);
  return useMemo(() => words && rules && wholeHelp(rules, words), [words, rules]);
}

const ROWS = [0, 1, 2, 3] as const;
const MAX_RIVER_LENGTH = 8;

/** The rules, with lists from the engine filled in. */
export function wholeHelp(help: SheepRules, words: SheepWords): SheepRules {
  const { rules } = help;
  const listed = (id: SheepRuleId, lines: readonly string[]): RuleText => ({ ...rules[id], lines });
  const missions = MISSIONS.map((mission) => {
    const { name, about } = words.missions[mission];
    const { sole, shared } = MISSION_GOLD[mission];
    return sentences([`${name}${words.dash}${about}`, words.missionGold(sole, shared)]);
  });
  const rows = ROWS.map((row) => BLACK_SHEEP_GOLD.byCell.slice(row * 4, row * 4 + 4).join(' · '));
  const rivers = Array.from(
    { length: MAX_RIVER_LENGTH },
    (_, i) => `${words.line.river(i + 1)}${words.dash}${words.gold(riverScale({ edition: '2017' })[i + 1] ?? 0)}`,
  );
  return {
    ...help,
    rules: {
      ...rules,
      'A-MISSIONS': listed('A-MISSIONS', missions),
      'A-BLACK': listed('A-BLACK', rows),
      'A-RIVERS': listed('A-RIVERS', rivers),
    },
  };
}
