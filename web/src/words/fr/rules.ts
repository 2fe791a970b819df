import type { RulesWords } from '../en/rules.ts';

export const help: Omit<RulesWords<never>, 'title' | 'rules' | 'questions' | 'reasons'> = {
  search: 'Poser une question ou chercher une règle',
  searchCards: 'Chercher une carte des deux jeux',
  none: (sought) => `Rien trouvé pour « ${sought} ». Essaie ${/\s/.test(sought) ? 'un seul' : 'un autre'} mot.`,
  toCards: 'Regarder dans les cartes',
  rule: (id) => `Règle ${id}`,
  ruling: (id) => `Notre interprétation · ${id}`,
  elsewhere: (title, n) => `${title} : ${n === 1 ? '1 article' : `${n} articles`}`,
  asked: 'Questions fréquentes',
  everything: 'Toutes les règles',
  nearest: 'Réponses les plus proches',
  chapter: (chapter) => `Livret, chapitre ${chapter}`,
  section: (section) => `Livret, « ${section} »`,
  ourRuling: 'Notre interprétation',
  seeAlso: 'Voir aussi',
  good: 'permis',
  bad: 'interdit',
  reveal: 'Montrer (dévoile des astuces)',
  lookUp: 'Cette partie en bref',
};
