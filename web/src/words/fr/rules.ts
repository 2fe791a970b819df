import type { RulesWords } from '../en/rules.ts';

export const help: Omit<RulesWords<never>, 'title' | 'rules'> = {
  search: 'Chercher dans les règles',
  searchCards: 'Chercher une carte des deux jeux',
  none: (sought) => `Rien trouvé pour « ${sought} ». Essaie ${/\s/.test(sought) ? 'un seul' : 'un autre'} mot.`,
  found: (n) => (n > 1 ? `${n} règles trouvées.` : `${n} règle trouvée.`),
  toCards: 'Regarder dans les cartes',
  rule: (id) => `Règle ${id}`,
  ruling: (id) => `Notre interprétation · ${id}`,
  elsewhere: (title, n) => `${title} : ${n === 1 ? '1 article' : `${n} articles`}`,
  good: 'permis',
  bad: 'interdit',
  reveal: 'Montrer (dévoile des astuces)',
  lookUp: 'Cette partie en bref',
};
