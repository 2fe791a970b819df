import { spaced } from '../../../words/grammar/fr.ts';
import type { WolfCopyWords } from './en-copy.ts';

export const words = spaced<WolfCopyWords>({
  numbers: 'Cartes Nombre',
  animals: 'Cartes animal',
  count: 'nombre d’exemplaires',
  sum: (colour, sum) => `${colour} : ${sum} sur 16`,
  total: (sum) => `${sum} cartes sur 32`,
  most: 'D’après les règles, le 3 noir est la carte la plus fréquente.',
  field: { pace: 'modificateur', target: 'cible', sheep: 'effet', front: 'recto', start: 'face de départ', exists: 'dans la boîte' },
  values: {
    front: { wolf: 'loup', hound: 'chien' },
    start: { '': 'selon notre interprétation', front: 'recto', back: 'verso' },
    exists: { true: 'oui', false: 'non' },
  },
  onBack: (field) => `${field} du verso`,
  none: 'aucun',
  paces: { reverse: 'sens antihoraire' },
  targets: { self: 'sa propre place', left: 'gauche', across: 'en face', right: 'droite' },
  effect: (sheep) => `${sheep > 0 ? '+' : '−'}${Math.abs(sheep)} ${Math.abs(sheep) === 1 ? 'mouton' : 'moutons'}`,
  doubts: {
    picture: 'Lisible seulement sur une image des règles.',
    draft: 'Repris d’une image du livret de 2015 (ébauche) ; les règles de 2016 n’en disent rien.',
    unnamed: 'Aucun texte ne dit autre chose : supposé identique à la carte simple.',
    order: 'Les règles nomment ces valeurs sans dire à quelles cartes elles appartiennent : réparties dans l’ordre des numéros.',
    wolves: 'Supposé identique à la carte loup du même numéro.',
    pair: 'Supposé identique à l’autre carte de la paire.',
    neighbor: 'Une image montre que cette carte vise un voisin. Lequel, nous le supposons.',
    'other-side': 'Une seule face au plus est montrée ; l’autre est supposée identique.',
    number: 'L’exemple montre une telle carte sans son numéro ; c’est celui de 2016.',
    fronts: 'Seul un exemple de 2016 désigne un recto, celui de Métamorphe 03. Nous supposons les autres identiques.',
    start: 'Aucun livret n’en parle. Notre interprétation : recto, verso, recto, verso, dans l’ordre des numéros.',
    unlisted: 'Le livret de 2015 compte 16 cartes mais n’en nomme que onze. Nous supposons que celle-ci est l’une des cinq autres.',
    'draft-sums': 'Le livret de 2015 dit seulement qu’il y a 32 cartes de 8 types ; le reste est repris de 2016.',
    sums: 'Les livrets disent seulement qu’il y a 16 cartes noires et 16 blanches de 1 à 4, et que le 3 noir est le plus fréquent ; le reste est une reconstitution.',
  },
  problems: {
    unreadable: () => 'Une valeur manque, ou aucune carte ne peut l’avoir.',
    'unknown-card': () => 'Cette édition n’a pas cette carte.',
    certain: (_, card) => `${card} : les livrets donnent cette valeur, elle ne se corrige pas.`,
    'one-side': (_, card) => `${card} n’a qu’une face.`,
    'wrong-sign': (facts, card) =>
      facts.kind === 'wolf'
        ? `${card} : un loup chasse des moutons.`
        : facts.kind === 'hound'
          ? `${card} : un chien ramène des moutons.`
          : `${card} : une carte mouton ne déplace aucun mouton.`,
    sum: (facts) => `Il y a 16 cartes ${facts.colour === 'black' ? 'noires' : 'blanches'}, pas ${facts.sum}.`,
    total: (facts) => `Il y a 32 cartes Nombre, pas ${facts.sum}.`,
    'too-few': (facts, card) =>
      `${card} : au moins ${facts.least}. Il faut au moins une carte de chaque valeur, et Viande & Os en remplace.`,
    'own-numbers': () => 'Cela ne va pas avec tes propres cartes Nombre.',
  },
  colour: { black: 'Noir', white: 'Blanc' },
});
