import { spaced } from '../../../words/grammar/fr.ts';
import { counter } from '../../../words/plural.ts';
import type { WolfGallery } from './en-gallery.ts';

const count = counter('fr');

export const words = spaced<WolfGallery>({
  title: 'Les cartes animal (Wolf & Hound)',
  add: 'Mettre en jeu',
  side: { front: 'Recto', back: 'Verso' },
  pinned: 'Les livrets donnent toutes les valeurs de cette carte.',
  invented: 'Notre propre invention.',
  does: {
    wolf: (whose, sheep) => `Fait fuir ${count(sheep, { one: 'un mouton', other: '# moutons' })} ${whose}.`,
    hound: (whose, sheep) => `Ramène ${count(sheep, { one: 'un mouton', other: '# moutons' })} ${whose}.`,
  },
  whose: { self: 'là où il se tient', left: 'chez le voisin de gauche', across: 'en face', right: 'chez le voisin de droite' },
  movedBy: {
    black: 'Se déplace avec les cartes noires',
    white: 'Se déplace avec les cartes blanches',
    both: 'Se déplace avec toutes les cartes',
    none: 'Aucune carte ne le déplace.',
  },
  pace: {
    plain: 'du nombre d’espaces indiqué.',
    reverse: 'dans le sens antihoraire.',
    '+1': 'd’une place de plus que le nombre.',
    '-1': 'd’un espace de moins que le nombre.',
    '1/2': 'de la moitié du nombre, arrondie à l’entier inférieur.',
    '-1/2': 'de la moitié du nombre, arrondie à l’entier inférieur, dans le sens antihoraire.',
    x3: 'de trois fois le nombre.',
  },
  moves: (by, pace) => (pace.startsWith('d') ? `${by} ${pace}` : `${by} : ${pace}`),
  paceOther: (form, n) =>
    ({
      '+': `de ${n} espaces de plus que le nombre.`,
      '-': `de ${n} espaces de moins que le nombre.`,
      '1/': `du nombre divisé par ${n}, arrondi à l’entier inférieur.`,
      '-1/': `du nombre divisé par ${n}, arrondi à l’entier inférieur, dans le sens antihoraire.`,
      x: `de ${n} fois le nombre.`,
    })[form],
  metamorphic:
    'Se retourne en arrivant au Joueur 1 ou en passant par lui. Deux métamorphes de même couleur à la même place : l’un se retourne.',
  otherwise: (edition) => `${edition} : d’autres valeurs`,
  rulings: 'Règles liées',
  moreWolves: 'dès deux cartes loup',
});
