import type { RulesWords } from '../en/rules.ts';

export const help: Omit<RulesWords<never>, 'title' | 'rules'> = {
  search: 'Chercher dans les règles',
  none: 'Aucune règle ne le dit.',
  rule: (id) => `Règle ${id}`,
  good: 'permis',
  bad: 'interdit',
  reveal: 'Montrer (dévoile des astuces)',
  lookUp: 'Cette partie en bref',
};
