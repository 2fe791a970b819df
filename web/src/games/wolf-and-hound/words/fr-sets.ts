import { spaced } from '../../../words/grammar/fr.ts';
import { counter } from '../../../words/plural.ts';
import type { WolfSets } from './en-sets.ts';

const count = counter('fr');
const list = (facts: Readonly<Record<string, unknown>>, key: string) => [facts[key] ?? ''].flat().join(', ');

const refusals: WolfSets['refusals'] = {
  'bad-players': () => 'On joue à deux, trois ou quatre.',
  'no-animals': () => 'Choisis au moins une carte animal.',
  'unknown-animal': (facts) => `Il n’y a pas de carte animal « ${list(facts, 'animal')} ».`,
  'wrong-edition': (facts) => `« ${list(facts, 'animal')} » est de l’autre édition.`,
  'two-copies': (facts) => `« ${list(facts, 'animal')} » y est deux fois.`,
  'not-alone': () => 'Les trois cartes couverture ne se jouent qu’ensemble.',
  'too-many-animals': (facts) => `Au plus ${list(facts, 'most')} cartes animal.`,
  'no-expansion-in-draft': () => 'Le livret de 2015 (ébauche) n’a pas Viande & Os.',
  'expansion-with-own-numbers': () => 'Viande & Os ne va pas avec tes propres cartes Nombre.',
  'bad-sheep-count': () => 'Chacun commence avec 1 à 5 moutons.',
  'bad-number-deck': () => 'Ces cartes Nombre ne permettent pas de jouer.',
  'bad-card': (facts) => `La carte « ${list(facts, 'card')} » n’est pas jouable.`,
  'bad-copy': () => 'Les valeurs corrigées de cet exemplaire ne sont pas jouables.',
  'bad-deal': () => 'Ces cartes ne sont pas celles de la partie.',
  'bad-position': () => 'La table ne peut pas ressembler à cela.',
};

export const words = spaced<WolfSets>({
  setup: {
    title: 'Wolf & Hound : nouvelle partie',
    playersOf: (n) => `${n}`,
    playersAbout: { 2: 'deux fantômes', 3: 'un fantôme', 4: 'deux équipes' },
    who: 'Qui est assis où',
    animals: 'Animaux',
    own: 'Ton choix',
    levels: {
      'first-game': 'Première partie',
      beginner: 'Débutants',
      experienced: 'Expérimentés',
      gamer: 'Experts',
      designer: 'Cartes Designer',
    },
    chosen: (n) => count(n, { one: '# carte animal', other: '# cartes animal' }),
    expansionAbout: 'La viande arrête les loups, l’os les chiens.',
    sheep: 'Moutons au départ',
    sheepUsual: 'selon les règles',
    sheepOwn: 'à ton choix',
    series: 'Trois victoires sur cinq',
    deal: 'Distribuer',
    cannot: 'Impossible :',
  },
  refusals,
  levelsAbout: {
    'first-game': 'Pour la toute première fois.',
    beginner: 'Quand tout le monde a joué une fois.',
    experienced: 'Quand tous connaissent bien les règles.',
    gamer: 'Pour ceux qui aiment la stratégie.',
    designer: 'Des cartes spéciales, quand on connaît les autres.',
  },
  picks: {
    title: 'Suggestions',
    surprise: 'Au hasard',
    hard: (paws) => ['facile', 'moyen', 'difficile'][paws - 1] ?? '',
    of: {
      first: { name: 'Premiers pas', about: 'Un loup, un chien.' },
      slow: { name: 'Le glouton lent', about: 'Un deuxième loup, qui va deux fois moins loin.' },
      across: { name: 'À travers le pré', about: 'Ce loup prend ses moutons en face.' },
      asleep: { name: 'Sommeil profond', about: 'Là où ce mouton ronfle, on passe son tour.' },
      changelings: { name: 'Métamorphoses', about: 'Loup maintenant, chien dans un instant.' },
      grandpa: { name: 'Papi vient aussi', about: 'Il va dans le sens antihoraire, avec un tour de retard.' },
    },
  },
  ownAbout: 'Ajoute ou enlève des cartes, réunis des combinaisons.',
  any: { wolf: 'un loup au choix', hound: 'un chien au choix' },
  or: ' ou ',
  which: { wolf: 'Quel loup ?', hound: 'Quel chien ?', sheep: 'Quelle carte ?' },
  experienced: 'Pour joueurs expérimentés',
  ours: 'Notre idée',
  alone: (seat) => `${seat} (Joueur 2) joue sans partenaire, avec le fantôme en face : de préférence le joueur le plus expérimenté.`,
  aloneYou: 'Tu es Joueur 2 : tu joues sans partenaire, avec le fantôme en face. De préférence pour le joueur le plus expérimenté.',
});
