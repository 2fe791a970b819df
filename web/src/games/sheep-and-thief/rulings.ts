import { faceOf } from '@bellwether/sheep-and-thief';
import type { Card } from './vocabulary.ts';
import type { SheepRuleId } from './words/en-rules.ts';

/** The rules of a landscape card, most important first. */
export function rulingsOf(card: Card): readonly SheepRuleId[] {
  const { road, river, sheep, dogs, foxes, barn } = faceOf(card);
  return [
    ...(river ? (['R-RIVER', 'S-SCORE'] as const) : []),
    ...(road ? (['S-TOWNS'] as const) : []),
    ...(road && river ? (['R-BRIDGE'] as const) : []),
    ...(sheep > 0 ? (['S-SHEEP'] as const) : []),
    ...(dogs > 0 ? (['S-DOG'] as const) : []),
    ...(foxes > 0 || barn ? (['S-FOX'] as const) : []),
    ...(sheep + dogs + foxes > 1 ? (['R-ANYORDER'] as const) : []),
    'S-ADJACENT',
  ];
}
